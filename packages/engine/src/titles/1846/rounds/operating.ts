import type { Draft } from '../../../core/draft.js'
import { type FactData, gameFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import { beginRound } from '../../../core/flow.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { cellAt, marketOrder } from '../../../core/market.js'
import { currentOperator, isMinor } from '../../../core/operators.js'
import { currentPhase } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { replaceable, withReplaceable } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import { president } from '../../../core/shares.js'
import type { Step } from '../../../core/step.js'
import { noDiscard } from '../../../steps/discard.js'
import { payIncome } from '../../../steps/income.js'
import { operated, operatingRound, passedSteps, passStep, stepPassed } from '../../../steps/operating.js'
import { ran, tilesLaid, tokenPlaced, turnRevenue } from '../../../steps/operatingTurn.js'
import { bestRun, noRun, runRoutes, runStepOf } from '../../../steps/run.js'
import { scrapStep } from '../../../steps/scrap.js'
import { beginStockRound } from '../../../steps/stock.js'
import { assignStep, steamboatWaits } from '../steps/companies/assign.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { assignMarker } from '../steps/companies/markers.js'
import { layTileByPower } from '../steps/companies/powers.js'
import { BEST_RUN_BINDS, dividendStep, noDividend, splitIndependent } from '../steps/running/dividend.js'
import { issueShares, redeemShares } from '../steps/shares/issue.js'
import { mayToken, placeToken, placeTokenByPower } from '../steps/track/token.js'
import { layTile, mayLay } from '../steps/track/track.js'
import { bankruptTooSoon } from '../steps/trains/bankrupt.js'
import { buyTrain } from '../steps/trains/buyTrain.js'
import { trainLimit } from '../steps/trains/phases.js'
import { trainStep } from '../steps/trains/trains.js'
import { beginOpenDraft } from './draft.js'
import { endingOfTurn } from './end.js'

const isIndependent = (p: Position): boolean => isMinor(p, currentOperator(p))
export const inReceivership = (p: Position): boolean => !isIndependent(p) && president(p, currentOperator(p)) === null

/** May it use a power before the run, or at the start of the turn trade its shares or buy a private company (1846-ORD-3)? */
const mayPrepare = (p: Position): boolean => {
  if (isIndependent(p)) return false
  const started = tilesLaid.of(p) > 0 || tokenPlaced.of(p)
  const kinds = started ? [] : [issueShares, redeemShares, buyPrivate]
  return anyLegal(p, [...kinds, layTileByPower, placeTokenByPower], currentOperator(p))
}

/** §6.4–6.5: tiles and one token, in any order. */
const trackAndToken: Step = {
  id: 'trackToken',
  kinds: [layTile, placeToken, passStep()],
  actor(p) {
    if (stepPassed(p) || inReceivership(p)) return null
    const builds = mayLay(p, currentOperator(p)) || (!isIndependent(p) && mayToken(p, currentOperator(p)))
    return builds || mayPrepare(p) ? currentOperator(p) : null
  },
}

export const run = withReplaceable(
  runRoutes({
    mustBeBest: (p) => BEST_RUN_BINDS.of(p) && inReceivership(p),
    after(d, id, revenue) {
      ran.set(d, true)
      turnRevenue.set(d, revenue)
      if (isIndependent(d)) splitIndependent(d, id, revenue)
    },
  }),
  'object',
)

export const runStep = withReplaceable(
  {
    ...runStepOf(run),
    enter(d: Draft) {
      const operator = currentOperator(d)
      // Nobody is there to choose: the best run is taken (1846-RCV-4).
      if (BEST_RUN_BINDS.of(d) && inReceivership(d) && noRun(d, operator) === null) {
        run.apply(d, { type: 'runRoutes', by: operator, runs: bestRun(d, operator).runs })
      }
    },
  },
  'enter',
)

/** Phased-out trains are gone after the run step. */
const afterRun = scrapStep('1846-RUN-13')

export const trainsPassed = (p: Position): boolean => passedSteps.of(p).includes(TRAINS)

/** The last step is still step E: money that came with an independent buys trains, unless they were passed (1846-ORD-3). */
export const lateTrain = withReplaceable(
  {
    ...buyTrain,
    *candidates(p: Position, by: EntityId) {
      if (!trainsPassed(p)) yield* buyTrain.candidates(p, by)
    },
  },
  'candidates',
  'object',
)

/** The turn's last chance to buy private companies (§6.2: at any moment of the turn). */
export const privatesStep: Step = {
  id: 'buyPrivates',
  kinds: [lateTrain, passStep()],
  actor(p) {
    if (stepPassed(p) || inReceivership(p)) return null
    const operator = currentOperator(p)
    return anyLegal(p, [buyPrivate, layTileByPower, placeTokenByPower, lateTrain], operator) ? operator : null
  },
}

/** The steps of a corporation's turn, in the order of play. */
const CORPORATION: readonly Step[] = [trackAndToken, runStep, dividendStep, afterRun, trainStep, privatesStep]
export const TRAINS = CORPORATION.indexOf(trainStep)
const INDEPENDENT: readonly Step[] = [
  { ...trackAndToken, id: 'track' },
  { ...runStep, kinds: [run, noDividend] },
  afterRun,
]
const STEAMBOAT: readonly Step[] = [assignStep]

export const operatedOnce = gameFact('operatedOnce', flag, false, 'The very first operating round is over.')
const draftBroke = gameFact(
  'draftBroke',
  flag,
  false,
  'The open draft broke off: only private companies and independents operate.',
)

export const SEQUENCE_FACTS: readonly FactData[] = [operatedOnce, draftBroke]

/** Corporations in the order of their turns: by price; the very first round takes the columns from the lowest (1846-SEQ-4). */
export const corporationsInOrder = replaceable((p: Position): readonly OperatorId[] => {
  if (!operatedOnce.of(p)) {
    return Object.keys(p.state.market)
      .map(Number)
      .sort((a, b) => cellAt(p, a).price - cellAt(p, b).price)
      .flatMap((cell) => p.state.market[cell] ?? [])
  }
  return marketOrder(p)
})

/** Independents, then corporations by price: those whose turn is not over. */
export const stillToOperate = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  const independents = ['MS', 'BIG4'].filter((id) => {
    const state = p.state.operators[id]
    return state?.owner !== undefined && !state.closed
  })
  const corporations = draftBroke.of(p) ? [] : corporationsInOrder(p)
  return [...independents, ...corporations].filter((id) => !done.includes(id))
}

/** §6.1: the steamboat's owner first. */
const next = (p: Position): EntityId | null => {
  const first = stillToOperate(p)[0] ?? null
  return first !== null && operated.of(p).length === 0 && steamboatWaits(p) ? 'SC' : first
}

export const beginOperatingRound = (d: Draft, num: number): void => {
  const of = currentPhase(d).operatingRounds
  beginRound(d, { kind: 'operating', num, of })
  payIncome(d)
}

/** Two players: the draft broke off, so private companies and independents work twice without corporations. */
export const beginPrivateRounds = (d: Draft): void => {
  draftBroke.set(d, true)
  beginOperatingRound(d, 1)
}

export const beginTurn = replaceable((d: Draft, id: EntityId): void => {
  if (d.rules.operators[id]) d.emit({ type: 'operates', operator: id })
})

/** The train of an independent bought in this turn runs from the next one on. */
export const endTurn = replaceable((d: Draft, id: EntityId): void => {
  const trains = d.state.operators[id]?.trains
  if (trains?.some((train) => train.fresh)) d.operator(id, { trains: trains.map(({ fresh: _, ...train }) => train) })
})

export const endRound = replaceable((d: Draft): void => {
  const { num, of } = d.state.round
  if (!draftBroke.of(d)) operatedOnce.set(d, true)
  if (num < of) {
    beginOperatingRound(d, num + 1)
    return
  }
  if (draftBroke.of(d)) {
    draftBroke.set(d, false)
    beginOpenDraft(d)
    return
  }
  const ending = endingOfTurn(d)
  if (ending !== null) {
    finishGame(d, ending)
    return
  }
  d.set({ turn: d.state.turn + 1 })
  beginStockRound(d)
})

export const operating = operatingRound({
  next,
  steps(p, current) {
    if (current === 'SC') return STEAMBOAT
    if (p.state.operators[current]?.closed) return []
    return isMinor(p, current) ? INDEPENDENT : CORPORATION
  },
  turns: { private: STEAMBOAT, minor: INDEPENDENT, corporation: CORPORATION },
  anytime: [
    buyPrivate,
    bankruptTooSoon,
    issueShares,
    redeemShares,
    layTileByPower,
    placeTokenByPower,
    assignMarker,
    noDiscard(trainLimit),
  ],
  beginTurn,
  endTurn,
  endRound,
})
