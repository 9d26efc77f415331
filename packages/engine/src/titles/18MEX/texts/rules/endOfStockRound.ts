import type { Rule } from '../../../../core/rules.js'

export const endOfStockRoundRules: Readonly<Record<string, Rule>> = {
  'MEX-3.6-1': {
    section: '3.6',
    text: {
      en: 'The stock round ends when all players pass in succession.',
      ru: 'Биржевой раунд кончается, когда все игроки подряд спасовали.',
      pl: 'Runda giełdowa kończy się, gdy wszyscy gracze kolejno spasują.',
    },
  },
  'MEX-3.6-2': {
    section: '3.6',
    text: {
      en: 'The Priority Deal card goes to the player to the left of the last one who did something on their turn. If nobody did, it stays.',
      ru: 'Карта приоритета переходит к игроку слева от последнего, кто что-то сделал в свой ход. Если не сделал никто, она остаётся на месте.',
      pl: 'Karta priorytetu trafia do gracza po lewej od ostatniego, który coś zrobił w swojej turze. Jeśli nikt nic nie zrobił, zostaje na miejscu.',
    },
  },
  'MEX-3.6-3': {
    section: '3.6, 6(b)',
    text: {
      en: 'Then every major held 100% by players moves up one row, the highest market value first; in the top row it stays. This is still part of the stock round; certificates in the bank or among the exchange shares prevent the move.',
      ru: 'Затем каждая компания, все акции которой у игроков, поднимается на ряд, начиная с самой дорогой; в верхнем ряду она остаётся на месте. Это ещё часть биржевого раунда; если сертификаты есть в банке или на поле обмена, подъёма нет.',
      pl: 'Potem każda spółka, której 100% mają gracze, przesuwa się o rząd w górę, zaczynając od najwyższego kursu; w górnym rzędzie zostaje na miejscu. To jeszcze część rundy giełdowej; certyfikaty w banku lub na polu wymiany uniemożliwiają ruch.',
    },
  },
}
