/** Runs what is asked for one key after another, in the order it was asked. */
export class Exclusive {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const mine = before.then(task, task)
    const settled = mine.catch(() => {})
    this.#last.set(key, settled)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key)
    }
  }

  /** Keys something runs for. */
  get busy(): number {
    return this.#last.size
  }
}
