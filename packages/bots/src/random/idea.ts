import {
  type Action,
  type ActionType,
  choices,
  type Game,
  type Offer,
  type Range,
  type RunOfTrain,
} from '@roundhouse/engine'
import type { Dice } from '../dice.js'
import type { Style } from './style.js'

const DIVIDENDS: Readonly<Record<string, number>> = { full: 6, half: 3, withhold: 1, variable: 3 }

/** How likely one offer is among others of its kind. */
const weightOf = ({ action }: Offer): number => {
  switch (action.type) {
    case 'dividend':
      return DIVIDENDS[action.kind] ?? 1
    // New trains from the bank bring the game on; a train of another's is bought now and then.
    case 'buyTrain':
      return action.from === 'bank' ? 4 : 1
    // A company started low spends what it has on track and never sees a train.
    case 'par':
      return action.price
    case 'answer':
      return action.accept ? 3 : 1
    // A power, being rare, is used when it can be.
    case 'layTile':
    case 'placeToken':
      return action.power === undefined ? 1 : 3
    default:
      return 1
  }
}

/** Low prices more often: a company that spends its last dollar on another's train has nothing left to play with. */
const priced = (action: Action, { field, min, max, step }: Range, dice: Dice): Action => {
  const most = action.type === 'bid' ? Math.min(max, min + BID_ROOM) : max
  const steps = Math.floor((most - min) / step)
  return { ...action, [field]: min + step * Math.min(dice.between(0, steps), dice.between(0, steps)) } as Action
}

/** The best run, now and then with trains left at home. */
const someRuns = (runs: readonly RunOfTrain[], dice: Dice): readonly RunOfTrain[] =>
  dice.chance(0.9) ? runs : runs.filter(() => dice.chance(0.5))

export interface Idea {
  readonly action: Action
  /** Something that was offered was changed: a price chosen, a train left at home. */
  readonly varied: 'price' | 'runs' | null
}

/** Nobody bids twice what a company is worth: money set aside for bids would never come free again. */
const isOverpriced = ({ rules }: Game, { action }: Offer): boolean => {
  if (action.type !== 'bid') return false
  const { price = action.price, debt = 0 } = rules.privates[action.company] ?? {}
  return action.price > 2 * (price + debt)
}

/** A bid goes a few steps over the least there can be, not to the last dollar. */
const BID_ROOM = 20

/** What may be done now and is not out of the question. */
export const offersNow = (game: Game): readonly Offer[] =>
  choices(game).offers.filter((offer) => !isOverpriced(game, offer))

/** Those of one kind of action; empty = there are none. */
export const ofOneKind = (offers: readonly Offer[], dice: Dice, style: Style): readonly Offer[] => {
  const kinds = [...new Set(offers.map(({ action }) => action.type))]
  if (kinds.length === 0) return []
  const type: ActionType = dice.weighted(kinds, (kind) => style[kind])
  return offers.filter(({ action }) => action.type === type)
}

/** One of these; null = there is none. */
export const ideaAmong = (offers: readonly Offer[], dice: Dice): Idea | null => {
  if (offers.length === 0) return null
  const { action, range } = dice.weighted(offers, weightOf)
  if (range) return { action: priced(action, range, dice), varied: 'price' }
  if (action.type !== 'runRoutes') return { action, varied: null }
  const runs = someRuns(action.runs, dice)
  return { action: { ...action, runs }, varied: runs.length < action.runs.length ? 'runs' : null }
}

/** One of the things that may be done now; null = there is nothing. */
export const randomIdea = (game: Game, dice: Dice, style: Style): Idea | null =>
  ideaAmong(ofOneKind(offersNow(game), dice, style), dice)
