import { reachedCities } from '../../../../board/connection.js'
import { exitsOn } from '../../../../board/lying.js'
import { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { HexId, OperatorId, PrivateId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { cash, pay } from '../../../../core/money.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
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
import { switches1846 } from '../../switches.js'
import { sideCost } from '../track/allowance.js'
import { blockSecondCity } from '../track/blockers.js'
import { noteBoardChange } from '../track/seen.js'
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
const leadsTo = ({ rules: { board }, state }: Position, one: HexId, other: HexId): boolean =>
  exitsOn(board, state.board.tiles, one).some((side) => board.neighbours[one]?.[side] === other)

const isJoined = (p: Position, one: HexId, other: HexId): boolean => leadsTo(p, one, other) && leadsTo(p, other, one)

/** Is there any way from the city of the one hex to that of the other, whoever stands between? */
const hasWay = ({ rules: { board }, state }: Position, one: HexId, other: HexId): boolean => {
  const { tiles } = state.board
  const tokens = { [one]: [{ by: 'LM', city: 0 }] }
  return reachedCities(board, { tiles, tokens }, 'LM').some(({ hex }) => hex === other)
}

/** Does track join the two hexes of Little Miami? On 18xx.games any way between the cities will do. */
export const isLittleMiamiJoined = (p: Position): boolean => {
  const [one = '', other = ''] = p.rules.privates.LM?.hexes ?? []
  return switches1846.lmBoth.of(p) ? hasWay(p, one, other) : isJoined(p, one, other)
}

/** MC and O&I: two yellow tiles, which must join each other (1846-PVT-3). */
const twoYellow = (company: PrivateId): LayPower => ({
  uses: 2,
  check(p, { hex, tile, rotation, upgrade }) {
    if (upgrade) return objection('or.power.BAD_LOCATION', { company, hex })
    const other = p.rules.privates[company]?.hexes?.find((each) => each !== hex) ?? ''
    if ((p.state.privates[company]?.used ?? 0) === 0) return undefined
    const tiles = { ...p.state.board.tiles, [hex]: { tile: tile.id, rotation } }
    const next: Position = { ...p, state: { ...p.state, board: { ...p.state.board, tiles } } }
    return isJoined(next, hex, other) ? undefined : objection('or.power.NOT_JOINED', { company })
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
      const { hex, tile, rotation } = found
      const used = p.state.privates.LM?.used ?? 0
      const other = p.rules.privates.LM?.hexes?.find((each) => each !== hex) ?? ''
      if (used === 0) {
        return isLittleMiamiJoined(p)
          ? objection('or.power.ALREADY_JOINED', { company: 'LM' })
          : deadEnd(p, found, other)
      }
      if (lmHex.of(p) === hex) return objection('or.power.BAD_LOCATION', { company: 'LM', hex })
      // There both tiles must bring track that the join needs.
      if (switches1846.lmBoth.of(p) && leadsTo(p, hex, other))
        return objection('or.power.ALREADY_JOINED', { company: 'LM' })
      const tiles = { ...p.state.board.tiles, [hex]: { tile: tile.id, rotation } }
      const next: Position = { ...p, state: { ...p.state, board: { ...p.state.board, tiles } } }
      return isJoined(next, hex, other) ? undefined : objection('or.power.NOT_JOINED', { company: 'LM' })
    },
    cost: sideCost,
  },
}

/**
 * A first tile of Little Miami that neither joins the two hexes nor leaves a second one that would; 18xx.games takes it and
 * never goes on. There the first must bring track towards the other, too.
 */
const deadEnd = (p: Position, found: Lay, other: HexId): Objection | undefined => {
  const { hex, tile, rotation, operator: owner } = found
  const cost = sideCost(p, found)
  if (cash(p, owner) < cost) return undefined
  const d = new Draft(p)
  pay(d, owner, 'bank', cost)
  d.set({ board: { ...p.state.board, tiles: { ...p.state.board.tiles, [hex]: { tile: tile.id, rotation } } } })
  if (isLittleMiamiJoined(d)) return undefined
  if (switches1846.lmBoth.of(p) && leadsTo(p, hex, other)) return objection('or.power.NOT_JOINED', { company: 'LM' })
  d.private('LM', { used: 1 })
  lmHex.set(d, hex)
  for (const { action } of layTileByPower.candidates(d, owner))
    if (action.power === 'LM' && !layTileByPower.object(d, action)) return undefined
  return objection('or.power.NOT_JOINED', { company: 'LM' })
}

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

export const layTileByPower: ActionKind<'layTile'> = {
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
    noteBoardChange(d)
  },
}

/** How often each company's power can be used; the steamboat has no end of it. */
const USES: Readonly<Record<PrivateId, number>> = {
  ...Object.fromEntries(Object.entries(LAY_POWERS).map(([company, { uses }]) => [company, uses])),
  MPC: 1,
  BT: 1,
}

/** A power not used up yet, whether or not it can be used now. */
export const hasUnusedPower = (p: Position, operator: OperatorId): boolean =>
  Object.entries(USES).some(
    ([company, uses]) => isOwner(p, operator, company) && (p.state.privates[company]?.used ?? 0) < uses,
  )

/** Must the second tile follow at once, or be given up? */
const goesTogether = (p: Position, company: PrivateId): boolean => company === 'LM' || switches1846.mcTogether.of(p)
