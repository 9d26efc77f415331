import { companyAuction } from './refusals/companyAuction.js'
import type { RefusalEntry } from './refusals/entry.js'
import { forcedPurchase } from './refusals/forcedPurchase.js'
import { privatesAndMerger } from './refusals/privatesAndMerger.js'
import { purchases } from './refusals/purchases.js'
import { runsAndDividends } from './refusals/runsAndDividends.js'
import { sales } from './refusals/sales.js'
import { tilesAndStations } from './refusals/tilesAndStations.js'
import { trains } from './refusals/trains.js'

/** Every way 18MEX refuses an action, by the title's own id. */
export const REFUSALS_18MEX: Record<string, RefusalEntry> = {
  ...companyAuction,
  ...sales,
  ...purchases,
  ...tilesAndStations,
  ...runsAndDividends,
  ...trains,
  ...forcedPurchase,
  ...privatesAndMerger,
}
