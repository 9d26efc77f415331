import type { Position } from '@roundhouse/engine'
import { type MarketTable, marketIn } from '../market.js'
import { type Company, type Model, modelOf } from '../model.js'
import type { Assumptions } from './assumptions.js'

/** A table that is played forward in numbers: what it has come to so far. */
export interface Future {
  /** What everybody is taken to do. */
  readonly assumed: Assumptions
  readonly model: Model
  /** What presidents have had to add to forced purchases, by company. */
  readonly help: Map<string, number>
  /** Money a share has brought, by company. */
  readonly brought: Map<string, number>
  /** By stack of trains: the round in which its first card is sold. */
  readonly opens: number[]
  market: MarketTable
  /** Operating rounds there have been before, about. */
  readonly before: number
  /** Operating rounds played. */
  round: number
  phaseBegan: boolean
  /** Was a train sold in this round? */
  trainSold: boolean
  /** Rounds of this phase in which none was. */
  unsold: number
  /** Rounds of this phase so far. */
  sincePhase: number
  /** The end is sure to come. */
  ending: boolean
}

export const futureOf = (p: Position, assumed: Assumptions): Future => {
  const model = modelOf(p)
  return {
    assumed,
    model,
    help: new Map(),
    brought: new Map(),
    opens: model.sold.map((sold) => (sold ? 0 : Number.POSITIVE_INFINITY)),
    market: marketIn(p, p.state.phase),
    before: 2 * (p.state.turn - 1),
    round: 0,
    phaseBegan: false,
    trainSold: false,
    unsold: 0,
    sincePhase: 0,
    ending: false,
  }
}

export const priceOf = ({ market }: Future, { cell }: Company): number => (cell < 0 ? 0 : (market.prices[cell] ?? 0))
