import type { Action } from '../core/action.js'
import { openStep } from '../core/flow.js'
import type { InterruptKind } from '../core/interrupts.js'
import type { Path } from '../core/problems.js'
import type { ActionKind } from '../core/step.js'
import { step } from '../step.js'
import { fullAction } from './actions.js'
import { understood } from './declared.js'
import type { InterruptEntry } from './format.js'
import type { Sketch } from './sketch.js'

const raise = (sketch: Sketch, kind: InterruptKind, written: InterruptEntry, at: Path): void => {
  const { d, cast, problems } = sketch
  const by = written.by === undefined ? undefined : cast.entity(written.by)
  if (written.action) problems.add([...at, 'action'], `“${kind.kind}” is no offer.`)
  if (written.by === undefined) problems.add(at, `“by” is missing: who is asked? (${kind.says})`)
  else if (by === undefined) problems.add([...at, 'by'], `There is no player or company ${written.by}.`)
  const data = understood(sketch, kind.shape, written.facts ?? {}, [...at, 'facts'])
  if (problems.none && by !== undefined) kind.raise(d, by, data)
}

/** An offer says itself whom it asks: it is made, and must lead to the question. */
const offer = (sketch: Sketch, kind: InterruptKind, written: InterruptEntry, at: Path): void => {
  const { d, cast, problems } = sketch
  const { action, by, facts } = written
  if (!action) {
    problems.add(at, `“action” is missing: what is offered? (${kind.says})`)
    return
  }
  if (by !== undefined || facts !== undefined) problems.add(at, 'Of an offer only the action is written.')
  else if (d.state.interrupts.length > 0) problems.add(at, 'An offer comes first and alone.')
  if (!problems.none) return
  const made = step(d, fullAction(d, cast, action) as unknown as Action)
  if (!made.ok) problems.add([...at, 'action'], `It would be refused: ${made.refusal.code} (${made.refusal.rule}).`)
  else if (made.position.state.interrupts[0]?.kind !== kind.kind)
    problems.add([...at, 'action'], `This is done at once: nobody is asked for “${kind.kind}”.`)
  else d.set(made.position.state)
}

/** Has whoever is asked an answer that would be taken? */
const hasAnswer = ({ d }: Sketch): boolean => {
  const now = openStep(d)
  if (!now) return false
  return (now.kinds as readonly ActionKind[]).some((kind) => {
    const by = kind.by?.(d) ?? [now.actor]
    const some = by.flatMap((each) => [...kind.candidates(d, each)])
    return some.some(({ action }) => kind.object(d, action) === undefined)
  })
}

/** What waits to be settled, on the position that is described otherwise. */
export const readInterrupts = (sketch: Sketch): void => {
  const { d, scenario, problems } = sketch
  const written = scenario.interrupts ?? []
  for (const [i, entry] of written.entries()) {
    const at: Path = ['interrupts', i]
    const kind = d.rules.interrupts[entry.kind]?.interrupt
    if (!kind) {
      const all = Object.keys(d.rules.interrupts).join(', ')
      problems.add([...at, 'kind'], `${d.setup.title} has no interrupt “${entry.kind}” but ${all}.`)
    } else if (kind.offers) offer(sketch, kind, entry, at)
    else raise(sketch, kind, entry, at)
  }
  if (!problems.none || written.length === 0) return
  const [first] = written
  if (!hasAnswer(sketch))
    problems.add(
      ['interrupts', 0],
      `Nothing can be answered: ${d.rules.interrupts[first?.kind ?? '']?.interrupt.says} Nothing is left to choose there.`,
    )
}
