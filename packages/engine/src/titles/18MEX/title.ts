import { END_OFFER_FACTS, endOffer, endOfferStep } from '../../core/endGame.js'
import { checkEndTriggers } from '../../core/endTriggers.js'
import type { FactData } from '../../core/facts.js'
import { isPlayer } from '../../core/ids.js'
import { settledBy } from '../../core/interrupts.js'
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
import { BAJA_PRIVATES, OPERATORS, PRIVATES } from './data/companies.js'
import { BAJA_BOARD, BOARD } from './data/map.js'
import { MARKET } from './data/market.js'
import { OPTIONS } from './data/options.js'
import { BANK, STARTING_CASH } from './data/tables.js'
import { PHASES, trains } from './data/trains.js'
import { END_FACTS, endTriggers, sharesWorth, worth } from './rounds/end.js'
import { operating } from './rounds/operating.js'
import { reading18MEX } from './rounds/reading.js'
import { begin18MEX } from './rounds/setup.js'
import { stock } from './rounds/stock.js'
import { turnAway18MEX } from './rounds/turnAway.js'
import { scenario18MEX } from './scenario.js'
import { firstPar, SALE_FACTS } from './steps/companies/bids.js'
import { carryOutPrivateTrade } from './steps/companies/buyPrivate.js'
import { auctionRules, COMPANY_SALE_FACTS } from './steps/companies/companySale.js'
import { carryOutPurchase, carryOutSale } from './steps/companies/trade.js'
import { MERGER_FACTS, mergerChoice, mergerOffer, mergerToken } from './steps/merger/interrupts.js'
import { mergerChoiceStep, mergerOfferStep, mergerTokenStep } from './steps/merger/steps.js'
import { DIVIDEND_FACTS, declaredDividend } from './steps/running/dividend.js'
import { INSISTENCE_FACTS } from './steps/running/insist.js'
import { LAUNCH_FACTS } from './steps/shares/launch.js'
import { certificateCounts, certLimit } from './steps/shares/limits.js'
import { saleRules } from './steps/shares/sell.js'
import { parStep } from './steps/shares/start.js'
import { TURN_FACTS } from './steps/shares/turn.js'
import { BUY_TRAIN_FACTS, carryOutTrainTrade } from './steps/trains/buyTrain.js'
import { trainLimit } from './steps/trains/phases.js'
import { aid18MEX } from './texts/aid.js'
import { rulebook18MEX } from './texts/rulebook.js'

const rounds = { stock, operating }

const interrupts = settledBy(
  [endOffer, endOfferStep],
  [auction, auctionStep(auctionRules)],
  [firstPar, parStep],
  ...saleSteps(saleRules),
  [mergerOffer, mergerOfferStep],
  [mergerChoice, mergerChoiceStep],
  [mergerToken, mergerTokenStep],
  [discard, discardStep(trainLimit)],
  [
    consent,
    consentStep((d, action) => {
      if (action.type === 'sellPrivate') carryOutSale(d, action)
      if (action.type === 'buyPrivate') (isPlayer(action.by) ? carryOutPurchase : carryOutPrivateTrade)(d, action)
      if (action.type === 'buyTrain') carryOutTrainTrade(d, action)
    }),
  ],
)

const facts: readonly FactData[] = [
  ...END_OFFER_FACTS,
  ...STOCK_FACTS,
  ...TURN_FACTS,
  ...COMPANY_SALE_FACTS,
  ...BID_FACTS,
  ...SALE_FACTS,
  ...OPERATING_FACTS,
  ...OPERATING_TURN_FACTS,
  ...LAUNCH_FACTS,
  ...DIVIDEND_FACTS,
  ...INSISTENCE_FACTS,
  ...BUY_TRAIN_FACTS,
  ...CONSENT_FACTS,
  ...MERGER_FACTS,
  ...END_FACTS,
]

const rules = (setup: Setup): Rules => {
  const baja = setup.options.includes('baja')
  return {
    title: title18MEX,
    board: baja ? BAJA_BOARD : BOARD,
    market: MARKET,
    trains: trains(setup.options.includes('hardRust')),
    phases: PHASES,
    privates: baja ? BAJA_PRIVATES : PRIVATES,
    operators: OPERATORS,
    bank: BANK,
    startingCash: STARTING_CASH[setup.players.length] ?? 0,
    ...tableRules(setup),
    rounds,
    facts,
    interrupts,
    // 4.4.2 says nothing that the map (red areas and ports end a route) and the trains do not say already.
    routes: {},
    certLimit,
    certificateCounts,
    faceDown: (p, corporation) => declaredDividend.of(p).includes(corporation),
    priceMoved: checkEndTriggers,
    turnAway: turnAway18MEX,
    endTriggers,
    sharesWorth,
    worth,
    reading: reading18MEX,
  }
}

export const title18MEX: Title = {
  id: '18MEX',
  rulesVersion: 1,
  name: '18MEX',
  designer: 'Mark Derrick',
  sitting: { hours: [3, 5], level: 'next' },
  players: { min: 3, max: 5 },
  currency: '$#',
  options: OPTIONS,
  switches: tableSwitches,
  rulebook: rulebook18MEX,
  rules,
  begin: begin18MEX,
  scenario: scenario18MEX,
  aid: aid18MEX,
}
