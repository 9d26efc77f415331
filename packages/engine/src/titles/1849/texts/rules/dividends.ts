import type { Rule } from '../../../../core/rules.js'

export const dividendsRules: Readonly<Record<string, Rule>> = {
  '1849-10.5.3-1': {
    section: '§10.5.3',
    text: {
      en: 'The president pays out or withholds the whole revenue of all trains.',
      ru: 'Президент выплачивает или удерживает весь доход всех поездов.',
      pl: 'Prezes wypłaca albo zatrzymuje cały przychód wszystkich pociągów.',
    },
  },
  '1849-10.5.3-2': {
    section: '§10.5.3',
    text: {
      en: 'Each share earns a tenth: players theirs, the treasury for its own certificates; the bank keeps the market’s.',
      ru: 'На каждую акцию приходится десятая часть: игрокам — за их акции, кассе — за её сертификаты; за акции на рынке деньги остаются в банке.',
      pl: 'Na każdą akcję przypada dziesiąta część: graczom za ich akcje, kasie za jej certyfikaty; część za akcje na rynku zostaje w banku.',
    },
  },
  '1849-10.5.3-3': {
    section: '§10.5.3',
    text: {
      en: 'Paid out at least the price: one column right. Less than the price: no move.',
      ru: 'Выплачено не меньше цены — на столбец вправо; меньше цены — на месте.',
      pl: 'Wypłata co najmniej równa kursowi: o kolumnę w prawo. Mniejsza od kursu: bez ruchu.',
    },
  },
  '1849-10.5.3-4': {
    section: '§10.5.3',
    text: {
      en: 'Withheld: the total goes to the treasury and the marker one column left.',
      ru: 'Удержано: вся сумма идёт в кассу, маркер — на столбец влево.',
      pl: 'Zatrzymano: całość trafia do kasy, a znacznik idzie o kolumnę w lewo.',
    },
  },
}
