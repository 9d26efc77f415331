import type { ActionType } from './core/action.js'
import { decider } from './core/control.js'
import { openStep } from './core/flow.js'
import type { PlayerId } from './core/ids.js'
import type { Position } from './core/position.js'
import type { ActionKind, AnyKind, Candidate } from './core/step.js'
import { work } from './core/work.js'
import { actorsOf } from './step.js'
import { notDeclined } from './steps/consent.js'

/** A candidate that nobody has been asked about yet, with the kind that would object to it. */
interface Unasked {
  readonly kind: ActionKind
  readonly candidate: Candidate
}

function* unasked(p: Position, seat?: PlayerId, without: readonly ActionType[] = []): Generator<Unasked> {
  const now = openStep(p)
  if (!now) return
  for (const kind of now.kinds as readonly ActionKind[]) {
    if (without.includes(kind.type)) continue
    for (const by of actorsOf(p, kind as AnyKind, now.actor)) {
      if (seat !== undefined && decider(p, by) !== seat) continue
      if (kind.closed?.(p, by)) continue
      for (const candidate of kind.candidates(p, by)) yield { kind, candidate }
    }
  }
}

/** The candidate as it is legal; null = it is not. */
const allowed = (p: Position, { kind, candidate }: Unasked): Candidate | null => {
  const found = notDeclined(p, candidate)
  work.objections++
  return kind.object(p, found.action) ? null : found
}

/**
 * Every legal candidate, one by one: what `choices` offers, in the same order, without the reasons for what it blocks.
 * For players made of code: whoever takes the first pays for the first only.
 */
export function* legal(p: Position, seat?: PlayerId): Generator<Candidate> {
  const deadEnds: Candidate[] = []
  let found = false
  for (const each of unasked(p, seat)) {
    const candidate = allowed(p, each)
    if (!candidate) continue
    if (candidate.deadEnd) deadEnds.push(candidate)
    else {
      found = true
      yield candidate
    }
  }
  if (!found) yield* deadEnds
}

/** Who draws, if that matters, and kinds of action to leave out. */
export interface DrawOptions {
  readonly seat?: PlayerId
  readonly without?: readonly ActionType[]
}

/**
 * One of what `legal` would give, each as likely as another: for games played to their end by dice. Candidates are drawn
 * before anything is asked about them, so that only those drawn are paid for. `dice`: numbers from 0 up to 1.
 */
export const drawLegal = (p: Position, dice: () => number, { seat, without }: DrawOptions = {}): Candidate | null => {
  const drawFrom = <T>(list: T[]): T => {
    const at = Math.floor(dice() * list.length)
    const drawn = list[at] as T
    list[at] = list[list.length - 1] as T
    list.pop()
    return drawn
  }
  const left = [...unasked(p, seat, without)]
  const deadEnds: Candidate[] = []
  while (left.length > 0) {
    const candidate = allowed(p, drawFrom(left))
    if (candidate?.deadEnd) deadEnds.push(candidate)
    else if (candidate) return candidate
  }
  return deadEnds.length > 0 ? drawFrom(deadEnds) : null
}
