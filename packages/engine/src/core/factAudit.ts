import { isUsual, type Lifetime, valuesOf } from './facts.js'
import type { Position } from './position.js'
import { Problems } from './problems.js'
import type { Shape } from './shape.js'
import type { FactValues } from './state.js'
import type { Rules } from './title.js'

function* misshapen(shape: Shape<unknown>, value: unknown, name: string): Generator<string> {
  const problems = new Problems()
  shape.check(value, [name], problems)
  for (const { path, problem } of problems.list) yield `${path}: ${problem}`
}

function* faults(rules: Rules, lifetime: Lifetime, values: FactValues, of: string): Generator<string> {
  for (const [name, value] of Object.entries(valuesOf(values))) {
    const fact = rules.facts.find((each) => each.name === name && each.lifetime === lifetime)
    if (!fact) yield `${of} has a fact ${name} that nobody declared`
    else if (isUsual(fact, value)) yield `${of} says of ${name} what is usual`
    else for (const fault of misshapen(fact.shape, value, name)) yield `${of}: ${fault}`
  }
}

/** What a position holds beside the declared facts and interrupts, or in another shape than theirs. */
export function* undeclared({ rules, state }: Position): Generator<string> {
  yield* faults(rules, 'turn', state.round.turn, 'the turn')
  yield* faults(rules, 'round', state.round.memo, 'the round')
  yield* faults(rules, 'game', state.memo, 'the game')
  for (const [id, { facts }] of Object.entries(state.players)) if (facts) yield* faults(rules, 'player', facts, id)
  for (const [id, { facts }] of Object.entries(state.operators)) if (facts) yield* faults(rules, 'operator', facts, id)
  for (const { kind, data } of state.interrupts) {
    const settlement = rules.interrupts[kind]
    if (settlement) yield* misshapen(settlement.interrupt.shape, data, kind)
    else yield `an interrupt ${kind} that nobody declared`
  }
}
