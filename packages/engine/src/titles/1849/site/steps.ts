import type { Position } from '../../../core/position.js'

/** The name of a step of the operating turn by its place in it. */
export const stepAt = (p: Position, index: number): string | undefined =>
  p.rules.rounds.operating?.turns?.corporation?.[index]?.id
