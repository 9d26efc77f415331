import {
  type ActionOf,
  bankOffers,
  bestRoutes,
  cash,
  type FullPosition,
  judge,
  type OperatorId,
  percentOf,
  price,
  routeProblem,
  stepOffered,
} from '@roundhouse/engine'
import { kindsOf } from '../outlook/fleet.js'
import type { Forecast } from '../outlook/forecast.js'
import { payouts } from '../outlook/payout.js'
import { runOf } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { stakeIn, withoutRusted, worthOfFleet } from '../outlook/worth.js'
import { reasonToPay } from '../reasonOfAction.js'
import { reason } from '../reasons.js'
import { best, expectation, type Habit, inOrder, type Ranked, type Thought, type Verdict } from '../thinking.js'
import { gainByRoom, savingsRate } from './room.js'
import { customTo, plansServices } from './services.js'

/** Steps of search for a run that is only thought of. */
const EFFORT = 3000

interface Earned {
  readonly revenue: number
  /** Of it, what is paid to the treasury alone. */
  readonly aside: number
}

const earned = (p: FullPosition, operator: OperatorId): Earned => {
  const problem = routeProblem(p, operator)
  const { revenue, runs } = bestRoutes(problem, { budget: EFFORT })
  const verdict = runs.length > 0 ? judge(problem, runs) : null
  return { revenue, aside: verdict?.ok ? verdict.aside : 0 }
}

/** Cars and the like: bought when the run they make possible is worth more than the money of the treasury they cost. */
export const equipment: Habit = (t) => {
  const { p, menu, skill, seat } = t
  const items = menu.of('buyEquipment')
  const [first] = items
  if (!first || !menu.has('runRoutes')) return null
  const planned = plansServices(t)
  const before = earned(p, first.action.by)
  const expected = planned ? expectation(t, p) : null
  const rounds = expected?.rounds ?? 0
  const rate = expected ? savingsRate(t, first.action.by, expected) : skill.treasury
  let top: Ranked | null = null
  for (const { action } of items) {
    const next = stepOffered(p, action)
    const after = earned(next, action.by)
    const paidOut = stakeIn(p, action.by, seat)
    const aside = planned ? after.aside - before.aside : 0
    const split = after.revenue - before.revenue - aside
    const income = split * (paidOut + (1 - paidOut) * rate) + aside * rate
    const worth = income - action.price * rate + customTo(t, p, next, rounds)
    if (worth > 0 && (top === null || worth > top.worth)) top = { action, worth }
  }
  return top && { action: top.action, reasons: [reason('car')], ranked: [top] }
}

/** Less is not worth giving back a train for. */
const LEAST_GAIN_OF_ROOM = 15

/** A train is given back before the run to make room for one that earns more. */
export const giveBack: Habit = (t) => {
  const { p, menu } = t
  const trains = menu.of('discardTrain')
  const [first] = trains
  if (!first || (menu.pass === null && !menu.has('runRoutes'))) return null
  const operator = first.action.by
  const owned = p.state.operators[operator]?.trains ?? []
  const limit = p.rules.phases[p.state.phase]?.trainLimit ?? 0
  if (owned.length < limit) return null
  const { kinds, named } = stacksOf(p)
  const run = (name: string): number => runOf(p, operator, named.get(name) ?? 0)
  const worst = [...owned].sort((a, b) => run(a.name) - run(b.name))[0]
  if (!worst) return null
  const rest = owned.filter((train) => train !== worst)
  const comes = rest.reduce((sum, { name }) => sum + run(name), 0) / 2
  const purse = cash(p, operator) + comes
  const expected = expectation(t, p)
  const better = plansServices(t)
    ? gainByRoom(t, operator, purse, owned.indexOf(worst), expected) > LEAST_GAIN_OF_ROOM
    : kinds.some((kind, i) => {
        if (kind.price > purse) return false
        const gain = runOf(p, operator, i) - run(worst.name)
        return gain * (expected.rounds - 1) > run(worst.name) + kind.price * t.skill.treasury
      })
  const chosen = better ? trains.find(({ action }) => action.train === worst.id) : undefined
  return chosen ? { action: chosen.action, reasons: [reason('roomForBetter')] } : null
}

export const run: Habit = ({ menu, p }) => {
  const [offer] = menu.of('runRoutes')
  if (!offer) return null
  const { action } = offer
  const revenue = bestRoutes(routeProblem(p, action.by), { budget: EFFORT }).revenue
  return { action, reasons: [reason('bestRun', { revenue })] }
}

/** Amounts of a dividend worth trying: all, nothing, and the least for each move of the price. */
const amounts = ({ know }: Thought, min: number, max: number, step: number): readonly number[] => {
  const found = new Set([min, max])
  let moves = know.moves(0, min)
  for (let amount = min; amount <= max; amount += step) {
    const next = know.moves(0, amount)
    if (next > moves) found.add(amount)
    moves = next
  }
  return [...found]
}

type Payout = ActionOf<'dividend'>

/** The best fleet the operator can have after this turn, with so much money: what it has, or one train more. */
const bestFleet = (t: Thought, operator: OperatorId, purse: number, expected: Forecast): number => {
  const { p, seat } = t
  const own = kindsOf(p, operator)
  const { named, kinds } = stacksOf(p)
  const worth = (fleet: readonly number[], left: number): number =>
    worthOfFleet(p, operator, fleet, left, seat, expected, t.skill.growth) +
    left * t.skill.treasury * stakeIn(p, operator, seat)
  const limit = p.rules.phases[p.state.phase]?.trainLimit ?? 0
  let most = worth(own, purse)
  if (own.length >= limit) return most
  for (const { name, price: cost } of bankOffers(p, operator)) {
    const kind = named.get(name)
    if (kind === undefined || cost > purse) continue
    const opened = kinds[kind]?.stack ?? 0
    most = Math.max(most, worth([...withoutRusted(p, own, opened), kind], purse - cost))
  }
  return most
}

/** A share's price after the dividend, for all the seat holds. */
const pricesAfter = ({ seat }: Thought, next: FullPosition, operator: OperatorId): number =>
  (price(next, operator) * percentOf(next, operator, seat)) / 10

/** Is there a train on sale, or soon, that the company has room for and cannot pay yet? Nothing else is money kept for. */
const lacksMoney = ({ p }: Thought, operator: OperatorId): boolean => {
  const { kinds } = stacksOf(p)
  const stacks = bankOffers(p, operator).flatMap(({ name }) => kinds.find((kind) => kind.name === name)?.stack ?? [])
  const soon = kinds.filter(({ stack }) => stacks.includes(stack) || stacks.includes(stack - 1))
  return soon.some(({ price: cost }) => cost > cash(p, operator))
}

/** Of a company that lives by services: as much as helps the price, the rest when it helps again. */
const paysForSteps = (t: Thought): Verdict | null => {
  const [offer] = t.menu.of('dividend')
  if (!offer?.range || !plansServices(t)) return null
  const { action, range } = offer
  const { rounds } = expectation(t, t.p)
  const worths = payouts(t.p, action.by, range.max, { seat: t.seat, rounds, envy: t.skill.envy })
  const ranked = amounts(t, range.min, range.max, range.step).map(
    (amount): Ranked => ({ action: { ...action, amount }, worth: worths[Math.floor(amount / 10)] ?? 0 }),
  )
  const top = best(ranked)
  if (top?.action.type !== 'dividend') return null
  return { action: top.action, reasons: [reasonToPay(action.by, top.action.kind)], ranked: inOrder(ranked) }
}

export const dividend: Habit = (t) => {
  const { menu, p, seat } = t
  const offers = menu.of('dividend')
  if (offers.length === 0) return null
  const planned = paysForSteps(t)
  if (planned) return planned
  const serves = t.know.services !== undefined && offers.some(({ range }) => range)
  const actions = offers
    .flatMap(({ action, range }) =>
      range ? amounts(t, range.min, range.max, range.step).map((amount) => ({ ...action, amount })) : [action],
    )
    .filter(({ kind, by }) => kind === 'full' || serves || offers.length < 2 || lacksMoney(t, by))
  const expected = expectation(t, p)
  const ranked = actions.map((action: Payout): Ranked => {
    const next = stepOffered(p, action)
    const paid = cash(next, seat) - cash(p, seat)
    const step = (pricesAfter(t, next, action.by) - pricesAfter(t, p, action.by)) * t.skill.momentum
    const purse = cash(next, action.by)
    const rest = serves ? purse * stakeIn(p, action.by, seat) * 0.95 : bestFleet(t, action.by, purse, expected)
    return { action, worth: paid + step + rest }
  })
  const top = best(ranked)
  if (top?.action.type !== 'dividend') return null
  const { kind, by } = top.action
  const why = reasonToPay(by, kind)
  return { action: top.action, reasons: [why], ranked: inOrder(ranked) }
}
