import { END_OFFER_FACTS, endOffer, endOfferStep } from '../../core/endGame.js'
import type { FactData } from '../../core/facts.js'
import { settledBy } from '../../core/interrupts.js'
import type { Position } from '../../core/position.js'
import type { Setup } from '../../core/setup.js'
import type { Rules, Title } from '../../core/title.js'
import { tableRules, tableSwitches } from '../../rulesets.js'
import { CONSENT_FACTS, consent, consentStep } from '../../steps/consent.js'
import { discard, discardStep } from '../../steps/discard.js'
import { netWorth } from '../../steps/ending.js'
import { OPERATING_FACTS } from '../../steps/operating.js'
import { OPERATING_TURN_FACTS } from '../../steps/operatingTurn.js'
import { STOCK_FACTS } from '../../steps/stock.js'
import { OPERATORS, PRIVATES } from './data/companies.js'
import { BOARD } from './data/map.js'
import { MARKET } from './data/market.js'
import { OPTIONS } from './data/options.js'
import { routes1846 } from './data/routes.js'
import { BANK, certLimit, STARTING_CASH } from './data/tables.js'
import { PHASE_IV_CARDS_2P, PHASES, trains } from './data/trains.js'
import { DRAFT_FACTS, dealDraft, draftRound, handOf, hideDraft, lastCard } from './rounds/draft.js'
import { bank, END_FACTS, sharesWorth } from './rounds/end.js'
import { OPEN_DRAFT_FACTS, openDraft } from './rounds/openDraft.js'
import { operating, SEQUENCE_FACTS } from './rounds/operating.js'
import { reading1846 } from './rounds/reading.js'
import { begin1846 } from './rounds/setup.js'
import { stock } from './rounds/stock.js'
import { scenario1846 } from './scenario.js'
import { ASSIGN_FACTS } from './steps/companies/assign.js'
import { carryOutPrivateTrade } from './steps/companies/buyPrivate.js'
import { closeAtZero } from './steps/companies/closing.js'
import { POWER_FACTS, secondTile } from './steps/companies/powers.js'
import { secondTileStep } from './steps/companies/secondTile.js'
import { ISSUE_FACTS } from './steps/shares/issue.js'
import { carryOutTrainTrade } from './steps/trains/buyTrain.js'
import { EMERGENCY_FACTS } from './steps/trains/emergency.js'
import { trainLimit } from './steps/trains/phases.js'
import { returnCheapest } from './steps/trains/receivership.js'
import { aid1846 } from './texts/aid.js'
import { changes1846 } from './texts/changes.js'
import { rulebook1846 } from './texts/rulebook.js'

const corporationsInPlay = (p: Position): number =>
  Object.keys(p.state.shares).filter((id) => !p.state.operators[id]?.closed).length

const rounds = { draft: draftRound, openDraft, stock, operating }

const interrupts = settledBy(
  [endOffer, endOfferStep],
  [secondTile, secondTileStep],
  [discard, discardStep(trainLimit, '1846-RCV-4')],
  [
    consent,
    consentStep((d, action) => {
      if (action.type === 'buyPrivate') carryOutPrivateTrade(d, action)
      if (action.type === 'buyTrain') carryOutTrainTrade(d, action)
    }),
  ],
)

const facts: readonly FactData[] = [
  ...END_OFFER_FACTS,
  ...STOCK_FACTS,
  ...OPERATING_FACTS,
  ...OPERATING_TURN_FACTS,
  ...CONSENT_FACTS,
  ...DRAFT_FACTS,
  ...OPEN_DRAFT_FACTS,
  ...SEQUENCE_FACTS,
  ...END_FACTS,
  ...POWER_FACTS,
  ...ASSIGN_FACTS,
  ...ISSUE_FACTS,
  ...EMERGENCY_FACTS,
]

const rules = (setup: Setup): Rules => {
  const players = setup.players.length
  return {
    title: title1846,
    board: BOARD,
    market: MARKET,
    trains: trains(players, players === 2 ? PHASE_IV_CARDS_2P : null),
    phases: PHASES,
    privates: PRIVATES,
    operators: OPERATORS,
    bank: BANK[players] ?? 0,
    startingCash: STARTING_CASH[players] ?? 0,
    ...tableRules(setup),
    rounds,
    facts,
    interrupts,
    routes: routes1846,
    certLimit: (p) => certLimit(players, corporationsInPlay(p)),
    priceMoved: closeAtZero,
    automatic: returnCheapest,
    endTriggers: [bank],
    sharesWorth,
    worth: netWorth,
    reading: reading1846,
    hide: (p, seat) => (p.state.round.kind === 'draft' ? hideDraft(p, seat) : p.state),
    deal: (p, shuffled) => (p.state.round.kind === 'draft' ? dealDraft(p, shuffled) : p.state),
    hand: handOf,
    secretOf: (now, action) =>
      now.state.round.kind === 'draft' && action.type === 'bid' && lastCard.of(now)?.company !== action.company
        ? (action.by as `p${number}`)
        : null,
    secretIn: (now, event) =>
      now.state.round.kind === 'draft' && event.type === 'cardKept' ? { of: event.player, fields: ['card'] } : null,
  }
}

export const title1846: Title = {
  id: '1846',
  rulesVersion: 2,
  rulesChanges: changes1846,
  name: '1846: The Race for the Midwest',
  designer: 'Thomas Lehmann',
  sitting: { hours: [3, 4], level: 'first' },
  players: { min: 3, max: 5 },
  importPlayers: [2],
  currency: '$#',
  options: OPTIONS,
  switches: tableSwitches,
  rulebook: rulebook1846,
  rules,
  begin: begin1846,
  scenario: scenario1846,
  aid: aid1846,
}
