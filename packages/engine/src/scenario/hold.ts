import { hasPerson } from '../core/control.js'
import type { EntityId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Step } from '../core/step.js'
import type { Game } from '../game.js'
import type { Scenario } from './format.js'

/** Is this where the action tried first belongs, so that the step can say what comes of it? */
export const takesFirst = ({ actions }: Scenario, { kinds }: Step): boolean =>
  kinds.some(({ type }) => type === actions?.[0]?.type)

/** Is it the turn of one that the title plays? A game only ever stops there as it is described. */
export const actsAlone = (p: Position): boolean => {
  const { current } = p.state.round
  return current !== null && p.rules.automatic !== undefined && !hasPerson(p, current)
}

/** The same, where a pass lets it go on. */
export const playsItself = (p: Position, { actions }: Scenario): boolean =>
  actions?.[0]?.type === 'pass' && actsAlone(p)

/** The game, waiting at a step where nobody would be asked, until something is done there. */
export const hold = (game: Game): Game => {
  const { state, rules } = game
  const { kind, current } = state.round
  const step = rules.rounds[kind]?.step(game)
  if (!step) return game
  const before = rules.prompts?.[step.id]
  const prompts = {
    ...rules.prompts,
    [step.id]: (p: Position, usual: () => EntityId | null) =>
      p.state === state ? current : before ? before(p, usual) : usual(),
  }
  return { ...game, rules: { ...rules, prompts } }
}
