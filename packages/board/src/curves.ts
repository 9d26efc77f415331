import { add, distance, edgeDirection, edgeMiddle, type Layout, minus, type Point, point, times } from './hexes.js'
import { round } from './node.js'

/** The line a piece of track follows. Every kind can be cut, so that half a curve is still an exact curve. */
export type Curve =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'arc'
      readonly centre: Point
      readonly radius: number
      /** Radians; a positive sweep turns clockwise. */
      readonly start: number
      readonly sweep: number
    }
  | { readonly kind: 'cubic'; readonly from: Point; readonly c1: Point; readonly c2: Point; readonly to: Point }

export const line = (from: Point, to: Point): Curve => ({ kind: 'line', from, to })

const mix = (a: Point, b: Point, t: number): Point => point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
const onCircle = (centre: Point, radius: number, angle: number): Point =>
  point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle))
const unit = (p: Point): Point => times(p, 1 / (Math.hypot(p.x, p.y) || 1))

export const pointAt = (curve: Curve, t: number): Point => {
  switch (curve.kind) {
    case 'line':
      return mix(curve.from, curve.to, t)
    case 'arc':
      return onCircle(curve.centre, curve.radius, curve.start + curve.sweep * t)
    case 'cubic': {
      const [a, b, c] = [mix(curve.from, curve.c1, t), mix(curve.c1, curve.c2, t), mix(curve.c2, curve.to, t)]
      return mix(mix(a, b, t), mix(b, c, t), t)
    }
  }
}

/** Unit vector of the way along the curve. */
export const tangentAt = (curve: Curve, t: number): Point => {
  switch (curve.kind) {
    case 'line':
      return unit(minus(curve.to, curve.from))
    case 'arc': {
      const angle = curve.start + curve.sweep * t
      const sign = Math.sign(curve.sweep)
      return point(-Math.sin(angle) * sign, Math.cos(angle) * sign)
    }
    case 'cubic': {
      const d = 0.001
      return unit(minus(pointAt(curve, Math.min(1, t + d)), pointAt(curve, Math.max(0, t - d))))
    }
  }
}

export const samples = (curve: Curve, steps = 24): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointAt(curve, i / steps))

export const lengthOf = (curve: Curve): number => {
  if (curve.kind === 'line') return distance(curve.from, curve.to)
  if (curve.kind === 'arc') return Math.abs(curve.radius * curve.sweep)
  const points = samples(curve)
  return points.slice(1).reduce((sum, p, i) => sum + distance(p, points[i]!), 0)
}

/** The stretch between two parameters; backwards when t0 > t1. */
export const part = (curve: Curve, t0: number, t1: number): Curve => {
  switch (curve.kind) {
    case 'line':
      return line(pointAt(curve, t0), pointAt(curve, t1))
    case 'arc':
      return { ...curve, start: curve.start + curve.sweep * t0, sweep: curve.sweep * (t1 - t0) }
    case 'cubic': {
      const speed = (t: number): Point => {
        const u = 1 - t
        const a = times(minus(curve.c1, curve.from), u * u)
        const b = times(minus(curve.c2, curve.c1), 2 * u * t)
        return add(add(a, b), times(minus(curve.to, curve.c2), t * t))
      }
      const [from, to, span] = [pointAt(curve, t0), pointAt(curve, t1), t1 - t0]
      return { kind: 'cubic', from, c1: add(from, times(speed(t0), span)), c2: minus(to, times(speed(t1), span)), to }
    }
  }
}

export const reversed = (curve: Curve): Curve => part(curve, 1, 0)

/** The curve moved sideways, to the right of its way. */
export const shifted = (curve: Curve, by: number): Curve => {
  if (by === 0) return curve
  const move = (p: Point, t: number): Point => {
    const { x, y } = tangentAt(curve, t)
    return add(p, point(-y * by, x * by))
  }
  switch (curve.kind) {
    case 'line':
      return line(move(curve.from, 0), move(curve.to, 1))
    case 'arc':
      return { ...curve, radius: curve.radius - Math.sign(curve.sweep) * by }
    case 'cubic':
      return {
        ...curve,
        from: move(curve.from, 0),
        c1: move(curve.c1, 0.3),
        c2: move(curve.c2, 0.7),
        to: move(curve.to, 1),
      }
  }
}

/** The same curve elsewhere. */
export const moved = (curve: Curve, by: Point): Curve => {
  switch (curve.kind) {
    case 'line':
      return { ...curve, from: add(curve.from, by), to: add(curve.to, by) }
    case 'arc':
      return { ...curve, centre: add(curve.centre, by) }
    case 'cubic':
      return {
        kind: 'cubic',
        from: add(curve.from, by),
        c1: add(curve.c1, by),
        c2: add(curve.c2, by),
        to: add(curve.to, by),
      }
  }
}

const xy = (p: Point): string => `${round(p.x)} ${round(p.y)}`

/** SVG path data; `joined` leaves out the first move, to go on from the end of another curve. */
export const pathData = (curve: Curve, joined = false): string => {
  const move = joined ? '' : `M${xy(pointAt(curve, 0))}`
  switch (curve.kind) {
    case 'line':
      return `${move}L${xy(curve.to)}`
    case 'arc': {
      const r = round(curve.radius)
      return `${move}A${r} ${r} 0 ${Math.abs(curve.sweep) > Math.PI ? 1 : 0} ${curve.sweep > 0 ? 1 : 0} ${xy(pointAt(curve, 1))}`
    }
    case 'cubic':
      return `${move}C${xy(curve.c1)} ${xy(curve.c2)} ${xy(curve.to)}`
  }
}

/** The circular arc that leaves `from` along `direction` and reaches `to`; a line when that is straight ahead. */
export const tangentArc = (from: Point, direction: Point, to: Point): Curve => {
  const way = minus(to, from)
  const normal = point(-direction.y, direction.x)
  const side = normal.x * way.x + normal.y * way.y
  if (Math.abs(side) < 0.5) return line(from, to)
  const signed = (way.x * way.x + way.y * way.y) / (2 * side)
  const centre = add(from, times(normal, signed))
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  let sweep = Math.atan2(to.y - centre.y, to.x - centre.x) - start
  if (signed > 0 && sweep < 0) sweep += 2 * Math.PI
  if (signed < 0 && sweep > 0) sweep -= 2 * Math.PI
  return { kind: 'arc', centre, radius: Math.abs(signed), start, sweep }
}

/** From side to side: straight, gentle or sharp, square to both sides. `from` and `to` may lie off the middle. */
export const joinEdges = (layout: Layout, a: number, b: number, fromShift = 0, toShift = 0): Curve => {
  const from = edgePoint(layout, a, fromShift)
  const to = edgePoint(layout, b, toShift)
  if (fromShift === 0 && toShift === 0) return tangentArc(from, times(edgeDirection(layout, a), -1), to)
  return flowing(from, times(edgeDirection(layout, a), -1), to, edgeDirection(layout, b))
}

/** A point on a side, moved clockwise along it (to the right when looking out of the hex). */
export const edgePoint = (layout: Layout, edge: number, shift = 0): Point => {
  const { x, y } = edgeDirection(layout, edge)
  return add(edgeMiddle(layout, edge), point(-y * shift, x * shift))
}

/** A smooth way that leaves along one direction and arrives along another. */
export const flowing = (from: Point, leaving: Point, to: Point, arriving: Point): Curve => {
  const pull = distance(from, to) * 0.4
  return { kind: 'cubic', from, c1: add(from, times(leaving, pull)), c2: minus(to, times(arriving, pull)), to }
}

/** Where two curves cross: parameters on both, if they do. */
export const crossing = (a: Curve, b: Curve): { readonly a: number; readonly b: number } | undefined => {
  const steps = 24
  const [p, q] = [samples(a, steps), samples(b, steps)]
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const [p0, q0] = [p[i]!, q[j]!]
      const [u, v, w] = [minus(p[i + 1]!, p0), minus(q[j + 1]!, q0), minus(q0, p0)]
      const cross = u.x * v.y - u.y * v.x
      if (Math.abs(cross) < 1e-9) continue
      const s = (w.x * v.y - w.y * v.x) / cross
      const t = (w.x * u.y - w.y * u.x) / cross
      if (s >= 0 && s <= 1 && t >= 0 && t <= 1) return { a: (i + s) / steps, b: (j + t) / steps }
    }
  }
  return undefined
}
