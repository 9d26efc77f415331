import type { Cost } from '../api/operation.js'
import { Failure } from '../failure.js'

/** So many at once, and so many a second after that. */
interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** Far above what people and honest programs need. */
const ALLOWANCES: Readonly<Record<Cost | 'address', Allowance>> = {
  /** From one address, whoever asks. */
  address: { burst: 600, perSecond: 100 },
  read: { burst: 200, perSecond: 20 },
  write: { burst: 60, perSecond: 5 },
  search: { burst: 40, perSecond: 3 },
  /** Names, accounts, passwords: from one address. */
  enter: { burst: 20, perSecond: 0.2 },
}

const MOST = 100_000

/** Buckets that fill again as time goes by, one for each caller and kind of request. */
export class Limits {
  readonly #buckets = new Map<string, { left: number; at: number }>()

  /** Takes one; a caller who has none left is told when there is one again. */
  take(kind: Cost | 'address', who: string, now: number): void {
    const { burst, perSecond } = ALLOWANCES[kind]
    const key = `${kind} ${who}`
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now }
    this.#buckets.delete(key)
    // A clock that goes back fills nothing and takes nothing.
    const passed = Math.max(0, now - bucket.at)
    bucket.left = Math.min(burst, bucket.left + (passed / 1000) * perSecond)
    bucket.at = now
    this.#buckets.set(key, bucket)
    const oldest = this.#buckets.keys().next()
    if (this.#buckets.size > MOST && !oldest.done) this.#buckets.delete(oldest.value)
    if (bucket.left < 1) {
      const seconds = Math.ceil((1 - bucket.left) / perSecond)
      throw new Failure('too_many', { seconds }, { seconds })
    }
    bucket.left -= 1
  }
}
