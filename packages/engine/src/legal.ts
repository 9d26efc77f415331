import { decider } from './core/control.js'
import { openStep } from './core/flow.js'
import type { PlayerId } from './core/ids.js'
import type { Position } from './core/position.js'
import type { ActionKind, AnyKind, Candidate } from './core/step.js'
import { actorsOf } from './step.js'
import { notDeclined } from './steps/consent.js'

/**
 * Every legal candidate, one by one: what `choices` offers, in the same order, without the reasons for what it blocks.
 * For players made of code: whoever takes the first pays for the first only.
 */
export function* legal(p: Position, seat?: PlayerId): Generator<Candidate> {
  const now = openStep(p)
  if (!now) return
  const deadEnds: Candidate[] = []
  let found = false
  for (const kind of now.kinds as readonly ActionKind[]) {
    for (const by of actorsOf(p, kind as AnyKind, now.actor)) {
      if (seat !== undefined && decider(p, by) !== seat) continue
      if (kind.closed?.(p, by)) continue
      for (const each of kind.candidates(p, by)) {
        const candidate = notDeclined(p, each)
        if (kind.object(p, candidate.action)) continue
        if (candidate.deadEnd) deadEnds.push(candidate)
        else {
          found = true
          yield candidate
        }
      }
    }
  }
  if (!found) yield* deadEnds
}
