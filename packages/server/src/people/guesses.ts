const FREE = 5
const FIRST_WAIT = 1000
const LONGEST_WAIT = 5 * 60_000
const FORGOTTEN_AFTER = 60 * 60_000
const MOST = 50_000

/** Wrong guesses of a password: after a few each costs twice the wait of the one before. */
export class Guesses {
  readonly #failed = new Map<string, { count: number; until: number; at: number }>()

  /** How long somebody has to wait before the next guess about this, in milliseconds. */
  wait(about: string, now: number): number {
    const known = this.#failed.get(about)
    // After a clock that has gone back nobody waits longer than anybody ever does.
    return known ? Math.min(LONGEST_WAIT, Math.max(0, known.until - now)) : 0
  }

  failed(about: string, now: number): void {
    const before = this.#failed.get(about)
    const count = before && now - before.at < FORGOTTEN_AFTER ? before.count + 1 : 1
    const wait = count < FREE ? 0 : Math.min(FIRST_WAIT * 2 ** (count - FREE), LONGEST_WAIT)
    this.#failed.delete(about)
    this.#failed.set(about, { count, until: now + wait, at: now })
    const oldest = this.#failed.keys().next()
    if (this.#failed.size > MOST && !oldest.done) this.#failed.delete(oldest.value)
  }

  succeeded(about: string): void {
    this.#failed.delete(about)
  }
}
