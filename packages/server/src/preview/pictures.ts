import { createHash } from 'node:crypto'
import type { Work } from '../work/work.js'
import type { Drawing } from './drawing.js'

/** Pictures kept in memory: of each about a quarter of a megabyte. */
const MOST = 64

/** Raised when pictures of the same position come out otherwise than before. */
const DRAWN = 1

/** The name of a picture: that of another position or in other words is another. */
export const pictureName = (drawing: Drawing): string =>
  createHash('sha256')
    .update(`${DRAWN} ${JSON.stringify(drawing)}`)
    .digest('base64url')
    .slice(0, 27)

/** The pictures asked for last. Those who ask for one at the same time wait for the same. */
export class Pictures {
  readonly #work: Work
  readonly #kept = new Map<string, Promise<Uint8Array>>()

  constructor(work: Work) {
    this.#work = work
  }

  of(name: string, drawing: Drawing): Promise<Uint8Array> {
    const made = this.#kept.get(name) ?? this.#work.draw(drawing)
    this.#kept.delete(name)
    this.#kept.set(name, made)
    made.catch(() => this.#kept.delete(name))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
    return made
  }
}
