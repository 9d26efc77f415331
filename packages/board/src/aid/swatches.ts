import type { Colour } from '@roundhouse/engine'
import { el } from '../node.js'
import { LIGHT } from '../palette.js'
import { markup } from '../svg.js'
import { type Html, raw } from './html.js'

const HEX = '4,0 12,0 16,7 12,14 4,14 0,7'
const STEP = 18

/** Little hexes in the colours of tiles. Drawn, because a browser prints drawings but leaves grounds out. */
export const swatches = (colours: readonly (Colour | 'black')[]): Html =>
  raw(
    markup(
      el(
        'svg',
        {
          class: 'hexes',
          viewBox: `-1 -1 ${STEP * colours.length} 16`,
          width: `${(STEP * colours.length) / 16}em`,
          role: 'img',
          'aria-label': colours.join(', '),
        },
        colours.map((colour, i) =>
          el('polygon', {
            points: HEX,
            transform: `translate(${i * STEP} 0)`,
            fill: colour === 'black' ? '#2a2724' : LIGHT.tints[colour].fill,
            stroke: '#26221d',
            'stroke-width': 0.9,
          }),
        ),
      ),
    ),
  )
