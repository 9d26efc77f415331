import type { OperatorId, OwnedTrain, Position } from '@roundhouse/engine'
import { type Stacks, stackOfCard, stacksOf } from './trains.js'

const kindOf = (stacks: Stacks, { id, name }: Pick<OwnedTrain, 'id' | 'name'>): number => {
  const stack = stackOfCard(stacks, id)
  return stacks.of[stack]?.find((kind) => stacks.kinds[kind]?.name === name) ?? stacks.named.get(name) ?? 0
}

/** The kind of a train by its card. */
export const kindOfTrain = (p: Pick<Position, 'rules'>, train: Pick<OwnedTrain, 'id' | 'name'>): number =>
  kindOf(stacksOf(p), train)

/** Kinds of the trains an operator has; `all`: with those that run but once more. */
export const kindsOf = (p: Position, operator: OperatorId, all = false): readonly number[] => {
  const stacks = stacksOf(p)
  const kinds: number[] = []
  for (const train of p.state.operators[operator]?.trains ?? [])
    if (all || !train.obsolete) kinds.push(kindOf(stacks, train))
  return kinds
}
