import type { HexId, OperatorId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import { type Edge, opposite } from './face.js'
import { EITHER_GAUGE, farEnd, type HexTrack, type Network, PLACE, pointOf } from './network.js'
import { isPassable } from './passage.js'

const NOWHERE = -1
/** Numbers of a piece's steps: entered by its end a or b, with gauges 1–3. */
const STEPS = 8

/** What a walk does with a step that would leave over a side it has crossed before: note it, or take it all the same. */
type Care = 'exact' | 'careless'

/**
 * A search over steps, breadth first. A step is a piece of track, the end it is entered by, and the gauges that still fit
 * since the last place.
 */
class Walk {
  /** hex × 6 + side → gauges with which the hex is entered over that side. */
  readonly entered: Uint8Array
  /** Hex → places and pieces reached, as bits. */
  readonly places: Int32Array
  readonly pieces: Int32Array
  /** Steps in the order found: which, the step before, the point it leaves by. */
  readonly steps: number[] = []
  readonly before: number[] = []
  readonly exit: number[] = []
  /** hex × 6 + side → the step that leads into the hex there. */
  readonly entry: Int32Array
  /** Steps that the way found cannot take → the step before. */
  readonly doubtful = new Map<number, number>()
  private readonly found: Uint8Array
  private readonly network: Network
  private readonly tokens: BoardState['tokens']
  private readonly operator: OperatorId
  private readonly care: Care
  private readonly closed: readonly number[]

  /** `closed`: points that no way may cross. */
  constructor(
    network: Network,
    tokens: BoardState['tokens'],
    operator: OperatorId,
    care: Care,
    closed: readonly number[] = [],
  ) {
    const hexes = network.hexes.length
    this.network = network
    this.tokens = tokens
    this.operator = operator
    this.care = care
    this.closed = closed
    this.entered = new Uint8Array(hexes * 6)
    this.entry = new Int32Array(hexes * 6).fill(NOWHERE)
    this.places = new Int32Array(hexes)
    this.pieces = new Int32Array(hexes)
    this.found = new Uint8Array(network.pieces * STEPS)
    for (const hex in tokens) {
      const index = network.grid.index.get(hex)
      if (index === undefined) continue
      for (const token of tokens[hex] ?? []) {
        if (token.by !== operator || token.blocker) continue
        this.arrive(network.hexes[index] as HexTrack, token.city, true, NOWHERE)
      }
    }
    this.follow(0)
  }

  has(step: number): boolean {
    return this.found[step] === 1
  }

  crossed(at: number, point: number): boolean {
    for (let s = at; s !== NOWHERE; s = this.before[s] as number) if (this.exit[s] === point) return true
    return false
  }

  /** The steps that lead to step number `at`, first to last. */
  way(at: number): number[] {
    const way: number[] = []
    for (let s = at; s !== NOWHERE; s = this.before[s] as number) way.push(s)
    return way.reverse()
  }

  /** Takes over a way found by another walk, and goes on from its end. */
  adopt(other: Walk, before: number, step: number): void {
    const from = this.steps.length
    let last = NOWHERE
    for (const at of other.way(before)) last = this.add(other.steps[at] as number, other.exit[at] as number, last)
    this.add(step, this.exitOf(step), last)
    this.follow(from)
  }

  exitOf(step: number): number {
    const at = step >> 3
    const track = this.network.hexes[this.network.hexOf[at] as number] as HexTrack
    const piece = at - (this.network.offset[track.hex] as number)
    return (step & 4) === 0 ? (track.pointB[piece] as number) : (track.pointA[piece] as number)
  }

  private add(step: number, exit: number, before: number): number {
    this.found[step] = 1
    this.before.push(before)
    this.exit.push(exit)
    return this.steps.push(step) - 1
  }

  private follow(from: number): void {
    const { grid, hexes, offset, hexOf } = this.network
    for (let at = from; at < this.steps.length; at++) {
      const step = this.steps[at] as number
      const gauge = step & 3
      const hex = hexOf[step >> 3] as number
      const track = hexes[hex] as HexTrack
      const piece = (step >> 3) - (offset[hex] as number)
      this.pieces[hex] = (this.pieces[hex] as number) | (1 << piece)
      const far = ((step & 4) === 0 ? track.b[piece] : track.a[piece]) as number
      if (far >= PLACE) {
        const index = far - PLACE
        const place = track.face.places[index]
        if (place === undefined) continue
        if (place.kind === 'junction') {
          for (const next of track.at[far] ?? []) if (next !== piece) this.take(track, next, far, gauge, at)
        } else {
          const passes = isPassable(place, index, this.tokens[grid.ids[hex] as HexId], this.operator)
          this.arrive(track, index, passes, at)
        }
        continue
      }
      const across = grid.across[hex * 6 + far] as number
      if (across < 0) continue
      const side = opposite(far as Edge)
      const point = this.exit[at] as number
      const into = across * 6 + side
      if (this.entered[into] === 0) this.entry[into] = at
      this.entered[into] = (this.entered[into] as number) | gauge
      const other = hexes[across] as HexTrack
      for (const next of other.at[side] ?? []) {
        if (pointOf(other, next, side) === point) this.take(other, next, side, gauge, at)
      }
    }
  }

  private arrive(track: HexTrack, place: number, through: boolean, before: number): void {
    const bit = 1 << place
    if ((this.places[track.hex] as number) & bit) return
    this.places[track.hex] = (this.places[track.hex] as number) | bit
    if (!through) return
    for (const piece of track.at[PLACE + place] ?? []) this.take(track, piece, PLACE + place, EITHER_GAUGE, before)
  }

  private take(track: HexTrack, piece: number, end: number, gauge: number, before: number): void {
    const fits = gauge & (track.gauge[piece] as number)
    if (fits === 0) return
    const at = (this.network.offset[track.hex] as number) + piece
    const step = at * STEPS + (track.a[piece] === end ? 0 : 4) + fits
    if (this.found[step] === 1) return
    const exit = pointOf(track, piece, farEnd(track, piece, end))
    if (exit >= 0 && (this.closed.includes(exit) || (this.care === 'exact' && this.crossed(before, exit)))) {
      if (!this.doubtful.has(step)) this.doubtful.set(step, before)
      return
    }
    this.add(step, exit, before)
  }
}

/** Walks where some points are closed, and whether what they left open is settled. */
interface World {
  readonly closed: readonly number[]
  readonly exact: Walk
  careless?: Walk
  settled: boolean
}

/**
 * Everything a railway reaches from its tokens along track of any length: without reversing, not through cities full of
 * others' tokens, not through places where every route ends, and without crossing a hex side twice.
 *
 * A walk settles nearly all of it at once: what it finds is surely reached, since it keeps to ways whose sides differ.
 * What it leaves open are steps round a loop or back from a city that would leave over a side already crossed. A
 * careless walk that takes them too shows what they could add. Only if that is asked for, each is looked for again with
 * its side closed, for every proper way to it avoids that side; what that leaves open, with one more side closed.
 */
export class Trackway {
  private readonly network: Network
  private readonly tokens: BoardState['tokens']
  private readonly operator: OperatorId
  private readonly open: World
  private readonly worlds = new Map<string, World>()

  constructor(network: Network, tokens: BoardState['tokens'], operator: OperatorId) {
    this.network = network
    this.tokens = tokens
    this.operator = operator
    this.open = this.world([])
  }

  /** Gauges with which a hex can be entered over a side (0 = not at all). */
  entered(hex: number, side: number): number {
    return this.ask((walk) => walk.entered[hex * 6 + side] as number)
  }

  /** Places of a hex that are reached, as bits. */
  places(hex: number): number {
    return this.ask((walk) => walk.places[hex] as number)
  }

  /** Pieces of track of a hex that are reached, as bits. */
  pieces(hex: number): number {
    return this.ask((walk) => walk.pieces[hex] as number)
  }

  /** Whether the way found into a hex over a side has crossed a point before. */
  crossed(hex: number, side: number, point: number): boolean {
    const { exact } = this.open
    return exact.crossed(exact.entry[hex * 6 + side] as number, point)
  }

  private ask(read: (walk: Walk) => number): number {
    const { exact, settled } = this.open
    const sure = read(exact)
    if (settled || read(this.carelessIn(this.open)) === sure) return sure
    this.settle(this.open)
    return read(exact)
  }

  private world(closed: readonly number[]): World {
    const key = closed.join()
    const known = this.worlds.get(key)
    if (known !== undefined) return known
    const exact = new Walk(this.network, this.tokens, this.operator, 'exact', closed)
    const world: World = { closed, exact, settled: exact.doubtful.size === 0 }
    this.worlds.set(key, world)
    return world
  }

  private carelessIn(world: World): Walk {
    world.careless ??= new Walk(this.network, this.tokens, this.operator, 'careless', world.closed)
    return world.careless
  }

  /** Takes up what a walk has left open; enough, once it comes to where `wanted` would be the next step. */
  private settle(world: World, wanted?: number): void {
    const { exact, closed } = world
    // What is adopted may leave other steps open, so the list grows as it is worked off.
    for (const step of exact.doubtful.keys()) {
      if (wanted !== undefined && exact.doubtful.has(wanted)) return
      const exit = exact.exitOf(step)
      if (exact.has(step) || closed.includes(exit)) continue
      const other = this.world([...closed, exit].sort((a, b) => a - b))
      const before = this.wayTo(step, other)
      if (before !== undefined) exact.adopt(other.exact, before, step)
    }
    world.settled = true
  }

  /** What comes before a step over a closed point, if a way leads to it. */
  private wayTo(step: number, world: World): number | undefined {
    const { exact } = world
    if (!exact.doubtful.has(step) && !world.settled && this.carelessIn(world).doubtful.has(step))
      this.settle(world, step)
    return exact.doubtful.get(step)
  }
}
