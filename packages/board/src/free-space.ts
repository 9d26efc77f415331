import { depthInHex, distance, type Layout, type Point, point, SIDE } from './hexes.js'

/**
 * Finds room on a hex for figures, names and signs. The hex is a grid of points that know how far the next
 * drawn thing is; whatever finds a place there becomes a drawn thing for the next one.
 */
export interface Disc {
  readonly at: Point
  readonly r: number
}

/** What needs room, as discs around its own middle. */
export type Shape = readonly Disc[]

export interface Wish {
  /** Where it would like to be. */
  readonly near: Point
  /** Loss for each unit away from there. */
  readonly pull?: number
  /** Loss for each unit off the vertical middle line: keeps names centred. */
  readonly upright?: number
  /** Air beyond this much brings nothing more. */
  readonly enough?: number
}

export interface Found {
  readonly at: Point
  /** Least distance to anything else; negative where it lies on something. */
  readonly air: number
}

const STEP = 4
/** Kept free along the sides of the hex. */
const INSET = 4
/** Lying on something costs far more than being away from where one would like to be. */
const CROWDING = 4
/** Nobody asks for more air than this around anything. */
const HORIZON = 40
const REACH = Math.ceil(SIDE / STEP)
const WIDTH = 2 * REACH + 1

export interface FreeSpace {
  /** Bar the room of a disc. */
  block(disc: Disc): void
  blockShape(shape: Shape, at: Point): void
  air(shape: Shape, at: Point): number
  /** The best spot there is, even a crowded one. */
  find(shape: Shape, wish: Wish): Found
}

export const discShape = (r: number): Shape => [{ at: point(0, 0), r }]

/** A box as a row of discs. */
export const boxShape = (width: number, height: number): Shape => {
  const r = height / 2
  if (width <= height) return discShape(Math.max(width, height) / 2)
  const span = width - height
  const count = Math.max(2, Math.ceil(span / r) + 1)
  return Array.from({ length: count }, (_, i) => ({ at: point(-span / 2 + (span * i) / (count - 1), 0), r }))
}

export const moveShape = (shape: Shape, by: Point): Shape =>
  shape.map(({ at, r }) => ({ at: point(at.x + by.x, at.y + by.y), r }))

/** Lines of text under each other. */
export const linesShape = (widths: readonly number[], lineHeight: number): Shape =>
  widths.flatMap((width, i) =>
    moveShape(boxShape(width, lineHeight), point(0, (i - (widths.length - 1) / 2) * lineHeight)),
  )

interface Bare {
  readonly grid: Float64Array
  readonly spots: readonly Point[]
}

const bare = (layout: Layout): Bare => {
  const grid = new Float64Array(WIDTH * WIDTH)
  const spots: Point[] = []
  for (let row = 0; row < WIDTH; row++) {
    for (let col = 0; col < WIDTH; col++) {
      const at = point((col - REACH) * STEP, (row - REACH) * STEP)
      const depth = depthInHex(layout, at) - INSET
      grid[row * WIDTH + col] = depth
      if (depth > 0) spots.push(at)
    }
  }
  return { grid, spots }
}

const BARE: Readonly<Record<Layout, Bare>> = { flat: bare('flat'), pointy: bare('pointy') }

export const freeSpace = (layout: Layout): FreeSpace => {
  const grid = BARE[layout].grid.slice()
  const { spots } = BARE[layout]

  const block = ({ at, r }: Disc): void => {
    const reach = r + HORIZON
    const bound = (n: number): number => Math.max(0, Math.min(WIDTH - 1, Math.round(n / STEP) + REACH))
    const [top, bottom, left, right] = [at.y - reach, at.y + reach, at.x - reach, at.x + reach].map(bound)
    for (let row = top!; row <= bottom!; row++) {
      for (let col = left!; col <= right!; col++) {
        const i = row * WIDTH + col
        const free = Math.hypot((col - REACH) * STEP - at.x, (row - REACH) * STEP - at.y) - r
        if (free < grid[i]!) grid[i] = free
      }
    }
  }

  const airAt = (x: number, y: number): number => {
    const col = Math.round(x / STEP) + REACH
    const row = Math.round(y / STEP) + REACH
    return col < 0 || row < 0 || col >= WIDTH || row >= WIDTH ? -SIDE : grid[row * WIDTH + col]!
  }

  /** Stops counting once it is no better than `floor`. */
  const air = (shape: Shape, at: Point, floor = -Infinity): number => {
    let least = Infinity
    for (const disc of shape) {
      least = Math.min(least, airAt(at.x + disc.at.x, at.y + disc.at.y) - disc.r)
      if (least <= floor) break
    }
    return least
  }

  return {
    block,
    blockShape: (shape, at) => {
      for (const disc of shape) block({ at: point(at.x + disc.at.x, at.y + disc.at.y), r: disc.r })
    },
    air,
    find: (shape, { near, pull = 0.08, upright = 0, enough = 6 }) => {
      let best: Found = { at: near, air: -Infinity }
      let bestScore = -Infinity
      for (const at of spots) {
        const loss = pull * distance(at, near) + upright * Math.abs(at.x)
        const needed = bestScore + loss
        if (needed >= enough) continue
        const free = air(shape, at, needed < 0 ? needed / CROWDING : needed)
        const score = (free < 0 ? free * CROWDING : Math.min(free, enough)) - loss
        if (score > bestScore) {
          best = { at, air: free }
          bestScore = score
        }
      }
      return best
    },
  }
}
