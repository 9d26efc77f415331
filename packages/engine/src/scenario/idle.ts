import type { Position } from '../core/position.js'
import type { Step } from '../core/step.js'
import { logLine } from '../core/texts/log.js'
import { refusalOf } from '../step.js'

const naming = { name: (id: string) => id, hex: (id: string) => id, money: String }

/** Why nobody is asked in a step of the turn: what the step says, or what speaks against everything one might do. */
export const whyIdle = (p: Position, step: Step): string => {
  const { current } = p.state.round
  const why = step.idle?.(p)
  if (current === null) return ''
  if (why) return logLine({ type: 'skipped', by: current, why }, 'en', naming)
  const reasons = step.kinds
    .filter(({ type }) => type !== 'pass')
    .map((kind) => {
      const found = new Set<string>()
      for (const { action } of kind.candidates(p, current)) {
        const against = kind.object(p, action as never)
        if (against) found.add(refusalOf(p, against).code)
      }
      return `${kind.type}: ${found.size > 0 ? `refused by ${[...found].join(', ')}` : 'nothing there is'}`
    })
  return reasons.length > 0 ? `(${[...new Set(reasons)].join('; ')})` : ''
}
