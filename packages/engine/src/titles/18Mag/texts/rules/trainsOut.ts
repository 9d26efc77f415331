import type { Rule } from '../../../../core/rules.js'

export const trainsOutRules: Readonly<Record<string, Rule>> = {
  'MAG-DIS-1': {
    section: 'VI.3.5, VI.3.8',
    text: {
      en: 'Before running a minor may give back trains without compensation, even all.',
      ru: 'До рейсов малая компания может вернуть поезда без возмещения, даже все.',
      pl: 'Przed przejazdem mała spółka może oddać pociągi bez odszkodowania, nawet wszystkie.',
    },
  },
}
