import type { Action, FullPosition, OperatorId, PlayerId, Position } from '@roundhouse/engine'
import type { Dice } from './dice.js'
import type { Knowledge } from './knowledge/index.js'
import type { Menu } from './menu.js'
import { type Forecast, forecast } from './outlook/forecast.js'
import type { Reason } from './reasons.js'

/** How much a bot thinks. */
export interface Skill {
  /** Tiles and stations thought through, of those that look best at first sight. */
  readonly tiles: number
  /** What others gain counts against an action: 0 = not at all. */
  readonly envy: number
  /** Plans of a stock turn with a sale. */
  readonly sales: boolean
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
export const worthTo = ({ scores }: Forecast, me: number, envy: number): number => {
  const own = scores[me] ?? 0
  if (scores.length < 2 || envy === 0) return own
  let others = 0
  for (let seat = 0; seat < scores.length; seat++) if (seat !== me) others += scores[seat] ?? 0
  return own - (envy * others) / (scores.length - 1)
}

/** What a position is worth to the seat that thinks. */
export const worthOf = ({ me, skill }: Pick<Thought, 'me' | 'skill'>, p: Position, idle = -1): number =>
  worthTo(forecast(p, idle), me, skill.envy)

/** The operator an action is done for: a private company acts for its owner. */
export const operatorOf = ({ state }: Position, by: string): OperatorId | null => {
  if (state.operators[by]) return by
  const owner = state.privates[by]?.owner
  return owner !== undefined && state.operators[owner] ? owner : null
}

export const best = (ranked: readonly Ranked[]): Ranked | null =>
  ranked.reduce<Ranked | null>((top, each) => (top === null || each.worth > top.worth ? each : top), null)

export const inOrder = (ranked: readonly Ranked[]): readonly Ranked[] => [...ranked].sort((a, b) => b.worth - a.worth)
