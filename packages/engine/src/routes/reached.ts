const SIZE = 1 << 12

/**
 * Remembers, for bits out of play and trains left, the most that was earned on the way there, so that of several ways
 * to the same remainder only the best is followed. What collides is forgotten: that costs time, never the answer.
 */
export class Reached {
  private readonly words: number
  private readonly keys: Int32Array
  private readonly gained = new Float64Array(SIZE)
  private readonly age = new Int32Array(SIZE)
  private now = 1
  private readonly keepsEqual: boolean

  constructor(words: number, keepsEqual: boolean) {
    this.words = words + 1
    this.keys = new Int32Array(SIZE * this.words)
    this.keepsEqual = keepsEqual
  }

  /** What was not followed to its end must be followed again. */
  forget(): void {
    this.now++
  }

  /** True if the same was reached before with at least as much (where equals are kept: with more) earned. */
  withAsMuch(mask: Int32Array, trains: number, gained: number): boolean {
    const last = this.words - 1
    let hash = trains
    for (let w = 0; w < last; w++) hash = Math.imul(hash ^ (mask[w] as number), 0x9e3779b1) ^ (hash >>> 15)
    const slot = (hash ^ (hash >>> 16)) & (SIZE - 1)
    const at = slot * this.words
    let same = this.age[slot] === this.now && this.keys[at + last] === trains
    for (let w = 0; same && w < last; w++) same = this.keys[at + w] === mask[w]
    const earned = this.gained[slot] as number
    if (same && (this.keepsEqual ? earned > gained : earned >= gained)) return true
    this.age[slot] = this.now
    for (let w = 0; w < last; w++) this.keys[at + w] = mask[w] as number
    this.keys[at + last] = trains
    this.gained[slot] = gained
    return false
  }
}
