import type { Position } from '../../core/position.js'
import type { Setup } from '../../core/setup.js'
import { switchesFor } from '../../core/switches.js'
import type { Rules, Title } from '../../core/title.js'
import { consentStep } from '../../steps/consent.js'
import { discardStep } from '../../steps/discard.js'
import { countedTrains } from '../../steps/trains.js'
import { aid1846 } from './aid.js'
import { OPERATORS, PRIVATES } from './companies.js'
import { worth } from './end.js'
import { BOARD } from './map.js'
import { MARKET } from './market.js'
import { operating } from './operating.js'
import { OPTIONS } from './options.js'
import { trainLimit } from './phases.js'
import { routes1846 } from './routes.js'
import { rulebook1846 } from './rules.js'
import { scenario1846 } from './scenario.js'
import { begin1846 } from './setup.js'
import { carryOutPrivateTrade } from './steps/buyPrivate.js'
import { carryOutTrainTrade } from './steps/buyTrain.js'
import { draftOf, draftRound, hideDraft } from './steps/draft.js'
import { openDraft } from './steps/openDraft.js'
import { secondTileStep } from './steps/powers.js'
import { stock } from './stock.js'
import { switches1846 } from './switches.js'
import { BANK, certLimit, STARTING_CASH } from './tables.js'
import { PHASE_IV_CARDS_2P, PHASES, trains } from './trains.js'

const corporationsInPlay = (p: Position): number =>
  Object.keys(p.state.shares).filter((id) => !p.state.operators[id]?.closed).length

const rounds = { draft: draftRound, openDraft, stock, operating }

const interrupts = {
  secondTile: secondTileStep,
  discard: discardStep((p, id) => countedTrains(p, id) - trainLimit(p), trainLimit),
  consent: consentStep((d, action) => {
    if (action.type === 'buyPrivate') carryOutPrivateTrade(d, action)
    if (action.type === 'buyTrain') carryOutTrainTrade(d, action)
  }),
}

const rules = (setup: Setup): Rules => {
  const players = setup.players.length
  const switches = switchesFor(switches1846, setup)
  const cards = players === 2 ? PHASE_IV_CARDS_2P : Number(switches.phase4Count) || null
  return {
    title: title1846,
    board: BOARD,
    market: MARKET,
    trains: trains(players, cards),
    phases: PHASES,
    privates: PRIVATES,
    operators: OPERATORS,
    bank: BANK[players] ?? 0,
    startingCash: STARTING_CASH[players] ?? 0,
    switches,
    rounds,
    interrupts,
    routes: routes1846,
    certLimit: (p) => certLimit(players, corporationsInPlay(p)),
    worth,
    hide: (p, seat) => (p.state.round.kind === 'draft' ? hideDraft(p, seat) : p.state),
    secretOf: (p, action) =>
      p.state.round.kind === 'draft' && action.type === 'bid' && draftOf(p).last?.company !== action.company
        ? (action.by as `p${number}`)
        : null,
  }
}

export const title1846: Title = {
  id: '1846',
  name: '1846: The Race for the Midwest',
  designer: 'Thomas Lehmann',
  players: { min: 3, max: 5 },
  importPlayers: [2],
  currency: '$#',
  options: OPTIONS,
  switches: switches1846,
  rulebook: rulebook1846,
  rules,
  begin: begin1846,
  scenario: scenario1846,
  aid: aid1846,
}
