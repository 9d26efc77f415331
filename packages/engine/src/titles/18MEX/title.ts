import { isPlayer } from '../../core/ids.js'
import type { Setup } from '../../core/setup.js'
import { switchesFor } from '../../core/switches.js'
import type { Rules, Title } from '../../core/title.js'
import { consentStep } from '../../steps/consent.js'
import { discardStep } from '../../steps/discard.js'
import { aid18MEX } from './aid.js'
import { BAJA_PRIVATES, OPERATORS, PRIVATES } from './companies.js'
import { worth } from './end.js'
import { certificateCounts, certLimit } from './limits.js'
import { BAJA_BOARD, BOARD } from './map.js'
import { MARKET } from './market.js'
import { operating } from './operating.js'
import { OPTIONS } from './options.js'
import { ownedTrains, trainLimit } from './phases.js'
import { surrenderStep, swapStep } from './presidency.js'
import { refusals18MEX } from './refusalCodes.js'
import { routes18MEX } from './routes.js'
import { rules18MEX } from './rules.js'
import { scenario18MEX } from './scenario.js'
import { begin18MEX } from './setup.js'
import { auctionStep } from './steps/auction.js'
import { carryOutPrivateTrade } from './steps/buyPrivate.js'
import { carryOutTrainTrade } from './steps/buyTrain.js'
import { declaredThisRound } from './steps/dividend.js'
import { mergerChoiceStep, mergerOfferStep, mergerTokenStep } from './steps/merger.js'
import { parStep } from './steps/start.js'
import { carryOutPurchase, carryOutSale } from './steps/trade.js'
import { stock } from './stock.js'
import { switches18MEX } from './switches.js'
import { BANK, STARTING_CASH } from './tables.js'
import { PHASES, trains } from './trains.js'
import { turnAway18MEX } from './turnAway.js'

const rounds = { stock, operating }

const interrupts = {
  auction: auctionStep,
  par: parStep,
  swap: swapStep,
  surrender: surrenderStep,
  mergerOffer: mergerOfferStep,
  mergerChoice: mergerChoiceStep,
  mergerToken: mergerTokenStep,
  discard: discardStep((p, id) => ownedTrains(p, id) - trainLimit(p, id), trainLimit),
  consent: consentStep((d, action) => {
    if (action.type === 'sellPrivate') carryOutSale(d, action)
    if (action.type === 'buyPrivate') (isPlayer(action.by) ? carryOutPurchase : carryOutPrivateTrade)(d, action)
    if (action.type === 'buyTrain') carryOutTrainTrade(d, action)
  }),
}

const rules = (setup: Setup): Rules => {
  const baja = setup.options.includes('baja')
  const switches = switchesFor(switches18MEX, setup)
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
    switches,
    rounds,
    interrupts,
    routes: routes18MEX,
    certLimit,
    certificateCounts,
    ...(switches.stack ? {} : { faceDown: (p, corporation) => declaredThisRound(p).includes(corporation) }),
    turnAway: turnAway18MEX,
    worth,
  }
}

export const title18MEX: Title = {
  id: '18MEX',
  name: '18MEX',
  designer: 'Mark Derrick',
  players: { min: 3, max: 5 },
  currency: '$#',
  options: OPTIONS,
  switches: switches18MEX,
  rulebook: { rules: rules18MEX, refusals: refusals18MEX },
  rules,
  begin: begin18MEX,
  scenario: scenario18MEX,
  aid: aid18MEX,
}
