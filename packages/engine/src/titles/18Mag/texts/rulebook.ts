import type { RefusalText, RuleBook } from '../../../core/rules.js'
import { generalRefusals, refusalTexts } from '../../../core/texts/general.js'
import { CODES } from './codes.js'
import { draftRefusals } from './refusals/draft.js'
import { majorsRefusals } from './refusals/majors.js'
import { purchasesRefusals } from './refusals/purchases.js'
import { routesRefusals } from './refusals/routes.js'
import { runningRefusals } from './refusals/running.js'
import { salesRefusals } from './refusals/sales.js'
import { tokensRefusals } from './refusals/tokens.js'
import { trackRefusals } from './refusals/track.js'
import { trainsRefusals } from './refusals/trains.js'
import { carsRules } from './rules/cars.js'
import { draftRules } from './rules/draft.js'
import { endRules } from './rules/end.js'
import { generalRules } from './rules/general.js'
import { incomeRules } from './rules/income.js'
import { majorsRules } from './rules/majors.js'
import { phasesRules } from './rules/phases.js'
import { roundsRules } from './rules/rounds.js'
import { routesRules } from './rules/routes.js'
import { setupRules } from './rules/setup.js'
import { soloRules } from './rules/solo.js'
import { stockRules } from './rules/stock.js'
import { tokensRules } from './rules/tokens.js'
import { trackRules } from './rules/track.js'
import { trainsRules } from './rules/trains.js'
import { trainsOutRules } from './rules/trainsOut.js'
import { twoPlayersRules } from './rules/twoPlayers.js'

const general = generalRefusals({
  'any.NOT_YOUR_TURN': { draft: 'MAG-DRF-2', stock: 'MAG-SR-1', operating: 'MAG-RND-2' },
  'any.WRONG_STEP': { draft: 'MAG-DRF-2', stock: 'MAG-SR-1', operating: 'MAG-RND-5' },
  'any.GAME_OVER': 'MAG-END-1',
  'any.NOT_YOURS': 'MAG-GEN-4',
})

/** What the door refuses in every title goes by one id here. */
const ofTheDoor = Object.fromEntries(
  Object.entries(general).map(([code, text]): [string, RefusalText] => [code, { ...text, id: 'MAG-XALL-1' }]),
)

/** Every rule of 18Mag in the order of play, and every refusal. Sections are those of the rulebook of July 2021, `T1`–`T10` its tables. */
export const rulebook18Mag: RuleBook = {
  rules: {
    ...generalRules,
    ...setupRules,
    ...draftRules,
    ...roundsRules,
    ...trackRules,
    ...tokensRules,
    ...trainsOutRules,
    ...routesRules,
    ...carsRules,
    ...incomeRules,
    ...trainsRules,
    ...phasesRules,
    ...majorsRules,
    ...stockRules,
    ...endRules,
    ...twoPlayersRules,
    ...soloRules,
  },
  refusals: {
    ...ofTheDoor,
    ...refusalTexts(
      {
        ...draftRefusals,
        ...trackRefusals,
        ...tokensRefusals,
        ...runningRefusals,
        ...routesRefusals,
        ...trainsRefusals,
        ...majorsRefusals,
        ...salesRefusals,
        ...purchasesRefusals,
      },
      CODES,
    ),
  },
}
