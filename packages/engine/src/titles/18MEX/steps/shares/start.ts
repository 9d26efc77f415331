import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { asked } from '../../../../core/interrupts.js'
import { placeMarker } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { holders, percentOf } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { bought, hasJustBought, soldThisRound } from '../../../../steps/stock.js'
import { PAR_CELLS } from '../../data/market.js'
import { HOLDING_LIMIT } from '../../data/tables.js'
import { firstPar } from '../companies/bids.js'
import { launchIfDue } from './launch.js'
import { certificates, certLimit } from './limits.js'
import { salesDue } from './sell.js'
import { recordPurchase } from './turn.js'

const PRESIDENT = 20
const LOWEST_PAR = Math.min(...PAR_CELLS.map(({ price }) => price))

export const parCell = (price: number): number => {
  const cell = PAR_CELLS.find((each) => each.price === price)?.cell
  if (cell === undefined) throw new Error(`no par ${price}`)
  return cell
}

/** The marker is placed, and the founder gets the president's certificate. */
export const setPar = replaceable((d: Draft, corporation: OperatorId, player: PlayerId, price: number): void => {
  placeMarker(d, corporation, parCell(price))
  d.operator(corporation, { par: price })
  d.share(corporation, 0, player)
  d.emit({ type: 'started', corporation, by: player, price })
})

const inOffering = (p: Position, corporation: OperatorId): boolean =>
  holders(p, corporation)[0] === 'ipo' && !p.state.operators[corporation]?.closed

/** What speaks against this founder, who has to pay so much. */
export const founderObjection = (
  p: Position,
  { by: player, corporation, price }: ActionOf<'par'>,
  need: number,
): Objection | undefined => {
  if (!PAR_CELLS.some((cell) => cell.price === price)) return objection('sr.start.BAD_PRICE', { price })
  if (bought.of(p)) return objection('sr.start.SECOND_BUY', {})
  if (soldThisRound(p, player).includes(corporation)) return objection('sr.start.SOLD_THIS_SR', { corporation })
  const due = salesDue(p, player)
  if (due) return due
  const percent = percentOf(p, corporation, player) + PRESIDENT
  if (percent > HOLDING_LIMIT) return objection('sr.start.OVER_60', { corporation, percent, limit: HOLDING_LIMIT })
  const count = certificates(p, player)
  if (count >= certLimit(p)) return objection('sr.start.CERT_LIMIT', { have: count, limit: certLimit(p) })
  const have = cash(p, player)
  return have < need ? objection('sr.start.NO_CASH', { need, have }) : undefined
}

const founding: ActionKind<'par'> = {
  type: 'par',
  closed: (p, by) => bought.of(p) || cash(p, by) < 2 * LOWEST_PAR,
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.start.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      if (!inOffering(p, corporation)) continue
      for (const { price } of PAR_CELLS) yield { action: { type: 'par', by, corporation, price } }
    }
  },
  object(p, action) {
    const { corporation, price } = action
    if (!inOffering(p, corporation)) return objection('sr.start.ALREADY_STARTED', { corporation })
    return founderObjection(p, action, 2 * price)
  },
  apply(d, { by: player, corporation, price }) {
    pay(d, player, 'bank', 2 * price)
    setPar(d, corporation, player, price)
    launchIfDue(d, corporation)
    recordPurchase(d, player)
  },
}

/** Founding a major: two shares at a par of the founder's choice (MEX-3.2-16). */
export const startMajor = withReplaceable(founding, 'object', 'apply')

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
    setPar(d, corporation, by, price)
  },
}

/** The first owner of MNR sets the par of NdM before anything else happens (MEX-3.1-9). */
export const parOfFirstOwner = withReplaceable(givenPar, 'apply')

export const parStep: Step = { id: 'par', kinds: [parOfFirstOwner], actor: asked }
