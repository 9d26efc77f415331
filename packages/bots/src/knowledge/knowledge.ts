import type { OperatorId, PrivateId, SharePlace } from '@roundhouse/engine'

/** Which way a price marker goes. */
export type Way = 'right' | 'left' | 'up' | 'down'

/** What a title's players know of its economy, beyond what its rules and data say. */
export interface Knowledge {
  /** What one train earns a round on a map as it is built up when such trains are new: by the train's name. */
  readonly runs: Readonly<Record<string, number>>
  /** How well an operator's home lies: 1 where it is not named. */
  readonly homes: Readonly<Record<OperatorId, number>>
  /** What a company taken in a draft or an auction is worth to a player at the start: a private company, a minor, a share. */
  readonly companies: Readonly<Record<PrivateId | OperatorId, number>>
  /** Card whose first sale closes the private companies. */
  readonly privatesCloseOn?: string
  /** Percent that must be sold before a corporation operates, where the bank then pays for all of it. */
  readonly fullCapital?: { readonly float: number }
  /** Part of the money they began with, and of half of what they have gained since, that careful players keep in hand. */
  readonly inHand: { readonly some: number; readonly much: number }
  /** Shares a founder wants to pay for. */
  readonly foundersShares: number
  /** Shares whose dividends go into the treasury. */
  readonly paysTreasury?: SharePlace
  /** May a corporation pay half? */
  readonly half: boolean
  /** Must an operating corporation own a train, its president paying what is lacking? */
  readonly mustOwnTrain: boolean
  /** All stacks of trains are on sale at once. */
  readonly allOnSale?: boolean
  /** Trains from the bank a turn, before `manyTrains` is allowed by the phase. */
  readonly trainsPerTurn?: number
  /** Cells to the right (negative: to the left) when so much is paid out in all at this price. */
  moves(price: number, paid: number): number
  /** At the end of a stock round: all shares with players; some in the pool. */
  readonly soldOut: Way
  readonly inPool?: Way
  /** The game ends with the round, or with the set of rounds, in which the bank breaks. */
  readonly bankEnds: 'round' | 'set'
  /** So many rounds of a phase without a sale of a train begin the next. */
  readonly phaseRounds?: number
  /** A phase that begins ends the set of operating rounds. */
  readonly phaseEndsSet?: boolean
  /** Where companies live by what others buy of them. */
  readonly services?: Services
}

export interface Services {
  /** Income a round from each minor in play, by seller, for each phase. */
  readonly upkeep: Readonly<Record<OperatorId, readonly number[]>>
}
