import { layableHexes } from '../../../../board/connection.js'
import { exitsFit } from '../../../../board/upgrade.js'
import { type HexId, isPlayer, type OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import { currentPhase, phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import type { Used } from '../../../../core/reading.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { printedRange } from '../../../../steps/buyPrivate.js'
import { closePrivate } from '../../../../steps/closing.js'
import {
  builderBoard,
  type Lay,
  lay,
  layCandidates,
  layObjection,
  layOf,
  paidToBank,
  type TrackRules,
} from '../../../../steps/lay.js'
import { tilesLaid, upgraded } from '../../../../steps/operatingTurn.js'
import { COPPER_CANYON, KCMO } from '../../data/companies.js'
import { MEXICO_CITY } from '../../data/map.js'
import { PAIRED_TILE } from '../../data/tiles.js'

const [CITY, PUEBLA] = MEXICO_CITY

/** Is this the first operating turn of a major? */
export const isFirstTurn = replaceable(
  (p: Position, operator: OperatorId): boolean => p.state.operators[operator]?.operated !== true,
)

/** Three on the first operating turn with the option (MEX-8-1). */
const yellowTiles = (p: Position, operator: OperatorId): number => {
  if (isMinor(p, operator)) return 1
  return p.setup.options.includes('tripleYellow') && isFirstTurn(p, operator) ? 3 : 2
}

/** An upgrade is the only tile of a turn. */
export const laysOf = (p: Position, operator: OperatorId): Used =>
  upgraded.of(p) ? { used: 1, of: 1 } : { used: tilesLaid.of(p), of: yellowTiles(p, operator) }

/** Two yellow tiles or one upgrade; a minor one yellow tile (MEX-4.2-2, -4.3-3). */
const allowance = (p: Position, operator: OperatorId, upgrade: boolean): Objection | undefined => {
  if (isMinor(p, operator)) return upgrade || tilesLaid.of(p) > 0 ? objection('or.tile.MINOR', {}) : undefined
  const used = upgraded.of(p) || (upgrade ? tilesLaid.of(p) > 0 : tilesLaid.of(p) >= yellowTiles(p, operator))
  return used ? objection('or.tile.NO_ACTION_LEFT', {}) : undefined
}

/** What lies there already is final: a grey tile, and 470 (MEX-4.4.1-10). */
const isFinal = (p: Position, hex: HexId): boolean => {
  const at = p.state.board.tiles[hex]
  return at !== undefined && (at.tile === COPPER_CANYON.tile || p.rules.board.tiles[at.tile]?.colour === 'gray')
}

/** Terrain is paid with the first tile; Mexico City's lies under Puebla, and again on its green tile (MEX-4.4.1-5). */
const costOf = (p: Position, { hex }: Pick<Lay, 'hex'>): number => {
  const at = p.state.board.tiles[hex === CITY ? PUEBLA : hex]
  if (at) return p.rules.board.tiles[at.tile]?.terrain?.cost ?? 0
  return p.rules.board.hexes[hex === CITY ? PUEBLA : hex]?.terrain?.cost ?? 0
}

export const trackRules: TrackRules = {
  before(p, { operator, hex, upgrade }) {
    if (hex === PUEBLA) return objection('or.tile.OTHER_HALF', { hex })
    return allowance(p, operator, upgrade)
  },
  colours: (p) => currentPhase(p).tiles,
  charges: paidToBank(costOf),
  rest: ({ hex, tile }) =>
    hex === CITY && PAIRED_TILE[tile.id] ? [{ hex: PUEBLA, tile: PAIRED_TILE[tile.id] ?? '', rotation: 0 }] : [],
}

/** Where the operator may think of building; both halves of Mexico City mean the city. */
const hexesFor = (p: Position, operator: OperatorId): Iterable<HexId> =>
  new Set(layableHexes(p.rules.board, builderBoard(p, operator), operator).map((hex) => (hex === PUEBLA ? CITY : hex)))

const byTrack: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power === undefined,
  *candidates(p, by) {
    if (allowance(p, by, false) && allowance(p, by, true)) return
    yield* layCandidates(
      p,
      by,
      isMinor(p, by) ? { ...trackRules, colours: () => ['yellow'] } : trackRules,
      hexesFor(p, by),
    )
  },
  object: (p, action) =>
    isFinal(p, action.hex) ? objection('or.tile.FINAL', { hex: action.hex }) : layObjection(p, action, trackRules),
  apply(d, action) {
    const found = layOf(d, action)
    const upgrade = !('code' in found) && found.upgrade
    lay(d, action, trackRules)
    if (upgrade) upgraded.set(d, true)
    else tilesLaid.set(d, tilesLaid.of(d) + 1)
  },
}

/** Yellow tiles or an upgrade, connected to a station (MEX-4.3-3, 4.4.1). */
export const layTile = withReplaceable(byTrack, 'apply')

/** Tiles left to lay in this turn, whether or not there is a place for them. */
export const tilesLeftToLay = (p: Position, operator: OperatorId): boolean =>
  allowance(p, operator, false) === undefined

export const ownsCanyon = (p: Position, by: OperatorId): boolean =>
  p.state.privates[KCMO]?.owner === by && !p.state.privates[KCMO]?.closed && !isMinor(p, by)

const inCanyon: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    if (!ownsCanyon(p, by)) return
    const { hex, tile } = COPPER_CANYON
    for (let rotation = 0; rotation < 6; rotation++) {
      yield { action: { type: 'layTile', by, hex, tile, rotation, power: KCMO } }
    }
  },
  object(p, { by, hex, tile, rotation, power }) {
    const face = p.rules.board.tiles[tile]
    if (power !== KCMO) return objection('any.NO_POWER', { company: power ?? '' })
    if (p.state.privates[KCMO]?.closed && p.state.phase >= 5)
      return objection('or.power.PHASE', { company: KCMO, phase: currentPhase(p).name })
    if (!ownsCanyon(p, by)) return objection('or.power.NOT_OWNER', { company: power })
    if (!face || tile !== COPPER_CANYON.tile) return objection('any.NO_POWER', { company: power })
    if (hex !== COPPER_CANYON.hex) return objection('or.tile.WRONG_LABEL', { tile, hex })
    if (p.state.board.tiles[hex]) return objection('or.power.HEX_TAKEN', { hex })
    if (!exitsFit(p.rules.board, hex, face, rotation)) return objection('or.power.BAD_EDGE', { hex })
    const need = COPPER_CANYON.cost
    const have = cash(p, by)
    return have < need ? objection('or.power.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, hex, tile, rotation }) {
    const { cost } = COPPER_CANYON
    d.set({ board: { ...d.state.board, tiles: { ...d.state.board.tiles, [hex]: { tile, rotation } } } })
    pay(d, by, 'bank', cost)
    d.private(KCMO, { used: 1 })
    const colour = d.rules.board.tiles[tile]?.colour ?? 'yellow'
    d.emit({ type: 'tileLaid', by, hex, tile, rotation, colour, cost, power: KCMO })
    if (d.setup.options.includes('kcmoErratum')) closePrivate(d, KCMO)
  },
}

/** Tile 470: in F5 only, beside all other track, without connection, for half the terrain (MEX-T3-1 … -7). */
export const layCanyon = withReplaceable(inCanyon, 'apply')

const canyonEmpty = (p: Position): boolean => p.state.board.tiles[COPPER_CANYON.hex] === undefined

/** Could 470 still be laid by this company? */
export const canyonOpen = (p: Position, operator: OperatorId): boolean => ownsCanyon(p, operator) && canyonEmpty(p)

/** Could the company still be bought that lays it? */
export const canyonForSale = (p: Position): boolean => {
  const early = p.setup.options.includes('earlyKcmo')
  return canyonEmpty(p) && (early || phaseAllows(p, 'buyPrivates')) && canyonOffered(p)
}

/** Has a player that company? */
export const canyonOffered = (p: Position): boolean => {
  const { owner, closed } = p.state.privates[KCMO] ?? {}
  return !closed && owner !== undefined && isPlayer(owner)
}

/** Has it the least that company costs? */
export const affordsCanyon = (p: Position, by: OperatorId): boolean => cash(p, by) >= (printedRange(p, KCMO)?.min ?? 0)
