import { type EventOf, entryOf, type Game, type OperatorId } from '@roundhouse/engine'
import { growing, type Moment, upTo } from './growing.js'

const SALE_REASONS = ['terrain', 'extraTile', 'token', 'train', 'equipment'] as const
export type SaleReason = (typeof SALE_REASONS)[number]

/** Something one company sold to another. */
export interface Sale extends Moment {
  /** Index of the round among all rounds. */
  readonly round: number
  readonly seller: OperatorId
  /** Who it was for, whoever paid. */
  readonly buyer: OperatorId
  readonly amount: number
  readonly why: SaleReason
}

interface Sales {
  round: number
  operator: OperatorId
  readonly all: Sale[]
}

const isSale = (event: EventOf<'received'>): event is EventOf<'received'> & { readonly why: SaleReason } =>
  SALE_REASONS.some((why) => why === event.why)

const kept = growing<Sales>(
  () => ({ round: -1, operator: '', all: [] }),
  (sales, game, n) => {
    for (const event of entryOf(game, n)?.events ?? []) {
      if (event.type === 'roundBegan') sales.round++
      if (event.type === 'operates') sales.operator = event.operator
      if (event.type !== 'received' || !isSale(event) || !game.rules.operators[event.by]) continue
      const buyer = event.from === 'bank' ? sales.operator : event.from
      sales.all.push({ n, round: sales.round, seller: event.by, buyer, amount: event.amount, why: event.why })
    }
  },
)

/** What companies have sold to others up to the game's cursor, the oldest first. */
export const salesOf = (game: Game): readonly Sale[] => upTo(kept(game).all, game.cursor)
