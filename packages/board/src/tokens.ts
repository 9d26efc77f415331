import type { OperatorData } from '@roundhouse/engine'
import { type Point, point } from './hexes.js'
import { fitType, words } from './lettering.js'
import { circle, el, group, path, round, type SceneNode } from './node.js'
import { contrast, luminance, type Palette } from './palette.js'

/** A company's sign: its colour, its letters, and a pattern that tells it from others without colour. */
export const PATTERNS = [
  'plain',
  'ring',
  'bands',
  'beads',
  'double',
  'quarters',
  'lines',
  'dashes',
  'sides',
  'spokes',
] as const
export type Pattern = (typeof PATTERNS)[number]

export interface Sign {
  readonly id: string
  readonly letters: string
  readonly colour: string
  readonly ink: string
  readonly pattern: Pattern
}

type Company = Pick<OperatorData, 'id' | 'colour' | 'textColour'> & { readonly letters?: string }

const DARK_INK = '#1d1a17'
const LIGHT_INK = '#ffffff'

/** The printed ink, unless it can hardly be read on the colour. */
const readableInk = (colour: string, wanted: string): string => {
  if (contrast(colour, wanted) >= 3) return wanted
  return contrast(colour, DARK_INK) >= contrast(colour, LIGHT_INK) ? DARK_INK : LIGHT_INK
}

const patternByName = (id: string): Pattern => {
  let sum = 0
  for (const char of id) sum = (sum * 31 + char.codePointAt(0)!) % 9973
  return PATTERNS[sum % PATTERNS.length]!
}

export const signOf = (company: Company, pattern: Pattern = patternByName(company.id)): Sign => ({
  id: company.id,
  letters: company.letters ?? company.id,
  colour: company.colour,
  ink: readableInk(company.colour, company.textColour),
  pattern,
})

/** Signs of all companies of a game: neighbours in lightness never share a pattern while there are enough. */
export const signsOf = (companies: readonly Company[]): Readonly<Record<string, Sign>> => {
  const byLightness = [...companies].sort((a, b) => luminance(a.colour) - luminance(b.colour) || (a.id < b.id ? -1 : 1))
  return Object.fromEntries(
    byLightness.map((company, i) => [company.id, signOf(company, PATTERNS[i % PATTERNS.length])]),
  )
}

/** The part of the disc above (or below) a chord. */
const cap = (r: number, height: number, down: boolean): string => {
  const half = Math.sqrt(r * r - height * height)
  const y = down ? height : -height
  return `M${round(-half)} ${round(y)}A${round(r)} ${round(r)} 0 0 ${down ? 0 : 1} ${round(half)} ${round(y)}Z`
}

const sideCap = (r: number, out: number, right: boolean): string => {
  const half = Math.sqrt(r * r - out * out)
  const x = right ? out : -out
  return `M${round(x)} ${round(-half)}A${round(r)} ${round(r)} 0 0 ${right ? 1 : 0} ${round(x)} ${round(half)}Z`
}

const ring = (r: number, width: number, ink: string, dash?: string, cap?: string): SceneNode =>
  circle(0, 0, r, {
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': cap,
  })

/** Ticks from the rim inwards. */
const ticks = (r: number, count: number, turn: number, ink: string): SceneNode => {
  const parts = Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / count
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${round(x * r)} ${round(y * r)}L${round(x * r * 0.76)} ${round(y * r * 0.76)}`
  })
  return path(parts.join(''), { stroke: ink, 'stroke-width': r * 0.16, fill: 'none' })
}

const drawPattern = (pattern: Pattern, r: number, ink: string): readonly SceneNode[] => {
  switch (pattern) {
    case 'plain':
      return []
    case 'ring':
      return [ring(r * 0.82, r * 0.1, ink)]
    case 'double':
      return [ring(r * 0.88, r * 0.06, ink), ring(r * 0.74, r * 0.06, ink)]
    case 'dashes':
      return [ring(r * 0.83, r * 0.12, ink, `${round(r * 0.348)} ${round(r * 0.304)}`)]
    case 'beads':
      return [ring(r * 0.82, r * 0.13, ink, `0 ${round((r * 0.82 * 2 * Math.PI) / 16)}`, 'round')]
    case 'bands':
      return [path(cap(r, r * 0.62, false) + cap(r, r * 0.62, true), { fill: ink })]
    case 'sides':
      return [path(sideCap(r, r * 0.78, false) + sideCap(r, r * 0.78, true), { fill: ink })]
    case 'lines': {
      const chord = (y: number): string => {
        const half = Math.sqrt(1 - y * y) * r
        return `M${round(-half)} ${round(y * r)}L${round(half)} ${round(y * r)}`
      }
      return [path(chord(-0.54) + chord(0.54), { stroke: ink, 'stroke-width': r * 0.09, fill: 'none' })]
    }
    case 'quarters':
      return [ticks(r, 4, 0.5, ink)]
    case 'spokes':
      return [ticks(r, 12, 0.5, ink)]
  }
}

/** Colours that vanish on a dark ground. */
const DARK = 0.06

/** The pattern leaves a rim in the company's colour, so that the disc stays round on any ground. */
const RIM = 0.91

/** Room for letters inside the pattern, in radii. */
const ROOM: Readonly<Partial<Record<Pattern, number>>> = { plain: 1.6, bands: 1.5, lines: 1.6, quarters: 1.55 }

/** The sign as a flat disc around a point: on the map, the market, in the log, on charters. */
export const companySign = (sign: Sign, at: Point = point(0, 0), r = 24, key = `sign:${sign.id}`): SceneNode => {
  const size = fitType(sign.letters, r * 0.78, r * (ROOM[sign.pattern] ?? 1.3))
  return group(
    key,
    [
      circle(0, 0, r, { fill: sign.colour }),
      ...drawPattern(sign.pattern, r * RIM, sign.ink),
      circle(0, 0, r - r * 0.02, {
        fill: 'none',
        stroke: '#000000',
        'stroke-opacity': 0.35,
        'stroke-width': r * 0.05,
        // A page with a dark ground draws a light ring here.
        class: luminance(sign.colour) < DARK ? 'dark-rim' : undefined,
      }),
      words(sign.letters, point(0, 0), size, { fill: sign.ink, weight: 700 }),
    ],
    { transform: at.x === 0 && at.y === 0 ? undefined : `translate(${round(at.x)} ${round(at.y)})`, class: 'sign' },
  )
}

/** A token turned face down: it fills the circle and belongs to nobody. */
export const blockerSign = (sign: Sign | undefined, at: Point, r: number, palette: Palette, key: string): SceneNode =>
  el(
    'g',
    { transform: `translate(${round(at.x)} ${round(at.y)})`, class: 'blocker' },
    [
      circle(0, 0, r, { fill: palette.tints.gray.fill, stroke: palette.tints.gray.edge, 'stroke-width': 1.5 }),
      path(
        `M${round(-r * 0.6)} ${round(-r * 0.6)}L${round(r * 0.6)} ${round(r * 0.6)}M${round(r * 0.6)} ${round(-r * 0.6)}L${round(-r * 0.6)} ${round(r * 0.6)}`,
        {
          stroke: palette.tints.gray.edge,
          'stroke-width': r * 0.14,
          fill: 'none',
        },
      ),
      ...(sign
        ? [
            words(sign.letters, point(0, 0), r * 0.5, {
              fill: palette.tints.gray.ink,
              weight: 600,
              halo: palette.tints.gray.fill,
            }),
          ]
        : []),
    ],
    key,
  )
