import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { beyond, type Papers, samePapers, worthOf } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { amount, listOf, orNull, playerId } from '../../../../core/shape.js'
import {
  challenger,
  holders,
  moveCertificates,
  papersIn,
  percentOf,
  pickPapers,
  president,
  sizeOf,
  standing,
  swapPresidency,
} from '../../../../core/shares.js'
import { type Sale, successor } from '../../../../steps/sale.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { switches18MEX } from '../../switches.js'
import { book, booked } from './booking.js'

/*
 * 18xx.games sells NdM out of the hand: what is named goes to the market as it is, the president's certificate too. Who
 * takes over gives two certificates for it there, and the seller of a half takes back what has lain there longest.
 * Where nobody takes over, the certificate stays there, and the president is one without it, also when another buys it.
 */

const NDM = 'NdM'
export const CHAIR = 0

const lying = gameFact(
  'marketPapers',
  listOf(amount),
  [],
  'Papers of NdM in the Open Market in the order they came there, as far as that is known.',
)

export const leader = gameFact(
  'leader',
  orNull(playerId),
  null,
  'Who leads NdM while its certificate lies in the market.',
)

export const certificateLeads = (p: Position, corporation: OperatorId): boolean =>
  corporation !== NDM || leader.of(p) === null

export const CHAIR_SALE_FACTS: readonly FactData[] = [lying, leader]

const chairAt = (p: Position): Holder => holders(p, NDM)[CHAIR] as Holder

/** Its size, where it lies in the market: whoever buys it there leads NdM, unless another is booked with more. */
export const chairInMarket = (p: Position, corporation: OperatorId): Papers =>
  corporation === NDM && chairAt(p) === 'pool' ? [sizeOf(p, NDM, CHAIR)] : []

/** Papers in the market, the longest there first; those that came in one go in the order they were named. */
const orderIn = (p: Position, named: Papers): Papers => {
  const there = papersIn(p, NDM, 'pool')
  const before = lying.of(p)
  const came = beyond(there, before)
  const inOrder = samePapers(
    [...named].sort((a, b) => b - a),
    came,
  )
    ? named
    : came
  return [...beyond(before, beyond(before, there)), ...inOrder]
}

const ordinarySizes = (p: Position, certificates: readonly number[]): Papers =>
  certificates.filter((n) => n !== CHAIR).map((n) => sizeOf(p, NDM, n))

/** One booked with less than 20% does not. */
const mayLead = (p: Position, player: PlayerId): boolean => booked(p, NDM, player) >= sizeOf(p, NDM, CHAIR)

/** Follows every purchase and sale. */
export const settleMarket = (d: Draft, corporation: OperatorId, named: readonly number[] = []): void => {
  if (corporation !== NDM || !switches18MEX.chairSale.of(d)) return
  lying.set(d, orderIn(d, ordinarySizes(d, named)))
  const leads = leader.of(d)
  if (leads === null) return
  const holder = chairAt(d)
  // With the certificate one needs no others to take over.
  if (holder === leads || (isPlayer(holder) && standing(d, NDM, holder) > standing(d, NDM, leads))) {
    leader.set(d, null)
    return
  }
  const next = challenger(d, NDM, standing(d, NDM, leads), leads)
  if (next && mayLead(d, next)) leader.set(d, next)
}

/** By the numbers in a file, or by what our rules would name. */
const namesChair = (p: Position, { corporation, certificates }: Sale, usual: () => readonly number[]): boolean =>
  corporation === NDM && switches18MEX.chairSale.of(p) && (certificates ?? usual()).includes(CHAIR)

const isBookedAsTaker = (p: Position, seller: PlayerId): boolean =>
  p.state.seats.some((id) => id !== seller && mayLead(p, id))

/** It is not sold where nobody else is booked with 20%. */
export const nobodyTakes = (p: Position, seller: PlayerId, corporation: OperatorId): boolean =>
  corporation === NDM && switches18MEX.chairSale.of(p) && !isBookedAsTaker(p, seller)

/** It lies with somebody who does not lead NdM by it: he sells it like any other. */
export const sellsStray = (p: Position, seller: PlayerId, { corporation, certificates }: Sale): boolean =>
  corporation === NDM && leader.of(p) !== null && chairAt(p) === seller && certificates?.includes(CHAIR) === true

const taker = (p: Position, seller: PlayerId, sale: Sale): PlayerId | null => {
  const to = successor(p, seller, sale)
  return to !== null && mayLead(p, to) ? to : null
}

/** The certificate is lost to the market: another player is booked with 20%, but not more than the seller is left with. */
export const losesChair = (p: Position, seller: PlayerId, sale: Sale): boolean => {
  const { percent } = sale
  return (
    namesChair(p, sale, () => []) &&
    president(p, NDM) === seller &&
    taker(p, seller, sale) === null &&
    percentOf(p, NDM, 'pool') + percent <= POOL_LIMIT &&
    isBookedAsTaker(p, seller)
  )
}

/** A half of it, so lost. */
export const lostHalf = (p: Position, seller: PlayerId): readonly Sale[] => {
  const sale: Sale = { corporation: NDM, percent: sizeOf(p, NDM, CHAIR) / 2, certificates: [CHAIR] }
  return losesChair(p, seller, sale) ? [sale] : []
}

const takeBack = (d: Draft, seller: PlayerId): void => {
  const [first] = lying.of(d)
  if (first === undefined) return
  moveCertificates(d, NDM, pickPapers(d, NDM, 'pool', [first]) ?? [], seller)
  settleMarket(d, NDM)
}

/** The papers of a sale that names the president's certificate; false = this one does not. */
export const moveOutOfHand = (d: Draft, seller: PlayerId, sale: Sale, usual: () => readonly number[]): boolean => {
  if (sellsStray(d, seller, sale)) {
    moveCertificates(
      d,
      NDM,
      [CHAIR, ...(pickPapers(d, NDM, seller, ordinarySizes(d, sale.certificates ?? [])) ?? [])],
      'pool',
    )
    return true
  }
  if (!namesChair(d, sale, usual)) return false
  const named = sale.certificates ?? usual()
  const papers = ordinarySizes(d, named)
  const to = taker(d, seller, sale)
  const left = booked(d, NDM, seller) - sale.percent
  moveCertificates(d, NDM, [CHAIR, ...(pickPapers(d, NDM, seller, papers) ?? [])], 'pool')
  settleMarket(d, NDM, named)
  if (to === null) leader.set(d, seller)
  else {
    const stands = booked(d, NDM, to)
    swapPresidency(d, NDM, to, papersIn(d, NDM, to).slice(0, 2))
    settleMarket(d, NDM)
    book(d, to, stands)
    if (sale.percent < sizeOf(d, NDM, CHAIR) + worthOf(papers)) takeBack(d, seller)
  }
  book(d, seller, left)
  return true
}
