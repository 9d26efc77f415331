import type { Draft } from './draft.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from './ids.js'
import { type Papers, papersOf, waysToMake, worthOf } from './papers.js'
import type { Position } from './position.js'
import { replaceable } from './replaceable.js'

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

/** The player who holds the first certificate; null = nobody leads it. */
export const president = (p: Position, corporation: OperatorId): PlayerId | null => {
  const holder = holders(p, corporation)[0]
  if (holder === undefined || !isPlayer(holder)) return null
  return p.rules.certificateLeads?.(p, corporation) === false ? null : holder
}

/** What one certificate is worth, in percent. */
export const sizeOf = (p: Position, corporation: OperatorId, certificate: number): number =>
  percents(p, corporation)[certificate] ?? 0

/** Certificates other than the president's in one place, as indices. */
export const ordinary = (p: Position, corporation: OperatorId, holder: Holder): readonly number[] => {
  const found: number[] = []
  holders(p, corporation).forEach((by, i) => {
    if (i > 0 && by === holder) found.push(i)
  })
  return found
}

/** Ordinary papers in one place, by size. */
export const papersIn = (p: Position, corporation: OperatorId, holder: Holder): Papers => {
  const sizes = percents(p, corporation)
  return papersOf(ordinary(p, corporation, holder).map((i) => sizes[i] ?? 0))
}

/** Every set of ordinary papers in one place worth exactly `percent`, the title's usual one first. */
export const paperWays = (p: Position, corporation: OperatorId, holder: Holder, percent: number): readonly Papers[] =>
  waysToMake(papersIn(p, corporation, holder), percent, p.rules.usualPapers)

/** Ordinary certificates in one place of exactly these sizes, as indices; null = they are not there. */
export const pickPapers = (
  p: Position,
  corporation: OperatorId,
  holder: Holder,
  papers: Papers,
): readonly number[] | null => {
  const sizes = percents(p, corporation)
  const free = [...ordinary(p, corporation, holder)]
  const picked: number[] = []
  for (const size of papers) {
    const at = free.findIndex((i) => sizes[i] === size)
    if (at === -1) return null
    picked.push(...free.splice(at, 1))
  }
  return picked
}

/** Ordinary certificates in one place worth exactly `percent`, in the usual way; null = no certificates make it up. */
export const certificatesWorth = (
  p: Position,
  corporation: OperatorId,
  holder: Holder,
  percent: number,
): readonly number[] | null => {
  const [usual] = paperWays(p, corporation, holder, percent)
  return usual ? pickPapers(p, corporation, holder, usual) : null
}

/** Ordinary certificates in one place: those of the sizes named, or the usual ones; null = they are not there. */
export const certificatesOf = (
  p: Position,
  corporation: OperatorId,
  holder: Holder,
  { percent, papers }: { readonly percent: number; readonly papers?: Papers | undefined },
): readonly number[] | null => {
  if (!papers) return certificatesWorth(p, corporation, holder, percent)
  return worthOf(papers) === percent ? pickPapers(p, corporation, holder, papers) : null
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

/** Moves ordinary certificates worth exactly `percent`, in the usual way. */
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

/** What a player counts for in the presidency. */
export const standing = (p: Position, corporation: OperatorId, player: PlayerId): number =>
  p.rules.standing?.(p, corporation, player) ?? percentOf(p, corporation, player)

/**
 * The largest holder other than the president with more than `than` and papers to give for the president's certificate.
 */
export const challenger = (p: Position, corporation: OperatorId, than: number, after: PlayerId): PlayerId | null => {
  let best: PlayerId | null = null
  let most = than
  for (const id of clockwiseAfter(p, after)) {
    if (id === after) continue
    const held = standing(p, corporation, id)
    if (held > most && swapWays(p, corporation, id).length > 0) {
      best = id
      most = held
    }
  }
  return best
}

/** Every set of papers a player could give for the president's certificate. */
export const swapWays = (p: Position, corporation: OperatorId, to: PlayerId): readonly Papers[] =>
  paperWays(p, corporation, to, percents(p, corporation)[0] ?? 0)

/**
 * A new president takes the president's certificate and gives papers for it: those named, or the usual ones. They go
 * where it lay, unless the title has another place for them (18Mag: the stack).
 */
export const swapPresidency = replaceable(
  (
    d: Draft,
    corporation: OperatorId,
    to: PlayerId,
    papers: Papers | undefined = swapWays(d, corporation, to)[0],
    place: Holder = holders(d, corporation)[0] as Holder,
  ): void => {
    const from = holders(d, corporation)[0] as Holder
    const certificates = papers && pickPapers(d, corporation, to, papers)
    if (!certificates) throw new Error(`swapPresidency: ${to} cannot pay for the certificate of ${corporation}`)
    moveCertificates(d, corporation, certificates, place)
    d.share(corporation, 0, to)
    d.emit({ type: 'presidentChanged', corporation, from: isPlayer(from) ? from : null, to })
  },
)
