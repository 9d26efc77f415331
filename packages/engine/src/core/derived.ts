type Key = object | string | number | boolean | undefined

class Branch<T> {
  value: { readonly of: T } | undefined
  private records: WeakMap<object, Branch<T>> | undefined
  private words: Map<Key, Branch<T>> | undefined

  at(key: Key): Branch<T> {
    if (typeof key === 'object') {
      this.records ??= new WeakMap()
      const known = this.records.get(key)
      if (known !== undefined) return known
      const made = new Branch<T>()
      this.records.set(key, made)
      return made
    }
    this.words ??= new Map()
    const known = this.words.get(key)
    if (known !== undefined) return known
    const made = new Branch<T>()
    this.words.set(key, made)
    return made
  }
}

/**
 * A fact worked out from others, once, and kept as long as the records it comes from. It must depend on nothing but its
 * arguments, records by identity: none is ever changed. Such facts are no part of a state or its hash.
 *
 *     export const exitsOf = derived((face: Face, rotation: number) => …)
 *
 * Put the records first: what words follow them goes when they go.
 */
export const derived = <A extends readonly Key[], T>(make: (...from: A) => T): ((...from: A) => T) => {
  const root = new Branch<T>()
  return (...from) => {
    let branch = root
    for (let i = 0; i < from.length; i++) branch = branch.at(from[i])
    branch.value ??= { of: make(...from) }
    return branch.value.of
  }
}

/** A value and what it was worked out from. */
interface Worked<A, T> {
  readonly from: A
  readonly value: T
}

const isSame = (one: readonly Key[], other: readonly Key[]): boolean => {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return one.length === other.length
}

/** More than one action, or the choices of one position, ask for. */
const LATEST = 32

/**
 * A fact worked out from records that change as the game goes on: boards, states. Like `derived`, but only the latest are
 * kept, so that a state that is looked back at costs no more than itself.
 */
export const derivedLately = <A extends readonly Key[], T>(make: (...from: A) => T): ((...from: A) => T) => {
  /** The latest first. */
  const kept: Worked<A, T>[] = []
  return (...from) => {
    let at = 0
    while (at < kept.length && !isSame((kept[at] as Worked<A, T>).from, from)) at++
    const known = kept[at]
    const found = known ?? { from, value: make(...from) }
    // `make` may have asked for others of its kind, so where to end is only known now.
    for (let i = known ? at : Math.min(kept.length, LATEST - 1); i > 0; i--) kept[i] = kept[i - 1] as Worked<A, T>
    kept[0] = found
    return found.value
  }
}
