// What a company could come to, by walking the track piece by piece: slow and simple, beside the engine's own search.
import {
  type Edge,
  type End,
  faceOn,
  type HexId,
  type OperatorId,
  opposite,
  type Position,
  type Track,
} from '@roundhouse/engine'

/** Steps after which a walk gives up: it then has found nothing. */
const MOST_STEPS = 4000

const isBlocked = ({ rules, state }: Position, company: OperatorId, hex: HexId, place: number): boolean => {
  const found = faceOn(rules.board, state.board.tiles, hex)?.places[place]
  if (!found || found.kind === 'offboard' || found.terminal) return true
  if (found.kind !== 'city') return false
  const there = (state.board.tokens[hex] ?? []).filter((token) => token.city === place)
  return there.every(({ by }) => by !== company) && there.length >= found.slots
}

const edgeOf = (end: End): Edge | undefined => ('edge' in end ? end.edge : undefined)
const placeOf = (end: End): number | undefined => ('place' in end ? end.place : undefined)

/** Pieces of track a company comes to from its stations, each as `hex n`, and the places as `hex.place`. */
export const reachedBy = (p: Position, company: OperatorId): ReadonlySet<string> => {
  const { board } = p.rules
  const found = new Set<string>()
  let steps = 0

  /** At the end of a piece, having used some pieces and places; `gauge` since the last place. */
  const goOn = (hex: HexId, end: End, used: ReadonlySet<string>, gauge: string): void => {
    const place = placeOf(end)
    if (place !== undefined) {
      const key = `${hex}.${place}`
      found.add(key)
      if (used.has(key) || isBlocked(p, company, hex, place)) return
      leave(hex, place, new Set([...used, key]))
      return
    }
    const edge = edgeOf(end) as Edge
    const next = board.neighbours[hex]?.[edge]
    if (next === undefined) return
    const across = opposite(edge)
    for (const [i, track] of tracksOn(next).entries())
      for (const [here, there] of [
        [track.a, track.b],
        [track.b, track.a],
      ] as const)
        if (edgeOf(here) === across && track.gauge === gauge && !track.lane) take(next, i, there, track, used)
  }
  const tracksOn = (hex: HexId): readonly Track[] => faceOn(board, p.state.board.tiles, hex)?.track ?? []
  const take = (hex: HexId, i: number, to: End, track: Track, used: ReadonlySet<string>): void => {
    const key = `${hex} ${i}`
    if (used.has(key) || steps++ > MOST_STEPS) return
    found.add(key)
    goOn(hex, to, new Set([...used, key]), track.gauge)
  }
  const leave = (hex: HexId, place: number, used: ReadonlySet<string>): void => {
    for (const [i, track] of tracksOn(hex).entries()) {
      if (track.lane) continue
      if (placeOf(track.a) === place) take(hex, i, track.b, track, used)
      if (placeOf(track.b) === place) take(hex, i, track.a, track, used)
    }
  }
  for (const [hex, list] of Object.entries(p.state.board.tokens))
    for (const { by, city, blocker } of list) {
      if (by !== company || blocker) continue
      found.add(`${hex}.${city}`)
      leave(hex, city, new Set([`${hex}.${city}`]))
    }
  return found
}
