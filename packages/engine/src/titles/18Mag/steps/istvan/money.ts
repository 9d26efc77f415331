import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, pay, payCharges } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import { SKEV } from '../../data/companies.js'
import { SOLO_INCOME, SOLO_TILE_FEE } from '../../data/solo.js'
import { isLongSolo, isSolo } from '../../data/tables.js'
import { isIstvans } from './cards.js'

/** In the short game both get something at the start of every operating round (MAG-V1-2). */
export const paySoloIncome = (d: Draft): void => {
  const amount = SOLO_INCOME[d.state.phase] ?? 0
  if (!isSolo(d.setup) || isLongSolo(d.setup) || amount === 0) return
  for (const player of d.state.seats) {
    pay(d, 'bank', player, amount)
    d.emit({ type: 'received', by: player, from: 'bank', amount, why: 'other', rule: 'MAG-V1-2' })
  }
}

/** As if each of his minors with a train laid an extra tile, while there are only yellow ones (MAG-V1-7). */
export const payTileFee = (d: Draft, minor: OperatorId): void => {
  if (!isMinor(d, minor) || !isIstvans(d, minor) || d.state.phase > 0) return
  const hasTrain = (d.state.operators[minor]?.trains ?? []).length > 0
  if (!hasTrain || cash(d, minor) < SOLO_TILE_FEE) return
  payCharges(d, [{ from: minor, to: SKEV.id, amount: SOLO_TILE_FEE, why: 'extraTile' }])
}
