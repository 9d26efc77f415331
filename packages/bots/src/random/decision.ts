import { type Action, type Candidate, declinedBefore, type FullPosition, type PlayerId } from '@roundhouse/engine'
import type { Decision } from '../decide.js'
import type { Dice } from '../dice.js'
import { menuOf } from '../menu.js'
import { reason } from '../reasons.js'
import { STYLES } from './style.js'

/** A value of the range, low ones more often; the lowest where the other side has turned that one down. */
const valued = (p: FullPosition, { action, range }: Candidate, dice: Dice): Action => {
  if (!range) return action
  const steps = Math.floor((range.max - range.min) / range.step)
  const value =
    range.min + range.step * Math.min(dice.between(0, steps), dice.between(0, steps), dice.between(0, steps))
  const chosen = { ...action, [range.field]: value } as Action
  return declinedBefore(p, chosen) === undefined ? chosen : action
}

/** One of the legal actions: first a kind, as often as random players take to it, then one of that kind. */
export const randomDecision = (p: FullPosition, seat: PlayerId, dice: Dice): Decision => {
  const { all } = menuOf(p, seat)
  const kinds = [...new Set(all.map(({ action }) => action.type))]
  const kind = dice.weighted(kinds, (each) => STYLES.plain[each])
  const chosen = dice.one(all.filter(({ action }) => action.type === kind))
  return { action: valued(p, chosen, dice), reasons: [reason('atRandom')], ranked: [] }
}
