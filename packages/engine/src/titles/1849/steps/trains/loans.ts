import { type FactData, playerFact } from '../../../../core/facts.js'
import { amount } from '../../../../core/shape.js'

export const loans = playerFact('loans', amount, 0, 'Loans the player has taken; each costs 750 at the end.', {
  en: 'Loans',
  ru: 'Займы',
  pl: 'Pożyczki',
})

export const LOAN_FACTS: readonly FactData[] = [loans]
