import type { Draft } from './draft.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from './ids.js'
import type { Position } from './position.js'

const percents = (p: Position, corporation: OperatorId): readonly number[] =>
  p.rules.operators[corporation]?.shares ?? []
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

/** Is it smaller than the others (18MEX: 5% of NdM)? */
export const isHalf = (p: Position, corporation: OperatorId, certificate: number): boolean => {
  const [, ...sizes] = percents(p, corporation)
  return certificate > 0 && (percents(p, corporation)[certificate] ?? 0) < Math.max(...sizes)
}

/**
 * Ordinary certificates in one place worth exactly `percent`: as few as possible, or with exactly so many `halves`.
 * null = no certificates make it up.
 */
export const certificatesWorth = (
  p: Position,
  corporation: OperatorId,
  holder: Holder,
  percent: number,
  halves?: number,
): readonly number[] | null => {
  const sizes = percents(p, corporation)
  const owned = ordinary(p, corporation, holder)
  const small = owned.filter((i) => isHalf(p, corporation, i))
  const full = owned.filter((i) => !isHalf(p, corporation, i))
  const picked: number[] = []
  let left = percent
  const pick = (list: readonly number[], most = list.length): void => {
    let count = 0
    for (const i of list) {
      const size = sizes[i] ?? 0
      if (count === most || size > left) continue
      picked.push(i)
      left -= size
      count++
    }
  }
  if (halves !== undefined && small.length < halves) return null
  if (halves !== undefined) pick(small, halves)
  pick(full)
  if (halves === undefined) pick(small)
  return left === 0 && percent > 0 ? picked : null
}

export const moveCertificates = (
  d: Draft,
  corporation: OperatorId,
  certificates: readonly number[],
  to: Holder,
): void => {
  const next = [...holders(d, corporation)]
  for (const i of certificates) next[i] = to
  d.set({ shares: { ...d.state.shares, [corporation]: next } })
}

/** Moves ordinary certificates worth exactly `percent`. */
export const moveShares = (d: Draft, corporation: OperatorId, percent: number, from: Holder, to: Holder): void => {
  const certificates = certificatesWorth(d, corporation, from, percent)
  if (!certificates) throw new Error(`moveShares: ${percent}% of ${corporation} from ${from} to ${to}`)
  moveCertificates(d, corporation, certificates, to)
}

/** Seats clockwise, beginning left of `from`. */
export const clockwiseAfter = (p: Position, from: PlayerId): readonly PlayerId[] => {
  const seats = p.state.seats
  const at = seats.indexOf(from)
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)]
}

/** Still in the game. */
export const solvent = (p: Position): readonly PlayerId[] =>
  p.state.seats.filter((id) => !p.state.players[id]?.bankrupt)

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

/** Numbers of halves among the certificates a new president could hand over for the president's one. */
export const swapWays = (p: Position, corporation: OperatorId, to: PlayerId): readonly number[] => {
  const owned = ordinary(p, corporation, to).filter((i) => isHalf(p, corporation, i)).length
  const worth = percents(p, corporation)[0] ?? 0
  return Array.from({ length: owned + 1 }, (_, halves) => halves).filter(
    (halves) => certificatesWorth(p, corporation, to, worth, halves) !== null,
  )
}

/** The new president hands over ordinary certificates worth the president's one, or those named. */
export const swapPresidency = (
  d: Draft,
  corporation: OperatorId,
  to: PlayerId,
  certificates: readonly number[] | null = certificatesWorth(d, corporation, to, percents(d, corporation)[0] ?? 0),
): void => {
  const from = holders(d, corporation)[0] as Holder
  if (!certificates) throw new Error(`swapPresidency: ${to} cannot pay for the certificate of ${corporation}`)
  moveCertificates(d, corporation, certificates, from)
  d.share(corporation, 0, to)
  d.emit({ type: 'presidentChanged', corporation, from: isPlayer(from) ? from : null, to })
}
