import type { EntityId, OperatorId, PlayerId, PrivateId } from './ids.js'
import type { Position } from './position.js'
import type { Text } from './rules.js'

/** How much of something is used up in a turn. */
export interface Used {
  readonly used: number
  readonly of: number
}

/** Company → what each player has bid on it. */
export type Bids = Readonly<Record<PrivateId, Readonly<Record<PlayerId, number>>>>

/** Things of one kind that players take in a draft. */
export interface DraftGroup {
  readonly name: Text
  /** How many of them each player takes. */
  readonly each: number
  /** Those still there, with the number of copies. */
  readonly items: readonly { readonly id: EntityId; readonly left: number; readonly note?: Text }[]
  /** What each player has taken of it, in order. */
  readonly taken: Readonly<Record<PlayerId, readonly EntityId[]>>
}

/** A draft in which everything lies open. */
export interface OpenDraft {
  readonly groups: readonly DraftGroup[]
  /** Who takes now, who next, to the last pick. */
  readonly order: readonly PlayerId[]
}

/** Something that companies sell to others. */
export interface Service {
  readonly seller: OperatorId
  readonly what: Text
  /** What is paid for it now: several where it costs more each time. */
  readonly prices: readonly number[]
  /** The seller's part of each price, where it does not get all. */
  readonly parts?: readonly number[]
}

/** What somebody the title plays is going to do, as his card says it. */
export interface Plan {
  readonly of: EntityId
  readonly card: string
  /** Where the card comes from, where that is worth saying. */
  readonly note?: Text
  readonly items: readonly { readonly text: Text; readonly state: 'done' | 'next' | 'later' }[]
}

/** What anybody at the table can count, where the state alone does not say it: for screens and bots. */
export interface TableReading {
  /** Operators with a turn still to come, the one in progress first; outside of a round as one would begin now. */
  toOperate(p: Position): readonly OperatorId[]
  /** Corporations still to be founded, in the order they must be: the next one first. */
  founding?(p: Position): readonly OperatorId[]
  /** Tiles an operator has laid in its turn, of those it may lay. */
  lays?(p: Position, operator: OperatorId): Used
  /** Cash that no bid binds. */
  freeCash?(p: Position, player: PlayerId): number
  /** Bids that stand. */
  bids?(p: Position): Bids
  /** The draft that is going on. */
  draft?(p: Position): OpenDraft | null
  /** The price list of what companies sell to others. */
  services?(p: Position): readonly Service[]
  /** What lies on a stack of trains beside its cards: a tile, markers. */
  onStack?(p: Position, card: string): readonly Text[]
  /** Operating rounds still to be played, the one in progress counted, once the end is sure. */
  roundsLeft?(p: Position): number | null
  /** The cards of somebody the title plays. */
  plans?(p: Position): readonly Plan[]
  /** Is the income of the last turn kept on a track, for operators of this kind? */
  readonly incomeTrack?: 'minor' | 'corporation'
}
