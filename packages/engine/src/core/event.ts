import type { Colour } from '../board/face.js'
import type { EntityId, HexId, Holder, OperatorId, PlayerId, PrivateId } from './ids.js'

interface Ev<T extends string> {
  readonly type: T
  /** The rule that made it happen, where a player may wonder. */
  readonly rule?: string
}

/** Why somebody is not asked. */
export type Idle = 'noTrain' | 'noRoute' | 'noTrade' | 'noBid'

/** What happened, as data: the log, the animation and the translations are made from it. */
export type GameEvent =
  | (Ev<'gameStarted'> & { readonly title: string })
  | (Ev<'removedInSetup'> & { readonly id: EntityId })
  | (Ev<'roundBegan'> & { readonly round: string; readonly turn: number; readonly num: number; readonly of: number })
  /** The card is the player's secret as long as the title says so. */
  | (Ev<'cardKept'> & { readonly player: PlayerId; readonly card: string })
  /** By somebody the title plays: a card he acts by. */
  | (Ev<'cardDrawn'> & { readonly player: PlayerId; readonly card: string })
  /** By somebody the title plays: what his card wants next cannot be done. */
  | (Ev<'itemLeftOut'> & {
      readonly by: OperatorId
      readonly card: string
      /** From 1 on. */
      readonly item: number
      readonly train: string
      readonly why: 'noRoom' | 'noSeller'
    })
  | (Ev<'cardRevealed'> & { readonly company: PrivateId; readonly price: number })
  | (Ev<'privateBought'> & {
      readonly company: PrivateId
      readonly by: EntityId
      readonly from: EntityId | 'bank'
      readonly price: number
    })
  | (Ev<'bid'> & { readonly player: PlayerId; readonly company: PrivateId; readonly price: number })
  | (Ev<'passed'> & { readonly by: EntityId; readonly step?: string })
  | (Ev<'skipped'> & { readonly by: EntityId; readonly why: Idle })
  | (Ev<'started'> & { readonly corporation: OperatorId; readonly by: PlayerId; readonly price: number })
  | (Ev<'floated'> & { readonly corporation: OperatorId; readonly amount: number })
  | (Ev<'sharesBought'> & {
      readonly by: EntityId
      readonly corporation: OperatorId
      readonly percent: number
      /** `stack`: they lie on the charter, and what is paid does not go into its treasury. */
      readonly from: Holder | 'stack'
      readonly price: number
    })
  | (Ev<'sharesSold'> & {
      readonly by: EntityId
      readonly corporation: OperatorId
      readonly percent: number
      readonly price: number
    })
  | (Ev<'sharesIssued'> & {
      readonly corporation: OperatorId
      readonly percent: number
      readonly price: number
      readonly emergency: boolean
    })
  | (Ev<'sharesRedeemed'> & { readonly corporation: OperatorId; readonly percent: number; readonly price: number })
  | (Ev<'presidentChanged'> & {
      readonly corporation: OperatorId
      readonly from: PlayerId | null
      readonly to: PlayerId | null
    })
  | (Ev<'priceMoved'> & {
      readonly corporation: OperatorId
      readonly from: number
      readonly to: number
      readonly why: 'sale' | 'dividend' | 'soldOut' | 'inPool' | 'issue' | 'loan' | 'other'
    })
  | (Ev<'priority'> & { readonly player: PlayerId })
  | (Ev<'income'> & { readonly company: PrivateId; readonly to: EntityId; readonly amount: number })
  | (Ev<'operates'> & { readonly operator: OperatorId })
  | (Ev<'tileLaid'> & {
      readonly by: EntityId
      readonly hex: HexId
      readonly tile: string
      readonly rotation: number
      readonly colour: Colour
      readonly cost: number
      readonly power?: PrivateId
    })
  | (Ev<'tokenPlaced'> & {
      readonly by: OperatorId
      readonly hex: HexId
      readonly cost: number
      readonly power?: PrivateId
    })
  | (Ev<'tokenBought'> & {
      readonly by: OperatorId
      readonly from: OperatorId
      readonly hex: HexId
      readonly price: number
    })
  | (Ev<'tokenRemoved'> & { readonly by: OperatorId; readonly hex: HexId })
  | (Ev<'ran'> & {
      readonly operator: OperatorId
      readonly revenue: number
      readonly runs: readonly { readonly train: string; readonly revenue: number; readonly stops: readonly string[] }[]
    })
  | (Ev<'dividend'> & {
      readonly operator: OperatorId
      readonly kind: string
      readonly revenue: number
      readonly perShare: number
      readonly kept: number
      readonly paid: Readonly<Record<string, number>>
    })
  | (Ev<'trainBought'> & {
      readonly by: OperatorId
      readonly train: string
      readonly from: OperatorId | 'bank' | 'discard'
      readonly price: number
      readonly help: number
    })
  | (Ev<'equipmentBought'> & {
      readonly by: OperatorId
      readonly item: string
      readonly from: OperatorId | 'bank'
      readonly price: number
    })
  | (Ev<'trainGiven'> & { readonly to: OperatorId; readonly train: string })
  | (Ev<'trainDiscarded'> & { readonly by: OperatorId; readonly train: string })
  | (Ev<'trainsRemoved'> & { readonly train: string; readonly owners: readonly string[] })
  | (Ev<'trainsPhasedOut'> & { readonly train: string; readonly owners: readonly string[] })
  /** A round without a new train: the marker for it, on a stack if they lie on one; the last one brings the next phase. */
  | (Ev<'trainNotSold'> & {
      readonly stack: string | null
      readonly count: number
      readonly of: number
      readonly last: boolean
    })
  | (Ev<'phase'> & { readonly phase: string })
  | (Ev<'privateClosed'> & { readonly company: PrivateId })
  | (Ev<'minorClosed'> & { readonly operator: OperatorId })
  | (Ev<'corporationClosed'> & { readonly corporation: OperatorId })
  | (Ev<'assigned'> & { readonly company: PrivateId; readonly hex?: HexId; readonly to?: OperatorId })
  | (Ev<'markerRemoved'> & { readonly company: PrivateId; readonly hex: HexId })
  | (Ev<'powerUsed'> & { readonly by: EntityId; readonly company: PrivateId })
  | (Ev<'borrowed'> & { readonly by: EntityId; readonly amount: number })
  | (Ev<'repaid'> & { readonly by: EntityId; readonly amount: number })
  | (Ev<'received'> & {
      readonly by: EntityId
      readonly from: EntityId | 'bank'
      readonly amount: number
      readonly why: 'terrain' | 'extraTile' | 'token' | 'train' | 'equipment' | 'interest' | 'other'
    })
  | (Ev<'offered'> & { readonly by: EntityId; readonly to: PlayerId; readonly what: string; readonly price: number })
  | (Ev<'endOffered'> & { readonly by: PlayerId })
  | (Ev<'answered'> & { readonly by: PlayerId; readonly accept: boolean })
  | (Ev<'claimed'> & { readonly by: PlayerId; readonly operator: OperatorId; readonly revenue: number })
  | (Ev<'helped'> & { readonly player: PlayerId; readonly operator: OperatorId; readonly amount: number })
  | (Ev<'bankrupt'> & { readonly player: PlayerId })
  | (Ev<'receivership'> & { readonly corporation: OperatorId })
  | (Ev<'merged'> & { readonly corporation: OperatorId; readonly into: OperatorId })
  | (Ev<'exchanged'> & {
      readonly player: PlayerId
      readonly from: string
      readonly corporation: OperatorId
      readonly percent: number
    })
  | (Ev<'mail'> & { readonly operator: OperatorId; readonly amount: number })
  | (Ev<'certLimit'> & { readonly limit: number })
  | (Ev<'bankBroken'> & Record<never, never>)
  | (Ev<'endTriggered'> & { readonly reason: string })
  | (Ev<'gameEnded'> & { readonly reason: string })
  | (Ev<'note'> & { readonly text: string; readonly params: Readonly<Record<string, string | number>> })

export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>
