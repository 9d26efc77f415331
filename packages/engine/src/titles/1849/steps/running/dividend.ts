import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { movePrice, price } from '../../../../core/market.js'
import { pay } from '../../../../core/money.js'
import { allOrNothing } from '../../../../steps/allOrNothing.js'
import { payShares } from '../../../../steps/dividend.js'
import { declared, turnRevenue } from '../../../../steps/operatingTurn.js'

/** A tenth for each share, the treasury's included; the bank keeps what the pool would get (1849-10.5.3-1 … -4). */
const declare = (d: Draft, corporation: OperatorId, kind: 'full' | 'withhold'): void => {
  const revenue = turnRevenue.of(d)
  const before = price(d, corporation)
  const kept = kind === 'withhold' ? revenue : 0
  pay(d, 'bank', corporation, kept)
  const paid =
    kind === 'full'
      ? payShares(d, corporation, {
          from: 'bank',
          amountFor: (percent) => (revenue * percent) / 100,
          places: { treasury: corporation },
        })
      : {}
  const perShare = kind === 'full' ? revenue / 10 : 0
  d.emit({ type: 'dividend', operator: corporation, kind, revenue, perShare, kept, paid })
  declared.set(d, true)
  if (kind === 'withhold') movePrice(d, corporation, 'left', 'dividend')
  else if (revenue >= before) movePrice(d, corporation, 'right', 'dividend')
}

/** 1849-10.5-1. */
export const dividendStep = allOrNothing(declare)
