import {
  type Action,
  type ActionOf,
  bestRoutes,
  cash,
  controller,
  type FullPosition,
  type OperatorId,
  type PlayerId,
  type PrivateId,
  routeProblem,
  stepOffered,
} from '@roundhouse/engine'
import { kindsOf } from '../outlook/fleet.js'
import type { Forecast } from '../outlook/forecast.js'
import { runNow } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { stakeIn, worthOfFleet } from '../outlook/worth.js'
import type { Thought } from '../thinking.js'

/** What a company buys of another player: it needs his yes. */
export type Trade = ActionOf<'buyTrain'> | ActionOf<'buyPrivate'>

type Judge = Pick<Thought, 'know' | 'skill'>

/** Steps of search for a run that is only thought of. */
const EFFORT = 1500
/** What a trade must bring whoever is asked. */
const LEAST_GAIN = 5

/** Of its printed price a train is never sold for less. */
const LEAST_PART = 1 / 3

/** Rounds in which a private company still pays. */
const roundsOpen = ({ know }: Judge, p: FullPosition, { rounds, opens }: Forecast): number => {
  const closing = stacksOf(p).index.get(know.privatesCloseOn ?? '')
  return closing === undefined ? rounds : Math.min(rounds, opens[closing] ?? rounds)
}

/** Is something asked for below what any player would laugh at? */
export const isGivenAway = (j: Judge, p: FullPosition, asked: Action, expected: Forecast): boolean => {
  if (asked.type === 'buyTrain') {
    const { kinds, named } = stacksOf(p)
    return asked.price < (kinds[named.get(asked.name) ?? -1]?.price ?? 0) * LEAST_PART
  }
  if (asked.type !== 'buyPrivate') return false
  // What it will pay its owner, or half of what it is worth.
  const { income = 0, price = 0 } = p.rules.privates[asked.company] ?? {}
  const least = Math.min(price, j.know.companies[asked.company] ?? price) / 2
  return asked.price < Math.max(income * roundsOpen(j, p, expected), least)
}

/** What a company is worth to a seat: trains and treasury; only the buyer is the nearer to a train it must own. */
const companyWorth = (
  { skill }: Judge,
  p: FullPosition,
  operator: OperatorId,
  seat: PlayerId,
  expected: Forecast,
  buys: boolean,
): number => {
  const stake = stakeIn(p, operator, seat)
  const leads = controller(p, operator) === seat
  if (stake === 0 && !leads) return 0
  const purse = cash(p, operator)
  const pays = leads && buys ? purse : Number.POSITIVE_INFINITY
  const fleet = worthOfFleet(p, operator, kindsOf(p, operator), pays, seat, expected, skill.growth)
  return fleet + purse * skill.treasury * stake
}

/** What a private company pays a seat until it closes, itself or by a company of which the seat has a part. */
const incomeOf = (j: Judge, p: FullPosition, company: PrivateId, seat: PlayerId, expected: Forecast): number => {
  const owner = p.state.privates[company]?.owner
  const part = owner === seat ? 1 : owner && p.state.operators[owner] ? stakeIn(p, owner, seat) * j.skill.treasury : 0
  return (p.rules.privates[company]?.income ?? 0) * roundsOpen(j, p, expected) * part
}

const earns = (p: FullPosition, operator: OperatorId): number =>
  bestRoutes(routeProblem(p, operator), { budget: EFFORT }).revenue

/** What the owner of a private company adds to the runs of the company that takes it over. */
const powerWorth = (
  j: Judge,
  before: FullPosition,
  after: FullPosition,
  { by }: Trade,
  seat: PlayerId,
  expected: Forecast,
): number => {
  const stake = stakeIn(after, by, seat)
  return stake > 0 ? (earns(after, by) - earns(before, by)) * stake * roundsOpen(j, before, expected) : 0
}

/** What of the change in a company's runs does not count for this round: it has run already, or runs without the train. */
const notThisRound = (
  before: FullPosition,
  after: FullPosition,
  { by, from }: ActionOf<'buyTrain'>,
  seat: PlayerId,
) => {
  const change = (id: OperatorId): number => (runNow(after, id) - runNow(before, id)) * stakeIn(before, id, seat)
  const ran = !before.rules.reading.toOperate(before).includes(from)
  return change(by) + (ran ? change(from) : 0)
}

/** What a trade brings a seat. */
const gainOf = (
  j: Judge,
  trade: Trade,
  before: FullPosition,
  after: FullPosition,
  seat: PlayerId,
  expected: Forecast,
): number => {
  const money = cash(after, seat) - cash(before, seat)
  const parties = trade.type === 'buyTrain' ? [trade.by, trade.from] : [trade.by]
  const companies = parties.reduce(
    (sum, id) =>
      sum +
      companyWorth(j, after, id, seat, expected, id === trade.by) -
      companyWorth(j, before, id, seat, expected, id === trade.by),
    0,
  )
  if (trade.type === 'buyTrain') return money + companies - notThisRound(before, after, trade, seat)
  const { company } = trade
  const income = incomeOf(j, after, company, seat, expected) - incomeOf(j, before, company, seat, expected)
  return money + companies + income + powerWorth(j, before, after, trade, seat, expected)
}

/** Would the seller be left without the train it must own? */
const leavesNone = ({ know }: Judge, after: FullPosition, trade: Trade): boolean =>
  trade.type === 'buyTrain' && know.mustOwnTrain && after.state.operators[trade.from]?.trains.length === 0

/** Do trains and money say what it is worth? Not of a private company that is a railway itself. */
export const isTrade = (p: FullPosition, action: Action): action is Trade =>
  action.type === 'buyTrain' ||
  (action.type === 'buyPrivate' &&
    p.state.operators[action.by] !== undefined &&
    p.rules.privates[action.company]?.operator === undefined)

/** An offer that is, or would be, before the player it is made to: what it brings both, and whether he would agree. */
export interface Judgement {
  readonly asker: number
  readonly asked: number
  readonly agreed: boolean
}

/** Of an offer that waits for its answer. */
export const judgeTrade = (
  t: Judge,
  offered: FullPosition,
  trade: Trade,
  seats: { readonly asker: PlayerId; readonly asked: PlayerId },
  expected: Forecast,
): Judgement => {
  const say = (accept: boolean): FullPosition => stepOffered(offered, { type: 'answer', by: seats.asked, accept })
  const before = say(false)
  const after = say(true)
  const asker = gainOf(t, trade, before, after, seats.asker, expected)
  const asked = gainOf(t, trade, before, after, seats.asked, expected)
  const envied = (t.skill.envy * Math.max(0, asker)) / Math.max(1, offered.state.seats.length - 1)
  const barred = leavesNone(t, after, trade) || isGivenAway(t, offered, trade, expected)
  return { asker, asked, agreed: asked - envied > LEAST_GAIN && !barred }
}
