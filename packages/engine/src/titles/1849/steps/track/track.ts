import type { Face } from '../../../../board/face.js'
import { isEdge, turn } from '../../../../board/face.js'
import type { Draft } from '../../../../core/draft.js'
import { type HexId, isPlayer, type OperatorId } from '../../../../core/ids.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { placeValue } from '../../../../routes/problem.js'
import { type Lay, lay, layCandidates, layObjection, paidToBank, type TrackRules } from '../../../../steps/lay.js'
import { tilesLaid } from '../../../../steps/operatingTurn.js'
import { ACIREALE, COASTAL_CITIES, MESSINA } from '../../data/map.js'
import { SMS, serveBySms, servedBySms, smsCity, smsTooLate } from '../companies/sms.js'
import { checkGaribaldi } from '../shares/foundingOrder.js'
import { messinaLocked } from './earthquake.js'

const SCE = 'SCE'
const SIGI = 'SIGI'

/** Tiles of a turn (1849-10.3-1). */
export const TILES = 1

/** A piece by its ends and gauge: what is not there before is new (1849-10.3.1-1). */
const piecesOf = (face: Face, rotation: number): readonly { readonly key: string; readonly gauge: string }[] =>
  face.track.map(({ a, b, gauge }) => {
    const ends = [a, b].map((end) => (isEdge(end) ? `${turn(end.edge, rotation)}` : `p${end.place}`)).sort()
    return { key: `${ends.join('-')} ${gauge}`, gauge }
  })

const newGauges = ({ tile, rotation, old }: Lay): readonly string[] => {
  const before = piecesOf(old, 0).map(({ key }) => key)
  return piecesOf(tile, rotation)
    .filter(({ key }) => !before.includes(key))
    .map(({ gauge }) => gauge)
}

const ownedBy = (p: Position, company: string, operator: OperatorId): boolean =>
  p.state.privates[company]?.owner === operator && !p.state.privates[company]?.closed

/** A quarter where all new track is narrow; SIGI halves what new standard gauge costs (1849-10.3.1-2, -7.1-7). */
export const terrainCost = (p: Position, found: Lay): number => {
  const full = p.rules.board.hexes[found.hex]?.terrain?.cost ?? 0
  if (full === 0) return 0
  const gauges = newGauges(found)
  if (gauges.includes('dual')) return full
  if (gauges.includes('standard')) return ownedBy(p, SIGI, found.operator) ? full / 2 : full
  return gauges.length > 0 ? full / 4 : 0
}

/** Does the tile make the city or town worth more? */
const raisesValue = ({ old, tile }: Lay): boolean => {
  const worth = ({ places }: Face): number => placeValue(places[0]?.value ?? 0, ['yellow'])
  return worth(tile) > worth(old)
}

/** SCE keeps Acireale free while a player owns it (1849-7.1-6). */
const keptBySce = (p: Position, hex: HexId): boolean => {
  const { owner, closed } = p.state.privates[SCE] ?? {}
  return hex === ACIREALE && owner !== undefined && isPlayer(owner) && !closed
}

const trackRules: TrackRules = {
  before(p, { hex }) {
    if (tilesLaid.of(p) >= TILES) return objection('or.tile.NO_ACTION_LEFT', {})
    if (keptBySce(p, hex)) return objection('or.tile.RESERVED_HEX', { hex, company: SCE })
    return hex === MESSINA && messinaLocked.of(p) ? objection('or.tile.LOCKED', { hex }) : undefined
  },
  colours: (p) => currentPhase(p).tiles,
  charges: paidToBank(terrainCost),
  /** New track must be reached, or a station made worth more that is reached (1849-10.3-5, -6, -8). */
  connects: (_p, found, how) => how === 'newTrack' || (how === 'place' && (!found.upgrade || raisesValue(found))),
}

/** In a coastal city, without any route (1849-7.1-9). */
const smsTrackRules: TrackRules = {
  ...trackRules,
  before: (p, found) =>
    trackRules.before(p, found) ??
    (servedBySms(p, found.hex) ? undefined : objection('or.power.NOT_COASTAL', { company: SMS, hex: found.hex })),
  connects: () => true,
}

/** A tile of this turn has been laid. */
export const afterTile = replaceable((d: Draft): void => {
  tilesLaid.set(d, tilesLaid.of(d) + 1)
  checkGaribaldi(d)
})

const rulesNow = (p: Position): TrackRules => (smsCity.of(p) === null ? trackRules : smsTrackRules)

/** SMS has placed a station: it takes the place of the step, but for a tile in the same city (1849-7.1-9). */
export const smsInstead = replaceable((p: Position, hex: HexId): Objection | undefined =>
  smsCity.of(p) !== null && tilesLaid.of(p) === 0 && !servedBySms(p, hex)
    ? objection('or.tile.POWER_INSTEAD', { company: SMS })
    : undefined,
)

/** One tile: a new one or an upgrade (1849-10.3-1). */
export const layTile: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power === undefined,
  *candidates(p, by) {
    if (tilesLaid.of(p) >= TILES) return
    if (smsCity.of(p) === null) yield* layCandidates(p, by, trackRules)
    else yield* layCandidates(p, by, smsTrackRules, COASTAL_CITIES)
  },
  object: (p, action) => smsInstead(p, action.hex) ?? layObjection(p, action, rulesNow(p)),
  apply(d, action) {
    const bySea = smsCity.of(d) !== null
    lay(d, action, rulesNow(d))
    if (bySea) serveBySms(d, action.hex)
    afterTile(d)
  },
}

const layingBySms: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    if (smsTooLate(p, by)) return
    yield* layCandidates(p, by, smsTrackRules, COASTAL_CITIES, SMS)
  },
  object(p, action) {
    if (action.power !== SMS) return objection('any.NO_POWER', { company: action.power ?? '' })
    return smsTooLate(p, action.by) ?? layObjection(p, action, smsTrackRules)
  },
  apply(d, action) {
    lay(d, action, smsTrackRules)
    serveBySms(d, action.hex)
    afterTile(d)
  },
}

/** The tile SMS lays as it closes (1849-7.1-9). */
export const layBySms = withReplaceable(layingBySms, 'candidates')
