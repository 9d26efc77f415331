/**
 * Keeps the last drawing of each part of a thing, and gives the same node again while nothing it was made from has
 * changed: a page can then skip it by identity.
 */
interface Kept<T> {
  readonly from: readonly unknown[]
  readonly made: T
}

export const rememberer = <T>() => {
  const memory = new WeakMap<object, Map<string, Kept<T>>>()
  return (owner: object, slot: string, from: readonly unknown[], make: () => T): T => {
    let slots = memory.get(owner)
    if (!slots) {
      slots = new Map()
      memory.set(owner, slots)
    }
    const kept = slots.get(slot)
    if (kept && kept.from.length === from.length && from.every((value, i) => Object.is(value, kept.from[i])))
      return kept.made
    const made = make()
    slots.set(slot, { from, made })
    return made
  }
}
