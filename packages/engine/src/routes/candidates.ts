import type { RouteGraph } from './graph.js'
import type { Found } from './walk.js'

const grown = <A extends Float64Array | Int32Array | Uint16Array | Uint8Array>(array: A, atLeast: number): A => {
  if (atLeast <= array.length) return array
  const Kind = array.constructor as new (size: number) => A
  const bigger = new Kind(Math.max(atLeast, array.length * 2))
  bigger.set(array)
  return bigger
}

/** Routes that were found, in flat arrays: which kind of train, what it earns, its bits, and the way. */
export class Candidates {
  count = 0
  kind = new Uint8Array(64)
  value = new Float64Array(64)
  readonly words: number
  /** Bits there are, of track and of claims. */
  readonly bitCount: number
  /** candidate × words: its bits. */
  mask: Int32Array
  /** The bits of candidate i, listed from `bitsFrom[i]` to `bitsFrom[i + 1]`. */
  bitsFrom = new Int32Array(65)
  bits = new Uint16Array(512)
  private wayFrom = new Int32Array(65)
  private ways = new Uint16Array(512)

  constructor(graph: Pick<RouteGraph, 'words' | 'bits' | 'claimBit'>) {
    this.words = graph.words
    this.bitCount = graph.bits + graph.claimBit.size
    this.mask = new Int32Array(64 * this.words)
  }

  add(kind: number, { value, mask, token, first, way, length }: Found): void {
    const at = this.count++
    this.kind = grown(this.kind, at + 1)
    this.value = grown(this.value, at + 1)
    this.mask = grown(this.mask, (at + 1) * this.words)
    this.bitsFrom = grown(this.bitsFrom, at + 2)
    this.wayFrom = grown(this.wayFrom, at + 2)
    this.kind[at] = kind
    this.value[at] = value
    let bit = this.bitsFrom[at] as number
    this.bits = grown(this.bits, bit + this.words * 32)
    for (let w = 0; w < this.words; w++) {
      const word = mask[w] as number
      this.mask[at * this.words + w] = word
      for (let rest = word; rest !== 0; rest &= rest - 1) this.bits[bit++] = w * 32 + 31 - Math.clz32(rest & -rest)
    }
    this.bitsFrom[at + 1] = bit
    const from = this.wayFrom[at] as number
    this.ways = grown(this.ways, from + length + 2)
    this.ways[from] = token
    this.ways[from + 1] = first
    for (let i = 0; i < length; i++) this.ways[from + 2 + i] = way[i] as number
    this.wayFrom[at + 1] = from + 2 + length
  }

  /** The token a route starts from, how many directions its first arm has, then the directions of both arms. */
  way(at: number): Uint16Array {
    return this.ways.subarray(this.wayFrom[at] as number, this.wayFrom[at + 1] as number)
  }

  /** 1 if the route uses the bit. */
  uses(at: number, bit: number): number {
    return ((this.mask[at * this.words + (bit >> 5)] as number) >>> (bit & 31)) & 1
  }

  clear(): void {
    this.count = 0
  }
}
