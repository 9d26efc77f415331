import {
  type ActionOf,
  bankOffers,
  type Candidate,
  cash,
  type OperatorId,
  type Position,
  stepOffered,
} from '@roundhouse/engine'
import type { Forecast } from '../outlook/forecast.js'
import { prospects } from '../outlook/prospects.js'
import { runNow, runOf } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { stakeIn } from '../outlook/worth.js'
import { reason } from '../reasons.js'
import { expectation, type Habit, operatorOf, type Ranked, type Thought } from '../thinking.js'
import { savingsRate } from './room.js'
import { customTo, plansServices } from './services.js'
import { stationForOthers } from './station.js'

/** A train that cannot be paid for any more, because of a tile; where the president must pay for it, he may lose all. */
const NO_TRAIN = { may: 250, must: 2500 }

/** Money a president has to replace out of his own pocket. */
const OWN_MONEY = 1.5

/** What a company's track is good for: today's trains, the next ones, the last ones, and what lies around. */
interface Standing {
  readonly now: number
  readonly next: number
  readonly last: number
  readonly prospects: number
}

/** The kind of train the company is likely to buy next, and the greatest there will be. */
const kindsAhead = (p: Position, operator: OperatorId): readonly [next: number, last: number] => {
  const { kinds, named } = stacksOf(p)
  const [offer] = bankOffers(p, operator)
  const last = kinds.reduce((most, kind, i) => (kind.price > (kinds[most]?.price ?? 0) ? i : most), 0)
  return [offer ? (named.get(offer.name) ?? last) : last, last]
}

const standingOf = (p: Position, operator: OperatorId, [next, last]: readonly [number, number]): Standing => ({
  now: runNow(p, operator),
  next: runOf(p, operator, next),
  last: runOf(p, operator, last),
  prospects: prospects(p, operator),
})

const incomeOf = ({ skill: { track: weights } }: Thought, { now, next, last, prospects: around }: Standing): number =>
  weights.now * now + weights.next * next + weights.last * last + weights.around * around

/** What is lost when the treasury falls from one sum to another: the next train may be out of reach. */
const lossOf = (t: Thought, operator: OperatorId, before: number, left: number, expected: Forecast): number => {
  const { p, know, skill } = t
  const trains = p.state.operators[operator]?.trains ?? []
  const price = bankOffers(p, operator).reduce((least, offer) => Math.min(least, offer.price), Number.POSITIVE_INFINITY)
  const missed =
    trains.length === 0 && before >= price && left < price ? NO_TRAIN[know.mustOwnTrain ? 'must' : 'may'] : 0
  // Without a train, and without the money for one, the president will have to find what is spent here.
  const short = trains.length === 0 && know.mustOwnTrain && left < price
  const rate = plansServices(t) ? savingsRate(t, operator, expected) / stakeIn(p, operator, t.seat) : skill.trackCost
  return (before - left) * (short ? OWN_MONEY : rate) + missed
}

/** What is bought of companies the seat has shares in, in income of the company that buys it. */
const customFor = (t: Thought, operator: OperatorId, next: Position, rounds: number): number => {
  const stake = stakeIn(t.p, operator, t.seat)
  return stake > 0 ? customTo(t, t.p, next, rounds) / stake : 0
}

type Lay = Candidate<ActionOf<'layTile'>>

/** Those that look best at first sight: by what comes nearer, and by cities that grow. */
const promising = (t: Thought, operator: OperatorId, lays: readonly Lay[]): readonly Lay[] => {
  const { p, skill } = t
  if (lays.length <= skill.tiles) return lays
  return lays
    .map((lay) => ({ lay, worth: prospects(p, operator, lay.action) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, skill.tiles)
    .map(({ lay }) => lay)
}

interface Judged extends Ranked {
  readonly standing: Standing
}

/** Where the next tile goes, if anywhere. */
export const track: Habit = (t) => {
  const { menu, p } = t
  const lays = menu.of('layTile')
  const operator = lays[0] ? operatorOf(p, lays[0].action.by) : null
  if (operator === null || (!t.skill.builds && menu.pass !== null)) return null
  const kinds = kindsAhead(p, operator)
  const before = standingOf(p, operator, kinds)
  const expected = expectation(t, p)
  const rounds = Math.max(1, expected.rounds)
  const purse = cash(p, operator)
  let top: Judged | null = null
  const ranked: Ranked[] = []
  for (const { action } of promising(t, operator, lays)) {
    const next = stepOffered(p, action)
    const standing = standingOf(next, operator, kinds)
    const gain = (incomeOf(t, standing) - incomeOf(t, before)) * rounds
    const worth =
      gain - lossOf(t, operator, purse, cash(next, operator), expected) + customFor(t, operator, next, rounds)
    ranked.push({ action, worth })
    if (worth > (top?.worth ?? 0)) top = { action, worth, standing }
  }
  ranked.sort((a, b) => b.worth - a.worth)
  if (top) {
    const why =
      top.standing.now > before.now
        ? reason('track', { company: operator, before: before.now, after: top.standing.now })
        : reason('trackAhead', { company: operator })
    return { action: top.action, reasons: [why], ranked }
  }
  // Without a choice to pass, the least bad.
  if (menu.pass === null && ranked[0] && !menu.has('runRoutes') && !menu.has('dividend'))
    return { action: ranked[0].action, reasons: [reason('onlyChoice')], ranked }
  return null
}

/** What a station is good for beside today's runs: others cannot close the city any more. */
const SECURITY = 12

/** Where the next station goes, if anywhere. */
export const token: Habit = (t) => {
  const { menu, p } = t
  const places = menu.of('placeToken')
  const operator = places[0] ? operatorOf(p, places[0].action.by) : null
  if (operator === null || (!t.skill.builds && menu.pass !== null)) return null
  if (plansServices(t) && menu.pass !== null && p.state.shares[operator]) return stationForOthers(t, operator, places)
  const must = menu.pass === null && places.length === menu.all.length
  const expected = expectation(t, p)
  const rounds = Math.max(1, expected.rounds)
  const purse = cash(p, operator)
  const kinds = kindsAhead(p, operator)
  const before = standingOf(p, operator, kinds)
  const ranked: Ranked[] = []
  for (const { action } of places.slice(0, t.skill.tiles * 2)) {
    const next = stepOffered(p, action)
    // What no train will visit for some time need not be secured yet.
    const security = (p.state.operators[operator]?.trains.length ?? 0) > 0 ? SECURITY : 0
    const gain = incomeOf(t, standingOf(next, operator, kinds)) - incomeOf(t, before) + security
    const loss = lossOf(t, operator, purse, cash(next, operator), expected)
    ranked.push({ action, worth: gain * rounds - loss + customFor(t, operator, next, rounds) })
  }
  ranked.sort((a, b) => b.worth - a.worth)
  const [top] = ranked
  if (!top || (top.worth <= 0 && !must)) return null
  return { action: top.action, reasons: [reason('token', { company: operator })], ranked }
}
