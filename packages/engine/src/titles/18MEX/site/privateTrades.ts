import type { Draft } from '../../../core/draft.js'
import { isPlayer, type PlayerId, type PrivateId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { type Replacement, replace } from '../../../core/replaceable.js'
import { moveCertificates, ordinary } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { COMES_WITH, KCMO } from '../data/companies.js'
import { buyFromPlayer, carryOutPurchase, sellPrivateForTrain, sellToPlayer } from '../steps/companies/trade.js'
import { checkPresidency } from '../steps/shares/presidency.js'

const PHASE_3 = 2

/** Companies that majors may buy before phase 3 in this game. */
const soldEarly = ({ setup }: Position): readonly PrivateId[] => [
  ...(setup.options.includes('earlyKcmo') ? [KCMO] : []),
  ...(setup.options.includes('baja') ? ['CdB'] : []),
]

const isWithPlayer = (p: Position, company: PrivateId): boolean => {
  const { owner, closed } = p.state.privates[company] ?? {}
  return owner !== undefined && isPlayer(owner) && !closed
}

/** Before phase 3 there is trade only while a player has one of those that majors may buy early; null = none is. */
export const tradeOpenedBy = (p: Position): boolean | null => {
  const early = soldEarly(p)
  if (early.length === 0 || p.state.phase >= PHASE_3) return null
  return early.some((company) => isWithPlayer(p, company))
}

/** May this one change hands between players? */
export const tradeable = (p: Position, company: PrivateId): boolean => company !== 'MNR' && tradeOpenedBy(p) !== false

const isMinors = (p: Position, company: PrivateId): boolean => p.rules.privates[company]?.operator !== undefined

/** No private company changes hands in the seller's turn. */
const noSale = (kind: typeof sellToPlayer): readonly Replacement[] => [
  replace(kind.candidates, () => () => []),
  replace(
    kind.object,
    () =>
      (p, { type }) =>
        objection('any.WRONG_STEP', { type, step: p.state.round.kind }),
  ),
]

/** Private companies change hands in the buyer's turn only, some never; the priority takes no notice. */
export const buyerOnly: Mechanism = {
  replaces: [
    replace(
      buyFromPlayer.candidates,
      (before) => (p, by) => [...before(p, by)].filter(({ action }) => tradeable(p, action.company)),
    ),
    replace(buyFromPlayer.object, (before) => (p, action) => {
      const { company } = action
      const isHeldBack = isWithPlayer(p, company) && !isMinors(p, company) && !tradeable(p, company)
      return isHeldBack ? objection('sr.trade.HELD_BACK', { company }) : before(p, action)
    }),
    replace(carryOutPurchase, (before) => (d, action) => {
      const { priority } = d.state
      before(d, action)
      d.set({ priority })
    }),
    ...noSale(sellToPlayer),
    ...noSale(sellPrivateForTrain),
  ],
}

/** The share of CHI goes with MIR again if it lies in the market. */
const giveShareAgain = (d: Draft, company: PrivateId, buyer: PlayerId): void => {
  const corporation = COMES_WITH[company]?.corporation
  if (corporation === undefined) return
  const [certificate] = ordinary(d, corporation, 'pool')
  if (certificate === undefined) return
  moveCertificates(d, corporation, [certificate], buyer)
  d.emit({ type: 'exchanged', player: buyer, from: company, corporation, percent: 10 })
  checkPresidency(d, corporation)
}

/** Whoever buys MIR from another player also gets the share of CHI that once came with it. */
export const mirShare: Mechanism = {
  replaces: [
    // What else comes with it depends on the number of a certificate: it is not offered.
    replace(
      buyFromPlayer.candidates,
      (before) => (p, by) => [...before(p, by)].filter(({ action }) => action.company !== 'MIR'),
    ),
    replace(carryOutPurchase, (before) => (d, action) => {
      before(d, action)
      if (action.share) giveShareAgain(d, action.company, action.by as PlayerId)
    }),
  ],
}
