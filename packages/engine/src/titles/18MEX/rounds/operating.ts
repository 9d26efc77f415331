import { faceOn } from '../../../board/lying.js'
import type { ActionOf } from '../../../core/action.js'
import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { beginRound } from '../../../core/flow.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { marketOrder } from '../../../core/market.js'
import { cash, pay } from '../../../core/money.js'
import { currentOperator, isMinor } from '../../../core/operators.js'
import { currentPhase } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import type { Candidate, Step } from '../../../core/step.js'
import { placeValue } from '../../../routes/problem.js'
import { notDeclined } from '../../../steps/consent.js'
import { askForDiscards } from '../../../steps/discard.js'
import { payIncome } from '../../../steps/income.js'
import { operated, operatingRound, passStep, stepPassed } from '../../../steps/operating.js'
import { ran, turnRevenue } from '../../../steps/operatingTurn.js'
import { runRoutes, runStepOf } from '../../../steps/run.js'
import { scrapStep } from '../../../steps/scrap.js'
import { beginStockRound } from '../../../steps/stock.js'
import { isHome, placeHomeToken } from '../../../steps/tokens.js'
import { COPPER_CANYON, NDM } from '../data/companies.js'
import { MINOR_TRAINS } from '../data/trains.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { closeMinors } from '../steps/companies/minors.js'
import { dividendStep, splitMinor } from '../steps/running/dividend.js'
import { insistence, someoneInsists } from '../steps/running/insist.js'
import { forgetRanTrains, noteRanTrains } from '../steps/running/ranTrains.js'
import { launchedBefore, launchedMajors } from '../steps/shares/launch.js'
import { canyonWait, canyonWaitStep, endingWait, noteCanyonWait } from '../steps/track/canyonWait.js'
import { noteCities, noteHome, noteLook } from '../steps/track/seen.js'
import { affordsStation, placeToken, placeTokenByPower } from '../steps/track/token.js'
import { canyonForSale, KCMO, layCanyon, layTile, missedFirst } from '../steps/track/track.js'
import { trainLimit } from '../steps/trains/phases.js'
import { trainStep } from '../steps/trains/trains.js'
import { switches18MEX } from '../switches.js'
import { deciding, needsDecision } from './end.js'
import { notBegun } from './turnAway.js'

const pass = { ...passStep(), outOfTurn: (p: Position, { by }: { readonly by: EntityId }) => notBegun(p, by) }

/** KCM&O may be bought in the middle of the step, and tile 470 laid with it (MEX-4.3-9, -T3-3). */
const canyonToCome = (p: Position, id: OperatorId): boolean => {
  if (!canyonForSale(p)) return false
  for (const candidate of buyPrivate.candidates(p, id)) {
    const { action } = notDeclined(p, candidate) as Candidate<ActionOf<'buyPrivate'>>
    const left = cash(p, id) - action.price
    if (action.company === KCMO && left >= COPPER_CANYON.cost && !buyPrivate.object(p, action)) return true
  }
  return false
}

const lay: typeof layTile = {
  ...layTile,
  apply(d, action) {
    const isFirst = d.state.board.tiles[action.hex] === undefined
    layTile.apply(d, action)
    if (isFirst) noteCanyonWait(d, action)
  },
}

/** Step (c): yellow tiles or an upgrade, and tile 470. */
const trackStep: Step = {
  id: 'track',
  kinds: [lay, layCanyon, pass],
  actor(p) {
    const id = currentOperator(p)
    if (stepPassed(p)) return null
    return anyLegal(p, [layTile, layCanyon], id) || canyonToCome(p, id) ? id : null
  },
}

/** Step (d). */
const tokenStep: Step = {
  id: 'token',
  kinds: [placeToken, pass],
  enter(d) {
    noteLook(d, currentOperator(d))
    if (affordsStation(d, currentOperator(d))) noteCities(d, currentOperator(d))
  },
  actor: (p) => (stepPassed(p) || !anyLegal(p, [placeToken], currentOperator(p)) ? null : currentOperator(p)),
}

/** Step (e): a minor always takes the best run, a major if anybody insists (O-10). */
const anyRun = runRoutes({
  mustBeBest: (p, id) => !switches18MEX.anyRun.of(p) && (isMinor(p, id) || someoneInsists(p, id)),
  notBest: (p, id, revenue) => objection(isMinor(p, id) ? 'or.run.MINOR_NOT_MAXIMUM' : 'or.run.NOT_MAXIMUM', revenue),
  after(d, id, revenue) {
    ran.set(d, true)
    turnRevenue.set(d, revenue)
    if (isMinor(d, id)) splitMinor(d, id, revenue)
  },
})

const run: typeof anyRun = {
  ...anyRun,
  apply(d, action) {
    anyRun.apply(d, action)
    noteRanTrains(d, action.by)
  },
}

const runStep = runStepOf(run)

/** Step (g): obsolete trains have had their last run. */
const anyScrap = scrapStep('MEX-4.3.4.1-2')

const scrap: Step = {
  ...anyScrap,
  enter(d) {
    anyScrap.enter?.(d)
    // What NdM got from a company that merged in its own turn.
    if (switches18MEX.mergedTurn.of(d)) askForDiscards(d, [NDM], trainLimit)
  },
}

/** Step (i) is open at any time of the turn; this is its last chance. */
const privatesStep: Step = {
  id: 'buyPrivates',
  kinds: [pass],
  actor: (p) => (stepPassed(p) || !anyLegal(p, [buyPrivate], currentOperator(p)) ? null : currentOperator(p)),
}

const MAJOR: readonly Step[] = [trackStep, tokenStep, runStep, dividendStep, scrap, trainStep, privatesStep]
const MINOR: readonly Step[] = [trackStep, runStep]
/** On 18xx.games, once a company has laid its last tile in Copper Canyon. */
const WAITING: readonly Step[] = MAJOR.with(0, canyonWaitStep(trackStep.id, trainStep, MAJOR.indexOf(trainStep)))

/** Minors A, B, C, then the majors launched before the round by value (MEX-4-2, -3, -3.4-4). */
export const stillToOperate = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  const launched = launchedBefore.of(p) ?? launchedMajors(p)
  const minors = Object.keys(MINOR_TRAINS).filter((id) => {
    const state = p.state.operators[id]
    return state?.owner !== undefined && !state.closed
  })
  return [...minors, ...marketOrder(p).filter((id) => launched.includes(id))].filter((id) => !done.includes(id))
}

/** A major with a train gets the value of its home city, which is no revenue (MEX-4.3.1-1, -2). */
const collectMail = (d: Draft, id: OperatorId): void => {
  const home = d.rules.operators[id]?.home
  if (!home || (d.state.operators[id]?.trains.length ?? 0) === 0) return
  const place = faceOn(d.rules.board, d.state.board.tiles, home.hex)?.places[home.city]
  const amount = place ? placeValue(place.value, currentPhase(d).tiles) : 0
  if (amount === 0) return
  pay(d, 'bank', id, amount)
  d.emit({ type: 'mail', operator: id, amount, rule: 'MEX-4.3.1-1' })
}

const beginOperatingRound = (d: Draft, num: number, of: number): void => {
  beginRound(d, { kind: 'operating', num, of })
  forgetRanTrains(d)
  launchedBefore.set(d, launchedMajors(d))
  payIncome(d)
}

/** As many as the newest colour says, one if the game is about to end (MEX-7-2). */
export const beginOperatingRounds = (d: Draft): void => {
  const of = d.state.ending === undefined ? currentPhase(d).operatingRounds : 1
  beginOperatingRound(d, 1, of)
}

export const operating = operatingRound({
  next: (p): EntityId | null => stillToOperate(p)[0] ?? null,
  steps(p, current) {
    if (p.state.operators[current]?.closed) return []
    if (isMinor(p, current)) return MINOR
    return canyonWait.of(p) ? WAITING : MAJOR
  },
  turns: { minor: MINOR, corporation: MAJOR },
  anytime: [endingWait(buyPrivate), endingWait(placeTokenByPower), insistence],
  beginTurn(d, id) {
    d.emit({ type: 'operates', operator: id })
    const home = d.rules.operators[id]?.home
    if (home && !isHome(d, id)) {
      placeHomeToken(d, id)
      noteHome(d, id, home)
    }
    if (!isMinor(d, id)) collectMail(d, id)
  },
  endRound(d) {
    const { num, of } = d.state.round
    // There a company launched in the round has had its first one by then.
    if (switches18MEX.triple.of(d) && d.setup.options.includes('tripleYellow'))
      for (const id of launchedMajors(d)) missedFirst.set(d, id, true)
    if (d.state.ending !== undefined) {
      if (needsDecision(d)) {
        beginOperatingRound(d, num + 1, num + 1)
        deciding.set(d, true)
      } else finishGame(d, d.state.ending)
      return
    }
    if (num < of) {
      beginOperatingRound(d, num + 1, of)
      return
    }
    d.set({ turn: d.state.turn + 1 })
    // Minors that were let live close when the next stock round begins (MEX-8-3).
    if (d.setup.options.includes('delayMinorClose') && d.state.phase >= LATE_CLOSING) closeMinors(d)
    beginStockRound(d)
  },
})

/** Phase 3½. */
const LATE_CLOSING = 3
