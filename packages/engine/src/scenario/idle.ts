import type { Position } from '../core/position.js'
import type { ActionKind, Step } from '../core/step.js'
import { logLine } from '../core/texts/log.js'
import { refusalOf } from '../step.js'

const naming = { name: (id: string) => id, hex: (id: string) => id, money: String }

/** Why nobody is asked in a step of the turn: what the step says, or what speaks against everything one might do. */
export const whyIdle = (p: Position, step: Step): string => {
  const { current } = p.state.round
  const why = step.idle?.(p)
  if (current === null) return ''
  if (why) return logLine({ type: 'skipped', by: current, why }, 'en', naming)
  const against = new Map<string, Set<string>>()
  for (const kind of step.kinds as readonly ActionKind[]) {
    if (kind.type === 'pass') continue
    const found = against.get(kind.type) ?? new Set()
    against.set(kind.type, found)
    for (const { action } of kind.candidates(p, current)) {
      const objected = kind.object(p, action)
      if (objected) found.add(refusalOf(p, objected).code)
    }
  }
  const reasons = [...against].map(
    ([type, codes]) => `${type}: ${codes.size > 0 ? `refused by ${[...codes].join(', ')}` : 'nothing there is'}`,
  )
  return reasons.length > 0 ? `(${reasons.join('; ')})` : ''
}
