import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { movePrice } from '../../../../core/market.js'
import { pay } from '../../../../core/money.js'
import { listOf, operatorId } from '../../../../core/shape.js'
import { allOrNothing } from '../../../../steps/allOrNothing.js'
import { payShares, splitRevenue } from '../../../../steps/dividend.js'
import { declared, turnRevenue } from '../../../../steps/operatingTurn.js'

/** Rounded up for a holder with an odd 5% (MEX-4.3.3-4). */
const dividendFor = (revenue: number, percent: number): number => Math.ceil((revenue * percent) / 100)

/** Their markers lie face down for the rest of the round (MEX-4-4). */
export const declaredDividend = roundFact(
  'declared',
  listOf(operatorId),
  [],
  'Those that have declared a dividend in this round.',
)

export const DIVIDEND_FACTS: readonly FactData[] = [declaredDividend]

const declare = (d: Draft, corporation: OperatorId, kind: 'full' | 'withhold'): void => {
  const revenue = turnRevenue.of(d)
  const kept = kind === 'withhold' ? revenue : 0
  pay(d, 'bank', corporation, kept)
  const paid =
    kind === 'full'
      ? payShares(d, corporation, {
          from: 'bank',
          amountFor: (percent) => dividendFor(revenue, percent),
          places: { pool: corporation },
        })
      : {}
  d.emit({
    type: 'dividend',
    operator: corporation,
    kind,
    revenue,
    perShare: kind === 'full' ? revenue / 10 : 0,
    kept,
    paid,
  })
  d.operator(corporation, { operated: true })
  declared.set(d, true)
  declaredDividend.set(d, [...declaredDividend.of(d), corporation])
  movePrice(d, corporation, kind === 'full' ? 'right' : 'left', 'dividend')
}

/** MEX-4.3.3-1 … -3. */
export const dividendStep = allOrNothing(declare)

/** A minor shares with its owner; half is always a whole number (MEX-4.2-5). */
export const splitMinor = (d: Draft, minor: OperatorId, revenue: number): void => {
  splitRevenue(d, minor, revenue)
}
