import type { Texts } from '../texts/say.js'

/** What a part of a sum is for, where a sum has several. */
export const moneyTexts = {
  for_company: { en: '{of}', ru: '{of}', pl: '{of}' },
  for_share: { en: 'shares of {of}', ru: 'акции {of}', pl: 'akcje {of}' },
  for_train: { en: 'train', ru: 'поезд', pl: 'pociąg' },
  for_equipment: { en: 'services', ru: 'услуги', pl: 'usługi' },
  for_track: { en: 'track', ru: 'тайл', pl: 'kafelek' },
  for_station: { en: 'station', ru: 'станция', pl: 'stacja' },
  for_capital: { en: 'starting capital', ru: 'начальный капитал', pl: 'kapitał początkowy' },
  for_income: { en: 'income', ru: 'доход', pl: 'dochód' },
  for_dividend: { en: 'dividend', ru: 'дивиденды', pl: 'dywidenda' },
  for_loan: { en: 'loan', ru: 'заём', pl: 'pożyczka' },
  for_treasury: { en: 'treasury', ru: 'касса', pl: 'kasa' },
  for_fee: { en: 'to the bank for stations', ru: 'банку за станции', pl: 'bankowi za stacje' },
  for_other: { en: 'other', ru: 'прочее', pl: 'inne' },
} as const satisfies Texts
