import type { Phase } from './data.js'
import type { Position } from './position.js'

export const currentPhase = ({ rules, state }: Pick<Position, 'rules' | 'state'>): Phase => {
  const phase = rules.phases[state.phase]
  if (!phase) throw new Error(`no phase ${state.phase}`)
  return phase
}

/** Does the phase allow what a title calls by this name? */
export const phaseAllows = (p: Position, what: string): boolean => currentPhase(p).allows.includes(what)
