import type { Draft } from './draft.js'
import { isPlayer, type Holder, type OperatorId, type PlayerId } from './ids.js'
import type { Position } from './position.js'

const percents = (p: Position, corporation: OperatorId): readonly number[] => p.rules.operators[corporation]?.shares ?? []
export const holders = (p: Position, corporation: OperatorId): readonly Holder[] => p.state.shares[corporation] ?? []

/** Percent of a corporation in one hand or place. */
export const percentOf = (p: Position, corporation: OperatorId, holder: Holder): number => {
  const sizes = percents(p, corporation)
  let sum = 0
  holders(p, corporation).forEach((by, i) => {
    if (by === holder) sum += sizes[i] ?? 0
  })
  return sum
}

/** Percent in all players' hands. */
export const percentWithPlayers = (p: Position, corporation: OperatorId): number => {
  const sizes = percents(p, corporation)
  let sum = 0
  holders(p, corporation).forEach((by, i) => {
    if (isPlayer(by)) sum += sizes[i] ?? 0
  })
  return sum
}

/** The player who holds the first certificate; null = nobody (unstarted, or in receivership). */
export const president = (p: Position, corporation: OperatorId): PlayerId | null => {
  const holder = holders(p, corporation)[0]
  return holder !== undefined && isPlayer(holder) ? holder : null
}

/** Certificates other than the president's in one place, as indices. */
export const ordinary = (p: Position, corporation: OperatorId, holder: Holder): readonly number[] => {
  const found: number[] = []
  holders(p, corporation).forEach((by, i) => {
    if (i > 0 && by === holder) found.push(i)
  })
  return found
}

/** Moves ordinary certificates worth exactly `percent`, lowest index first. */
export const moveShares = (d: Draft, corporation: OperatorId, percent: number, from: Holder, to: Holder): void => {
  const sizes = percents(d, corporation)
  let left = percent
  const next = [...holders(d, corporation)]
  for (const i of ordinary(d, corporation, from)) {
    const size = sizes[i] ?? 0
    if (size > left) continue
    next[i] = to
    left -= size
    if (left === 0) break
  }
  if (left !== 0) throw new Error(`moveShares: ${percent}% of ${corporation} from ${from} to ${to}`)
  d.set({ shares: { ...d.state.shares, [corporation]: next } })
}

/** Seats clockwise, beginning left of `from`. */
export const clockwiseAfter = (p: Position, from: PlayerId): readonly PlayerId[] => {
  const seats = p.state.seats
  const at = seats.indexOf(from)
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)]
}

/** Still in the game. */
export const solvent = (p: Position): readonly PlayerId[] => p.state.seats.filter((id) => !p.state.players[id]?.bankrupt)

/** The largest holder other than the president with more than `than` and at least the president's certificate's size. */
export const challenger = (p: Position, corporation: OperatorId, than: number, after: PlayerId): PlayerId | null => {
  const least = percents(p, corporation)[0] ?? 0
  let best: PlayerId | null = null
  let most = than
  for (const id of clockwiseAfter(p, after)) {
    if (id === after) continue
    const held = percentOf(p, corporation, id)
    if (held > most && held >= least) {
      best = id
      most = held
    }
  }
  return best
}

/** The new president hands over ordinary certificates worth the president's one. */
export const swapPresidency = (d: Draft, corporation: OperatorId, to: PlayerId): void => {
  const from = holders(d, corporation)[0] as Holder
  moveShares(d, corporation, percents(d, corporation)[0] ?? 0, to, from)
  d.share(corporation, 0, to)
  d.emit({ type: 'presidentChanged', corporation, from: isPlayer(from) ? from : null, to })
}
