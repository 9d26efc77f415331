import {
  bestRoutes,
  cash,
  type Game,
  type Offer,
  type OperatorId,
  type Position,
  type RouteTrain,
  routeProblem,
  step,
} from '@roundhouse/engine'
import type { Dice } from '../dice.js'
import { type Idea, ideaAmong, offersNow, ofOneKind } from './idea.js'
import type { Style } from './style.js'

/** How many of the offers are thought through. */
const THOUGHTS = 12
/** Steps of search for each. */
const BUDGET = 2000

/** The train an operator hopes for: the last of the table's, whatever it has today. */
const dream = ({ rules }: Position): RouteTrain => {
  const type = rules.trains.at(-1)?.types[0]
  if (!type) throw new Error('a table without trains')
  return { id: 'dream', name: type.name, reach: type.reach, usable: true }
}

/** What the track is good for: what trains earn on it today and the one hoped for would, and what it leaves in the treasury. */
const prospects = (p: Position, operator: OperatorId): number => {
  const problem = routeProblem(p, operator)
  const earned = bestRoutes(problem, { budget: BUDGET }).revenue
  const hoped = bestRoutes({ ...problem, trains: [dream(p)], claims: [] }, { budget: BUDGET }).revenue
  return 2 * earned + hoped + cash(p, operator)
}

/** Whose track it becomes: a private company lays for its owner. */
const operatorOf = ({ state }: Position, by: string): OperatorId | undefined => {
  const id = state.operators[by] ? by : (state.privates[by]?.owner ?? by)
  return state.operators[id] ? id : undefined
}

const promising = (game: Game, offers: readonly Offer[], dice: Dice): readonly Offer[] => {
  let most = -1
  let best: Offer[] = []
  for (let n = 0; n < Math.min(THOUGHTS, offers.length); n++) {
    const offer = dice.one(offers)
    const operator = operatorOf(game, offer.action.by)
    const next = operator === undefined ? null : step(game, offer.action)
    if (operator === undefined || !next?.ok) return offers
    const worth = prospects(next.position, operator)
    if (worth > most) best = []
    most = Math.max(most, worth)
    if (worth === most) best.push(offer)
  }
  return best
}

/** Trains are kept, and bought from the bank rather than moved about until none of them runs. */
const isWaste = ({ action }: Offer, dice: Dice): boolean =>
  action.type === 'discardTrain' || (action.type === 'buyTrain' && action.from !== 'bank' && dice.chance(0.97))

const thrifty = (offers: readonly Offer[], dice: Dice): readonly Offer[] => {
  const kept = offers.filter((offer) => !isWaste(offer, dice))
  return kept.length === 0 ? offers : kept
}

/** As at random, but trains stay where they run, and tiles and stations are laid where they promise most. */
export const plannedIdea = (game: Game, dice: Dice, style: Style): Idea | null => {
  const offers = ofOneKind(thrifty(offersNow(game), dice), dice, style)
  const type = offers[0]?.action.type
  return ideaAmong(type === 'layTile' || type === 'placeToken' ? promising(game, offers, dice) : offers, dice)
}
