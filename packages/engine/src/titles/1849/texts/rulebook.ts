import type { RuleBook } from '../../../core/rules.js'
import { generalRefusals, refusalTexts } from '../../../core/texts/general.js'
import { CODES } from './codes.js'
import { dividendsRefusals } from './refusals/dividends.js'
import { emergencyRefusals } from './refusals/emergency.js'
import { financeRefusals } from './refusals/finance.js'
import { privateSaleRefusals } from './refusals/privateSale.js'
import { privatesRefusals } from './refusals/privates.js'
import { purchasesRefusals } from './refusals/purchases.js'
import { routesRefusals } from './refusals/routes.js'
import { salesRefusals } from './refusals/sales.js'
import { tokensRefusals } from './refusals/tokens.js'
import { trackRefusals } from './refusals/track.js'
import { trainsRefusals } from './refusals/trains.js'
import { variantsRefusals } from './refusals/variants.js'
import { closingRules } from './rules/closing.js'
import { decisions } from './rules/decisions.js'
import { dividendsRules } from './rules/dividends.js'
import { emergencyRules } from './rules/emergency.js'
import { endRules } from './rules/end.js'
import { financeRules } from './rules/finance.js'
import { marketRules } from './rules/market.js'
import { operatingRules } from './rules/operating.js'
import { phasesRules } from './rules/phases.js'
import { privateSaleRules } from './rules/privateSale.js'
import { privatesRules } from './rules/privates.js'
import { routesRules } from './rules/routes.js'
import { setupRules } from './rules/setup.js'
import { stockRules } from './rules/stock.js'
import { tokensRules } from './rules/tokens.js'
import { trackRules } from './rules/track.js'
import { trainsRules } from './rules/trains.js'
import { variantsRules } from './rules/variants.js'

/** Every rule of 1849 in the order of play, decisions where the rulebook is silent, and every refusal. Sections are those of rulebook version 6. */
export const rulebook1849: RuleBook = {
  rules: {
    ...setupRules,
    ...marketRules,
    ...phasesRules,
    ...privatesRules,
    ...privateSaleRules,
    ...stockRules,
    ...operatingRules,
    ...trackRules,
    ...tokensRules,
    ...routesRules,
    ...dividendsRules,
    ...trainsRules,
    ...emergencyRules,
    ...financeRules,
    ...closingRules,
    ...endRules,
    ...variantsRules,
    ...decisions,
  },
  refusals: {
    ...generalRefusals({
      'any.NOT_YOUR_TURN': { initial: '1849-8-1', stock: '1849-9-1', operating: '1849-10-1' },
      'any.WRONG_STEP': { initial: '1849-8-1', stock: '1849-9-1', operating: '1849-10-2' },
      'any.GAME_OVER': '1849-13-1',
      'any.NOT_YOURS': '1849-7.2-1',
    }),
    ...refusalTexts(
      {
        ...privateSaleRefusals,
        ...salesRefusals,
        ...purchasesRefusals,
        ...privatesRefusals,
        ...trackRefusals,
        ...tokensRefusals,
        ...routesRefusals,
        ...dividendsRefusals,
        ...trainsRefusals,
        ...emergencyRefusals,
        ...financeRefusals,
        ...variantsRefusals,
      },
      CODES,
    ),
  },
}
