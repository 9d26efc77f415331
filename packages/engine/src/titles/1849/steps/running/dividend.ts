import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { movePrice, price } from '../../../../core/market.js'
import { pay } from '../../../../core/money.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { payShares } from '../../../../steps/dividend.js'
import { declared, turnRevenue } from '../../../../steps/operatingTurn.js'
import { noteEnding } from '../../rounds/end.js'

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
  noteEnding(d)
  if (kind === 'withhold') movePrice(d, corporation, 'left', 'dividend')
  else if (revenue >= before) movePrice(d, corporation, 'right', 'dividend')
}

const dividend: ActionKind<'dividend'> = {
  type: 'dividend',
  *candidates(_p, by) {
    for (const kind of ['full', 'withhold'] as const) yield { action: { type: 'dividend', by, kind } }
  },
  object(p, { kind }) {
    if (kind !== 'full' && kind !== 'withhold') return objection('or.dividend.NO_HALF', {})
    return kind === 'full' && turnRevenue.of(p) === 0 ? objection('or.dividend.NO_REVENUE', {}) : undefined
  },
  apply: (d, { by, kind }) => declare(d, by, kind as 'full' | 'withhold'),
}

export const dividendStep: Step = {
  id: 'dividend',
  kinds: [dividend],
  actor: (p) => (declared.of(p) ? null : p.state.round.current),
  enter(d) {
    // Without revenue there is nothing to decide (1849-10.5-1).
    if (turnRevenue.of(d) === 0) declare(d, d.state.round.current as OperatorId, 'withhold')
  },
}
