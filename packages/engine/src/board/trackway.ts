import type { OperatorId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import { type Edge, opposite } from './face.js'
import type { HexTrack, Network } from './network.js'
import { type Search, searchAll } from './search.js'

/** What one or another of the searches has found. */
const union = <A extends Uint8Array | Int32Array>([first, ...others]: readonly A[]): A => {
  const all = (others.length === 0 ? first : first?.slice()) as A
  for (const other of others) for (let i = 0; i < all.length; i++) all[i] = (all[i] as number) | (other[i] as number)
  return all
}

/**
 * Everything a railway reaches from its tokens along track of any length: without reversing, not through cities full of
 * others' tokens, not through places where every route ends, and without crossing a hex side twice.
 */
export class Trackway {
  private readonly network: Network
  private readonly tokens: BoardState['tokens']
  private readonly operator: OperatorId
  private readonly searches: readonly Search[]
  private readonly sides: Uint8Array
  private readonly stops: Int32Array

  constructor(network: Network, tokens: BoardState['tokens'], operator: OperatorId) {
    this.network = network
    this.tokens = tokens
    this.operator = operator
    this.searches = searchAll(network, tokens, operator)
    this.sides = union(this.searches.map(({ entered }) => entered))
    this.stops = union(this.searches.map(({ places }) => places))
  }

  /** Gauges with which a hex can be entered over a side (0 = not at all). */
  entered(hex: number, side: number): number {
    return this.sides[hex * 6 + side] as number
  }

  /** Does any way cross a side of a hex, in or out? */
  crosses(hex: number, side: number): boolean {
    const across = this.network.grid.across[hex * 6 + side] as number
    return this.entered(hex, side) !== 0 || (across >= 0 && this.entered(across, opposite(side as Edge)) !== 0)
  }

  /** Places of a hex that are reached, as bits. */
  places(hex: number): number {
    return this.stops[hex] as number
  }

  /** Is a piece of track reached, and the side it leads to not crossed before? */
  reaches(hex: number, piece: number): boolean {
    const { strands } = this.network.hexes[hex] as HexTrack
    return strands.pieces.some(
      (each, strand) => each === piece && [2 * strand, 2 * strand + 1].some((end) => this.comesOut(hex, end)),
    )
  }

  /** Does a way along a strand come out at this end? */
  private comesOut(hex: number, end: number): boolean {
    if (!this.searches.some((search) => search.comesTo(hex, end))) return false
    const { strands } = this.network.hexes[hex] as HexTrack
    const ports = (strands.joins[end] ?? []).filter((joined) => joined >= strands.ends)
    return ports.length === 0 || ports.some((port) => this.leaves(hex, end, port))
  }

  /** Does a way along a strand leave by a port? Where others use the same port they are closed to find out. */
  private leaves(hex: number, end: number, port: number): boolean {
    const { strands } = this.network.hexes[hex] as HexTrack
    const first = this.network.first[hex] as number
    const others = (strands.joins[port] ?? []).filter((other) => other !== end)
    const closed = others.flatMap((other) => [first + other, first + (other ^ 1)])
    const searches = closed.length === 0 ? this.searches : searchAll(this.network, this.tokens, this.operator, closed)
    return searches.some((search) => search.leaves(hex, port))
  }
}

/** Side → gauges with which a hex is entered by ways that have used none of its own track before. */
export const enteredFresh = (
  network: Network,
  tokens: BoardState['tokens'],
  operator: OperatorId,
  hex: number,
): Uint8Array => {
  const first = network.first[hex] as number
  const { ends } = (network.hexes[hex] as HexTrack).strands
  const own = Array.from({ length: ends }, (_, end) => first + end)
  const searches = searchAll(network, tokens, operator, own)
  return union(searches.map(({ entered }) => entered)).slice(hex * 6, hex * 6 + 6)
}
