import type { Texts } from '../texts/say.js'

/** Where things lie when no player or company has them. */
export const placeTexts = {
  bank: { en: 'the bank', ru: 'банк', pl: 'bank' },
  pool: { en: 'the market', ru: 'рынок', pl: 'rynek' },
  treasury: { en: 'the treasury', ru: 'касса', pl: 'kasa spółki' },
  ipo: { en: 'the initial offering', ru: 'первичное предложение', pl: 'oferta pierwotna' },
  discard: { en: 'the returned trains', ru: 'возвращённые поезда', pl: 'zwrócone pociągi' },
  tradeIn: { en: 'set aside for exchange', ru: 'отложено для обмена', pl: 'odłożone do wymiany' },
  aside: { en: 'set aside', ru: 'отложено', pl: 'odłożone' },
  removed: { en: 'out of the game', ru: 'вне игры', pl: 'poza grą' },
} as const satisfies Texts
