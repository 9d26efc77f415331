import type { Draft } from '../../../core/draft.js'
import { type FactData, gameFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import { beginRound } from '../../../core/flow.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { cellAt, marketOrder } from '../../../core/market.js'
import { isMinor } from '../../../core/operators.js'
import { currentPhase } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { flag } from '../../../core/shape.js'
import { president } from '../../../core/shares.js'
import type { ActionKind, Step } from '../../../core/step.js'
import { noDiscard } from '../../../steps/discard.js'
import { payIncome } from '../../../steps/income.js'
import { operated, operatingRound, passedSteps, passStep, stepPassed } from '../../../steps/operating.js'
import { ran, tilesLaid, tokenPlaced, turnRevenue } from '../../../steps/operatingTurn.js'
import { bestRun, judgeRuns, noRun, runRoutes, runStepOf } from '../../../steps/run.js'
import { scrapStep } from '../../../steps/scrap.js'
import { beginStockRound } from '../../../steps/stock.js'
import { assignStep, steamboatWaits } from '../steps/companies/assign.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { assignMarker } from '../steps/companies/markers.js'
import { layTileByPower } from '../steps/companies/powers.js'
import { closeAfterRound, closeAfterTurn } from '../steps/companies/worthless.js'
import { dividendStep, noDividend, splitIndependent } from '../steps/running/dividend.js'
import { issueShares, redeemShares } from '../steps/shares/issue.js'
import { noteRuns } from '../steps/track/seen.js'
import { lookForToken, mayToken, placeToken, placeTokenByPower } from '../steps/track/token.js'
import { layTile, mayLay } from '../steps/track/track.js'
import { bankruptAnytime } from '../steps/trains/bankrupt.js'
import { buyTrain } from '../steps/trains/buyTrain.js'
import { inKeptOrder } from '../steps/trains/keptOrder.js'
import { trainLimit } from '../steps/trains/phases.js'
import { sellForTrain } from '../steps/trains/presidentSale.js'
import { trainStep } from '../steps/trains/trains.js'
import { switches1846 } from '../switches.js'
import { beginOpenDraft } from './draft.js'
import { endIfOneLeft, endingOfTurn } from './end.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId
const isIndependent = (p: Position): boolean => isMinor(p, operator(p))
const inReceivership = (p: Position): boolean => !isIndependent(p) && president(p, operator(p)) === null

/** Powers, and at the start of the turn shares and private companies, also want their time before the run (1846-ORD-3). */
const mayPrepare = (p: Position): boolean => {
  if (isIndependent(p)) return false
  const started = tilesLaid.of(p) > 0 || tokenPlaced.of(p)
  const kinds = started ? [] : [issueShares, redeemShares, buyPrivate]
  return anyLegal(p, [...kinds, layTileByPower, placeTokenByPower], operator(p))
}

/** §6.4–6.5: tiles and one token, in any order. */
const trackAndToken: Step = {
  id: 'trackToken',
  kinds: [layTile, placeToken, passStep()],
  actor(p) {
    if (stepPassed(p) || inReceivership(p)) return null
    const builds = mayLay(p, operator(p)) || (!isIndependent(p) && mayToken(p, operator(p)))
    return builds || mayPrepare(p) ? operator(p) : null
  },
}

const anyRun = runRoutes({
  mustBeBest: (p) => switches1846.bestRun.of(p) && inReceivership(p),
  after(d, id, revenue) {
    ran.set(d, true)
    turnRevenue.set(d, revenue)
    if (isIndependent(d)) splitIndependent(d, id, revenue)
  },
})

/** 18xx.games does not go on from a run without revenue when nobody is there to declare a dividend. */
const run: ActionKind<'runRoutes'> = {
  ...anyRun,
  object(p, action) {
    const found = anyRun.object(p, action)
    if (found || !switches1846.receivershipEarns.of(p) || !inReceivership(p)) return found
    const verdict = judgeRuns(p, action.by, action.runs)
    if (!verdict.ok || verdict.revenue > 0) return undefined
    const best = bestRun(p, action.by).revenue
    return best > 0 ? objection('or.run.NOT_MAXIMUM', { have: 0, best }) : undefined
  },
}

const runStep: Step = {
  ...runStepOf(run),
  enter(d) {
    if (d.state.operators[operator(d)]?.trains.length) noteRuns(d, operator(d))
    // Nobody is there to choose: the best run is taken (1846-RCV-4).
    if (switches1846.bestRun.of(d) && inReceivership(d) && noRun(d, operator(d)) === null) {
      run.apply(d, { type: 'runRoutes', by: operator(d), runs: bestRun(d, operator(d)).runs })
    }
  },
}

/** Phased-out trains are gone after the run step. */
const afterRun = scrapStep('1846-RUN-13')

const trainsPassed = (p: Position): boolean => passedSteps.of(p).includes(TRAINS)

/** It is still step E: money that came with an independent buys trains, unless they were passed (1846-ORD-3). */
const lateTrain: ActionKind<'buyTrain'> = {
  ...buyTrain,
  *candidates(p, by) {
    if (!switches1846.trainsOnce.of(p) && !trainsPassed(p)) yield* buyTrain.candidates(p, by)
  },
  object: (p, action) =>
    switches1846.trainsOnce.of(p)
      ? objection('any.WRONG_STEP', { type: action.type, step: 'buyPrivates' })
      : buyTrain.object(p, action),
}

/** 18xx.games goes past the train step where nothing can be bought; only a pass or the purchase of the last train closes it. */
const lateSale: ActionKind<'sellShares'> = {
  ...sellForTrain,
  object: (p, action) =>
    trainsPassed(p) || !switches1846.saleWithTrain.of(p)
      ? objection('any.WRONG_STEP', { type: action.type, step: 'buyPrivates' })
      : sellForTrain.object(p, action),
}

/** The turn's last chance to buy private companies (§6.2: at any moment of the turn). */
const privatesStep: Step = {
  id: 'buyPrivates',
  kinds: [lateTrain, lateSale, passStep()],
  enter(d) {
    const isBuyer = d.events.some((event) => event.type === 'trainBought' && event.by === operator(d))
    if (isBuyer && switches1846.saleWithTrain.of(d)) passedSteps.set(d, [...passedSteps.of(d), TRAINS])
  },
  actor(p) {
    if (stepPassed(p) || inReceivership(p)) return null
    return anyLegal(p, [buyPrivate, layTileByPower, placeTokenByPower, lateTrain], operator(p)) ? operator(p) : null
  },
}

const CORPORATION: readonly Step[] = [trackAndToken, runStep, dividendStep, afterRun, trainStep, privatesStep]
const TRAINS = CORPORATION.indexOf(trainStep)
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

/** The very first round takes the columns from the lowest (1846-SEQ-4). */
const order = (p: Position): readonly OperatorId[] => {
  if (!operatedOnce.of(p)) {
    return Object.keys(p.state.market)
      .map(Number)
      .sort((a, b) => cellAt(p, a).price - cellAt(p, b).price)
      .flatMap((cell) => p.state.market[cell] ?? [])
  }
  return marketOrder(p)
}

/** Independents, then corporations by price: those whose turn is not over. */
export const stillToOperate = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  const independents = ['MS', 'BIG4'].filter((id) => {
    const state = p.state.operators[id]
    return state?.owner !== undefined && !state.closed
  })
  const corporations = draftBroke.of(p) ? [] : inKeptOrder(p, order(p))
  return [...independents, ...corporations].filter((id) => !done.includes(id))
}

/** On 18xx.games the turn that follows has begun when the last one closes a corporation. */
const lookAhead = (d: Draft): void => {
  const [current = null] = stillToOperate(d)
  d.round({ current, step: 0, turn: {} })
  lookForToken(d)
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
    bankruptAnytime,
    issueShares,
    redeemShares,
    layTileByPower,
    placeTokenByPower,
    assignMarker,
    noDiscard(trainLimit),
  ],
  beginTurn(d, id) {
    if (d.rules.operators[id]) {
      d.emit({ type: 'operates', operator: id })
      lookForToken(d)
    }
  },
  endTurn(d, id) {
    const trains = d.state.operators[id]?.trains
    if (trains?.some((train) => train.fresh)) {
      d.operator(id, { trains: trains.map(({ fresh: _, ...train }) => train) })
    }
    closeAfterTurn(d, () => lookAhead(d))
  },
  endRound(d) {
    closeAfterRound(d)
    endIfOneLeft(d)
    if (d.state.ended) return
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
  },
})
