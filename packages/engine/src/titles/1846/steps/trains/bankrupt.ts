import { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId, PrivateId } from '../../../../core/ids.js'
import { never } from '../../../../core/kinds.js'
import { price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { parameter, replaceable, withReplaceable } from '../../../../core/replaceable.js'
import {
  challenger,
  moveCertificates,
  ordinary,
  percentOf,
  president,
  solvent,
  swapPresidency,
} from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { leaveTable } from '../../../../steps/bankruptcy.js'
import { closeMinor } from '../../../../steps/closing.js'
import type { ForcedSales } from '../../../../steps/forcedSaleRules.js'
import { mostMoney } from '../../../../steps/salePlans.js'
import { sellEverything } from '../../../../steps/sellEverything.js'
import { endWithOneLeft } from '../../rounds/end.js'
import { closePrivate } from '../companies/closing.js'
import { SHARE } from '../shares/issue.js'
import { buyAlone } from './buyTrain.js'
import {
  emergencyOf,
  forcedSales,
  fullIssue,
  mustIssueFirst,
  noTrain,
  raised,
  shortOfMoney,
  soldForTrain,
  targets,
} from './emergency.js'
import { emergencyIssue } from './emergencyIssue.js'

/** Issues one of which has to come first. */
const issuesDue = (p: Position, by: OperatorId) =>
  mustIssueFirst(p, emergencyOf(p, by))
    ? [...emergencyIssue.candidates(p, by)].filter(({ action }) => !emergencyIssue.object(p, action))
    : []

/** Money there is once shares have been issued, as far as they have to be. */
export const afterIssue = (p: Position, by: OperatorId, money: (p: Position) => number): number => {
  const found = issuesDue(p, by).map(({ action }) => {
    const d = new Draft(p)
    emergencyIssue.apply(d, action)
    return money(d)
  })
  return found.length > 0 ? Math.max(...found) : money(p)
}

/** Sales that are counted before a president may give up. */
export const COUNTED_SALES = parameter<ForcedSales>(forcedSales)

/** Money that could be raised by issuing first and then selling everything saleable. */
const reachable = (p: Position, by: OperatorId): number =>
  afterIssue(p, by, (now) => mostMoney(now, by, COUNTED_SALES.of(p)))

/** The rest goes to the market whatever the limits say, without moving prices (1846-BKR-1, -2). */
const liquidate = (d: Draft, player: PlayerId, treasury: OperatorId): void => {
  for (const corporation of Object.keys(d.state.shares)) {
    const held = percentOf(d, corporation, player)
    if (held === 0) continue
    const amount = (price(d, corporation) * held) / 10
    const isPresident = president(d, corporation) === player
    moveCertificates(d, corporation, ordinary(d, corporation, player), 'pool')
    const next = isPresident ? challenger(d, corporation, 0, player) : null
    if (next) swapPresidency(d, corporation, next, undefined, 'pool')
    else if (isPresident) {
      d.share(corporation, 0, 'pool')
      d.emit({ type: 'presidentChanged', corporation, from: player, to: null })
      d.emit({ type: 'receivership', corporation, rule: '1846-BKR-4' })
    }
    d.emit({ type: 'sharesSold', by: player, corporation, percent: held, price: amount })
    pay(d, 'bank', treasury, amount)
  }
}

export const goBankrupt = replaceable((d: Draft, by: OperatorId): void => {
  const player = president(d, by) as PlayerId
  d.emit({ type: 'bankrupt', player, rule: '1846-BKR-1' })
  const e = emergencyOf(d, by)
  const count = noTrain(d, by) && mustIssueFirst(d, e) ? fullIssue(d, e) : null
  if (count !== null) emergencyIssue.apply(d, { type: 'issueShares', by, percent: count * SHARE })
  sellEverything(d, by, player, forcedSales)
  pay(d, player, by, cash(d, player))
  liquidate(d, player, by)
  closeCompaniesOf(d, player)
  leaveTable(d, player)
  // A new president starts the emergency anew (1846-BKR-5).
  soldForTrain.set(d, [])
  targets.set(d, null)
  raised.set(d, false)
  buyAlone(d, by)
  if (solvent(d).length <= 1) endWithOneLeft(d)
})

/** A private company of a bankrupt player closes (1846-BKR-3). */
export const closeCompanyOfBankrupt = replaceable((d: Draft, company: PrivateId): void => closePrivate(d, company))

const closeCompaniesOf = (d: Draft, player: PlayerId): void => {
  for (const [company, state] of Object.entries(d.state.privates)) {
    if (state.owner !== player || state.closed) continue
    const operator = d.rules.privates[company]?.operator
    if (operator) closeMinor(d, operator)
    closeCompanyOfBankrupt(d, company)
  }
}

/** Outside of the train step nobody must pay for a train. */
export const bankruptTooSoon = withReplaceable(
  never('bankrupt', () => objection('or.bankrupt.NOT_FORCED', {})),
  'object',
  'apply',
)

/** Only for a train a corporation must own can its president go bankrupt. */
export const mayEndInBankruptcy = replaceable((p: Position, by: OperatorId): boolean => noTrain(p, by))

export const declareBankrupt: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  *candidates(p, by) {
    if (noTrain(p, by)) yield { action: { type: 'bankrupt', by } }
  },
  object(p, { by }) {
    const e = emergencyOf(p, by)
    if (!mayEndInBankruptcy(p, by) || e.cheapest === null || president(p, by) === null)
      return objection('or.bankrupt.NOT_FORCED', {})
    // Who has the money in the treasury may raise none.
    const have = shortOfMoney(e) ? reachable(p, by) : e.cash
    return have < e.cheapest ? undefined : objection('or.bankrupt.STILL_POSSIBLE', { have, need: e.cheapest })
  },
  apply: (d, { by }) => goBankrupt(d, by),
}
