import type { RuleBook } from '../../../core/rules.js'
import { generalRefusals, refusalTexts } from '../../../core/texts/general.js'
import { CODES } from './codes.js'
import { companySaleRefusals } from './refusals/companySale.js'
import { dividendsRefusals } from './refusals/dividends.js'
import { emergencyRefusals } from './refusals/emergency.js'
import { mergerRefusals } from './refusals/merger.js'
import { privatesRefusals } from './refusals/privates.js'
import { purchasesRefusals } from './refusals/purchases.js'
import { routesRefusals } from './refusals/routes.js'
import { salesRefusals } from './refusals/sales.js'
import { tokensRefusals } from './refusals/tokens.js'
import { trackRefusals } from './refusals/track.js'
import { trainsRefusals } from './refusals/trains.js'
import { closingRules } from './rules/closing.js'
import { companySaleRules } from './rules/companySale.js'
import { dividendsRules } from './rules/dividends.js'
import { emergencyRules } from './rules/emergency.js'
import { endRules } from './rules/end.js'
import { endOfStockRoundRules } from './rules/endOfStockRound.js'
import { generalRules } from './rules/general.js'
import { launchAndPresidencyRules } from './rules/launchAndPresidency.js'
import { limitsRules } from './rules/limits.js'
import { majorsRules } from './rules/majors.js'
import { mergerRules } from './rules/merger.js'
import { minorsRules } from './rules/minors.js'
import { operatingRules } from './rules/operating.js'
import { optionsRules } from './rules/options.js'
import { privatesRules } from './rules/privates.js'
import { routesRules } from './rules/routes.js'
import { stockRules } from './rules/stock.js'
import { tokensRules } from './rules/tokens.js'
import { trackRules } from './rules/track.js'
import { trainsRules } from './rules/trains.js'

/**
 * Every rule of 18MEX in the order of play, and every refusal. Sections are those of rulebook v1.63; `T1`–`T4` are its
 * tables, `A1` and `A2` its appendices.
 */
export const rulebook18MEX: RuleBook = {
  rules: {
    ...generalRules,
    ...companySaleRules,
    ...stockRules,
    ...limitsRules,
    ...launchAndPresidencyRules,
    ...endOfStockRoundRules,
    ...operatingRules,
    ...minorsRules,
    ...majorsRules,
    ...tokensRules,
    ...dividendsRules,
    ...trainsRules,
    ...emergencyRules,
    ...privatesRules,
    ...trackRules,
    ...routesRules,
    ...closingRules,
    ...mergerRules,
    ...endRules,
    ...optionsRules,
  },
  refusals: {
    ...generalRefusals({
      'any.NOT_YOUR_TURN': { stock: 'MEX-3-1', operating: 'MEX-4-3' },
      'any.WRONG_STEP': { stock: 'MEX-3.2-1', operating: 'MEX-1.1-1' },
      'any.GAME_OVER': 'MEX-6-1',
      'any.NOT_YOURS': 'MEX-1.3.2-3',
    }),
    ...refusalTexts(
      {
        ...companySaleRefusals,
        ...salesRefusals,
        ...purchasesRefusals,
        ...trackRefusals,
        ...tokensRefusals,
        ...routesRefusals,
        ...dividendsRefusals,
        ...trainsRefusals,
        ...emergencyRefusals,
        ...privatesRefusals,
        ...mergerRefusals,
      },
      CODES,
    ),
  },
}
