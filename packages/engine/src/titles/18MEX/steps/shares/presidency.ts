import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import {
  certificatesWorth,
  challenger,
  isHalf,
  moveCertificates,
  ordinary,
  percentOf,
  president,
  swapPresidency,
  swapWays,
} from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import type { Sale } from '../../../../steps/sale.js'

/** The ways to put certificates together, named by what a player says. */
const WAYS: Readonly<Record<string, number>> = { tens: 0, halves: 2 }
const wayOf = (choice: string): number | undefined => (Object.hasOwn(WAYS, choice) ? WAYS[choice] : undefined)

/** 18xx.games: two certificates, the larger first. */
const twoCertificates = (p: Position, corporation: OperatorId, to: PlayerId): readonly number[] => {
  const sizes = p.rules.operators[corporation]?.shares ?? []
  return [...ordinary(p, corporation, to)].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b).slice(0, 2)
}

/** The new president hands over 20%, and chooses which certificates where there is a choice (MEX-3.5-3). */
export const passChair = (d: Draft, corporation: OperatorId, to: PlayerId): void => {
  if (d.rules.switches.presSwap) swapPresidency(d, corporation, to, twoCertificates(d, corporation, to))
  else if (swapWays(d, corporation, to).length > 1) d.interrupt({ kind: 'swap', by: to, data: { corporation } })
  else swapPresidency(d, corporation, to)
}

/** More percent than the president is the presidency (MEX-3.5-1). */
export const checkPresidency = (d: Draft, corporation: OperatorId): void => {
  const chair = president(d, corporation)
  if (chair === null) return
  const next = challenger(d, corporation, percentOf(d, corporation, chair), chair)
  if (next) passChair(d, corporation, next)
}

/** After a sale; of half of the president's certificate the part sold follows the swap (MEX-3.2-7). */
export const succeed = (
  d: Draft,
  corporation: OperatorId,
  to: PlayerId,
  sale?: Sale & { readonly seller: PlayerId },
): void => {
  passChair(d, corporation, to)
  if (!sale) return
  const { seller, percent, halves } = sale
  d.interrupt({ kind: 'surrender', by: seller, data: { corporation, percent, halves: halves ?? null } })
}

interface Waiting {
  readonly corporation: OperatorId
  readonly percent?: number
  readonly halves?: number | null
}
const waiting = (p: Position): Waiting => (p.state.interrupts[0]?.data ?? { corporation: '' }) as unknown as Waiting

const waysNow = (p: Position, player: PlayerId): readonly number[] => {
  const { corporation, percent, halves } = waiting(p)
  if (percent === undefined) return swapWays(p, corporation, player)
  if (typeof halves === 'number' && certificatesWorth(p, corporation, player, percent, halves)) return [halves]
  const owned = ordinary(p, corporation, player).filter((i) => isHalf(p, corporation, i)).length
  return Array.from({ length: owned + 1 }, (_, n) => n).filter((n) =>
    certificatesWorth(p, corporation, player, percent, n),
  )
}

const choose = (apply: (d: Draft, player: PlayerId, halves: number) => void): ActionKind<'choose'> => ({
  type: 'choose',
  *candidates(p, by) {
    for (const [choice, halves] of Object.entries(WAYS)) {
      if (waysNow(p, by as PlayerId).includes(halves)) yield { action: { type: 'choose', by, choice } }
    }
  },
  object(p, { by, choice }) {
    const halves = wayOf(choice)
    return halves !== undefined && waysNow(p, by as PlayerId).includes(halves)
      ? undefined
      : objection('any.UNKNOWN_ENTITY', { id: choice })
  },
  apply: (d, { by, choice }) => apply(d, by as PlayerId, wayOf(choice) ?? 0),
})

/** Which 20% the new president hands over. */
export const swapStep: Step = {
  id: 'swap',
  kinds: [
    choose((d, player, halves) => {
      const { corporation } = waiting(d)
      d.resume()
      swapPresidency(d, corporation, player, certificatesWorth(d, corporation, player, 20, halves))
    }),
  ],
  actor: (p) => p.state.interrupts[0]?.by ?? null,
  // Only where nobody is asked: a plan of sales, a bankruptcy.
  settled: (d, { by, data }) => swapPresidency(d, (data as unknown as Waiting).corporation, by as PlayerId),
}

const giveUp = (d: Draft, { corporation, percent = 0, halves }: Waiting, player: PlayerId): void => {
  // What was announced may not be what came for the certificate.
  const certificates =
    certificatesWorth(d, corporation, player, percent, halves ?? undefined) ??
    certificatesWorth(d, corporation, player, percent)
  if (!certificates) throw new Error(`${player} has no ${percent}% of ${corporation} to give up`)
  moveCertificates(d, corporation, certificates, 'pool')
}

/** Which 10% of what came for the president's certificate goes to the market (O-7). */
export const surrenderStep: Step = {
  id: 'swap',
  kinds: [
    choose((d, player, halves) => {
      const sale = waiting(d)
      d.resume()
      giveUp(d, { ...sale, halves }, player)
    }),
  ],
  actor(p) {
    const by = p.state.interrupts[0]?.by as PlayerId
    return waysNow(p, by).length > 1 ? by : null
  },
  settled: (d, { by, data }) => giveUp(d, data as unknown as Waiting, by as PlayerId),
}
