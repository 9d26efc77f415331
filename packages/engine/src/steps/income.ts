import type { Draft } from '../core/draft.js'
import { pay } from '../core/money.js'

/** Every private company with income pays its owner, a player or a treasury. */
export const payIncome = (d: Draft): void => {
  for (const [company, { income }] of Object.entries(d.rules.privates)) {
    const state = d.state.privates[company]
    if (!state?.owner || state.closed || income === 0) continue
    pay(d, 'bank', state.owner, income)
    d.emit({ type: 'income', company, to: state.owner, amount: income })
  }
}
