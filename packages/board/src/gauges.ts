import type { BoardData, Gauge, Language } from '@roundhouse/engine'
import { line, pathData } from './curves.js'
import { TERMS } from './describe-terms.js'
import { point } from './hexes.js'
import { group } from './node.js'
import { PALETTES, type Palette } from './palette.js'
import type { Scene } from './svg.js'
import { drawLine } from './track.js'

const GAUGES: readonly Gauge[] = ['standard', 'narrow', 'dual']

/** Gauges that lie on a board or may come to lie there. */
export const gaugesOf = ({ hexes, tiles }: BoardData): readonly Gauge[] => {
  const track = [...Object.values(hexes), ...Object.values(tiles)].flatMap((face) => face.track)
  return GAUGES.filter((gauge) => track.some((piece) => piece.gauge === gauge))
}

export const gaugeName = (gauge: Gauge, language: Language): string => TERMS[language].gauges[gauge]

/** A stretch of track, for a legend. */
export const gaugeScene = (gauge: Gauge, theme: 'light' | 'dark' | Palette = 'light'): Scene => {
  const palette = typeof theme === 'object' ? theme : PALETTES[theme]
  const d = pathData(line(point(-50, 0), point(50, 0)))
  return {
    box: { x: -50, y: -18, width: 100, height: 36 },
    background: palette.tints.yellow.fill,
    layers: [group('track', drawLine(d, gauge, { core: palette.track, casing: palette.tints.yellow.casing }))],
  }
}
