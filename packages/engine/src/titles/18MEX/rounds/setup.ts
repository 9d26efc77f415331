import type { Draft } from '../../../core/draft.js'
import { replaceable } from '../../../core/replaceable.js'
import { openCompanies, seatPlayers } from '../../../steps/layOut.js'
import { beginStockRound } from '../../../steps/stock.js'
import { MERGER_SHARE, MINOR_EXCHANGE } from '../data/companies.js'
import { MINOR_TRAINS } from '../data/trains.js'

/** Four certificates lie in the trade-in box, all others in the Initial Offering (2.2). */
const fillTradeInBox = (d: Draft): void => {
  for (const { corporation, index } of [...Object.values(MINOR_EXCHANGE), MERGER_SHARE])
    d.share(corporation, index, 'tradeIn')
}

/** The table before the first round (MEX-2-1). */
export const layOut = replaceable((d: Draft): void => {
  seatPlayers(d)
  openCompanies(d, { privates: Object.keys(d.rules.privates), shares: 'ipo', trains: MINOR_TRAINS })
  fillTradeInBox(d)
})

export const begin18MEX = (d: Draft): void => {
  layOut(d)
  beginStockRound(d)
}
