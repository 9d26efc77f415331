import type { TokenAt } from '@roundhouse/engine'
import { type Point, point } from './hexes.js'
import { words } from './lettering.js'
import { circle, group, path, round, type SceneNode, translate } from './node.js'
import type { Palette } from './palette.js'
import { SLOT } from './places.js'
import { blockerSign, companySign, type Sign } from './tokens.js'

/** Cities: white circles with a dark rim, joined where there are several. */
const GAP = SLOT + 0.5
export const TOKEN = SLOT - 2

/** Middles of the circles around the middle of the city. */
export const slotSpots = (slots: number): readonly Point[] => {
  switch (slots) {
    case 0:
      return []
    case 1:
      return [point(0, 0)]
    case 2:
      return [point(-GAP, 0), point(GAP, 0)]
    case 3: {
      const out = (2 * GAP) / Math.sqrt(3)
      return [point(-GAP, out / 2), point(GAP, out / 2), point(0, -out)]
    }
    case 4:
      return [point(-GAP, -GAP), point(GAP, -GAP), point(-GAP, GAP), point(GAP, GAP)]
    default: {
      const out = GAP / Math.sin(Math.PI / slots)
      return Array.from({ length: slots }, (_, i) => {
        const angle = -Math.PI / 2 + (2 * Math.PI * i) / slots
        return point(Math.cos(angle) * out, Math.sin(angle) * out)
      })
    }
  }
}

/** Outline around equal discs whose middles are in convex order. */
const hull = (middles: readonly Point[], r: number): string => {
  const centre = middles.reduce(
    (sum, p) => point(sum.x + p.x / middles.length, sum.y + p.y / middles.length),
    point(0, 0),
  )
  const angle = (p: Point): number => Math.atan2(p.y - centre.y, p.x - centre.x)
  const around = [...middles].sort((a, b) => angle(a) - angle(b))
  const parts = around.map((p, i) => {
    const [before, after] = [around.at(i - 1)!, around[(i + 1) % around.length]!]
    const out = (a: Point, b: Point): Point => {
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      return point(((b.y - a.y) / length) * r, (-(b.x - a.x) / length) * r)
    }
    const [first, last] = [out(before, p), out(p, after)]
    const start = `${round(p.x + first.x)} ${round(p.y + first.y)}`
    return `${i === 0 ? 'M' : 'L'}${start}A${round(r)} ${round(r)} 0 0 1 ${round(p.x + last.x)} ${round(p.y + last.y)}`
  })
  return `${parts.join('')}Z`
}

export interface Stand {
  readonly token?: TokenAt
  /** A faint sign of who has a right to the circle. */
  readonly reserved?: string
}

/** Tokens take circles from the left, then come the reserved ones; a city grows when more stand there than it has. */
export const standsIn = (slots: number, tokens: readonly TokenAt[], reserved: readonly string[]): readonly Stand[] => {
  const count = Math.max(slots, tokens.length)
  return Array.from({ length: count }, (_, i) => {
    const token = tokens[i]
    const by = token ? undefined : reserved[i - tokens.length]
    return { ...(token && { token }), ...(by !== undefined && { reserved: by }) }
  })
}

export interface CityInk {
  readonly palette: Palette
  readonly signs: Readonly<Record<string, Sign>>
}

const drawStand = (stand: Stand, at: Point, index: number, { palette, signs }: CityInk): readonly SceneNode[] => {
  const { token, reserved } = stand
  if (token) {
    const sign = signs[token.by]
    const key = `token:${token.by}:${index}`
    if (token.blocker) return [blockerSign(sign, at, TOKEN, palette, key)]
    if (sign) return [companySign(sign, at, TOKEN, key)]
    return [
      blockerSign(
        { id: token.by, letters: token.by, colour: '#888888', ink: '#000000', pattern: 'plain' },
        at,
        TOKEN,
        palette,
        key,
      ),
    ]
  }
  if (reserved === undefined) return []
  const sign = signs[reserved]
  const key = `reserved:${reserved}:${index}`
  if (!sign) return [words(reserved, at, 15, { fill: palette.rim, weight: 600, opacity: 0.45 })]
  return [group(key, [companySign(sign, at, TOKEN - 4)], { opacity: 0.3, class: 'reserved' })]
}

/** Radius of the disc that covers the whole city. */
export const cityReach = (slots: number): number =>
  slotSpots(slots).reduce((far, { x, y }) => Math.max(far, Math.hypot(x, y)), 0) + SLOT

export const drawCity = (at: Point, stands: readonly Stand[], ink: CityInk, key: string): SceneNode => {
  const { palette } = ink
  const middles = slotSpots(stands.length)
  const rim = { fill: palette.city, stroke: palette.rim, 'stroke-width': 2.6 }
  const base = middles.length > 1 ? path(hull(middles, SLOT + 1.5), rim) : circle(0, 0, SLOT, rim)
  const circles =
    middles.length > 1 ? middles.map(({ x, y }) => circle(x, y, SLOT - 1.5, { ...rim, 'stroke-width': 1.6 })) : []
  return group(key, [base, ...circles, ...stands.flatMap((stand, i) => drawStand(stand, middles[i]!, i, ink))], {
    transform: translate(at.x, at.y),
    class: 'city',
  })
}
