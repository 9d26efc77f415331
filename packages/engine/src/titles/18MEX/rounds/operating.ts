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
import { replaceable, withReplaceable } from '../../../core/replaceable.js'
import type { Candidate, Step } from '../../../core/step.js'
import { placeValue } from '../../../routes/problem.js'
import { notDeclined } from '../../../steps/consent.js'
import { payIncome } from '../../../steps/income.js'
import { operated, operatingRound, passStep, stepPassed } from '../../../steps/operating.js'
import { ran, turnRevenue } from '../../../steps/operatingTurn.js'
import { runRoutes, runStepOf } from '../../../steps/run.js'
import { scrapStep as scrapStepOf } from '../../../steps/scrap.js'
import { beginStockRound } from '../../../steps/stock.js'
import { isHome, placeHomeToken } from '../../../steps/tokens.js'
import { COPPER_CANYON, KCMO } from '../data/companies.js'
import { MINOR_TRAINS } from '../data/trains.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { closeMinors } from '../steps/companies/minors.js'
import { dividendStep, splitMinor } from '../steps/running/dividend.js'
import { insistence, someoneInsists } from '../steps/running/insist.js'
import { launchedBefore, launchedMajors } from '../steps/shares/launch.js'
import { placeToken, placeTokenByPower } from '../steps/track/token.js'
import { canyonForSale, layCanyon, layTile } from '../steps/track/track.js'
import { trainStep } from '../steps/trains/trains.js'
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

/** Step (c): yellow tiles or an upgrade, and tile 470. */
export const trackStep: Step = {
  id: 'track',
  kinds: [layTile, layCanyon, pass],
  actor(p) {
    const id = currentOperator(p)
    if (stepPassed(p)) return null
    return anyLegal(p, [layTile, layCanyon], id) || canyonToCome(p, id) ? id : null
  },
}

/** Step (d). */
export const tokenStep: Step = {
  id: 'token',
  kinds: [placeToken, pass],
  actor: (p) => (stepPassed(p) || !anyLegal(p, [placeToken], currentOperator(p)) ? null : currentOperator(p)),
}

/** A minor always takes the best run, a major if anybody insists (O-10). */
export const mustRunBest = replaceable(
  (p: Position, id: OperatorId): boolean => isMinor(p, id) || someoneInsists(p, id),
)

const anyRun = runRoutes({
  mustBeBest: mustRunBest,
  notBest: (p, id, revenue) => objection(isMinor(p, id) ? 'or.run.MINOR_NOT_MAXIMUM' : 'or.run.NOT_MAXIMUM', revenue),
  after(d, id, revenue) {
    ran.set(d, true)
    turnRevenue.set(d, revenue)
    if (isMinor(d, id)) splitMinor(d, id, revenue)
  },
})

/** Step (e). */
export const run = withReplaceable(anyRun, 'apply')

const runStep = runStepOf(run)

/** Step (g): obsolete trains have had their last run. */
export const scrapStep = scrapStepOf('MEX-4.3.4.1-2')

/** Step (i) is open at any time of the turn; this is its last chance. */
const privatesStep: Step = {
  id: 'buyPrivates',
  kinds: [pass],
  actor: (p) => (stepPassed(p) || !anyLegal(p, [buyPrivate], currentOperator(p)) ? null : currentOperator(p)),
}

export const MAJORS_TURN: readonly Step[] = [
  trackStep,
  tokenStep,
  runStep,
  dividendStep,
  scrapStep,
  trainStep,
  privatesStep,
]
const MINORS_TURN: readonly Step[] = [trackStep, runStep]

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

/** Step (a): a company places its home station on its first turn (MEX-4.3-1). */
export const placeHome = replaceable((d: Draft, id: OperatorId): void => {
  if (!isHome(d, id)) placeHomeToken(d, id)
})

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

export const beginOperatingRound = replaceable((d: Draft, num: number, of: number): void => {
  beginRound(d, { kind: 'operating', num, of })
  launchedBefore.set(d, launchedMajors(d))
  payIncome(d)
})

/** As many as the newest colour says, one if the game is about to end (MEX-7-2). */
export const beginOperatingRounds = (d: Draft): void => {
  const of = d.state.ending === undefined ? currentPhase(d).operatingRounds : 1
  beginOperatingRound(d, 1, of)
}

/** Phase 3½. */
const LATE_CLOSING = 3

/** All have had their turn: another operating round of the set, the next stock round, or the end of the game. */
export const endOperatingRound = replaceable((d: Draft): void => {
  const { num, of } = d.state.round
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
})

export const operating = operatingRound({
  next: (p): EntityId | null => stillToOperate(p)[0] ?? null,
  steps(p, current) {
    if (p.state.operators[current]?.closed) return []
    return isMinor(p, current) ? MINORS_TURN : MAJORS_TURN
  },
  turns: { minor: MINORS_TURN, corporation: MAJORS_TURN },
  anytime: [buyPrivate, placeTokenByPower, insistence],
  beginTurn(d, id) {
    d.emit({ type: 'operates', operator: id })
    placeHome(d, id)
    if (!isMinor(d, id)) collectMail(d, id)
  },
  endRound: endOperatingRound,
})
