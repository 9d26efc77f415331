/** Thrown inside a search that is told to stop; never leaves it. */
export class Stopped extends Error {}

/**
 * Counts the steps of a search. Steps are the same on every machine, so a budget of steps gives the same answer
 * everywhere; the clock is never asked.
 */
export class Effort {
  steps = 0
  private next: number
  private readonly limit: number
  private readonly cancelled: (() => boolean) | undefined
  private readonly report: ((steps: number) => void) | undefined

  constructor(
    options: {
      readonly budget?: number | undefined
      readonly cancelled?: (() => boolean) | undefined
      readonly report?: ((steps: number) => void) | undefined
    } = {},
  ) {
    this.limit = options.budget ?? Number.POSITIVE_INFINITY
    this.cancelled = options.cancelled
    this.report = options.report
    this.next = Math.min(this.limit, Effort.EVERY)
  }

  static readonly EVERY = 1 << 15

  step(count = 1): void {
    this.steps += count
    if (this.steps >= this.next) this.pause()
  }

  private pause(): void {
    if (this.steps >= this.limit || this.cancelled?.()) throw new Stopped()
    this.report?.(this.steps)
    this.next = Math.min(this.limit, this.steps + Effort.EVERY)
  }
}
