import type { Position } from '@roundhouse/engine'
import { type MarketTable, marketIn } from '../market.js'
import { type Company, type Model, modelOf } from '../model.js'

/** A table that is played forward in numbers: what it has come to so far. */
export interface Future {
  readonly model: Model
  /** What presidents have had to add to forced purchases, by company. */
  readonly help: Map<string, number>
  /** Money a share has brought, by company. */
  readonly brought: Map<string, number>
  /** By stack of trains: the round in which its first card is sold. */
  readonly opens: number[]
  market: MarketTable
  /** Operating rounds played. */
  round: number
  phaseBegan: boolean
  sincePhase: number
  /** The end is sure to come. */
  ending: boolean
}

export const futureOf = (p: Position): Future => {
  const model = modelOf(p)
  return {
    model,
    help: new Map(),
    brought: new Map(),
    opens: model.sold.map((sold) => (sold ? 0 : Number.POSITIVE_INFINITY)),
    market: marketIn(p, p.state.phase),
    round: 0,
    phaseBegan: false,
    sincePhase: 0,
    ending: false,
  }
}

export const priceOf = ({ market }: Future, { cell }: Company): number => (cell < 0 ? 0 : (market.prices[cell] ?? 0))
