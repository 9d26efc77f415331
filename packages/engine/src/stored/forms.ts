import { choices } from '../choices.js'
import type { Position } from '../core/position.js'

type Loose = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** The only title whose corporations issued shares then has shares of 10%. */
const SHARE = 10
const HALF = 5

/** A sale that said how many certificates of 5% are in it. */
const papersOf = (percent: number, halves: number): readonly number[] => [
  ...Array.from({ length: Math.max(0, Math.min(SHARE, (percent - HALF * halves) / SHARE)) }, () => SHARE),
  ...Array.from({ length: Math.max(0, Math.min(SHARE, halves)) }, () => HALF),
]

/** Certificates of 10%, or with two of 5% among them: they are called by their sizes now. */
const choiceOf = (p: Position, halves: boolean): unknown =>
  choices(p)
    .offers.map(({ action }) => (action.type === 'choose' ? action.choice : ''))
    .find((choice) => choice !== '' && choice.split('+').includes(`${HALF}%`) === halves)

/**
 * An action in the form of today, of a game stored before versions of the rules were written down. Forms that were given up
 * cannot be mistaken for others, so whatever has one of today's is left as it is.
 */
export const todaysForm = (action: unknown): unknown => {
  if (!isRecord(action)) return action
  const { count, halves, ...rest } = action
  switch (action.type) {
    case 'buyShares':
      return action.from === 'market' ? { ...action, from: 'pool' } : action
    case 'issueShares':
    case 'redeemShares':
      return Number.isSafeInteger(count) ? { ...rest, percent: Number(count) * SHARE } : action
    case 'sellShares': {
      const isSaid = Number.isSafeInteger(halves) && Number.isSafeInteger(action.percent)
      return isSaid ? { ...rest, papers: papersOf(Number(action.percent), Number(halves)) } : action
    }
    default:
      return action
  }
}

/** The same where it takes the position to know what was meant. */
export const todaysFormAt = (p: Position, action: unknown): unknown => {
  const isNamed = isRecord(action) && action.type === 'choose' && ['tens', 'halves'].includes(String(action.choice))
  if (!isNamed) return todaysForm(action)
  return { ...action, choice: choiceOf(p, action.choice === 'halves') ?? action.choice }
}
