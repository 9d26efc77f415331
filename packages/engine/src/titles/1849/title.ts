import { END_OFFER_FACTS, endOffer, endOfferStep } from '../../core/endGame.js'
import type { FactData } from '../../core/facts.js'
import { settledBy } from '../../core/interrupts.js'
import { smallestPapers } from '../../core/papers.js'
import type { Setup } from '../../core/setup.js'
import type { Rules, Title } from '../../core/title.js'
import { tableRules, tableSwitches } from '../../rulesets.js'
import { auctionStep } from '../../steps/auction.js'
import { BID_FACTS } from '../../steps/bids.js'
import { auction } from '../../steps/companySale.js'
import { CONSENT_FACTS, consent, consentStep } from '../../steps/consent.js'
import { discard, discardStep } from '../../steps/discard.js'
import { OPERATING_FACTS } from '../../steps/operating.js'
import { OPERATING_TURN_FACTS } from '../../steps/operatingTurn.js'
import { saleSteps } from '../../steps/sell.js'
import { STOCK_FACTS } from '../../steps/stock.js'
import { OPERATORS, PRIVATES } from './data/companies.js'
import { BOARD } from './data/map.js'
import { MARKET } from './data/market.js'
import { OPTIONS } from './data/options.js'
import { routes1849 } from './data/routes.js'
import { BANK, certLimit, STARTING_CASH } from './data/tables.js'
import { PHASES, trains } from './data/trains.js'
import { END_FACTS, endTriggers, sharesWorth, worth } from './rounds/end.js'
import { initial } from './rounds/initial.js'
import { operating, turnSteps } from './rounds/operating.js'
import { reading1849 } from './rounds/reading.js'
import { begin1849, corporationsIn } from './rounds/setup.js'
import { STOCK_ROUND_FACTS, stock } from './rounds/stock.js'
import { turnAway1849 } from './rounds/turnAway.js'
import { scenario1849 } from './scenario.js'
import { carryOutPrivateTrade } from './steps/companies/buyPrivate.js'
import { priceMoved } from './steps/companies/closing.js'
import { auctionRules, PRIVATE_SALE_FACTS } from './steps/companies/privateSale.js'
import { firstPar, firstParStep, RSA_FACTS } from './steps/companies/rsa.js'
import { SMS_FACTS } from './steps/companies/sms.js'
import { BOND_FACTS } from './steps/finance/bond.js'
import { calledBondStep } from './steps/finance/bondOnClosing.js'
import { INTEREST_FACTS } from './steps/finance/interestDue.js'
import { calledBond } from './steps/finance/owedForBonds.js'
import { FOUNDING_FACTS, homeChoice, homeStep } from './steps/shares/found.js'
import { ORDER_FACTS } from './steps/shares/foundingOrder.js'
import { ISSUE_FACTS } from './steps/shares/issue.js'
import { saleRules } from './steps/shares/saleRules.js'
import { STACK_FACTS } from './steps/shares/stack.js'
import { TURN_FACTS } from './steps/shares/stockTurn.js'
import { ABSORB_FACTS, carryOutAbsorbing } from './steps/track/absorb.js'
import { EARTHQUAKE_FACTS } from './steps/track/earthquake.js'
import { carryOutTrainTrade, onSale } from './steps/trains/buyTrain.js'
import { sellingOff, sellOffStep } from './steps/trains/concede.js'
import { ELECTRIC_FACTS } from './steps/trains/electric.js'
import { EMERGENCY_FACTS } from './steps/trains/emergency.js'
import { loanChoice, loanStep } from './steps/trains/loanOrLeave.js'
import { LOAN_FACTS } from './steps/trains/loans.js'
import { trainLimit } from './steps/trains/phases.js'
import { aid1849 } from './texts/aid.js'
import { changes1849 } from './texts/changes.js'
import { rulebook1849 } from './texts/rulebook.js'

const interrupts = settledBy(
  [endOffer, endOfferStep],
  [auction, auctionStep(auctionRules)],
  [firstPar, firstParStep],
  [homeChoice, homeStep],
  ...saleSteps(saleRules),
  [calledBond, calledBondStep],
  [sellingOff, sellOffStep],
  [loanChoice, loanStep],
  [discard, discardStep(trainLimit)],
  [
    consent,
    consentStep((d, action) => {
      if (action.type === 'buyPrivate') carryOutPrivateTrade(d, action)
      if (action.type === 'buyTrain') carryOutTrainTrade(d, action)
      if (action.type === 'buyToken') carryOutAbsorbing(d, action)
    }),
  ],
)

const facts: readonly FactData[] = [
  ...END_OFFER_FACTS,
  ...BID_FACTS,
  ...PRIVATE_SALE_FACTS,
  ...RSA_FACTS,
  ...STOCK_FACTS,
  ...STOCK_ROUND_FACTS,
  ...ORDER_FACTS,
  ...FOUNDING_FACTS,
  ...TURN_FACTS,
  ...STACK_FACTS,
  ...OPERATING_FACTS,
  ...OPERATING_TURN_FACTS,
  ...SMS_FACTS,
  ...EARTHQUAKE_FACTS,
  ...ABSORB_FACTS,
  ...ELECTRIC_FACTS,
  ...EMERGENCY_FACTS,
  ...LOAN_FACTS,
  ...ISSUE_FACTS,
  ...BOND_FACTS,
  ...INTEREST_FACTS,
  ...CONSENT_FACTS,
  ...END_FACTS,
]

const rules = (setup: Setup): Rules => {
  const corporations = corporationsIn(setup)
  const limit = certLimit(setup.players.length, corporations)
  return {
    title: title1849,
    board: BOARD,
    market: MARKET,
    trains: trains(corporations, setup.options.includes('electricDreams')),
    phases: PHASES,
    depot: { onSale },
    privates: PRIVATES,
    operators: OPERATORS,
    bank: BANK,
    startingCash: STARTING_CASH[setup.players.length] ?? 0,
    ...tableRules(setup),
    rounds: { initial, stock, operating: operating(turnSteps(setup.options)) },
    facts,
    interrupts,
    routes: routes1849,
    usualPapers: smallestPapers,
    certLimit: () => limit,
    priceMoved,
    turnAway: turnAway1849,
    endTriggers,
    sharesWorth,
    worth,
    reading: reading1849,
  }
}

export const title1849: Title = {
  id: '1849',
  rulesVersion: 2,
  rulesChanges: changes1849,
  name: '1849',
  designer: 'Federico Vellani',
  sitting: { hours: [4, 6], level: 'hard' },
  players: { min: 3, max: 5 },
  currency: 'L.#',
  options: OPTIONS,
  switches: tableSwitches,
  rulebook: rulebook1849,
  rules,
  begin: begin1849,
  scenario: scenario1849,
  aid: aid1849,
}
