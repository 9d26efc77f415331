import type { Position } from '../core/position.js'
import type { Step } from '../core/step.js'
import type { Rules } from '../core/title.js'

/** The rounds of a title, in one of which another step may be open than usual. */
export const withSteps = (
  rounds: Rules['rounds'],
  kind: string,
  choose: (p: Position, usual: Step) => Step,
): Rules['rounds'] => {
  const round = rounds[kind]
  if (!round) throw new Error(`no round ${kind}`)
  return {
    ...rounds,
    [kind]: {
      ...round,
      step(p) {
        const usual = round.step(p)
        return usual && choose(p, usual)
      },
    },
  }
}
