import type { Rule } from '../../../core/rules.js'
import { companyAuction } from './rules/companyAuction.js'
import { endOfGame } from './rules/endOfGame.js'
import { forcedPurchase } from './rules/forcedPurchase.js'
import { general } from './rules/general.js'
import { launchAndPresidency } from './rules/launchAndPresidency.js'
import { limits } from './rules/limits.js'
import { buyingPrivates, majors } from './rules/majors.js'
import { merger } from './rules/merger.js'
import { minors } from './rules/minors.js'
import { operatingOrder } from './rules/operatingOrder.js'
import { options } from './rules/options.js'
import { phase35 } from './rules/phase35.js'
import { routes } from './rules/routes.js'
import { endOfStockRound, stock } from './rules/stock.js'
import { tiles } from './rules/tiles.js'
import { trains } from './rules/trains.js'

/**
 * Every rule of 18MEX in the order of play. Sections are those of rulebook v1.63;
 * `T1`–`T4` are its tables, `A1` and `A2` its appendices.
 */
export const rules18MEX: Record<string, Rule> = {
  ...general,
  ...companyAuction,
  ...stock,
  ...limits,
  ...launchAndPresidency,
  ...endOfStockRound,
  ...operatingOrder,
  ...minors,
  ...majors,
  ...trains,
  ...forcedPurchase,
  ...buyingPrivates,
  ...tiles,
  ...routes,
  ...phase35,
  ...merger,
  ...endOfGame,
  ...options,
}
