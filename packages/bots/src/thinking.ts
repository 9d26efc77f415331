import type { Action, FullPosition, OperatorId, PlayerId, Position } from '@roundhouse/engine'
import type { Dice } from './dice.js'
import type { Knowledge } from './knowledge/index.js'
import type { Look } from './lookAhead.js'
import type { Menu } from './menu.js'
import { type Forecast, forecast, outlook } from './outlook/forecast.js'
import { glance } from './outlook/glance.js'
import type { Reason } from './reasons.js'

/** How much a bot thinks, and what it sets store by. */
export interface Skill {
  /** Tiles and stations thought through, of those that look best at first sight. */
  readonly tiles: number
  /** What others gain counts against an action: 0 = not at all. */
  readonly envy: number
  /** Of what a share is expected to bring beyond its price, so much counts: what is far away is less sure. */
  readonly trust: number
  /** Shares of a corporation one leads, beside others: its president decides what it does. */
  readonly control: number
  /** What else a founder's money could bring, beside what the best share there is would. */
  readonly otherwise: number
  /** Shares a founder wants to pay for, beside what is usual in the title. */
  readonly founders: number
  /** Money in a treasury, for whoever owns the company: it buys nothing but trains and track. */
  readonly treasury: number
  /** How much of what track lacks to the usual will be built while a train runs. */
  readonly growth: number
  /** Money spent on track. */
  readonly trackCost: number
  /** What track is good for, as income a round: today's trains, the next ones, the last ones, what lies around. */
  readonly track: { readonly now: number; readonly next: number; readonly last: number; readonly around: number }
  /** Does it think the game through to its end, or take it that things go on as they are? */
  readonly foresight: boolean
  /** Does it think of several ways the others may go on, or of the likeliest alone? */
  readonly doubts: boolean
  /** How far its judgement of shares and companies may be off, by chance: 0.1 = a tenth. */
  readonly error: number
  /** Trains it buys for a company without having to, at most. */
  readonly fleet: number
  /** How careful it is with its money: it keeps some or much of it in hand, as the title's careful players do. */
  readonly care: 'none' | 'some' | 'much'
  /** Does it sell shares without having to? */
  readonly sells: boolean
  /** Does it issue shares for more than a first train, and take some back? */
  readonly issues: boolean
  /** Start prices thought through below the dearest that leaves money for enough shares. */
  readonly pars: number
  /** Does it know how companies that live by services are made to earn (habits/services.ts)? */
  readonly services: boolean
  /** Does it lay track and place stations? Not while it only plays forward in thought. */
  readonly builds: boolean
  /** Plays what it finds forward before it decides. */
  readonly look?: Look
  /** A step of the price beside what it says: later ones start from it. */
  readonly momentum: number
}

/** An action with what it is expected to bring. */
export interface Ranked {
  readonly action: Action
  readonly worth: number
}

/** What a habit decides. */
export interface Verdict {
  readonly action: Action
  readonly reasons: readonly Reason[]
  /** What was compared, best first, in money at the end; empty where nothing was. */
  readonly ranked?: readonly Ranked[]
}

/** Everything a habit looks at. */
export interface Thought {
  readonly p: FullPosition
  readonly seat: PlayerId
  /** The seat's place among the seats. */
  readonly me: number
  readonly know: Knowledge
  readonly menu: Menu
  readonly dice: Dice
  readonly skill: Skill
}

/** A habit decides what it is for, and leaves everything else to the next. */
export type Habit = (t: Thought) => Verdict | null

/** What a forecast is worth to a seat. */
export const worthTo = ({ scores }: Pick<Forecast, 'scores'>, me: number, envy: number): number => {
  const own = scores[me] ?? 0
  if (scores.length < 2 || envy === 0) return own
  let others = 0
  for (let seat = 0; seat < scores.length; seat++) if (seat !== me) others += scores[seat] ?? 0
  return own - (envy * others) / (scores.length - 1)
}

/** How the game is expected to go on from a position. */
export const expectation = ({ skill }: Pick<Thought, 'skill'>, p: Position): Forecast =>
  skill.foresight ? (skill.doubts ? outlook(p) : forecast(p)) : glance(p)

/** What a position is worth to the seat that thinks. */
export const worthOf = (t: Pick<Thought, 'me' | 'skill'>, p: Position): number =>
  worthTo(expectation(t, p), t.me, t.skill.envy)

/** The operator an action is done for: a private company acts for its owner. */
export const operatorOf = ({ state }: Position, by: string): OperatorId | null => {
  if (state.operators[by]) return by
  const owner = state.privates[by]?.owner
  return owner !== undefined && state.operators[owner] ? owner : null
}

/** A judgement, as far off as the skill lets it be. */
export const judged = ({ skill, dice }: Pick<Thought, 'skill' | 'dice'>, worth: number): number =>
  worth + Math.abs(worth) * skill.error * (2 * dice.roll() - 1)

export const best = (ranked: readonly Ranked[]): Ranked | null =>
  ranked.reduce<Ranked | null>((top, each) => (top === null || each.worth > top.worth ? each : top), null)

export const inOrder = (ranked: readonly Ranked[]): readonly Ranked[] => [...ranked].sort((a, b) => b.worth - a.worth)
