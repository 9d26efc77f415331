import type { Action, FullPosition, PlayerId } from '@roundhouse/engine'
import type { Dice } from './dice.js'
import type { Mover } from './forward.js'
import { bids } from './habits/bids.js'
import { offers } from './habits/offers.js'
import { answer, anything, finance, takeOver } from './habits/others.js'
import { markers, powers } from './habits/powers.js'
import { dividend, equipment, giveBack, run } from './habits/running.js'
import { stock } from './habits/stock.js'
import { token, track } from './habits/track.js'
import { discard, trains } from './habits/trains.js'
import { knowledgeOf } from './knowledge/index.js'
import { lookAhead } from './lookAhead.js'
import { menuOf } from './menu.js'
import { type Reason, reason } from './reasons.js'
import { QUICK } from './skills.js'
import type { Habit, Ranked, Skill, Thought, Verdict } from './thinking.js'

export interface Decision {
  readonly action: Action
  readonly reasons: readonly Reason[]
  /** What was compared, best first: for advice. */
  readonly ranked: readonly Ranked[]
}

export interface Brain {
  readonly dice: Dice
  readonly skill: Skill
  /** Work to spend, 1 = as much as the skill usually does. */
  readonly budget: number
  /** Only in thought: others are not asked for anything. */
  readonly inThought?: boolean
}

/** In the order they are asked; the first that decides has decided. */
const HABITS: readonly Habit[] = [
  answer,
  bids,
  takeOver,
  finance,
  markers,
  powers,
  track,
  token,
  giveBack,
  equipment,
  run,
  dividend,
  discard,
  offers,
  trains,
  stock,
  anything,
]

const IN_THOUGHT = HABITS.filter((habit) => habit !== offers)

const verdictOf = (t: Thought, habits: readonly Habit[]): Verdict => {
  const [only] = t.menu.all
  if (t.menu.all.length === 1 && only && !only.range && only.action.type !== 'runRoutes')
    return { action: only.action, reasons: [reason('onlyChoice')] }
  for (const habit of habits) {
    const found = habit(t)
    if (found) return found
  }
  const last = only ?? undefined
  if (!last) throw new Error(`nothing to decide for ${t.seat}`)
  return { action: last.action, reasons: [reason('onlyChoice')] }
}

/** Habits alone, as often as the same dice fall. */
export const quickly =
  (dice: Dice): Mover =>
  (p, seat) =>
    decideOn(p, seat, { dice, skill: QUICK, budget: 1, inThought: true }).action

/** What a seat does in a position in which nothing is hidden. */
export const decideOn = (p: FullPosition, seat: PlayerId, { dice, skill, inThought }: Brain): Decision => {
  const t: Thought = {
    p,
    seat,
    me: p.state.seats.indexOf(seat),
    know: knowledgeOf(p),
    menu: menuOf(p, seat),
    dice,
    skill,
  }
  const found = verdictOf(t, inThought ? IN_THOUGHT : HABITS)
  const { action, reasons, ranked = [] } = skill.look ? lookAhead(t, found, skill.look, quickly) : found
  return { action, reasons, ranked }
}
