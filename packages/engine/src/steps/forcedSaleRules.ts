import type { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Objection } from '../core/refusals.js'
import type { Sale, SaleRules } from './sale.js'

/** Another way of selling: a smaller certificate and money for a larger one. */
export interface ExchangeSale {
  /** What might be sold so. */
  candidates(p: Position, seller: PlayerId): readonly Sale[]
  object(p: Position, seller: PlayerId, sale: Sale): Objection | undefined
  carryOut(d: Draft, seller: PlayerId, sale: Sale): void
}

/** What a president may sell at all for the operator whose train must be paid. */
export interface ForcedSales {
  readonly sale: SaleRules
  readonly exchange?: ExchangeSale
  /** Why not this, where the rules of sales and the operator's own presidency say nothing against it. */
  barred?(p: Position, operator: OperatorId, sale: Sale): Objection | undefined
  /** A bankrupt sells in the order of the market, not in that of the list of corporations. */
  dearestFirst?(p: Position): boolean
  /** Called after every sale, to remember what bars others. */
  afterSale?(d: Draft, sale: Sale): void
  /** Another corporation than the operator that keeps its president. */
  keepsChairOf?(p: Position): OperatorId | null
  /** What the seller must pay before anything else. */
  owes?(p: Position, seller: PlayerId): number
  /** Money that only a sale brings by which the operator itself closes does not count: it pays nothing any more. */
  sparesOperator?(p: Position): boolean
}

/** What a title says about raising money for a train by selling shares. */
export interface RaisingMoney {
  readonly sales: ForcedSales
  /** Must the operator be helped, and what is there of the money it needs? */
  shortage(
    p: Position,
    operator: OperatorId,
  ): { readonly forced: boolean; readonly have: number; readonly need: number }
  /** Why it need not be helped, where that is not that it has the money. */
  notForced?(p: Position, operator: OperatorId): Objection | undefined
  /** What must be done before the president sells anything. */
  first?(p: Position, operator: OperatorId): Objection | undefined
  /** Why this brings too much, or not what it should. */
  amount(p: Position, operator: OperatorId, seller: PlayerId, sale: Sale): Objection | undefined
  /** Follows a sale; `before` is the position it was announced in. */
  sold?(d: Draft, before: Position, seller: PlayerId, sale: Sale): void
}
