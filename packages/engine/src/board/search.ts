import type { HexId, OperatorId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import { work } from '../core/work.js'
import { type Edge, opposite } from './face.js'
import type { HexTrack, Network } from './network.js'
import { isPassable } from './passage.js'
import { EITHER_GAUGE, NARROW, type Port, portKey, STANDARD } from './strands.js'

/** What is known of a vertex. */
const NOTHING = 0
/** A way comes to it through a join, to go on over its strand or port. */
const LEFT = 1
/** A way comes to it over its strand or port, to go on through a join. */
const CAME = 2
/** No way may use it. */
const CLOSED = 3

/** No vertex. */
const NONE = -1
/** A port whose twin of the other gauge stands for both. */
const DOUBLED = -2

const portOf = (track: HexTrack, at: number): Port => track.strands.ports[at - track.strands.ends] as Port

/** What meets a port over its side: a vertex, or `NONE` if there is no track to meet. */
const partnerOf = ({ grid, hexes, first }: Network, hex: number, at: number): number => {
  const { side, subpoint, gauge, free } = portOf(hexes[hex] as HexTrack, at)
  const across = grid.across[hex * 6 + side] as number
  if (across < 0) return NONE
  const { portAt, ends, ports } = (hexes[across] as HexTrack).strands
  const met = portAt[portKey(opposite(side as Edge), subpoint, gauge)] as number
  if (met < 0) return NONE
  if (free && ports[met - ends]?.free && gauge === NARROW) return DOUBLED
  return (first[across] as number) + met
}

/** Arrays that one search after another works in, so that none is made anew; nothing written there outlasts a search. */
class Scratch {
  /** Vertex → its partner, once one of them is known. */
  partner = new Int32Array(0)
  /** Vertex that ways leave by → the one they come from. */
  from = new Int32Array(0)
  /** Vertex ways come to → another of its blossom, or itself, if it is the base. */
  blossom = new Int32Array(0)
  queue = new Int32Array(0)
  mark = new Int32Array(0)
  stamp = 0

  sized(size: number): this {
    if (this.mark.length >= size) return this
    for (const name of ['partner', 'from', 'blossom', 'queue', 'mark'] as const) this[name] = new Int32Array(size * 2)
    return this
  }
}
const scratch = new Scratch()

/**
 * Where ways lead that use no strand and no port twice: the search for alternating paths of J. Edmonds ("Paths, trees,
 * and flowers", 1965), strands and pairs of ports being the matching. Where two ways meet head on they close a ring that
 * can be gone round both ways, so that ways come to every vertex on it: such a *blossom* counts as one vertex from then
 * on. The time is in proportion to the track, and nothing is missed.
 */
export class Search {
  /** hex × 6 + side → gauges with which the hex is entered over that side. */
  readonly entered: Uint8Array
  /** Hex → stops reached, as bits. */
  readonly places: Int32Array
  /** Ports that ways leave by and might leave by again with the other gauge: hex, vertex within it, by turns. */
  readonly twins: number[] = []
  private readonly label: Uint8Array
  private readonly network: Network
  private readonly tokens: BoardState['tokens']
  private readonly operator: OperatorId
  private readonly root: number
  private waiting = 0

  /** `closed`: vertices no way may use, with their partners. */
  constructor(network: Network, tokens: BoardState['tokens'], operator: OperatorId, closed: readonly number[] = []) {
    const { size, hexes } = network
    this.network = network
    this.tokens = tokens
    this.operator = operator
    this.entered = new Uint8Array(hexes.length * 6)
    this.places = new Int32Array(hexes.length)
    this.label = new Uint8Array(size)
    this.root = size
    scratch.sized(size + 1)
    for (const vertex of closed) this.label[vertex] = CLOSED
    this.begin()
    this.follow()
    work.track += this.waiting
  }

  /** Does a way come to a vertex of a hex over its strand or port? */
  comesTo(hex: number, at: number): boolean {
    return this.label[(this.network.first[hex] as number) + at] === CAME
  }

  /** Does a way leave a hex over a port? */
  leaves(hex: number, at: number): boolean {
    const partner = partnerOf(this.network, hex, at)
    return partner >= 0 ? this.label[partner] === CAME : this.label[(this.network.first[hex] as number) + at] === LEFT
  }

  private begin(): void {
    const { network, tokens, operator, root } = this
    scratch.blossom[root] = root
    for (const id in tokens) {
      for (const token of tokens[id] ?? []) {
        if (token.by !== operator || token.blocker) continue
        const hex = network.grid.index.get(id)
        if (hex === undefined) continue
        this.places[hex] = (this.places[hex] as number) | (1 << token.city)
        const first = network.first[hex] as number
        for (const end of (network.hexes[hex] as HexTrack).strands.endsAt[token.city] ?? [])
          this.meet(root, hex, first + end)
      }
    }
  }

  private follow(): void {
    const { hexes, first, hexOf, grid } = this.network
    for (let i = 0; i < this.waiting; i++) {
      const vertex = scratch.queue[i] as number
      const hex = hexOf[vertex] as number
      const { strands, face } = hexes[hex] as HexTrack
      const base = first[hex] as number
      const stop = strands.stop[vertex - base] ?? NONE
      if (stop >= 0) {
        this.places[hex] = (this.places[hex] as number) | (1 << stop)
        const place = face.places[stop]
        if (!place || !isPassable(place, stop, this.tokens[grid.ids[hex] as HexId], this.operator)) continue
      }
      for (const next of strands.joins[vertex - base] ?? []) this.meet(vertex, hex, base + next)
    }
  }

  /** A way goes through a join. */
  private meet(vertex: number, hex: number, next: number): void {
    const label = this.label[next]
    if (label === NOTHING) this.leave(vertex, hex, next)
    else if (label === CAME) {
      const one = baseOf(vertex)
      const other = baseOf(next)
      if (one !== other) this.close(one, other)
    }
  }

  /** A way goes on over a strand or port that none has gone over yet. */
  private leave(vertex: number, hex: number, next: number): void {
    const { network } = this
    const at = next - (network.first[hex] as number)
    const isPort = at >= (network.hexes[hex] as HexTrack).strands.ends
    const partner = isPort ? partnerOf(network, hex, at) : next ^ 1
    if (partner === DOUBLED) return
    this.label[next] = LEFT
    if (isPort) this.cross(hex, at)
    if (partner === NONE) return
    scratch.from[next] = vertex
    scratch.partner[next] = partner
    scratch.partner[partner] = next
    scratch.blossom[partner] = partner
    this.come(partner)
  }

  private come(vertex: number): void {
    this.label[vertex] = CAME
    scratch.queue[this.waiting++] = vertex
  }

  /** Out of a hex over one of its ports. */
  private cross(hex: number, at: number): void {
    const { hexes, grid } = this.network
    const track = hexes[hex] as HexTrack
    const { side, subpoint, gauge, free, sole } = portOf(track, at)
    const across = grid.across[hex * 6 + side] as number
    if (across < 0) return
    const into = across * 6 + opposite(side as Edge)
    const twin = track.strands.portAt[portKey(side, subpoint, EITHER_GAUGE - gauge)] as number
    const met = twin < 0 ? NONE : partnerOf(this.network, hex, twin)
    const doubled = free && met === DOUBLED
    this.entered[into] = (this.entered[into] as number) | (doubled ? EITHER_GAUGE : gauge)
    // Who leaves where no track is met goes no farther; and if one strand leads to both ports, none has come by it before.
    if (twin >= 0 && !doubled && (met >= 0 || !sole)) this.twins.push(hex, at)
  }

  /** Two ways meet: the ring they close becomes a blossom. */
  private close(one: number, other: number): void {
    const base = lastCommonBase(one, other, this.root)
    for (const side of [one, other]) {
      for (let at = side; at !== base; ) {
        const left = scratch.partner[at] as number
        scratch.blossom[at] = base
        scratch.blossom[left] = base
        this.comeBack(left, at)
        at = baseOf(scratch.from[left] as number)
      }
    }
  }

  /** On a ring ways come also to where others leave. */
  private comeBack(vertex: number, partner: number): void {
    const { hexOf, first, hexes } = this.network
    this.come(vertex)
    const hex = hexOf[partner] as number
    const at = partner - (first[hex] as number)
    if (at >= (hexes[hex] as HexTrack).strands.ends) this.cross(hex, at)
  }
}

const baseOf = (vertex: number): number => {
  const { blossom } = scratch
  let at = vertex
  while (blossom[at] !== at) {
    blossom[at] = blossom[blossom[at] as number] as number
    at = blossom[at] as number
  }
  return at
}

/** The last base that the ways to two vertices have in common. */
const lastCommonBase = (one: number, other: number, root: number): number => {
  const { mark, partner, from } = scratch
  const stamp = ++scratch.stamp
  for (let [at, next] = [one, other]; ; [at, next] = [next, at]) {
    if (at === NONE) continue
    if (mark[at] === stamp) return at
    mark[at] = stamp
    at = at === root ? NONE : baseOf(from[partner[at] as number] as number)
  }
}

/** The vertices of a port: its own and that of its partner. */
const both = (network: Network, hex: number, at: number): readonly number[] =>
  [(network.first[hex] as number) + at, partnerOf(network, hex, at)].filter((vertex) => vertex >= 0)

/**
 * Track of two gauges crosses a side as two ports, and a way might cross it by both. Not if all ways over it come from
 * stops beside it: such a way could have left with the other gauge at once.
 */
const mayCrossTwice = (search: Search, network: Network, hex: number, ports: readonly [number, number]): boolean => {
  const track = network.hexes[hex] as HexTrack
  const leaves = ports.map((port) => search.leaves(hex, port))
  const comes = ports.map((port) => search.comesTo(hex, port))
  const partners = ports.map((port) => partnerOf(network, hex, port))
  const end = partners.indexOf(NONE)
  if (end >= 0)
    return !portOf(track, ports[0]).sole && leaves[end] === true && (comes[1 - end] || leaves[1 - end]) === true
  if (![0, 1].every((i) => leaves[i] || comes[i])) return false
  const [met = NONE] = partners
  const other = network.hexOf[met] as number
  const isFree = portOf(track, ports[0]).free
  const isFreeThere = portOf(network.hexes[other] as HexTrack, met - (network.first[other] as number)).free
  return !(isFree && !comes.includes(true)) && !(isFreeThere && !leaves.includes(true))
}

/** Searches that together find all: one, unless a side may have been crossed twice; then with either gauge closed there. */
export const searchAll = (
  network: Network,
  tokens: BoardState['tokens'],
  operator: OperatorId,
  closed: readonly number[] = [],
): readonly Search[] => {
  const search = new Search(network, tokens, operator, closed)
  for (let i = 0; i < search.twins.length; i += 2) {
    const hex = search.twins[i] as number
    const track = network.hexes[hex] as HexTrack
    const { side, subpoint } = portOf(track, search.twins[i + 1] as number)
    const ports = [STANDARD, NARROW].map((gauge) => track.strands.portAt[portKey(side, subpoint, gauge)] as number)
    if (!mayCrossTwice(search, network, hex, ports as [number, number])) continue
    return ports.flatMap((port) => searchAll(network, tokens, operator, [...closed, ...both(network, hex, port)]))
  }
  return [search]
}
