import type { Position, Reach, Rules } from '@roundhouse/engine'

/** A train one can buy: a type of a stack of cards. */
export interface TrainKind {
  readonly name: string
  readonly price: number
  readonly reach: Reach
  /** Index of its stack. */
  readonly stack: number
}

/** The stacks of a game as numbers, and which sale ends which. */
export interface Stacks {
  readonly kinds: readonly TrainKind[]
  /** Kinds by stack. */
  readonly of: readonly (readonly number[])[]
  /** Stack → stack whose first sale removes its trains, lets them run once more, or puts them on sale; −1 = none. */
  readonly rustsOn: readonly number[]
  readonly obsoleteOn: readonly number[]
  readonly availableOn: readonly number[]
  /** Stack → phase its first sale begins; −1 = none. */
  readonly phase: readonly number[]
  readonly index: ReadonlyMap<string, number>
  /** Train name → its first kind. */
  readonly named: ReadonlyMap<string, number>
}

const known = new WeakMap<Rules, Stacks>()

const read = ({ trains, phases }: Rules): Stacks => {
  const index = new Map(trains.map(({ card }, i) => [card, i]))
  const at = (card: string | undefined): number => (card === undefined ? -1 : (index.get(card) ?? -1))
  const kinds: TrainKind[] = []
  const of = trains.map(({ types }, stack) =>
    types.map(({ name, price, reach }) => kinds.push({ name, price, reach, stack }) - 1),
  )
  const named = new Map<string, number>()
  kinds.forEach(({ name }, i) => {
    if (!named.has(name)) named.set(name, i)
  })
  return {
    kinds,
    of,
    rustsOn: trains.map(({ rustsOn }) => at(rustsOn)),
    obsoleteOn: trains.map(({ obsoleteOn }) => at(obsoleteOn)),
    availableOn: trains.map(({ availableOn }) => at(availableOn)),
    phase: trains.map(({ card }) => phases.findIndex(({ on }) => on?.card === card)),
    index,
    named,
  }
}

export const stacksOf = ({ rules }: Pick<Position, 'rules'>): Stacks => {
  const found = known.get(rules)
  if (found) return found
  const made = read(rules)
  known.set(rules, made)
  return made
}

/** The stack of a card, by its id `<card>-<n>`. */
export const stackOfCard = (stacks: Stacks, id: string): number =>
  stacks.index.get(id.slice(0, Math.max(id.lastIndexOf('-'), 0))) ?? -1
