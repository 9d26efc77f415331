import type { ActionOf } from '../core/action.js'
import { controller } from '../core/control.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { ActionKind, Step } from '../core/step.js'
import { PAYOUTS, type Payout, type StandingOrder } from './order.js'
import { companySteps, isPlayersRound } from './rounds.js'

/** What may be ordered about a company. */
export interface CompanyOrders {
  readonly company: OperatorId
  /** How it can pay; none where nobody decides about that. */
  readonly pays: readonly Payout[]
  /** Does it run trains? */
  readonly runs: boolean
  /** Its steps that may be passed. */
  readonly steps: readonly string[]
}

export interface PossibleOrders {
  readonly pass: boolean
  readonly companies: readonly CompanyOrders[]
}

const kindsOf = (steps: readonly Step[]): readonly ActionKind[] =>
  steps.flatMap(({ kinds }) => kinds as readonly ActionKind[])

const paysOf = (p: Position, company: OperatorId, kinds: readonly ActionKind[]): readonly Payout[] => {
  const dividend = kinds.find(({ type }) => type === 'dividend')
  if (!dividend) return []
  const named = [...dividend.candidates(p, company as never)].map(({ action }) => (action as ActionOf<'dividend'>).kind)
  return PAYOUTS.filter((pay) => named.includes(pay) || (pay !== 'half' && named.includes('variable')))
}

const ordersFor = (p: Position, company: OperatorId): CompanyOrders => {
  const steps = companySteps(p, company)
  const kinds = kindsOf(steps)
  const canPass = ({ kinds: open }: Step): boolean => open.some(({ type }) => type === 'pass')
  return {
    company,
    pays: paysOf(p, company, kinds),
    runs: kinds.some(({ type }) => type === 'runRoutes'),
    steps: [...new Set(steps.filter(canPass).map(({ id }) => id))],
  }
}

/** What a player may order, by what the title's rounds are made of. */
export const possibleOrders = (p: Position, seat: PlayerId): PossibleOrders => ({
  pass: !p.state.ended && Object.keys(p.rules.rounds).some((round) => isPlayersRound(p, round)),
  companies: Object.entries(p.state.operators)
    .filter(([id, { closed }]) => !p.state.ended && !closed && controller(p, id) === seat)
    .map(([id]) => ordersFor(p, id)),
})

/** May the player give this order now? */
export const isPossibleOrder = (p: Position, seat: PlayerId, order: StandingOrder): boolean => {
  const { pass, companies } = possibleOrders(p, seat)
  if (order.kind === 'pass') return pass
  const about = companies.find(({ company }) => company === order.company)
  if (!about) return false
  if (order.kind === 'run') return order.pay === undefined ? about.runs : about.pays.includes(order.pay)
  return order.steps.length > 0 && order.steps.every((step) => about.steps.includes(step))
}
