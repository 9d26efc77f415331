// What is printed: a line of progress, and of every game that came out different the place and both positions.
import type { Verdict } from './verdict.js'

const KINDS = ['equal', 'excused', 'different', 'refusedThere', 'crashedThere', 'refusedHere', 'fault'] as const
export type Kind = (typeof KINDS)[number]

const NAMES: Readonly<Record<Kind, string>> = {
  equal: 'equal',
  excused: 'excused',
  different: 'different',
  refusedThere: 'refused there',
  crashedThere: 'crashes there',
  refusedHere: 'refused here',
  fault: 'faults',
}

export class Tally {
  readonly #counts = new Map<Kind, number>()

  add(kind: Kind): void {
    this.#counts.set(kind, this.of(kind) + 1)
  }

  of(kind: Kind): number {
    return this.#counts.get(kind) ?? 0
  }

  get games(): number {
    return KINDS.reduce((sum, kind) => sum + this.of(kind), 0)
  }

  get isClean(): boolean {
    return this.games === this.of('equal') + this.of('excused')
  }

  toString(): string {
    const shown = KINDS.filter((kind) => kind === 'equal' || this.of(kind) > 0)
    return shown.map((kind) => `${this.of(kind)} ${NAMES[kind]}`).join(', ')
  }
}

interface Shown {
  readonly round?: { readonly name?: string; readonly turn?: number; readonly num?: number; readonly step?: string }
  readonly active?: readonly string[]
  readonly can?: readonly string[]
}

/** A position in a line: the round, who is asked, what may be done. */
const positionLine = (position: unknown): string => {
  const { round, active = [], can = [] } = (position ?? {}) as Shown
  if (!round) return JSON.stringify(position)
  return `${round.name} ${round.turn}.${round.num}, ${round.step}, asks ${active.join(', ')}: ${can.join(', ')}`
}

export const verdictLines = (verdict: Verdict): readonly string[] => {
  switch (verdict.kind) {
    case 'equal':
      return []
    case 'excused':
      return [verdict.why]
    case 'refusedHere':
      return [verdict.where]
    case 'different':
    case 'refusedThere':
    case 'crashedThere':
      return [verdict.where, `  theirs: ${positionLine(verdict.theirs)}`, `  ours:   ${positionLine(verdict.ours)}`]
    default:
      return verdict satisfies never
  }
}
