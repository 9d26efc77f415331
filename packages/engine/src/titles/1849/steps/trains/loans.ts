import { type FactData, gameFact, playerFact } from '../../../../core/facts.js'
import { amount, listOf, playerId } from '../../../../core/shape.js'

export const loans = playerFact('loans', amount, 0, 'Loans the player has taken; each costs 750 at the end.', {
  en: 'Loans',
  ru: 'Займы',
  pl: 'Pożyczki',
})

export const later = gameFact('loanLater', listOf(playerId), [], 'Who is still to be asked about a loan.')

export const LOAN_FACTS: readonly FactData[] = [loans, later]
