import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { asked } from '../../../../core/interrupts.js'
import { placeMarker } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { clockwiseAfter, holders, percentOf } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { bought, hasJustBought, soldThisRound } from '../../../../steps/stock.js'
import { PAR_CELLS } from '../../data/market.js'
import { HOLDING_LIMIT } from '../../data/tables.js'
import { switches18MEX } from '../../switches.js'
import { firstPar } from '../companies/bids.js'
import { GHOST_PRICE, ghostLeft, ghostOffer, ghostSize, takeGhost } from './defects.js'
import { placeGhostMarker } from './ghostMarkers.js'
import { noteElders } from './handOrder.js'
import { launchIfDue } from './launch.js'
import { certificates, certLimit } from './limits.js'
import { salesDue } from './sell.js'
import { notePurchase } from './turn.js'

const PRESIDENT = 20
const LOWEST_PAR = Math.min(...PAR_CELLS.map(({ price }) => price))

const parCell = (price: number): number => {
  const cell = PAR_CELLS.find((each) => each.price === price)?.cell
  if (cell === undefined) throw new Error(`no par ${price}`)
  return cell
}

const setPar = (d: Draft, corporation: OperatorId, player: PlayerId, price: number): void => {
  placeMarker(d, corporation, parCell(price))
  d.operator(corporation, { par: price })
  d.share(corporation, 0, player)
  noteElders(d, corporation)
  d.emit({ type: 'started', corporation, by: player, price })
}

const inOffering = (p: Position, corporation: OperatorId): boolean =>
  holders(p, corporation)[0] === 'ipo' && !p.state.operators[corporation]?.closed

/** Founding a major: two shares at a par of the founder's choice (MEX-3.2-16). */
export const startMajor: ActionKind<'par'> = {
  type: 'par',
  closed: (p, by) => bought.of(p) || cash(p, by) < 2 * LOWEST_PAR,
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.start.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      if (!inOffering(p, corporation)) continue
      for (const { price } of PAR_CELLS) yield { action: { type: 'par', by, corporation, price } }
    }
  },
  object(p, { by, corporation, price }) {
    const player = by as PlayerId
    const ghost = ghostOffer(p, corporation) === 'par' && ghostLeft(p, corporation)
    if (!ghost && !inOffering(p, corporation)) return objection('sr.start.ALREADY_STARTED', { corporation })
    if (!PAR_CELLS.some((cell) => cell.price === price)) return objection('sr.start.BAD_PRICE', { price })
    if (bought.of(p)) return objection('sr.start.SECOND_BUY', {})
    if (soldThisRound(p, player).includes(corporation)) return objection('sr.start.SOLD_THIS_SR', { corporation })
    const due = salesDue(p, player)
    if (due) return due
    const percent = percentOf(p, corporation, player) + PRESIDENT
    if (percent > HOLDING_LIMIT) return objection('sr.start.OVER_60', { corporation, percent, limit: HOLDING_LIMIT })
    const count = certificates(p, player)
    if (count >= certLimit(p)) return objection('sr.start.CERT_LIMIT', { have: count, limit: certLimit(p) })
    const need = ghost ? GHOST_PRICE * ghostSize(p, corporation) : 2 * price
    const have = cash(p, player)
    return have < need ? objection('sr.start.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, corporation, price }) {
    const player = by as PlayerId
    if (ghostOffer(d, corporation)) {
      const size = ghostSize(d, corporation)
      const cost = GHOST_PRICE * size
      pay(d, player, 'bank', cost)
      takeGhost(d, player, corporation)
      placeGhostMarker(d, parCell(price))
      d.emit({ type: 'sharesBought', by, corporation, percent: 10 * size, from: 'removed', price: cost })
    } else {
      pay(d, player, 'bank', 2 * price)
      setPar(d, corporation, player, price)
      launchIfDue(d, corporation)
    }
    notePurchase(d, player)
  },
}

/** The first owner of MNR sets the par of NdM before anything else happens (MEX-3.1-9). */
const givenPar: ActionKind<'par'> = {
  type: 'par',
  outOfTurn: () => objection('sr.start.PAR_PENDING', {}),
  *candidates(p, by) {
    for (const { price } of PAR_CELLS)
      yield { action: { type: 'par', by, corporation: firstPar.data(p).corporation, price } }
  },
  object(p, { corporation, price }) {
    if (corporation !== firstPar.data(p).corporation) return objection('sr.start.PAR_PENDING', {})
    return PAR_CELLS.some((cell) => cell.price === price) ? undefined : objection('sr.start.BAD_PRICE', { price })
  },
  apply(d, { by, corporation, price }) {
    d.resume()
    setPar(d, corporation, by as PlayerId, price)
    // 18xx.games: the sale is over, and who begins the shares has the priority.
    const [next] = clockwiseAfter(d, d.state.round.current as PlayerId)
    if (next && switches18MEX.bidsKeepPriority.of(d)) d.set({ priority: next })
  },
}

export const parStep: Step = { id: 'par', kinds: [givenPar], actor: asked }
