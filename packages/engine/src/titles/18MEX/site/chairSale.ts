import type { Draft } from '../../../core/draft.js'
import { gameFact } from '../../../core/facts.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from '../../../core/ids.js'
import { beyond, type Papers, samePapers, worthOf } from '../../../core/papers.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { amount, listOf, orNull, playerId } from '../../../core/shape.js'
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
} from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { certificatesSold, isObjection, overfilled, planOf, type Sale, successor } from '../../../steps/sale.js'
import { allowedSales } from '../../../steps/salePlans.js'
import { handOverSold } from '../../../steps/sell.js'
import { NDM } from '../data/companies.js'
import { POOL_LIMIT } from '../data/tables.js'
import { ndmPresident } from '../steps/merger/offers.js'
import { certificateForSale, sizesForSale } from '../steps/shares/buy.js'
import { checkPresidencyAfterTrade } from '../steps/shares/presidency.js'
import { objectionToSale, partRefused, saleRules } from '../steps/shares/sell.js'
import { BOOK, book, booked } from './booking.js'

/*
 * 18xx.games sells NdM out of the hand: what is named goes to the market as it is, the president's certificate too. Who
 * takes over gives two certificates for it there, and the seller of a half takes back what has lain there longest.
 * Where nobody takes over, the certificate stays there, and the president is one without it, also when another buys it.
 */

const CHAIR = 0

const marketPapers = gameFact(
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

const chairAt = (p: Position): Holder => holders(p, NDM)[CHAIR] as Holder

/** Its size, where it lies in the market: whoever buys it there leads NdM, unless another is booked with more. */
const chairInMarket = (p: Position, corporation: OperatorId): Papers =>
  corporation === NDM && chairAt(p) === 'pool' ? [sizeOf(p, NDM, CHAIR)] : []

/** Papers in the market, the longest there first; those that came in one go in the order they were named. */
const orderIn = (p: Position, named: Papers): Papers => {
  const there = papersIn(p, NDM, 'pool')
  const before = marketPapers.of(p)
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

/** May a player lead NdM? Only one booked with 20% or more. */
const mayLead = (p: Position, player: PlayerId): boolean => booked(p, NDM, player) >= sizeOf(p, NDM, CHAIR)

/** After a purchase or sale: what lies in the market since when, and who leads NdM while its certificate is there. */
const updateMarket = (d: Draft, corporation: OperatorId, named: readonly number[] = []): void => {
  if (corporation !== NDM) return
  marketPapers.set(d, orderIn(d, ordinarySizes(d, named)))
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
const namesChair = ({ corporation, certificates }: Sale, usual: () => readonly number[]): boolean =>
  corporation === NDM && (certificates ?? usual()).includes(CHAIR)

const isBookedAsTaker = (p: Position, seller: PlayerId): boolean =>
  p.state.seats.some((id) => id !== seller && mayLead(p, id))

/** It lies with somebody who does not lead NdM by it: he sells it like any other. */
const sellsStray = (p: Position, seller: PlayerId, { corporation, certificates }: Sale): boolean =>
  corporation === NDM && leader.of(p) !== null && chairAt(p) === seller && certificates?.includes(CHAIR) === true

const taker = (p: Position, seller: PlayerId, sale: Sale): PlayerId | null => {
  const to = successor(p, seller, sale)
  return to !== null && mayLead(p, to) ? to : null
}

/** The certificate is lost to the market: another player is booked with 20%, but not more than the seller is left with. */
const losesChair = (p: Position, seller: PlayerId, sale: Sale): boolean => {
  const { percent } = sale
  return (
    namesChair(sale, () => []) &&
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
  const [first] = marketPapers.of(d)
  if (first === undefined) return
  moveCertificates(d, NDM, pickPapers(d, NDM, 'pool', [first]) ?? [], seller)
  updateMarket(d, NDM)
}

/** The papers of a sale that names the president's certificate; false = this one does not. */
const moveOutOfHand = (d: Draft, seller: PlayerId, sale: Sale, usual: () => readonly number[]): boolean => {
  if (sellsStray(d, seller, sale)) {
    moveCertificates(
      d,
      NDM,
      [CHAIR, ...(pickPapers(d, NDM, seller, ordinarySizes(d, sale.certificates ?? [])) ?? [])],
      'pool',
    )
    return true
  }
  if (!namesChair(sale, usual)) return false
  const named = sale.certificates ?? usual()
  const papers = ordinarySizes(d, named)
  const to = taker(d, seller, sale)
  const left = booked(d, NDM, seller) - sale.percent
  moveCertificates(d, NDM, [CHAIR, ...(pickPapers(d, NDM, seller, papers) ?? [])], 'pool')
  updateMarket(d, NDM, named)
  if (to === null) leader.set(d, seller)
  else {
    const stands = booked(d, NDM, to)
    swapPresidency(d, NDM, to, papersIn(d, NDM, to).slice(0, 2))
    updateMarket(d, NDM)
    book(d, to, stands)
    if (sale.percent < sizeOf(d, NDM, CHAIR) + worthOf(papers)) takeBack(d, seller)
  }
  book(d, seller, left)
  return true
}

/** The president's certificate of NdM is sold out of the hand, and may be lost to the market. */
export const chairSale: Mechanism = {
  facts: [...BOOK.facts, marketPapers, leader],
  replaces: [
    ...BOOK.replaces,
    replace(sizesForSale, (before) => (p, corporation, from) => [
      ...before(p, corporation, from),
      ...(from === 'pool' ? chairInMarket(p, corporation) : []),
    ]),
    // The president's only where none of the others is.
    replace(certificateForSale, (before) => (p, corporation, from, percent) => {
      const found = before(p, corporation, from, percent)
      if (found !== undefined || from === 'ipo') return found
      return chairInMarket(p, corporation).includes(percent) ? CHAIR : undefined
    }),
    replace(checkPresidencyAfterTrade, (before) => (d, corporation) => {
      updateMarket(d, corporation)
      before(d, corporation)
    }),
    replace(partRefused, () => () => undefined),
    replace(
      saleRules.needsPresident,
      (before) => (p, corporation) => before(p, corporation) && (corporation !== NDM || leader.of(p) === null),
    ),
    // The certificate is not sold where nobody else is booked with 20%.
    replace(planOf, (before) => (p, seller, sale, rules) => {
      const plan = before(p, seller, sale, rules)
      const { corporation } = sale
      if (corporation !== NDM || isObjection(plan) || (plan.certificates && !plan.certificates.includes(CHAIR)))
        return plan
      return isBookedAsTaker(p, seller) ? plan : objection('sr.sell.PRES_CERT_NO_TAKER', { corporation })
    }),
    replace(objectionToSale, (before) => (p, seller, sale) => {
      if (losesChair(p, seller, sale)) return undefined
      return sellsStray(p, seller, sale) ? overfilled(p, sale, saleRules) : before(p, seller, sale)
    }),
    replace(handOverSold, (before) => (d, seller, sale, rules) => {
      const byPresident = president(d, sale.corporation) === seller
      if (moveOutOfHand(d, seller, sale, () => certificatesSold(d, seller, sale, rules)))
        rules.drop(d, sale, byPresident)
      else before(d, seller, sale, rules)
    }),
    replace(saleRules.drop, (before) => (d, sale, byPresident) => {
      updateMarket(d, sale.corporation, sale.certificates)
      before(d, sale, byPresident)
    }),
    replace(allowedSales, (before) => (p, operator, seller, corporation, rules) => {
      const usual = before(p, operator, seller, corporation, rules)
      return corporation === NDM && corporation !== operator ? [...usual, ...lostHalf(p, seller)] : usual
    }),
    replace(ndmPresident, (before) => (p) => before(p) ?? leader.of(p)),
  ],
  rules: (usual, setup) => ({
    ...BOOK.rules(usual, setup),
    certificateLeads: (p, corporation) => corporation !== NDM || leader.of(p) === null,
  }),
}
