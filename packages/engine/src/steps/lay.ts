import { type Connection, connection, layableHexes } from '../board/connection.js'
import { type Colour, type Edge, exits, type Face, nextColour, opposite, type Tile } from '../board/face.js'
import { exitsOn, faceOn, fitsOn, labelOn, tilesLeft, tilesThatFit } from '../board/lying.js'
import { exitsFit } from '../board/upgrade.js'
import type { ActionOf } from '../core/action.js'
import type { Draft } from '../core/draft.js'
import type { HexId, OperatorId } from '../core/ids.js'
import { type Charge, dueFrom, payCharges, shortfall } from '../core/money.js'
import { currentPhase } from '../core/phase.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { replaceable } from '../core/replaceable.js'
import type { BoardState, TileAt, TokenAt } from '../core/state.js'
import type { Candidate } from '../core/step.js'

export type LayTile = ActionOf<'layTile'>

/** A tile about to be laid, seen from the rules. */
export interface Lay {
  readonly operator: OperatorId
  readonly hex: HexId
  readonly tile: Tile
  readonly rotation: number
  readonly old: Face
  /** Anything but the first tile on an unprinted hex. */
  readonly upgrade: boolean
  /** What the builder uses up for it. */
  readonly spends?: string
}

/** What a title says about laying track; a power of a private company is another set of the same. */
export interface TrackRules {
  /** Anything said before the board is looked at: steps, allowances, reserved hexes. */
  before(p: Position, lay: Lay): Objection | undefined
  colours(p: Position, operator: OperatorId): readonly Colour[]
  /** Who pays whom for it. */
  charges(p: Position, lay: Lay): readonly Charge[]
  /** How a treasury that cannot pay is told so; what the tile costs in all, where absent. */
  tooDear?(p: Position, lay: Lay, short: { readonly need: number; readonly have: number }): Objection
  /** May the builder use up what is named? Nothing, where absent. */
  maySpend?(p: Position, lay: Lay): boolean
  /** Is it enough to be joined like this? New track or a stop that is reached, where absent. */
  connects?(p: Position, lay: Lay, how: Connection): boolean
  readonly merging?: boolean
  /** Where the tokens go, given with the cities they would follow to. */
  resettle?(p: Position, lay: Lay, tokens: readonly TokenAt[]): readonly TokenAt[]
  /** The rest of a piece that covers more than one hex (18MEX Mexico City). */
  rest?(lay: Lay): readonly (TileAt & { readonly hex: HexId })[]
}

export const layOf = (p: Position, action: LayTile): Lay | Objection => {
  const { board } = p.rules
  const tile = board.tiles[action.tile]
  const old = faceOn(board, p.state.board.tiles, action.hex)
  if (!tile) return objection('any.UNKNOWN_ENTITY', { id: action.tile })
  if (!old) return objection('any.UNKNOWN_ENTITY', { id: action.hex })
  const upgrade = old.colour !== 'white'
  const { by, hex, rotation, spends } = action
  return { operator: by, hex, tile, rotation, old, upgrade, ...(spends === undefined ? {} : { spends }) }
}

const kindsOf = (face: Face): string =>
  face.places
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'junction')
    .sort()
    .join()

/** Where places may merge, what matters is that there are no others and not more of them. */
const isOtherKind = (old: Face, tile: Face, merging: boolean): boolean => {
  const [before, after] = [kindsOf(old), kindsOf(tile)]
  if (!merging) return before !== after
  const distinct = (kinds: string): string => [...new Set(kinds.split(','))].join()
  return distinct(before) !== distinct(after) || after.length > before.length
}

/** What people call it. */
const printed = ({ id, name }: Tile): string => name ?? id

/** Why a tile does not fit on a hex in this rotation. */
const misfit = (p: Position, lay: Lay, rules: TrackRules): Objection | undefined => {
  const { board } = p.rules
  const { hex, tile, rotation, old } = lay
  const where = { tile: printed(tile), hex }
  if (labelOn(board, hex, tile.colour) !== tile.label) return objection('or.tile.WRONG_LABEL', where)
  if (fitsOn(board, p.state.board.tiles, hex, tile, rules).some((fit) => fit.rotation === rotation)) return undefined
  if (isOtherKind(old, tile, rules.merging === true)) return objection('or.tile.WRONG_KIND', where)
  if (!exitsFit(board, hex, tile, rotation)) {
    const usable = board.neighbours[hex] ?? {}
    const edge = exits(tile, rotation).find((side) => usable[side] === undefined)
    return edge === undefined ? objection('or.tile.LAKE', where) : objection('or.tile.BAD_EDGE', { ...where, edge })
  }
  return objection('or.tile.TRACK_LOST', where)
}

/** The board on which a builder finds the hexes it reaches. */
export const builderBoard = replaceable((p: Position, _builder: OperatorId): BoardState => p.state.board)

/** How a tile, or a part of a larger piece, would be connected to the builder's stations. */
export const connectionOf = replaceable(
  (p: Position, { operator }: Lay, at: TileAt & { readonly hex: HexId }): Connection =>
    connection(p.rules.board, p.state.board, operator, at),
)

export const layObjection = (p: Position, action: LayTile, rules: TrackRules): Objection | undefined => {
  const lay = layOf(p, action)
  if ('code' in lay) return lay
  const { hex, tile, old, operator } = lay
  const next = nextColour(old.colour)
  if (next === undefined) return objection('or.tile.PRINTED_GRAY', { hex })
  if (next !== tile.colour) return objection('or.tile.COLOUR_STEP', { tile: printed(tile), hex })
  if (!rules.colours(p, operator).includes(tile.colour)) {
    return objection('or.tile.COLOUR_PHASE', { colour: tile.colour, phase: currentPhase(p).name })
  }
  const early = rules.before(p, lay) ?? misfit(p, lay, rules)
  if (early) return early
  if (lay.spends !== undefined && !rules.maySpend?.(p, lay))
    return objection('any.BAD_SHAPE', { type: 'layTile', field: 'spends' })
  if (tilesLeft(p.rules.board, p.state.board.tiles, tile) === 0)
    return objection('or.tile.NO_TILE', { tile: printed(tile) })
  const halves = [{ hex, tile: tile.id, rotation: lay.rotation }, ...(rules.rest?.(lay) ?? [])]
  const links = halves.map((half) => connectionOf(p, lay, half))
  const connects = rules.connects ?? usualConnection
  if (!links.some((how) => connects(p, lay, how))) {
    const why = links.includes('oldTrackOnly') ? 'or.tile.NO_NEW_TRACK' : 'or.tile.NOT_CONNECTED'
    return objection(why, { company: operator, hex })
  }
  const short = shortfall(p, rules.charges(p, lay))
  return short && (rules.tooDear?.(p, lay, short) ?? objection('or.tile.NO_CASH', short))
}

const usualConnection = (_p: Position, _lay: Lay, how: Connection): boolean => how === 'newTrack' || how === 'place'

/** Sides over which the new tile has track and the old face had none. */
const newExits = (p: Position, { hex, tile, rotation }: Lay): readonly Edge[] => {
  const before = exitsOn(p.rules.board, p.state.board.tiles, hex)
  return exits(tile, rotation).filter((edge) => !before.includes(edge))
}

/** New sides where track now meets track of the neighbour. */
export const completedSides = (p: Position, lay: Lay): readonly Edge[] =>
  newExits(p, lay).filter((edge) => {
    const neighbour = p.rules.board.neighbours[lay.hex]?.[edge]
    return neighbour !== undefined && exitsOn(p.rules.board, p.state.board.tiles, neighbour).includes(opposite(edge))
  })

/** The builder pays the bank. */
export const paidToBank =
  (cost: (p: Position, lay: Lay) => number): TrackRules['charges'] =>
  (p, lay) => [{ from: lay.operator, to: 'bank', amount: cost(p, lay), why: 'terrain' }]

/** Puts the tile down; tokens follow their city, unless the title says otherwise. */
const putTile = (d: Draft, lay: Lay, rules: Pick<TrackRules, 'merging' | 'rest' | 'resettle'> = {}): void => {
  const { hex, tile, rotation } = lay
  const { board } = d.state
  const fit = fitsOn(d.rules.board, board.tiles, hex, tile, rules).find((each) => each.rotation === rotation)
  const held = board.tokens[hex]
  const moved = held?.map((token) => ({ ...token, city: fit?.places[token.city] ?? token.city }))
  const tokens = moved ? { ...board.tokens, [hex]: rules.resettle?.(d, lay, moved) ?? moved } : board.tokens
  const rest = Object.fromEntries(
    (rules.rest?.(lay) ?? []).map((half) => [half.hex, { tile: half.tile, rotation: half.rotation }]),
  )
  d.set({ board: { tiles: { ...board.tiles, [hex]: { tile: tile.id, rotation }, ...rest }, tokens } })
}

export const lay = (d: Draft, action: LayTile, rules: TrackRules): void => {
  const found = layOf(d, action)
  if ('code' in found) throw new Error(`lay: ${found.code}`)
  const charges = rules.charges(d, found)
  putTile(d, found, rules)
  const { by, hex, tile, rotation, power } = action
  const cost = dueFrom(charges, by)
  d.emit({ type: 'tileLaid', by, hex, tile, rotation, colour: found.tile.colour, cost, ...(power ? { power } : {}) })
  payCharges(d, charges)
}

/** Tiles that fit on the hexes a railway reaches (or on the given ones), in every rotation that looks different. */
export function* layCandidates(
  p: Position,
  by: OperatorId,
  rules: TrackRules,
  hexes: Iterable<HexId> = layableHexes(p.rules.board, builderBoard(p, by), by),
  power?: string,
): Generator<Candidate<LayTile>> {
  const colours = rules.colours(p, by)
  for (const hex of hexes) {
    for (const { tile, rotation } of tilesThatFit(p.rules.board, p.state.board.tiles, hex, rules)) {
      if (!colours.includes(tile.colour)) continue
      const action: LayTile = { type: 'layTile', by, hex, tile: tile.id, rotation }
      yield { action: power ? { ...action, power } : action }
    }
  }
}
