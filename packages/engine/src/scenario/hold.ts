import type { Step } from '../core/step.js'
import type { Game } from '../game.js'
import type { Scenario } from './format.js'

/** Is this where the action tried first belongs, so that the step can say why it is refused? */
export const takesFirst = ({ actions }: Scenario, { kinds }: Step): boolean => {
  const first = actions?.[0]?.type
  return first !== 'pass' && kinds.some(({ type }) => type === first)
}

/** The game, waiting at a step where nobody would be asked, until something is done there. */
export const hold = (game: Game): Game => {
  const { state, rules } = game
  const { kind, current } = state.round
  const step = rules.rounds[kind]?.step(game)
  if (!step) return game
  const before = rules.prompts?.[step.id]
  const prompts = {
    ...rules.prompts,
    [step.id]: (p: Pick<Game, 'setup' | 'rules' | 'state'>, usual: string | null) =>
      p.state === state ? current : before ? before(p, usual) : usual,
  }
  return { ...game, rules: { ...rules, prompts } }
}
