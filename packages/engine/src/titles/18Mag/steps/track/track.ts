import { labelOn } from '../../../../board/lying.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, dueFrom } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import type { Used } from '../../../../core/reading.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { TokenAt } from '../../../../core/state.js'
import type { ActionKind } from '../../../../core/step.js'
import {
  type Lay,
  type LayTile,
  lay,
  layCandidates,
  layObjection,
  layOf,
  type TrackRules,
} from '../../../../steps/lay.js'
import { tilesLaid, upgraded } from '../../../../steps/operatingTurn.js'
import { SKEV } from '../../data/companies.js'
import { SECOND_TILE_FEE } from '../../data/tables.js'
import { BUDAPEST_TILE, TWO_CITIES_TILE } from '../../data/tiles.js'
import { helpedBy } from '../companies/supporters.js'
import { isIstvans } from '../istvan/cards.js'
import { isAmong, upgradesWanted } from '../istvan/upgrades.js'
import { maySpendToken, spendToken, TERRAIN_TOKEN, terrainCharges, terrainOf, tokenObjection } from './terrain.js'

/** One normal action and one extra yellow tile (MAG-TRK-1). */
const TILE_ACTIONS = 2

const actionsUsed = (p: Position): number => Math.max(tilesLaid.of(p), upgraded.of(p) ? 1 : 0)

export const laysOf = (p: Position): Used => ({ used: actionsUsed(p), of: TILE_ACTIONS })

const allowance = (p: Position, upgrade: boolean): Objection | undefined => {
  if (actionsUsed(p) >= TILE_ACTIONS) return objection('or.tile.NO_ACTION_LEFT', {})
  return upgrade && upgraded.of(p) ? objection('or.tile.SECOND_UPGRADE', {}) : undefined
}

/** A home without track is built on before anything else (MAG-TRK-3). */
const homeFirst = (p: Position, { operator, hex }: Lay): Objection | undefined => {
  const home = p.rules.operators[operator]?.home?.hex ?? ''
  const isBare = !p.state.board.tiles[home] && p.rules.board.hexes[home]?.track.length === 0
  return isBare && hex !== home ? objection('or.tile.HOME_FIRST', { company: operator, hex: home }) : undefined
}

/** The river of Budapest's tile lies on that of the map (MAG-TRK-12). */
const againstRiver = (p: Position, { tile, rotation, hex }: Lay): Objection | undefined =>
  tile.id === BUDAPEST_TILE.tile &&
  rotation !== BUDAPEST_TILE.rotation &&
  labelOn(p.rules.board, hex, tile.colour) === tile.label
    ? objection('or.tile.RIVER', { tile: tile.id, hex })
    : undefined

/** Of two stations on a hex that becomes two cities, a minor's comes to the city with track (MAG-TRK-13). */
export const goesToTheTrack = replaceable((p: Position, token: TokenAt): boolean => isMinor(p, token.by))

const placedInTwoCities = (p: Position, { tile }: Lay, tokens: readonly TokenAt[]): readonly TokenAt[] => {
  if (tile.id !== TWO_CITIES_TILE.tile) return tokens
  const first = tokens.find((token) => goesToTheTrack(p, token)) ?? tokens[0]
  return tokens.map((token) => ({
    ...token,
    city: token === first ? TWO_CITIES_TILE.city : TWO_CITIES_TILE.otherCity,
  }))
}

/** Objections to a lay for which the track on the board does not matter, the number of tiles aside. */
const layObjectionBefore = (p: Position, built: Lay): Objection | undefined =>
  homeFirst(p, built) ?? againstRiver(p, built) ?? tokenObjection(p, built)

const majorObjection = (p: Position, { operator }: Lay): Objection | undefined =>
  isMinor(p, operator) ? undefined : objection('or.tile.MAJOR', { company: operator })

/** The terrain, the second tile of the turn, or both. */
const tooDear: TrackRules['tooDear'] = (p, built, { need, have }) => {
  const terrain = dueFrom(terrainCharges(p, built), built.operator)
  if (terrain === 0) return objection('or.tile.FEE', { need, have })
  if (terrain < need) return objection('or.tile.TERRAIN_AND_FEE', { terrain, fee: need - terrain, need, have })
  return built.upgrade
    ? objection('or.tile.UPGRADE_COST', { hex: built.hex, need, have })
    : objection('or.tile.NO_CASH', { need, have })
}

const trackRules: TrackRules = {
  before: (p, built) => majorObjection(p, built) ?? allowance(p, built.upgrade) ?? layObjectionBefore(p, built),
  colours: (p) => currentPhase(p).tiles,
  charges: (p, built) => [
    ...terrainCharges(p, built),
    ...(actionsUsed(p) > 0
      ? [{ from: built.operator, to: SKEV.id, amount: SECOND_TILE_FEE, why: 'extraTile' as const }]
      : []),
  ],
  tooDear,
  maySpend: () => true,
  /** Upgrades are permissive: track that is there already is enough (MAG-UPG-2). */
  connects: (_p, _built, how) => how !== 'none',
  merging: true,
  resettle: placedInTwoCities,
}

/** What István's minor may upgrade now; several where the human decides (MAG-V1-5). */
export const wantedLays = (p: Position, minor: OperatorId): readonly LayTile[] => upgradesWanted(p, minor, trackRules)

/** Of a card, before the game (MAG-V1-4). */
export const layFree = (d: Draft, action: LayTile): void => lay(d, action, { ...trackRules, charges: () => [] })

/** The tile, and the terrain token that pays for it. */
const build = (d: Draft, action: LayTile, rules: TrackRules): Lay => {
  const found = layOf(d, action)
  if ('code' in found) throw new Error(`lay: ${found.code}`)
  const due = terrainOf(d, action.hex)
  lay(d, action, rules)
  spendToken(d, found, due)
  return found
}

/** A tile action left that the minor can pay for, whether or not there is a place for it. */
export const mayStillLay = (p: Position, operator: OperatorId): boolean => {
  const used = actionsUsed(p)
  return used < TILE_ACTIONS && (used === 0 || cash(p, operator) >= SECOND_TILE_FEE)
}

export const layTile: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power === undefined,
  closed: (p, by) => !isMinor(p, by) || !mayStillLay(p, by),
  *candidates(p, by) {
    if (actionsUsed(p) >= TILE_ACTIONS || !isMinor(p, by)) return
    if (isIstvans(p, by)) {
      for (const action of wantedLays(p, by)) yield { action }
      return
    }
    for (const candidate of layCandidates(p, by, trackRules)) {
      yield candidate
      const { action } = candidate
      if (maySpendToken(p, by, action.hex)) yield { action: { ...action, spends: TERRAIN_TOKEN } }
    }
  },
  object: (p, action) =>
    isIstvans(p, action.by) && !isAmong(wantedLays(p, action.by), action)
      ? objection('solo.NOT_WANTED', { company: action.by })
      : layObjection(p, action, trackRules),
  apply(d, action) {
    const { upgrade } = build(d, action, trackRules)
    tilesLaid.set(d, tilesLaid.of(d) + 1)
    if (upgrade) upgraded.set(d, true)
  },
}

const upgradeRules: TrackRules = {
  ...trackRules,
  before(p, built) {
    const isHelped = built.upgrade && built.tile.colour !== 'gray'
    return (
      majorObjection(p, built) ??
      (isHelped ? layObjectionBefore(p, built) : objection('any.NO_POWER', { company: 'GSvS' }))
    )
  },
  charges: terrainCharges,
}

/** With a supporter's help, beside what may be laid anyway. */
export const upgradeMore = helpedBy('GSvS', {
  type: 'layTile',
  *candidates(p, by) {
    if (isMinor(p, by)) yield* layCandidates(p, by, upgradeRules)
  },
  object: (p, action) => layObjection(p, action, upgradeRules),
  apply: (d, action) => void build(d, action, upgradeRules),
})
