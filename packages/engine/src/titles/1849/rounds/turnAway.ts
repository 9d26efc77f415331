import type { Action, ActionType } from '../../../core/action.js'
import { kindFor, openStep } from '../../../core/flow.js'
import { type EntityId, isPlayer } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { type Objection, objection, type RefusalCode } from '../../../core/refusals.js'
import type { ActionKind } from '../../../core/step.js'
import type { TurnAway } from '../../../core/title.js'
import { actorsOf } from '../../../step.js'
import { auction } from '../../../steps/companySale.js'
import { discard } from '../../../steps/discard.js'
import { passedSteps } from '../../../steps/operating.js'
import { ran } from '../../../steps/operatingTurn.js'
import { forced } from '../steps/trains/emergency.js'
import { trainLimit } from '../steps/trains/phases.js'

/** What is said where nothing speaks against the action itself, but its step is over or still to come. */
const NOT_NOW: Partial<Record<ActionType, RefusalCode>> = {
  layTile: 'or.tile.WRONG_STEP',
  placeToken: 'or.token.WRONG_STEP',
  buyToken: 'or.buyToken.WRONG_STEP',
  buyEquipment: 'or.equipment.WRONG_STEP',
  borrow: 'or.bond.WRONG_STEP',
  repay: 'or.bond.WRONG_STEP',
}

/** Kinds of action of other steps of this turn that would take the action, and whether the step was passed. */
const inOtherSteps = (
  p: Position,
  action: Action,
): readonly { readonly kind: ActionKind; readonly passed: boolean }[] => {
  const { current } = p.state.round
  const steps = p.rules.rounds.operating?.turns?.corporation ?? []
  return steps.flatMap(({ kinds }, i) => {
    const own = kinds.filter((kind) => current && actorsOf(p, kind, current).includes(action.by))
    const kind = kindFor(own, action)
    return kind ? [{ kind, passed: passedSteps.of(p).includes(i) }] : []
  })
}

/** A step in which nothing can be done is skipped: why this cannot be done there says more than "not now". */
const inTurn = (p: Position, action: Action): Objection | undefined => {
  if (action.type === 'issueShares' && openStep(p)?.step.id === 'buyTrains' && forced(p, action.by))
    return objection('or.issue.EMERGENCY', { corporation: action.by })
  const [found] = inOtherSteps(p, action)
  if (!found || (action.type === 'runRoutes' && ran.of(p))) return undefined
  const why = found.passed ? undefined : found.kind.object(p, action)
  const late = NOT_NOW[action.type]
  // Money that is missing now may have been there in the step.
  return why && why.code !== 'or.tile.NO_CASH' ? why : late && { code: late, params: {} }
}

const wrongStep = (p: Position, { type }: Action): Objection =>
  objection('any.WRONG_STEP', { type, step: openStep(p)?.step.id ?? '' })

const mustRun = (p: Position, by: EntityId): Objection => {
  const active = p.state.round.current
  return active === null || active === by
    ? objection('or.run.MUST_RUN', { corporation: by })
    : objection('any.NOT_YOUR_TURN', { by, active })
}

/** Why an action has no place here, where the rules have more to say than "not now". */
export const turnAway1849: TurnAway = {
  step(p, action) {
    const { by, type } = action
    if (type === 'buyPrivate' && auction.waits(p))
      return objection('sale.buy.AUCTION', { company: auction.data(p).company })
    if (type === 'pass' && discard.waits(p)) return objection('or.endTurn.DISCARD_FIRST', {})
    if ((type === 'borrow' || type === 'bankrupt') && isPlayer(by))
      return objection('or.bankrupt.SHARES_LEFT', { player: by })
    if (type === 'buyPrivate' && !isPlayer(by)) return objection('or.buyPrivate.WRONG_STEP', {})
    if (type === 'assign') return objection('or.power.WRONG_STEP', {})
    if (p.state.round.kind !== 'operating' || p.state.interrupts.length > 0) return wrongStep(p, action)
    if (type === 'discardTrain')
      return objection('or.discard.NOT_OVER_LIMIT', { corporation: by, limit: trainLimit.limit(p, by) })
    if (type === 'bankrupt' && by === p.state.round.current) return objection('or.bankrupt.NOT_FORCED', {})
    if (type === 'pass' && openStep(p)?.step.id === 'run') return mustRun(p, by)
    return inTurn(p, action)
  },
}
