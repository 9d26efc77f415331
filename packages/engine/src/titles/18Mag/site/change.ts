import type { EntityId, PlayerId } from '../../../core/ids.js'
import { shareOf } from '../../../interchange/ids.js'
import type { Ledger } from '../../../interchange/ledger.js'

/** A director who sells a part of the certificate gets the rest of it in shares out of their pool, the first ones there. */
export const giveChange = (ledger: Ledger, by: EntityId, shares: readonly string[], percent: number): void => {
  const sold = shares.map(shareOf)
  const [{ corporation } = { corporation: '' }] = sold
  const worth = sold.reduce((sum, { certificate }) => sum + ledger.shares.size(corporation, certificate), 0)
  const ordinary = ledger.shares.hand(corporation, 'treasury').filter((certificate) => certificate > 0)
  const count = (worth - percent) / ledger.shares.size(corporation, 1)
  for (const certificate of ordinary.slice(0, count)) ledger.shares.move(corporation, certificate, by as PlayerId)
}
