import type { Rule } from '../../../../core/rules.js'

export const trainsRules: Readonly<Record<string, Rule>> = {
  '1849-10.6-1': {
    section: '§10.6',
    text: {
      en: 'A corporation with a possible route must own a train; if it has none in its train step it must buy one. Without a route, or with no train left, it need not.',
      ru: 'Корпорация с возможным маршрутом обязана иметь поезд; если на шаге поездов его нет — обязана купить. Без маршрута или если поездов не осталось — не обязана.',
      pl: 'Spółka z możliwą trasą musi mieć pociąg; jeśli w kroku pociągów go nie ma, musi kupić. Bez trasy albo gdy pociągów już nie ma, nie musi.',
    },
  },
  '1849-10.6-2': {
    section: '§10.6',
    text: {
      en: 'Trains are bought one at a time while the corporation is below the limit.',
      ru: 'Поезда покупают по одному, пока корпорация не достигла лимита.',
      pl: 'Pociągi kupuje się pojedynczo, dopóki spółka jest poniżej limitu.',
    },
  },
  '1849-10.6-3': {
    section: '§10.6',
    text: {
      en: 'From the bank only the lowest class left, after the first 16H also R6H, and from the market, at face; from another corporation at any whole price if it agrees, out of the own treasury only.',
      ru: 'У банка — только младший оставшийся класс, после первого 16H также R6H, и с рынка — по номиналу; у другой корпорации — за любую целую цену с её согласия и только из своей кассы.',
      pl: 'Z banku tylko najniższa pozostała klasa, po pierwszym 16H także R6H, oraz z rynku, po nominale; od innej spółki za dowolną całkowitą cenę za jej zgodą, tylko z własnej kasy.',
    },
  },
  '1849-10.6-4': {
    section: '§10.6',
    text: {
      en: 'A corporation never sells a train in its own turn.',
      ru: 'Корпорация не продаёт поезда в свой ход.',
      pl: 'Spółka nie sprzedaje pociągów w swojej turze.',
    },
  },
}
