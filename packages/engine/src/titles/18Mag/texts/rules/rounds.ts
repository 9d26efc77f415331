import type { Rule } from '../../../../core/rules.js'

export const roundsRules: Readonly<Record<string, Rule>> = {
  'MAG-RND-1': {
    section: 'IV, VI.1',
    text: {
      en: 'After the draft sets of operating rounds and stock rounds alternate; a set is as long as the phase says when it begins.',
      ru: 'После выбора чередуются серии операционных раундов и биржевые; длина серии — по фазе на её начало.',
      pl: 'Po wyborze na przemian zestawy rund operacyjnych i rundy giełdowe; długość zestawu według fazy na jego początku.',
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
      ru: 'Смена фазы делает этот операционный раунд последним в серии: остальные ещё действуют, затем биржевой раунд.',
      pl: 'Zmiana fazy czyni tę rundę operacyjną ostatnią w zestawie: pozostali jeszcze działają, potem runda giełdowa.',
    },
  },
  'MAG-RND-5': {
    section: 'VI.3.1',
    text: {
      en: 'A minor’s turn: track, station, discard trains, run, split the income, buy trains. Running and splitting are not optional.',
      ru: 'Ход малой компании: путь, станция, сброс поездов, рейсы, делёж дохода, покупка поездов. Рейсы и делёж обязательны.',
      pl: 'Tura małej spółki: tor, stacja, odrzucenie pociągów, przejazd, podział dochodu, zakup pociągów. Przejazd i podział są obowiązkowe.',
    },
  },
}
