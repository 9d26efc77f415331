import type { RulesChange } from '../../../core/title.js'

export const changes18Mag: readonly RulesChange[] = [
  {
    version: 2,
    text: {
      en: 'A rail-car may be bought that only a later one makes useful. István buys the car of RÁBA only for a better run.',
      ru: 'Можно купить вагон, который пригодится лишь вместе со следующим. Иштван покупает вагон RÁBA только ради лучшего рейса.',
      pl: 'Można kupić wagon, który przyda się dopiero razem z następnym. István kupuje wagon RÁBA tylko dla lepszego przejazdu.',
    },
    older: 'goOn',
  },
]
