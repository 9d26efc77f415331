import type { Rule } from '../../../../core/rules.js'

export const setupRules: Readonly<Record<string, Rule>> = {
  'MAG-SET-1': {
    section: 'II.4',
    text: {
      en: 'Seats are drawn; the first seat takes the Priority Deal and picks first.',
      ru: 'Места определяет жребий; первое место получает приоритет и выбирает первым.',
      pl: 'Miejsca się losuje; pierwsze miejsce dostaje priorytet i wybiera pierwsze.',
    },
  },
  'MAG-SET-2': {
    section: 'II.4',
    text: {
      en: 'Each major has eight 10% shares on its charter, the president’s certificate aside, and two stations.',
      ru: 'На планшете каждой крупной компании восемь акций по 10% и две станции, сертификат президента лежит отдельно.',
      pl: 'Każda duża spółka ma na karcie osiem akcji po 10%, certyfikat prezesa osobno i dwie stacje.',
    },
  },
  'MAG-SET-3': {
    section: 'II.4, III.3.3',
    text: {
      en: 'Ten price cards, two each of 60 to 80, are shuffled and one dealt to each major.',
      ru: 'Десять карт цены, по две от 60 до 80, тасуют и раздают по одной каждой крупной компании.',
      pl: 'Dziesięć kart kursu, po dwie od 60 do 80, tasuje się i rozdaje po jednej każdej dużej spółce.',
    },
  },
  'MAG-SET-4': {
    section: 'II.4, VI.4',
    text: {
      en: 'Majors with the same start price lie in the order RÁBA, G&C, SNW, SIK, SzKÉV, LdStEG, MÁVAG, the first on top.',
      ru: 'Компании с равной начальной ценой лежат в порядке RÁBA, G&C, SNW, SIK, SzKÉV, LdStEG, MÁVAG, первая сверху.',
      pl: 'Spółki o równym kursie początkowym leżą w kolejności RÁBA, G&C, SNW, SIK, SzKÉV, LdStEG, MÁVAG, pierwsza na wierzchu.',
    },
  },
  'MAG-SET-5': {
    section: 'II.4',
    text: {
      en: 'A round tile lies on each of the stacks 3, 4 and 6. The phase is yellow.',
      ru: 'На стопках 3, 4 и 6 лежит по жетону раунда. Фаза жёлтая.',
      pl: 'Na stosach 3, 4 i 6 leży po jednym żetonie rundy. Faza jest żółta.',
    },
  },
  'MAG-SET-6': {
    section: 'II.4, VI.4.3',
    text: {
      en: 'Majors begin with an empty treasury.',
      ru: 'Крупные компании начинают с пустой кассой.',
      pl: 'Duże spółki zaczynają z pustą kasą.',
    },
  },
  'MAG-SET-7': {
    section: 'II.4, VI.3.2',
    text: {
      en: 'Four barriers lie on the map.',
      ru: 'На карте четыре преграды.',
      pl: 'Na mapie leżą cztery bariery.',
    },
  },
}
