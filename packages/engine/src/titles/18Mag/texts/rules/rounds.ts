import type { Rule } from '../../../../core/rules.js'

export const roundsRules: Readonly<Record<string, Rule>> = {
  'MAG-RND-1': {
    section: 'IV, VI.1',
    text: {
      en: 'After the draft sets of operating rounds and stock rounds alternate; a set is as long as the phase says when it begins.',
      ru: 'После выбора чередуются серии операционных раундов и биржевые раунды; длину серии определяет фаза в её начале.',
      pl: 'Po wyborze na przemian serie rund operacyjnych i rundy giełdowe; długość serii określa faza na jej początku.',
    },
  },
  'MAG-RND-2': {
    section: 'VI.1',
    text: {
      en: 'First all minors act in the order of their numbers, then all majors by falling price.',
      ru: 'Сначала действуют малые компании по номерам, затем крупные по убыванию цены.',
      pl: 'Najpierw działają małe spółki według numerów, potem duże według malejącego kursu.',
    },
  },
  'MAG-RND-3': {
    section: 'VI.4',
    text: {
      en: 'On the same cell the upper marker acts first.',
      ru: 'На одной клетке первым действует верхний маркер.',
      pl: 'Na tym samym polu pierwszy działa górny znacznik.',
    },
  },
  'MAG-RND-4': {
    section: 'VI.3.9',
    text: {
      en: 'A change of phase makes this operating round the last of its set: the others still act, then a stock round follows.',
      ru: 'После смены фазы этот операционный раунд — последний в серии: остальные ещё действуют, затем биржевой раунд.',
      pl: 'Po zmianie fazy ta runda operacyjna jest ostatnią w serii: pozostali jeszcze działają, potem runda giełdowa.',
    },
  },
  'MAG-RND-5': {
    section: 'VI.3.1',
    text: {
      en: 'A minor’s turn: track, station, give back trains, run, split the income, buy trains. Running and splitting are not optional.',
      ru: 'Ход малой компании: тайлы, станция, возврат поездов, рейсы, раздел дохода, покупка поездов. Рейсы и раздел обязательны.',
      pl: 'Tura małej spółki: kafelki, stacja, oddanie pociągów, przejazd, podział dochodu, zakup pociągów. Przejazd i podział są obowiązkowe.',
    },
  },
}
