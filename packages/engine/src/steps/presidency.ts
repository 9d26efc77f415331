import type { Draft } from '../core/draft.js'
import { isPlayer, type OperatorId, type PlayerId } from '../core/ids.js'
import { asked, type InterruptKind, interrupt } from '../core/interrupts.js'
import { type Papers, papersName, waysToMake, without } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { amount, flag, listOf, type Of, operatorId, playerId, record } from '../core/shape.js'
import { challenger, holders, papersIn, president, standing, swapPresidency, swapWays } from '../core/shares.js'
import type { ActionKind, Step } from '../core/step.js'

/** What a title says about the papers a new president gives for the certificate. */
export interface PresidencyRules {
  /** Who chooses them where there is a choice. */
  readonly chooser: 'incoming' | 'outgoing'
  /** The sets of papers that may be given; every one worth the certificate where absent. */
  ways?(p: Position, corporation: OperatorId, to: PlayerId): readonly Papers[]
  /** Better reasons than the general ones: not the one who chooses, no such papers to choose. */
  readonly reasons?: Readonly<Record<'notChooser' | 'notThere', (corporation: OperatorId) => Objection>>
}

/** A sale that makes another player president. The papers are given up after the swap, unless they are `gone` already. */
export const SALE_IN_HAND = {
  needed: { seller: playerId, corporation: operatorId, percent: amount },
  optional: { papers: listOf(amount), gone: flag },
}
const saleInHand = record(SALE_IN_HAND.needed, SALE_IN_HAND.optional)
export type SaleInHand = Of<typeof saleInHand>

/** A presidency about to change hands, and the sale that brought it about. */
export const swap = interrupt(
  'swap',
  { corporation: operatorId, to: playerId },
  "Which certificates are given for the president's?",
  {
    sale: saleInHand,
  },
)
export type Succession = Of<typeof swap.shape>

/** The presidency about to change hands while papers are chosen for it, if there is one. */
export const successionAsked = (p: Pick<Position, 'state'>): Succession | null => (swap.waits(p) ? swap.data(p) : null)

/** All presidencies about to change hands, the one asked about first. */
export const successionsDue = ({ state }: Pick<Position, 'state'>): readonly Succession[] =>
  state.interrupts.filter(({ kind }) => kind === swap.kind).map(swap.dataOf)

/** Sets of papers that may be given: after them the seller can still give up what was announced. */
export const successionWays = (
  p: Position,
  { corporation, to, sale }: Succession,
  rules: PresidencyRules,
): readonly Papers[] => {
  const all = rules.ways?.(p, corporation, to) ?? swapWays(p, corporation, to)
  if (!sale || sale.gone) return all
  const hand = papersIn(p, corporation, sale.seller)
  const { percent, papers } = sale
  // An announcement binds who made it, not the one who takes over.
  if (papers && rules.chooser === 'outgoing') return all.filter((way) => without([...hand, ...way], papers))
  return all.filter((way) => waysToMake([...hand, ...way], percent).length > 0)
}

const outgoing = (p: Position, corporation: OperatorId): PlayerId | null => {
  const holder = holders(p, corporation)[0]
  return holder !== undefined && isPlayer(holder) ? holder : null
}

/** The presidency passes; false = somebody has to choose papers first. */
export const passPresidency = (
  d: Draft,
  succession: Succession,
  rules: PresidencyRules,
  from = outgoing(d, succession.corporation),
): boolean => {
  const { to } = succession
  const ways = successionWays(d, succession, rules)
  const by = rules.chooser === 'incoming' ? to : from
  if (ways.length > 1 && by !== null) {
    swap.raise(d, by, succession)
    return false
  }
  swapPresidency(d, succession.corporation, to, ways[0])
  return true
}

/** More percent than the president is the presidency. */
export const checkPresidency = (d: Draft, corporation: OperatorId, rules: PresidencyRules): void => {
  const chair = president(d, corporation)
  if (chair === null) return
  const to = challenger(d, corporation, standing(d, corporation, chair), chair)
  if (to) passPresidency(d, { corporation, to }, rules)
}

/** A choice among sets of papers of a corporation, each called by its name. */
export const choosePapers = (
  of: (p: Position) => OperatorId,
  waysNow: (p: Position) => readonly Papers[],
  apply: (d: Draft, papers: Papers) => void,
  { reasons }: PresidencyRules,
): ActionKind<'choose'> => ({
  type: 'choose',
  outOfTurn: (p) => reasons?.notChooser(of(p)),
  *candidates(p, by) {
    for (const way of waysNow(p)) yield { action: { type: 'choose', by, choice: papersName(way) } }
  },
  object(p, { choice }) {
    return waysNow(p).some((way) => papersName(way) === choice)
      ? undefined
      : (reasons?.notThere(of(p)) ?? objection('any.UNKNOWN_ENTITY', { id: choice }))
  },
  apply(d, { choice }) {
    const chosen = waysNow(d).find((way) => papersName(way) === choice)
    if (!chosen) throw new Error(`no papers ${choice} to choose`)
    apply(d, chosen)
  },
})

/** Which papers are given for the president's certificate; `afterwards` goes on with the sale that asked. */
export const swapStep = (
  rules: PresidencyRules,
  afterwards: (d: Draft, sale: SaleInHand) => void,
): readonly [InterruptKind, Step] => {
  const conclude = (d: Draft, succession: Succession, papers: Papers | undefined): void => {
    const { corporation, to, sale } = succession
    // It may have closed since it was asked about.
    if (swapWays(d, corporation, to).length > 0) swapPresidency(d, corporation, to, papers)
    if (sale) afterwards(d, sale)
  }
  const step: Step = {
    id: 'swap',
    kinds: [
      choosePapers(
        (p) => swap.data(p).corporation,
        (p) => successionWays(p, swap.data(p), rules),
        (d, papers) => {
          const succession = swap.data(d)
          d.resume()
          conclude(d, succession, papers)
        },
        rules,
      ),
    ],
    actor: asked,
    // Only where nobody is asked: a plan of sales, a bankruptcy.
    settled(d, raised) {
      const succession = swap.dataOf(raised)
      conclude(d, succession, successionWays(d, succession, rules)[0])
    },
  }
  return [swap, step]
}
