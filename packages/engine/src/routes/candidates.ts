import type { RouteGraph } from './graph.js'

/** Routes found for one kind of train, in flat arrays: revenue, bits, and the way. */
export class Candidates {
  count = 0
  value = new Float64Array(64)
  mask: Int32Array
  /** Index of the variant each was found for. */
  variant = new Uint16Array(64)
  private start = new Int32Array(65)
  private ways = new Uint16Array(512)
  readonly words: number

  constructor(graph: RouteGraph) {
    this.words = graph.words
    this.mask = new Int32Array(64 * this.words)
  }

  /** `way`: the token it starts from, how many directions the first arm has, then the directions of both arms. */
  add(value: number, mask: Int32Array, variant: number, token: number, first: number, way: Uint16Array, length: number): void {
    const at = this.count++
    if (at >= this.value.length) this.grow()
    this.value[at] = value
    this.variant[at] = variant
    for (let w = 0; w < this.words; w++) this.mask[at * this.words + w] = mask[w] as number
    const from = this.start[at] as number
    if (from + length + 2 > this.ways.length) {
      const ways = new Uint16Array(this.ways.length * 2)
      ways.set(this.ways)
      this.ways = ways
    }
    this.ways[from] = token
    this.ways[from + 1] = first
    for (let i = 0; i < length; i++) this.ways[from + 2 + i] = way[i] as number
    this.start[at + 1] = from + 2 + length
  }

  way(at: number): Uint16Array {
    return this.ways.subarray(this.start[at] as number, this.start[at + 1] as number)
  }

  private grow(): void {
    const size = this.value.length * 2
    const value = new Float64Array(size)
    value.set(this.value)
    this.value = value
    const mask = new Int32Array(size * this.words)
    mask.set(this.mask)
    this.mask = mask
    const variant = new Uint16Array(size)
    variant.set(this.variant)
    this.variant = variant
    const start = new Int32Array(size + 1)
    start.set(this.start)
    this.start = start
  }
}
