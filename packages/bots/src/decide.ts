import { determinize, type Action, type FullPosition, type KnownPosition, type PlayerId } from '@roundhouse/engine'
import { Dice } from './dice.js'
import { bids } from './habits/bids.js'
import { answer, anything, finance, takeOver } from './habits/others.js'
import { dividend, equipment, giveBack, run } from './habits/running.js'
import { stock } from './habits/stock.js'
import { token, track } from './habits/track.js'
import { discard, trains } from './habits/trains.js'
import { knowledgeOf } from './knowledge/index.js'
import { menuOf } from './menu.js'
import { type Reason, reason } from './reasons.js'
import type { Habit, Ranked, Skill, Thought, Verdict } from './thinking.js'

export interface Decision {
  readonly action: Action
  readonly reasons: readonly Reason[]
  /** What was compared, best first: for advice. */
  readonly ranked: readonly Ranked[]
}

export interface Mind {
  readonly seed: number
  readonly skill: Skill
}

/** In the order they are asked; the first that decides has decided. */
const HABITS: readonly Habit[] = [
  answer,
  bids,
  takeOver,
  finance,
  track,
  token,
  giveBack,
  equipment,
  run,
  dividend,
  discard,
  trains,
  stock,
  anything,
]

const verdictOf = (t: Thought): Verdict => {
  const [only] = t.menu.all
  if (t.menu.all.length === 1 && only && !only.range) return { action: only.action, reasons: [reason('onlyChoice')] }
  for (const habit of HABITS) {
    const found = habit(t)
    if (found) return found
  }
  const last = only ?? undefined
  if (!last) throw new Error(`nothing to decide for ${t.seat}`)
  return { action: last.action, reasons: [reason('onlyChoice')] }
}

export const decideOn = (p: FullPosition, seat: PlayerId, { seed, skill }: Mind): Decision => {
  const t: Thought = {
    p,
    seat,
    me: p.state.seats.indexOf(seat),
    know: knowledgeOf(p),
    menu: menuOf(p, seat),
    dice: new Dice(seed),
    skill,
  }
  const { action, reasons, ranked = [] } = verdictOf(t)
  return { action, reasons, ranked }
}

export const EASY: Skill = { tiles: 8, envy: 0.3, sales: true }

export const decide = (view: KnownPosition, seat: PlayerId, mind: Mind): Decision => {
  const dice = new Dice(mind.seed)
  return decideOn(determinize(view, (count) => dice.between(0, count - 1)), seat, mind)
}
