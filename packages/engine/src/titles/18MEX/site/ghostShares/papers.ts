import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { Holder, OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, flag, mapOf, type Of, playerId, record } from '../../../../core/shape.js'
import { holders } from '../../../../core/shares.js'
import { eldersOf } from './handOrder.js'

/*
 * 18xx.games goes on offering a merged company to founders, by mistake: each pays $60 for one certificate of a company
 * that is gone. Once one has the president's, the others are for sale like those of any company. They lie in none of our
 * places for shares, so they are counted here.
 */

/** What a paper of 10% costs. */
export const GHOST_PRICE = 60

/** With half of its papers out it would be launched, over which that site breaks down. */
const MOST_OUT = 4

const ghost = record({ held: mapOf(amount, 'thing') }, { chair: playerId, shown: flag, ahead: amount })
type Ghost = Of<typeof ghost>

const ghosts = gameFact(
  'ghosts',
  mapOf(ghost, 'operator'),
  {},
  'Papers of merged companies, by holder; shown = they are worth their price, and founders are no longer asked for; ahead = how many of 10% are to be had before the one of 20%.',
)

export const GHOST_FACTS: readonly FactData[] = [ghosts]

export const ghostOf = (p: Position, corporation: OperatorId): Ghost | undefined => ghosts.of(p)[corporation]

/** A merged company looks like one that can be founded, or like one whose papers are for sale. */
export type GhostOffer = 'par' | 'buyShares'

export const ghostOffer = (p: Position, corporation: OperatorId): GhostOffer | null => {
  const merged = p.state.shares[corporation] !== undefined && p.state.operators[corporation]?.closed !== undefined
  if (!merged) return null
  return ghosts.of(p)[corporation]?.shown ? 'buyShares' : 'par'
}

/** Is there one left for a founder? It may only look so. */
export const ghostLeft = (p: Position, corporation: OperatorId): boolean => {
  const out = Object.values(ghosts.of(p)[corporation]?.held ?? {}).reduce((sum, count) => sum + count, 0)
  return out + ghostSize(p, corporation) <= MOST_OUT
}

/** Is one for sale to whoever asks for it? Once the president's is gone. */
export const ghostSold = (p: Position, corporation: OperatorId): boolean =>
  ghosts.of(p)[corporation]?.chair !== undefined && ghostLeft(p, corporation)

export const ghostPercent = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  10 * (ghosts.of(p)[corporation]?.held[player] ?? 0)

/** Two papers become the president's one. */
export const ghostCertificates = (p: Position, player: PlayerId): number =>
  Object.values(ghosts.of(p)).reduce(
    (sum, { held, chair }) => sum + (held[player] ?? 0) - (chair === player ? 1 : 0),
    0,
  )

export const ghostWorth = (p: Position, player: PlayerId): number =>
  Object.values(ghosts.of(p)).reduce((sum, { held, shown }) => sum + (shown ? GHOST_PRICE * (held[player] ?? 0) : 0), 0)

/** In this order the papers of a merged company go back to the offering, behind those that are there. */
const handedIn = (p: Position): readonly Holder[] => {
  const { seats, priority } = p.state
  const at = seats.indexOf(priority)
  return [priority, 'pool', ...seats.slice(at + 1), ...seats.slice(0, at)]
}

const aheadOfChair = (p: Position, corporation: OperatorId): number => {
  const all = holders(p, corporation)
  const [chair] = all
  if (chair === 'ipo') return 0
  const order = handedIn(p)
  const before = ['ipo', 'tradeIn', ...order.slice(0, order.indexOf(chair as Holder))]
  return all.filter((holder) => before.includes(holder)).length + eldersOf(p, corporation)
}

/** The papers of a company about to be merged are to be had again, one by one. */
export const offerGhost = (d: Draft, corporation: OperatorId): void =>
  ghosts.set(d, { ...ghosts.of(d), [corporation]: { held: {}, ahead: aheadOfChair(d, corporation) } })

/** How many papers one gets in one. */
export const ghostSize = (p: Position, corporation: OperatorId): number =>
  ghosts.of(p)[corporation]?.ahead === 0 ? 2 : 1

/** Whoever first has two is president, and gives them for the one of 20%. */
export const takeGhost = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  const before: Ghost = ghosts.of(d)[corporation] ?? { held: {} }
  const size = ghostSize(d, corporation)
  const count = (before.held[player] ?? 0) + size
  const chair = before.chair ?? (count >= 2 ? player : undefined)
  const next: Ghost = {
    held: { ...before.held, [player]: count },
    ...(chair ? { chair } : {}),
    ...(before.chair || size === 2 ? { shown: true } : {}),
    ...(chair || before.ahead === undefined ? {} : { ahead: before.ahead - 1 }),
  }
  ghosts.set(d, { ...ghosts.of(d), [corporation]: next })
}

/** Papers that are worth their price look saleable there: one beside the president's, or that one while another has as much. */
export const ghostForSale = (p: Position, player: PlayerId): boolean =>
  Object.values(ghosts.of(p)).some(({ held, chair, shown }) => {
    const mine = held[player] ?? 0
    if (!shown || mine === 0) return false
    return chair !== player || mine > 2 || Object.entries(held).some(([id, count]) => id !== player && count >= 2)
  })
