import type { Draft } from '../../../core/draft.js'
import { beginStockRound } from '../../../steps/stock.js'
import { reopenFounding } from '../steps/shares/foundingOrder.js'
import { unlockMessina } from '../steps/track/earthquake.js'

/** What has closed may be founded again, and Messina built again (1849-11-3, -12-3). */
export const beginStock = (d: Draft): void => {
  reopenFounding(d)
  unlockMessina(d)
  beginStockRound(d)
}
