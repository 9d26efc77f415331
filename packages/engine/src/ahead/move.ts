import type { Action, ActionOf } from '../core/action.js'
import { decider } from '../core/control.js'
import { type OpenStep, openStep } from '../core/flow.js'
import type { PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { ActionKind, Candidate } from '../core/step.js'
import { whyNot } from '../step.js'
import { ran } from '../steps/operatingTurn.js'
import { bestRun } from '../steps/run.js'
import type { OrderEnding, Payout, StandingOrder } from './order.js'
import { isPlayersRound, playerSteps } from './rounds.js'

type Order<K extends StandingOrder['kind']> = Extract<StandingOrder, { kind: K }>

/** What an order does now: an action that is legal, or its end. null = the decision is none of its business. */
export type OrderedMove = { readonly action: Action } | { readonly ending: OrderEnding } | null

/** The action if it is legal; otherwise the player has to see to it. */
const ifLegal = (p: Position, action: Action | undefined, step: string): OrderedMove =>
  action && whyNot(p, action) === null ? { action } : { ending: { why: 'asked', step } }

/** Is it an auction among bidders, outside of the turns? */
const isAuction = (p: Position, { kinds }: OpenStep): boolean =>
  p.state.interrupts.length > 0 && kinds.some(({ type }) => type === 'bid')

/** Is this the step the order is about? */
export const covers = (p: Position, seat: PlayerId, order: StandingOrder, now: OpenStep): boolean => {
  const { step, actor, kinds } = now
  switch (order.kind) {
    case 'pass': {
      if (actor !== seat) return false
      if (isAuction(p, now)) return order.auctions
      return p.state.interrupts.length === 0 && playerSteps(p, p.state.round.kind).some(({ id }) => id === step.id)
    }
    case 'run':
      return (
        actor === order.company &&
        kinds.some(({ type }) => type === 'runRoutes' || (type === 'dividend' && order.pay !== undefined))
      )
    case 'skip':
      return actor === order.company && p.state.interrupts.length === 0 && order.steps.includes(step.id)
  }
}

const highest = ({ action, range }: Candidate): Action => {
  if (!range) return action
  const { field, min, max, step } = range
  return { ...action, [field]: min + Math.floor((max - min) / step) * step } as Action
}

const lowest = ({ action, range }: Candidate): Action =>
  range ? ({ ...action, [range.field]: range.min } as Action) : action

/** The dividend that was ordered, among those on offer. */
const dividendOf = (candidates: readonly Candidate[], pay: Payout): Action | undefined => {
  const named = candidates.find(({ action }) => (action as ActionOf<'dividend'>).kind === pay)
  if (named) return named.action
  const free = candidates.find(({ action }) => (action as ActionOf<'dividend'>).kind === 'variable')
  if (!free || pay === 'half') return undefined
  return pay === 'full' ? highest(free) : lowest(free)
}

const kindOf = ({ kinds }: OpenStep, type: Action['type']): ActionKind | undefined =>
  (kinds as readonly ActionKind[]).find((kind) => kind.type === type)

const runOrPay = (p: Position, { company, pay, atLeast = 0 }: Order<'run'>, now: OpenStep): OrderedMove => {
  const dividend = kindOf(now, 'dividend')
  const isRun = kindOf(now, 'runRoutes') !== undefined
  const revenue = isRun ? bestRun(p, company).revenue : ran.of(p) ? (p.state.operators[company]?.lastRevenue ?? 0) : 0
  if (revenue < atLeast) return { ending: { why: 'less', company, revenue } }
  if (isRun) return ifLegal(p, { type: 'runRoutes', by: company, runs: bestRun(p, company).runs }, now.step.id)
  if (!dividend || pay === undefined) return null
  return ifLegal(p, dividendOf([...dividend.candidates(p, company as never)], pay), now.step.id)
}

/** What a standing order does when its player is to decide. It needs to know no more than the player may. */
export const orderedMove = (p: Position, seat: PlayerId, order: StandingOrder): OrderedMove => {
  const now = openStep(p)
  if (!now || decider(p, now.actor) !== seat) return null
  if (!covers(p, seat, order, now)) {
    const isPlayersTurn = order.kind === 'pass' && now.actor === seat && isPlayersRound(p, p.state.round.kind)
    return isPlayersTurn ? { ending: { why: 'asked', step: now.step.id } } : null
  }
  if (order.kind === 'run') return runOrPay(p, order, now)
  return ifLegal(p, { type: 'pass', by: now.actor }, now.step.id)
}
