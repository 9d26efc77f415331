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

/** What every plain record answers to, whatever it holds: `constructor`, `__proto__`, `toString`, … */
const INHERITED = Object.getOwnPropertyNames(Object.prototype)
const SHORTEST = Math.min(...INHERITED.map(({ length }) => length))

/**
 * Can it be looked up? No id has such a name in it, not even as a piece that somebody cuts out. Whatever comes from outside
 * is asked this once, where it comes in: after that a record gives for any name what it holds, or nothing.
 */
export const isLookup = (text: string): boolean =>
  text.length < SHORTEST || !INHERITED.some((name) => text.includes(name))

/** Stands in a view for a card the seat may not see. */
export const HIDDEN_CARD = 'hidden'
