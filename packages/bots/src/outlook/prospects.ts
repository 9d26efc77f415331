import {
  type ActionOf,
  type BoardData,
  type BoardState,
  EDGES,
  exitsOn,
  type Face,
  faceOn,
  nextColour,
  type OperatorId,
  type Position,
  placeValue,
} from '@roundhouse/engine'

/** A stop that is n tiles away counts for this part of its value, for each tile. */
const NEARNESS = 0.62
/** The second best stop counts a little less than the best, and so on: no train visits them all. */
const FADING = 0.88
/** What a city or town will be worth at least once there is a tile. */
const LEAST = { city: 20, town: 10, offboard: 0, junction: 0, mine: 10 } as const
/** Laying a tile takes one action; turning one that lies there towards somewhere else takes a phase besides. */
const NEW_TILE = 1
const UPGRADE = 1.4
/** So much terrain is as bad as a tile more. */
const TERRAIN = 90

interface Grid {
  readonly ids: readonly string[]
  readonly index: ReadonlyMap<string, number>
  /** hex × 6 + side → neighbour; −1 = none. */
  readonly across: Int16Array
  readonly terrain: Float32Array
}

const grids = new WeakMap<BoardData, Grid>()

const gridOf = (board: BoardData): Grid => {
  const found = grids.get(board)
  if (found) return found
  const ids = Object.keys(board.hexes)
  const index = new Map(ids.map((id, i) => [id, i]))
  const across = new Int16Array(ids.length * 6).fill(-1)
  ids.forEach((id, i) => {
    for (const edge of EDGES) {
      const next = board.neighbours[id]?.[edge]
      if (next !== undefined) across[i * 6 + edge] = index.get(next) ?? -1
    }
  })
  const terrain = Float32Array.from(ids, (id) => (board.hexes[id]?.terrain?.cost ?? 0) / TERRAIN)
  const made = { ids, index, across, terrain }
  grids.set(board, made)
  return made
}

type Colours = Parameters<typeof placeValue>[1]

/** What the best stop of a hex is worth, now or when it gets a tile. */
const valueAt = (face: Face, colours: Colours, late: Colours): number => {
  let best = 0
  for (const { kind, value } of face.places) {
    const now = placeValue(value, colours)
    const then = kind === 'offboard' ? (now + placeValue(value, late)) / 2 : now
    best = Math.max(best, then, LEAST[kind])
  }
  return best
}

/** A hex as it lies. */
interface Hex {
  readonly face: Face
  readonly value: number
  readonly isFinal: boolean
  /** No track leads anywhere, and a tile may still be laid. */
  readonly isBare: boolean
  /** Sides with track, as bits. */
  readonly open: number
}

interface Looked {
  readonly board: BoardData
  readonly tiles: BoardState['tiles']
  readonly colours: string
  /** By index of the grid: null = no such hex, undefined = not looked at yet. */
  readonly hexes: (Hex | null | undefined)[]
}

/** Where one has looked last: all but a hex is the same for every tile that is thought of. */
let last: Looked | undefined

const lookedAt = (board: BoardData, tiles: BoardState['tiles'], colours: string): Looked['hexes'] => {
  if (last?.board !== board || last.tiles !== tiles || last.colours !== colours)
    last = { board, tiles, colours, hexes: [] }
  return last.hexes
}

const lookAt = (board: BoardData, tiles: BoardState['tiles'], id: string, colours: Colours): Hex | null => {
  const face = faceOn(board, tiles, id)
  if (!face) return null
  const exits = exitsOn(board, tiles, id)
  const open = exits.reduce<number>((bits, edge) => bits | (1 << edge), 0)
  const isBare = tiles[id] === undefined && open === 0
  return { face, open, isBare, isFinal: nextColour(face.colour) === undefined, value: valueAt(face, colours, LATE) }
}

/** Are all circles of all its cities taken by others? */
const isFull = (face: Face, tokens: BoardState['tokens'][string], operator: OperatorId): boolean => {
  let slots = 0
  for (const place of face.places) slots += place.kind === 'city' ? place.slots : 0
  return slots > 0 && tokens.length >= slots && tokens.every(({ by }) => by !== operator)
}

const LATE: Colours = ['yellow', 'green', 'brown', 'gray']

/** A tile as it would lie. */
type Lay = Pick<ActionOf<'layTile'>, 'hex' | 'tile' | 'rotation'>

/**
 * What an operator's place on the map promises: every stop, the less the more tiles it takes to reach it from where
 * the operator's stations stand. `lay`: a tile thought of beside those that lie.
 */
export const prospects = (p: Position, operator: OperatorId, lay?: Lay): number => {
  const { board, routes } = p.rules
  const { tiles } = p.state.board
  const grid = gridOf(board)
  const count = grid.ids.length
  const far = new Float32Array(count).fill(99)
  const done = new Uint8Array(count)
  const colours = routes.colours?.(p) ?? p.rules.phases[p.state.phase]?.tiles ?? ['yellow']
  const known = lookedAt(board, tiles, colours.join())
  const laid = lay ? (grid.index.get(lay.hex) ?? -1) : -1
  const fresh = lay
    ? lookAt(board, { ...tiles, [lay.hex]: { tile: lay.tile, rotation: lay.rotation } }, lay.hex, colours)
    : null
  const hexAt = (at: number): Hex | null => {
    if (at === laid) return fresh
    const found = known[at]
    if (found !== undefined) return found
    const made = lookAt(board, tiles, grid.ids[at] as string, colours)
    known[at] = made
    return made
  }
  const queue: number[] = []
  for (const [hex, tokens] of Object.entries(p.state.board.tokens)) {
    const at = grid.index.get(hex)
    if (at === undefined || !tokens.some(({ by, blocker }) => by === operator && !blocker)) continue
    far[at] = 0
    queue.push(at)
  }
  const worths: number[] = []
  while (queue.length > 0) {
    let pick = 0
    for (let i = 1; i < queue.length; i++) if ((far[queue[i]!] ?? 99) < (far[queue[pick]!] ?? 99)) pick = i
    const at = queue[pick] as number
    queue[pick] = queue[queue.length - 1] as number
    queue.pop()
    if (done[at]) continue
    done[at] = 1
    const distance = far[at] as number
    if (distance > 6) break
    const here = hexAt(at)
    if (!here) continue
    if (here.value > 0) worths.push(here.value * NEARNESS ** distance)
    const tokens = p.state.board.tokens[grid.ids[at] as string] ?? []
    if (distance > 0 && (here.face.colour === 'red' || isFull(here.face, tokens, operator))) continue
    for (const edge of EDGES) {
      const next = grid.across[at * 6 + edge] as number
      if (next < 0 || done[next]) continue
      let cost = distance
      if ((here.open & (1 << edge)) === 0) {
        if (here.isFinal) continue
        // A tile still to be laid leads where one wants.
        if (!here.isBare || distance === 0) cost += here.isBare ? NEW_TILE : UPGRADE
      }
      const there = hexAt(next)
      if (((there?.open ?? 0) & (1 << ((edge + 3) % 6))) === 0) {
        if (!there || there.isFinal) continue
        cost += there.isBare ? NEW_TILE + (grid.terrain[next] ?? 0) : UPGRADE
      }
      if (cost < (far[next] as number)) {
        far[next] = cost
        queue.push(next)
      }
    }
  }
  worths.sort((a, b) => b - a)
  let sum = 0
  let weight = 1
  for (const worth of worths) {
    sum += worth * weight
    weight *= FADING
  }
  return sum
}
