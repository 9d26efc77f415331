/** Seeded dice: the same seed gives the same throws on every machine. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not with, 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let x = this.#state
    x = Math.imul(x ^ (x >>> 15), x | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.roll() < probability
  }

  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1))
  }

  one<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)] as T
  }

  /** One of the list, each as likely as its weight says. */
  weighted<T>(list: readonly T[], weight: (each: T) => number): T {
    const sum = list.reduce((all, each) => all + weight(each), 0)
    if (sum <= 0) return this.one(list)
    let left = this.roll() * sum
    for (const each of list) {
      left -= weight(each)
      if (left < 0) return each
    }
    return list.at(-1) as T
  }
}
