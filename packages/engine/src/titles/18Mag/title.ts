import { END_OFFER_FACTS, endOffer, endOfferStep } from '../../core/endGame.js'
import type { FactData } from '../../core/facts.js'
import { settledBy } from '../../core/interrupts.js'
import type { Setup } from '../../core/setup.js'
import type { Rules, Title } from '../../core/title.js'
import { tableRules, tableSwitches } from '../../rulesets.js'
import { CONSENT_FACTS, consent, consentStep } from '../../steps/consent.js'
import { OPERATING_FACTS } from '../../steps/operating.js'
import { OPERATING_TURN_FACTS } from '../../steps/operatingTurn.js'
import { saleSteps } from '../../steps/sell.js'
import { STOCK_FACTS } from '../../steps/stock.js'
import { operatorsOf, SUPPORTERS } from './data/companies.js'
import { BOARD, EXPRESS_BOARD, SMALL_BOARD } from './data/map.js'
import { MARKET, SMALL_MARKET } from './data/market.js'
import { OPTIONS } from './data/options.js'
import { routes18Mag } from './data/routes.js'
import { isSmall } from './data/tables.js'
import { PHASES, SMALL_PHASES, SMALL_TRAINS, TRAINS } from './data/trains.js'
import { draft } from './rounds/draft.js'
import { lastPhase, sharesWorth, worth } from './rounds/end.js'
import { operating } from './rounds/operating.js'
import { reading18Mag } from './rounds/reading.js'
import { begin18Mag } from './rounds/setup.js'
import { stock } from './rounds/stock.js'
import { turnAway18Mag } from './rounds/turnAway.js'
import { scenario18Mag } from './scenario.js'
import { DRAFT_FACTS } from './steps/companies/draft.js'
import { MINOR_FACTS } from './steps/companies/minors.js'
import { SUPPORTER_FACTS } from './steps/companies/supporters.js'
import { automatic18Mag, controller18Mag } from './steps/istvan/automatic.js'
import { ISTVAN_FACTS } from './steps/istvan/cards.js'
import { CAR_FACTS } from './steps/running/carsBought.js'
import { certLimit } from './steps/shares/limits.js'
import { saleRules } from './steps/shares/sell.js'
import { TERRAIN_FACTS } from './steps/track/terrain.js'
import { carryOutTrainTrade } from './steps/trains/buyTrain.js'
import { depot18Mag, PHASE_FACTS } from './steps/trains/phases.js'
import { aid18Mag } from './texts/aid.js'
import { changes18Mag } from './texts/changes.js'
import { label18Mag } from './texts/labels.js'
import { rulebook18Mag } from './texts/rulebook.js'
import { challenge18Mag } from './texts/solo.js'

const rounds = { draft, stock, operating }

const interrupts = settledBy([endOffer, endOfferStep], ...saleSteps(saleRules), [
  consent,
  consentStep((d, action) => {
    if (action.type === 'buyTrain') carryOutTrainTrade(d, action)
  }),
])

const facts: readonly FactData[] = [
  ...END_OFFER_FACTS,
  ...DRAFT_FACTS,
  ...STOCK_FACTS,
  ...OPERATING_FACTS,
  ...OPERATING_TURN_FACTS,
  ...MINOR_FACTS,
  ...SUPPORTER_FACTS,
  ...TERRAIN_FACTS,
  ...CAR_FACTS,
  ...PHASE_FACTS,
  ...ISTVAN_FACTS,
  ...CONSENT_FACTS,
]

const rules = (setup: Setup): Rules => {
  const small = isSmall(setup)
  const has = (option: string): boolean => setup.options.includes(option)
  return {
    title: title18Mag,
    board: small ? SMALL_BOARD : has('new_major') ? EXPRESS_BOARD : BOARD,
    market: small ? SMALL_MARKET : MARKET,
    trains: small ? SMALL_TRAINS : TRAINS,
    phases: small ? SMALL_PHASES : PHASES,
    depot: depot18Mag,
    privates: has('supporters') ? SUPPORTERS : {},
    operators: operatorsOf({
      small,
      newMinors: has('new_minors_challenge') || has('new_minors_simple'),
      newMajor: has('new_major'),
    }),
    bank: null,
    startingCash: 0,
    ...tableRules(setup),
    rounds,
    facts,
    interrupts,
    routes: routes18Mag,
    certLimit,
    turnAway: turnAway18Mag,
    endTriggers: [lastPhase],
    sharesWorth,
    automatic: automatic18Mag,
    controller: controller18Mag,
    worth,
    reading: reading18Mag,
  }
}

export const title18Mag: Title = {
  id: '18Mag',
  rulesVersion: 2,
  rulesChanges: changes18Mag,
  name: '18 Magyarország',
  designer: 'Leonhard Orgler',
  sitting: { hours: [3, 4], level: 'next' },
  players: { min: 2, max: 6 },
  automata: ['István'],
  challenge: challenge18Mag,
  currency: '# Ft',
  options: OPTIONS,
  switches: tableSwitches,
  rulebook: rulebook18Mag,
  rules,
  begin: begin18Mag,
  scenario: scenario18Mag,
  aid: aid18Mag,
  label: label18Mag,
}
