import type { RuleBook } from '../../../core/rules.js'
import { refusals1846 } from './refusals.js'
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
  refusals: refusals1846,
}
