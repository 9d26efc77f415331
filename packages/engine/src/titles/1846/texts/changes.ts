import type { RulesChange } from '../../../core/title.js'

export const changes1846: readonly RulesChange[] = [
  {
    version: 2,
    text: {
      en: 'The two tiles of Little Miami must join. A corporation in receivership over the train limit gives back its cheapest trains by itself. The bank is broken by whatever it pays for.',
      ru: 'Два тайла Little Miami должны соединяться. Корпорация под внешним управлением сверх предела поездов сама отдаёт самые дешёвые. Банк разоряет любая его выплата.',
      pl: 'Dwa kafelki Little Miami muszą się łączyć. Spółka pod zarządem przymusowym ponad limit pociągów sama oddaje najtańsze. Bank rozbija każda jego wypłata.',
    },
    older: 'goOn',
  },
]
