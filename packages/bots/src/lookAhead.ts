import { type Action, type ActionType, type FullPosition, result, stepOffered } from '@roundhouse/engine'
import { Dice } from './dice.js'
import { type Mover, playOn } from './forward.js'
import { outlook } from './outlook/forecast.js'
import { reasonOfAction } from './reasonOfAction.js'
import { reason } from './reasons.js'
import { expectation, type Ranked, type Thought, type Verdict, worthTo } from './thinking.js'

/** How far and how wide to look. */
export interface Look {
  /** Of what the habits found, so many are played forward. */
  readonly width: number
  /** Rounds to play on after this one. */
  readonly rounds: number
  /** Actions to play on with, all plans together. */
  readonly effort: number
  /** Times each is played. */
  readonly samples: number
  /**
   * What the habits chose is given up for something better by so much only: of several plans played forward once, the
   * best looks better than it is.
   */
  readonly margin: number
}

/** A position's worth at the end of a look ahead. */
const worthAt = (t: Pick<Thought, 'me' | 'skill'>, p: FullPosition): number => {
  if (!p.state.ended) return worthTo(outlook(p), t.me, t.skill.envy)
  const { scores } = result(p)
  const bySeat = p.state.seats.map((seat) => scores.find(({ player }) => player === seat)?.score ?? 0)
  return worthTo({ scores: bySeat }, t.me, t.skill.envy)
}

/** What each action leads to, played forward with the same dice. */
export const foreseen = (
  t: Pick<Thought, 'p' | 'me' | 'dice' | 'skill'>,
  actions: readonly Action[],
  look: Look,
  mover: (dice: Dice) => Mover,
): readonly Ranked[] => {
  const most = Math.floor(look.effort / (actions.length * look.samples))
  const seeds = Array.from({ length: look.samples }, () => t.dice.between(0, 2 ** 31))
  return actions.map((action): Ranked => {
    const sum = seeds.reduce((all, seed) => {
      const next = stepOffered(t.p, action)
      return all + worthAt(t, playOn(next, mover(new Dice(seed)), { rounds: look.rounds, most }))
    }, 0)
    return { action, worth: sum / seeds.length }
  })
}

/** Kinds of action that are worth playing forward. */
export const LOOKED_AT: ReadonlySet<ActionType> = new Set([
  'par',
  'buyShares',
  'sellShares',
  'buyTrain',
  'dividend',
  'pass',
  'issueShares',
])

/** Plays the best of what the habits found forward, and takes what leads to the best position. */
export const lookAhead = (t: Thought, verdict: Verdict, look: Look, mover: (dice: Dice) => Mover): Verdict => {
  const found = verdict.ranked ?? []
  if (!found.some(({ action }) => LOOKED_AT.has(action.type) && action.type !== 'pass')) return verdict
  // A round in which everybody buys of everybody is too long to be played on, and habits plan for it.
  if (t.know.services) return verdict
  const pass = t.menu.pass ? [t.menu.pass] : []
  const actions = [verdict.action, ...found.map(({ action }) => action), ...pass].filter(
    (action, i, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(action)) === i,
  )
  const tried = actions.slice(0, look.width)
  if (t.menu.pass && !tried.some(({ type }) => type === 'pass')) tried.push(t.menu.pass)
  if (tried.length < 2) return verdict
  const ranked = foreseen(t, tried, look, mover)
  const own = ranked[0]
  const top = ranked.reduce((best, each) => (each.worth > best.worth ? each : best))
  if (!own || top === own || top.worth < own.worth + look.margin) return { ...verdict, ranked: withFirst(own, ranked) }
  const order = sorted(ranked)
  const gain = Math.max(1, Math.round(top.worth - (order[1]?.worth ?? top.worth)))
  const why = reasonOfAction(t, top.action, expectation(t, t.p), gain)
  return { action: top.action, reasons: [...(why ? [why] : []), reason('furtherAhead', { gain })], ranked: order }
}

/** What is done, then the rest, best first. */
const withFirst = (first: Ranked | undefined, ranked: readonly Ranked[]): readonly Ranked[] => [
  ...(first ? [first] : []),
  ...sorted(ranked.filter((each) => each !== first)),
]

const sorted = (ranked: readonly Ranked[]): readonly Ranked[] => [...ranked].sort((a, b) => b.worth - a.worth)
