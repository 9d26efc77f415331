import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { mustSellBy } from '../../../../steps/sellDown.js'
import { sellShares } from './stockSale.js'

/** Above the limit a player sells before anything else, as long as there is something to sell (1849-9.1-2). */
export const mustSell = mustSellBy({ certificates: certificateCount, kinds: [sellShares] })

/** Why one who must sell first may not buy. */
export const salesDue = (p: Position, player: PlayerId): Objection | undefined =>
  mustSell(p, player) &&
  objection('sr.buy.MUST_SELL', { have: certificateCount(p, player), limit: p.rules.certLimit(p) })
