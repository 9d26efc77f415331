import type { RulesChange } from '../../../core/title.js'

export const changes1846: readonly RulesChange[] = [
  {
    version: 2,
    text: {
      en: 'The two tiles of Little Miami must join. A corporation in receivership over the train limit gives back its cheapest trains by itself. Any payment can empty the bank.',
      ru: 'Два тайла Little Miami должны соединяться. Корпорация под внешним управлением сверх лимита поездов сама возвращает самые дешёвые. Деньги в банке может исчерпать любая его выплата.',
      pl: 'Dwa kafelki Little Miami muszą się łączyć. Spółka pod zarządem przymusowym ponad limit pociągów sama oddaje najtańsze. Pieniądze w banku może wyczerpać każda jego wypłata.',
    },
    older: 'goOn',
  },
]
