import { reachedCities } from '../../../../board/connection.js'
import type { ActionOf } from '../../../../core/action.js'
import { derivedLately } from '../../../../core/derived.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import type { Rules } from '../../../../core/title.js'
import {
  completedSides,
  type LayTile,
  layCandidates,
  layObjection,
  layOf,
  type TrackRules,
} from '../../../../steps/lay.js'

/** Hexes from one to the other over the map, whatever lies between (D-24 of the specification). */
const hexDistance = ({ rules }: Pick<Position, 'rules'>, from: HexId, to: HexId): number => {
  const [a, b] = [rules.board.hexes[from], rules.board.hexes[to]]
  if (!a || !b) throw new Error(`no hex ${from} or ${to}`)
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  return down + Math.max(0, (across - down) / 2)
}

/** Cities in the order he looks at them: the home, then the nearest; those equally far together (MAG-V1-5). */
const inOrder = (p: Position, minor: OperatorId): readonly (readonly HexId[])[] => {
  const home = p.rules.operators[minor]?.home?.hex ?? ''
  const reached = reachedCities(p.rules.board, p.state.board, minor).map(({ hex }) => hex)
  const byDistance = new Map<number, HexId[]>()
  for (const hex of new Set([home, ...reached])) {
    const far = hexDistance(p, home, hex)
    byDistance.set(far, [...(byDistance.get(far) ?? []), hex])
  }
  return [...byDistance].sort(([a], [b]) => a - b).map(([, hexes]) => hexes)
}

/** Upgrades of a city that join most of the loose track around it. */
const bestOn = (p: Position, minor: OperatorId, hex: HexId, rules: TrackRules): readonly LayTile[] => {
  const found: { readonly action: LayTile; readonly joined: number }[] = []
  for (const { action } of layCandidates(p, minor, rules, [hex])) {
    const lay = layOf(p, action)
    if ('code' in lay || !lay.upgrade || layObjection(p, action, rules)) continue
    found.push({ action, joined: completedSides(p, lay).length })
  }
  const most = Math.max(...found.map(({ joined }) => joined))
  return found.filter(({ joined }) => joined === most).map(({ action }) => action)
}

const work = (p: Position, minor: OperatorId, rules: TrackRules): readonly LayTile[] => {
  for (const hexes of inOrder(p, minor)) {
    const lays = hexes.flatMap((hex) => bestOn(p, minor, hex, rules))
    if (lays.length > 0) return lays
  }
  return []
}

const kept = derivedLately(
  (state: Position['state'], rules: Rules, setup: Position['setup'], track: TrackRules, minor: OperatorId) =>
    work({ state, rules, setup }, minor, track),
)

/** The upgrades one of which he makes in this turn: he chooses himself where there is one, the human among several. */
export const upgradesWanted = (p: Position, minor: OperatorId, rules: TrackRules): readonly LayTile[] =>
  kept(p.state, p.rules, p.setup, rules, minor)

export const isAmong = (lays: readonly LayTile[], { hex, tile, rotation, spends }: ActionOf<'layTile'>): boolean =>
  spends === undefined && lays.some((each) => each.hex === hex && each.tile === tile && each.rotation === rotation)
