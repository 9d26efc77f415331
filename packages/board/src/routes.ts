import {
  type BoardData,
  type Edge,
  type End,
  type Face,
  type Gauge,
  isEdge,
  opposite,
  type RunOfTrain,
  type TileAt,
  turn,
} from '@roundhouse/engine'
import { type Curve, moved, pathData, pointAt, shifted } from './curves.js'
import { distance, type Point, point } from './hexes.js'
import { typeWidth, words } from './lettering.js'
import { el, group, path, type SceneNode, translate } from './node.js'
import { contrast, type Palette } from './palette.js'

/** Routes as coloured lines along the track. */
export interface RoutePiece {
  readonly hex: string
  /** Index of the track on the face that lies there. */
  readonly track: number
}
export interface RouteLine {
  readonly colour: string
  /** Name of the train, shown on the line. */
  readonly label?: string
  /** Pattern along the middle of the line, so that colour is not the only sign. */
  readonly dash?: string
  /** In the background, while another one is looked at. */
  readonly faint?: boolean
  readonly pieces: readonly RoutePiece[]
}

/** One for each of the colours below; the first line has none. */
export const ROUTE_DASHES = ['', '1 16', '14 12', '4 10', '22 8', '10 6 1 6'] as const

/** Told apart by colour-blind eyes, and from every colour of tile. */
export const ROUTE_COLOURS = ['#d6246e', '#1257c9', '#f08a00', '#6a2fb0', '#00847e', '#b3201b'] as const

type Tiles = Readonly<Record<string, TileAt>>

const lying = (
  board: BoardData,
  tiles: Tiles,
  hex: string,
): { readonly face: Face; readonly rotation: number } | undefined => {
  const at = tiles[hex]
  const face = at ? board.tiles[at.tile] : board.hexes[hex]
  return face && { face, rotation: at?.rotation ?? 0 }
}

const endKey = (end: End, rotation: number): string => (isEdge(end) ? `e${turn(end.edge, rotation)}` : `p${end.place}`)

interface Goal {
  readonly hex: string
  /** End inside the hex to leave by, `e3` or `p0`. */
  readonly end: string
}

/** Tracks of one hex from one of its ends to another, without using one twice. */
const ways = function* (
  face: Face,
  rotation: number,
  from: string,
  to: string,
  used: readonly number[] = [],
): Generator<readonly number[]> {
  for (const [i, track] of face.track.entries()) {
    if (used.includes(i)) continue
    const [a, b] = [endKey(track.a, rotation), endKey(track.b, rotation)]
    if (a !== from && b !== from) continue
    const next = a === from ? b : a
    if (next === to) yield [...used, i]
    else if (next.startsWith('p')) yield* ways(face, rotation, next, to, [...used, i])
  }
}

/** Lane of a track where it meets a side; a lane is counted at the end `a`. */
const laneAt = (face: Face, rotation: number, track: number | undefined, side: string): number | undefined => {
  const piece = face.track[track ?? -1]
  return piece?.lane && endKey(piece.a, rotation) === side ? piece.lane.index : undefined
}

/** The pieces of track between two stops along a chain of hexes. */
const followChain = (
  board: BoardData,
  tiles: Tiles,
  chain: readonly string[],
  from: string,
  to: string,
): readonly RoutePiece[] => {
  const goals = chain.map((hex, k): Goal => {
    const next = chain[k + 1]
    if (next === undefined) return { hex, end: to }
    const side = Object.entries(board.neighbours[hex] ?? {}).find(([, id]) => id === next)?.[0]
    return { hex, end: `e${side ?? '?'}` }
  })
  const step = (k: number, entry: string, lane: number | undefined): readonly RoutePiece[] | undefined => {
    const goal = goals[k]
    if (!goal) return []
    const here = lying(board, tiles, goal.hex)
    if (!here) return undefined
    for (const way of ways(here.face, here.rotation, entry, goal.end)) {
      const joins = laneAt(here.face, here.rotation, way[0], entry)
      if (k > 0 && lane !== joins) continue
      const exit = Number(goal.end.slice(1)) as Edge
      const rest = step(k + 1, `e${opposite(exit)}`, laneAt(here.face, here.rotation, way.at(-1), goal.end))
      if (rest) return [...way.map((track) => ({ hex: goal.hex, track })), ...rest]
    }
    return undefined
  }
  return step(0, from, undefined) ?? []
}

/** A train's run as pieces of track. */
export const runPieces = (
  board: BoardData,
  tiles: Tiles,
  run: Pick<RunOfTrain, 'chains' | 'stops'>,
): readonly RoutePiece[] =>
  run.chains.flatMap((chain, i) => {
    const [from, to] = [run.stops[i], run.stops[i + 1]]
    if (!from || !to) return []
    const ahead = chain[0] === from.hex
    const hexes = ahead ? chain : [...chain].reverse()
    return followChain(board, tiles, hexes, `p${from.place}`, `p${to.place}`)
  })

export interface Placed {
  readonly centre: Point
  readonly courses: readonly Curve[]
  /** In the order of the courses. */
  readonly gauges: readonly Gauge[]
}

const WIDTH = 10
const EDGE = 5
/** Lines on one track lie this far from each other. */
const ASIDE = 7
/** How far sleepers stand out on each side of the lines. */
const TEETH = 5
const SLEEPERS = '3.5 7'

/** How far labels stay from each other, as far as that is possible. */
const APART = [230, 120, 50]

/** A middle of a side the line passes, near the middle of the route: a label there covers no city. */
const labelSpot = (ends: readonly Point[], taken: readonly Point[]): Point | undefined => {
  const middle = (points: readonly Point[]): Point | undefined => points[Math.floor((points.length - 1) / 2)]
  for (const apart of APART) {
    const free = ends.filter((p) => taken.every((q) => distance(p, q) > apart))
    if (free.length > 0) return middle(free)
  }
  return middle(ends)
}

/** Lines go under cities and their tokens, labels above everything. */
export interface DrawnRoutes {
  readonly lines: readonly SceneNode[]
  readonly labels: readonly SceneNode[]
}

export const drawRoutes = (
  routes: readonly RouteLine[],
  placed: (hex: string) => Placed | undefined,
  palette: Palette,
): DrawnRoutes => {
  const users = new Map<string, number[]>()
  routes.forEach((route, r) => {
    for (const { hex, track } of route.pieces) {
      const key = `${hex}/${track}`
      users.set(key, [...(users.get(key) ?? []), r])
    }
  })
  const sleepers = (gauge: Gauge): readonly SceneNode[] =>
    [...users].flatMap(([key, by]) => {
      const [hex = '', track] = key.split('/')
      const place = placed(hex)
      const curve = place?.courses[Number(track)]
      if (!place || !curve || place.gauges[Number(track)] !== gauge) return []
      const width = WIDTH + EDGE + (by.length - 1) * ASIDE + 2 * TEETH
      const attrs = { fill: 'none', stroke: palette.track, 'stroke-width': width, 'stroke-dasharray': SLEEPERS }
      return [path(pathData(moved(curve, place.centre)), attrs)]
    })
  const taken: Point[] = []
  const lines: SceneNode[] = []
  const labels: SceneNode[] = []
  routes.forEach((route, r) => {
    const borders: Point[] = []
    const data = route.pieces.map(({ hex, track }) => {
      const place = placed(hex)
      const curve = place?.courses[track]
      if (!place || !curve) return ''
      const sharing = users.get(`${hex}/${track}`) ?? []
      const aside = (sharing.indexOf(r) - (sharing.length - 1) / 2) * (sharing.length > 1 ? ASIDE : 0)
      const way = moved(shifted(curve, aside), place.centre)
      borders.push(...[pointAt(way, 0), pointAt(way, 1)].filter((p) => isBorder(p, place.centre)))
      return pathData(way)
    })
    const d = data.join('')
    const spot = labelSpot(borders, taken)
    if (spot) taken.push(spot)
    const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
    const parts = [
      path(d, { ...line, stroke: palette.disc, 'stroke-width': WIDTH + EDGE }),
      path(d, { ...line, stroke: route.colour, 'stroke-width': WIDTH }),
      ...(route.dash
        ? [path(d, { ...line, stroke: palette.disc, 'stroke-width': 3, 'stroke-dasharray': route.dash })]
        : []),
    ]
    lines.push(group(`route:${r}`, parts, { class: 'route', 'data-route': r, opacity: route.faint ? 0.45 : undefined }))
    if (route.label !== undefined && spot) labels.push(drawLabel(`label:${r}`, route, route.label, spot, palette))
  })
  // No line hides what it runs on: dual gauge keeps its teeth beside it, narrow gauge its sleepers across it.
  const beside = group('sleepers:dual', sleepers('dual'))
  const across = group('sleepers:narrow', sleepers('narrow'), { opacity: 0.85 })
  return { lines: [beside, ...lines, across], labels }
}

/** Ends on a side lie an apothem away from the centre, ends at places nearer. */
const isBorder = (at: Point, centre: Point): boolean => distance(at, centre) > 80

/** The inner group may be made larger where the whole map is small on a screen. */
const drawLabel = (key: string, route: RouteLine, label: string, at: Point, palette: Palette): SceneNode => {
  const { colour, faint } = route
  const width = Math.max(30, typeWidth(label, 19) + 16)
  const ink = contrast(colour, '#ffffff') >= 3 ? '#ffffff' : '#1d1a17'
  const plate = { x: -width / 2, y: -15, width, height: 30, rx: 8, fill: colour, stroke: palette.disc }
  const parts = [el('rect', { ...plate, 'stroke-width': 3 }), words(label, point(0, 0), 19, { fill: ink, weight: 700 })]
  return group(key, [group('train', parts, { class: 'train-label' })], {
    transform: translate(at.x, at.y),
    'pointer-events': 'none',
    opacity: faint ? 0.6 : undefined,
  })
}
