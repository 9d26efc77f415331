import type { Rule } from '../../../../core/rules.js'

export const privatesRules: Readonly<Record<string, Rule>> = {
  'MEX-4.3.5-1': {
    section: '4.3.5',
    text: {
      en: 'From the first 3-train until privates close, a major may in its turn buy privates except MNR from consenting players for half to one and a half times nominal. The price is public, and it can never resell them.',
      ru: 'С первого поезда 3 и до закрытия частных компаний крупная может в свой ход покупать их, кроме MNR, у согласных игроков за 0,5–1,5 номинала. Цена открыта, перепродать их она не может.',
      pl: 'Od pierwszego pociągu 3 do zamknięcia spółek prywatnych duża spółka może w swojej turze kupować je, poza MNR, od zgadzających się graczy za 0,5–1,5 nominału. Cena jest jawna, a odsprzedać ich nie może.',
    },
  },
}
