import type { Rule } from '../../../../core/rules.js'

export const endRules: Readonly<Record<string, Rule>> = {
  'MAG-END-1': {
    section: 'IX.1, VI.3.9',
    text: {
      en: 'Gray ends the game: the operating round, a stock round, three operating rounds.',
      ru: 'Серая фаза завершает игру: этот операционный раунд, биржевой, три операционных.',
      pl: 'Szara faza kończy grę: ta runda operacyjna, giełdowa i trzy operacyjne.',
    },
  },
  'MAG-END-2': {
    section: 'VI.4.3',
    text: {
      en: 'The same if gray was reached by markers.',
      ru: 'То же, если серую фазу начали маркеры.',
      pl: 'Tak samo, jeśli szarą fazę zaczęły znaczniki.',
    },
  },
  'MAG-END-3': {
    section: 'IX.2',
    text: {
      en: 'Score: cash and shares at their price; minors, treasuries and trains count nothing.',
      ru: 'Итог: деньги и акции по цене; малые компании, кассы и поезда не считаются.',
      pl: 'Wynik: gotówka i akcje po kursie; małe spółki, kasy i pociągi się nie liczą.',
    },
  },
  'MAG-END-4': {
    section: 'IX.2',
    text: {
      en: 'Players with equal scores share their place.',
      ru: 'При равном итоге игроки делят место.',
      pl: 'Równe wyniki dzielą miejsce.',
    },
  },
}
