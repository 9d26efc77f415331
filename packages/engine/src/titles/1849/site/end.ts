import { price } from '../../../core/market.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { netWorth } from '../../../steps/ending.js'
import { BOND_DEDUCTION } from '../data/tables.js'
import { finalScore, possessions, shareWorth } from '../rounds/end.js'
import { bond } from '../steps/finance/bond.js'

export const scoreNoFloor: Mechanism = {
  replaces: [
    replace(
      shareWorth,
      () => (p, corporation) => price(p, corporation) - (bond.of(p, corporation) ? BOND_DEDUCTION : 0),
    ),
    replace(finalScore, () => (_p, _player, score) => score),
  ],
}

export const scorePrivates: Mechanism = { replaces: [replace(possessions, () => netWorth)] }
