/** Players are `p1`…`p6` by seat, so that no player can be mistaken for a company (18Mag numbers its minors). */
export type PlayerId = `p${number}`
/** A railway that operates: corporation, minor or independent. */
export type OperatorId = string
export type PrivateId = string
export type EntityId = PlayerId | OperatorId | PrivateId
export type HexId = string
export type TileId = string
/** A single train card: `<card>-<n>`, for example `4-0`. */
export type TrainId = string

/** Where a certificate lies when no player holds it. */
export const PLACES = ['treasury', 'pool', 'ipo', 'tradeIn', 'aside', 'removed'] as const
export type SharePlace = (typeof PLACES)[number]
export type Holder = PlayerId | SharePlace

export const isPlayer = (id: string): id is PlayerId => /^p\d+$/.test(id)

/** Stands in a view for a card the seat may not see. */
export const HIDDEN_CARD = 'hidden'
