import type { Rule } from '../../../../core/rules.js'

export const incomeRules: Readonly<Record<string, Rule>> = {
  'MAG-INC-1': {
    section: 'VI.3.7, III.3.2',
    text: {
      en: 'The bank pays half of the income to the minor and half to its owner.',
      ru: 'Половину дохода банк платит малой компании, половину — владельцу.',
      pl: 'Bank wypłaca połowę dochodu małej spółce i połowę właścicielowi.',
    },
  },
  'MAG-INC-2': {
    section: 'VI.3.7',
    text: {
      en: 'The mine’s value goes to the treasury after the split.',
      ru: 'Доход шахты идёт в кассу после раздела.',
      pl: 'Wartość kopalni trafia do kasy po podziale.',
    },
  },
  'MAG-INC-3': {
    section: 'VIII.1',
    text: {
      en: 'Minors have no share price.',
      ru: 'У малых компаний нет цены.',
      pl: 'Małe spółki nie mają kursu.',
    },
  },
}
