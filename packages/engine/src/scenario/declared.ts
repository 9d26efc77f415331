import { isUsual, type Lifetime, valuesOf } from '../core/facts.js'
import type { Path } from '../core/problems.js'
import type { FactValues, Json } from '../core/state.js'
import type { Sketch } from './sketch.js'

export interface WrittenFacts {
  readonly lifetime: Lifetime
  readonly values: Readonly<Record<string, Json>> | undefined
  readonly at: Path
}

/** Facts as written, over those that hold already: each one declared by the title, and of its shape. */
export const readFacts = (
  { d, problems }: Pick<Sketch, 'd' | 'problems'>,
  { lifetime, values = {}, at }: WrittenFacts,
  before: FactValues = {},
): FactValues => {
  const known = new Map(d.rules.facts.filter((fact) => fact.lifetime === lifetime).map((fact) => [fact.name, fact]))
  const all = new Map(Object.entries(valuesOf(before)))
  for (const [name, value] of Object.entries(values)) {
    const fact = known.get(name)
    if (!fact) {
      const names = [...known.keys()].join(', ')
      const others = names === '' ? 'it has none' : `it has ${names}`
      problems.add([...at, name], `${d.setup.title} has no fact “${name}” of the ${lifetime}; ${others}.`)
      continue
    }
    fact.shape.check(value, [...at, name], problems)
    if (isUsual(fact, value)) all.delete(name)
    else all.set(name, value)
  }
  return Object.fromEntries(all)
}

/** Of one operator or player; undefined = nothing but what is usual. */
export const readOwnFacts = (sketch: Sketch, written: WrittenFacts): FactValues | undefined => {
  const facts = readFacts(sketch, written)
  return Object.keys(facts).length > 0 ? facts : undefined
}
