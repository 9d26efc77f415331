import type { RuleBook } from '../../../core/rules.js'
import { generalRefusals, refusalTexts } from '../../../core/texts/general.js'
import { CODES } from './codes.js'
import { dividendsRefusals } from './refusals/dividends.js'
import { draftRefusals } from './refusals/draft.js'
import { emergencyRefusals } from './refusals/emergency.js'
import { financeRefusals } from './refusals/finance.js'
import { privatesRefusals } from './refusals/privates.js'
import { purchasesRefusals } from './refusals/purchases.js'
import { routesRefusals } from './refusals/routes.js'
import { salesRefusals } from './refusals/sales.js'
import { tokensRefusals } from './refusals/tokens.js'
import { trackRefusals } from './refusals/track.js'
import { trainsRefusals } from './refusals/trains.js'
import { bankruptcyRules } from './rules/bankruptcy.js'
import { closingRules } from './rules/closing.js'
import { dividendsRules } from './rules/dividends.js'
import { draftRules } from './rules/draft.js'
import { emergencyRules } from './rules/emergency.js'
import { endRules } from './rules/end.js'
import { independentsRules } from './rules/independents.js'
import { operatingRules } from './rules/operating.js'
import { phasesRules } from './rules/phases.js'
import { privatesRules } from './rules/privates.js'
import { routesRules } from './rules/routes.js'
import { sequenceRules } from './rules/sequence.js'
import { setupRules } from './rules/setup.js'
import { stockRules } from './rules/stock.js'
import { tokensRules } from './rules/tokens.js'
import { trackRules } from './rules/track.js'
import { trainsRules } from './rules/trains.js'

/** Every rule of 1846 in the order of the rulebook, and every refusal. */
export const rulebook1846: RuleBook = {
  rules: {
    ...setupRules,
    ...draftRules,
    ...sequenceRules,
    ...stockRules,
    ...operatingRules,
    ...trackRules,
    ...tokensRules,
    ...routesRules,
    ...dividendsRules,
    ...trainsRules,
    ...emergencyRules,
    ...privatesRules,
    ...independentsRules,
    ...bankruptcyRules,
    ...closingRules,
    ...phasesRules,
    ...endRules,
  },
  refusals: {
    ...generalRefusals({
      'any.NOT_YOUR_TURN': {
        draft: '1846-DRF-1',
        openDraft: '1846-DRF-1',
        stock: '1846-SRD-1',
        operating: '1846-SEQ-3',
      },
      'any.WRONG_STEP': {
        draft: '1846-DRF-2',
        openDraft: '1846-DRF-2',
        stock: '1846-SRD-1',
        operating: '1846-ORD-3',
      },
      'any.GAME_OVER': '1846-END-1',
      'any.NOT_YOURS': '1846-ORD-5',
    }),
    ...refusalTexts(
      {
        ...draftRefusals,
        ...salesRefusals,
        ...purchasesRefusals,
        ...financeRefusals,
        ...trackRefusals,
        ...tokensRefusals,
        ...routesRefusals,
        ...dividendsRefusals,
        ...trainsRefusals,
        ...emergencyRefusals,
        ...privatesRefusals,
      },
      CODES,
    ),
  },
}
