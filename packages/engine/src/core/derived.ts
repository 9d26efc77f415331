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
    for (const key of from) branch = branch.at(key)
    branch.value ??= { of: make(...from) }
    return branch.value.of
  }
}
