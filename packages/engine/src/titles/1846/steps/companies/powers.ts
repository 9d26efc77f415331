import { exitsOn } from '../../../../board/lying.js'
import { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { HexId, PrivateId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { cash, pay } from '../../../../core/money.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { hexId, orNull } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import {
  type Lay,
  type LayTile,
  lay,
  layCandidates,
  layObjection,
  paidToBank,
  type TrackRules,
} from '../../../../steps/lay.js'
import { sideCost } from '../track/allowance.js'
import { blockSecondCity } from '../track/blockers.js'
import { isOwner, notOwned } from './owned.js'

const lmHex = gameFact('lmHex', orNull(hexId), null, 'Where Little Miami laid the first of its two tiles.')
export const secondTile = interrupt('secondTile', {}, 'The second tile of a pair is laid at once or given up.')

export const POWER_FACTS: readonly FactData[] = [lmHex]

/** A private company's right to lay track, beside the normal tile actions. */
interface LayPower {
  readonly uses: number
  /** What the tile must be. */
  check(p: Position, lay: Lay): Objection | undefined
  cost(p: Position, lay: Lay): number
}

/** Does track on the one hex lead to the other? */
export const leadsTo = ({ rules: { board }, state }: Position, one: HexId, other: HexId): boolean =>
  exitsOn(board, state.board.tiles, one).some((side) => board.neighbours[one]?.[side] === other)

const isJoined = (p: Position, one: HexId, other: HexId): boolean => leadsTo(p, one, other) && leadsTo(p, other, one)

/** The hex of a company's pair that is not this one. */
export const otherHex = (p: Position, company: PrivateId, hex: HexId): HexId =>
  p.rules.privates[company]?.hexes?.find((each) => each !== hex) ?? ''

/** Does track join the two hexes of Little Miami? */
export const isLittleMiamiJoined = replaceable((p: Position): boolean => {
  const [one = '', other = ''] = p.rules.privates.LM?.hexes ?? []
  return isJoined(p, one, other)
})

/** Why a second tile of a pair is not this one: the two must join each other. */
const secondTileObjection = (p: Position, company: PrivateId, { hex, tile, rotation }: Lay): Objection | undefined => {
  const tiles = { ...p.state.board.tiles, [hex]: { tile: tile.id, rotation } }
  const next: Position = { ...p, state: { ...p.state, board: { ...p.state.board, tiles } } }
  return isJoined(next, hex, otherHex(p, company, hex)) ? undefined : objection('or.power.NOT_JOINED', { company })
}

/** MC and O&I: two yellow tiles, which must join each other (1846-PVT-3). */
const twoYellow = (company: PrivateId): LayPower => ({
  uses: 2,
  check(p, found) {
    if (found.upgrade) return objection('or.power.BAD_LOCATION', { company, hex: found.hex })
    return (p.state.privates[company]?.used ?? 0) === 0 ? undefined : secondTileObjection(p, company, found)
  },
  cost: sideCost,
})

export const LAY_POWERS: Readonly<Record<PrivateId, LayPower>> = {
  MC: twoYellow('MC'),
  'O&I': twoYellow('O&I'),
  /** One upgrade of a yellow tile, so from phase II on (1846-PVT-4). */
  LSL: {
    uses: 1,
    check(p, { hex, old }) {
      if (!currentPhase(p).tiles.includes('green')) {
        return objection('or.power.PHASE', { company: 'LSL', phase: currentPhase(p).name })
      }
      return old.colour === 'yellow' ? undefined : objection('or.power.NO_YELLOW_TILE', { hex })
    },
    cost: () => 0,
  },
  /** Second edition: a tile in each of two hexes, so that they join. */
  LM: {
    uses: 2,
    check(p, found) {
      const isFirst = (p.state.privates.LM?.used ?? 0) === 0
      return isFirst ? littleMiamiFirst(p, found) : littleMiamiSecond(p, found)
    },
    cost: sideCost,
  },
}

/** Once the first tile is laid: is there a second one that joins the two hexes? */
export const leavesSecond = replaceable((_before: Position, after: Draft, { operator, hex }: Lay): boolean => {
  const d = new Draft(after)
  d.private('LM', { used: 1 })
  lmHex.set(d, hex)
  for (const { action } of layTileByPower.candidates(d, operator))
    if (action.power === 'LM' && !layTileByPower.object(d, action)) return true
  return false
})

/** The first tile of Little Miami must join the two hexes, or leave a second one that does. */
const littleMiamiFirst = (p: Position, found: Lay): Objection | undefined => {
  if (isLittleMiamiJoined(p)) return objection('or.power.ALREADY_JOINED', { company: 'LM' })
  const { hex, tile, rotation, operator: owner } = found
  const cost = sideCost(p, found)
  if (cash(p, owner) < cost) return undefined
  const d = new Draft(p)
  pay(d, owner, 'bank', cost)
  d.set({ board: { ...p.state.board, tiles: { ...p.state.board.tiles, [hex]: { tile: tile.id, rotation } } } })
  return isLittleMiamiJoined(d) || leavesSecond(p, d, found)
    ? undefined
    : objection('or.power.NOT_JOINED', { company: 'LM' })
}

export const littleMiamiSecond = replaceable((p: Position, found: Lay): Objection | undefined =>
  lmHex.of(p) === found.hex
    ? objection('or.power.BAD_LOCATION', { company: 'LM', hex: found.hex })
    : secondTileObjection(p, 'LM', found),
)

const rulesFor = (company: PrivateId, power: LayPower): TrackRules => ({
  before(p, found) {
    const state = p.state.privates[company]
    if (!p.rules.privates[company]?.hexes?.includes(found.hex))
      return objection('or.power.BAD_LOCATION', { company, hex: found.hex })
    if ((state?.used ?? 0) >= power.uses) return objection('or.power.USED_UP', { company })
    return power.check(p, found)
  },
  colours: (p) => currentPhase(p).tiles,
  charges: paidToBank(power.cost),
  connects: () => true,
})

const powerObjection = (p: Position, action: LayTile): Objection | undefined => {
  const company = action.power ?? ''
  const power = LAY_POWERS[company]
  if (!power) return objection('any.NO_POWER', { company })
  if (!isOwner(p, action.by, company)) return notOwned(p, action.by, company)
  const rules = rulesFor(company, power)
  // The company's own reasons first: they tell more than a tile that does not fit.
  if ((p.state.privates[company]?.used ?? 0) >= power.uses) return objection('or.power.USED_UP', { company })
  if (company === 'LSL') {
    const found = power.check(p, {
      hex: action.hex,
      old: { colour: p.state.board.tiles[action.hex] ? 'yellow' : 'white' },
    } as Lay)
    if (found && p.rules.privates.LSL?.hexes?.includes(action.hex)) return found
  }
  return layObjection(p, action, rules)
}

const layByPower: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    for (const [company, power] of Object.entries(LAY_POWERS)) {
      if (!isOwner(p, by, company) || (p.state.privates[company]?.used ?? 0) >= power.uses) continue
      yield* layCandidates(p, by, rulesFor(company, power), p.rules.privates[company]?.hexes ?? [], company)
    }
  },
  object: powerObjection,
  apply(d, action) {
    const company = action.power ?? ''
    const power = LAY_POWERS[company]
    if (!power) return
    lay(d, action, rulesFor(company, power))
    const used = (d.state.privates[company]?.used ?? 0) + 1
    d.private(company, { used })
    if (secondTile.waits(d)) d.resume()
    else if (used < power.uses && goesTogether(d, company)) secondTile.raise(d, company, {})
    if (company === 'LM') lmHex.set(d, action.hex)
    blockSecondCity(d, action.hex)
  },
}

export const layTileByPower = withReplaceable(layByPower, 'apply')

/** Must the second tile follow at once, or be given up? */
export const goesTogether = replaceable((_p: Position, company: PrivateId): boolean => company === 'LM')
