import type { AidMove, MarketCell, MarketData, MarketWay } from '@roundhouse/engine'
import { isGated, zoneOpens, zoneWords } from '../market-zones.js'
import { el, path, type SceneNode } from '../node.js'
import { markup } from '../svg.js'
import { type Content, type Html, html, raw } from './html.js'
import { referenceTo, type Source } from './source.js'
import { AID_TEXTS } from './texts.js'

const WIDTH = 260
/** A single row is broken into lines so that its prices stay readable. */
const LONGEST = 12
const INK = '#26221d'

/** A tint, and a mark in the corner for copies without colour; the path is in a square of 8 × 8. */
interface Look {
  readonly tint: string
  readonly mark: string
}

const LOOKS: Readonly<Record<string, Look>> = {
  par: { tint: '#dfe6ee', mark: 'M0 0H8L0 8Z' },
  close: { tint: '#f3c9bd', mark: 'M1 0L4 3L7 0L8 1L5 4L8 7L7 8L4 5L1 8L0 7L3 4L0 1Z' },
  end: { tint: '#f3c9bd', mark: 'M0 0H8V3H3V8H0Z' },
  blue: { tint: '#cfe3ea', mark: 'M4 0L8 4L4 8L0 4Z' },
  noCertLimit: { tint: '#f7e39a', mark: 'M4 0A4 4 0 1 0 4 8A4 4 0 1 0 4 0ZM4 2A2 2 0 1 1 4 6A2 2 0 1 1 4 2Z' },
}

/** For zones a title adds, in the order the market has them. */
const SPARE: readonly Look[] = [
  { tint: '#e6d2bb', mark: 'M0 3H8V5H0Z' },
  { tint: '#d3e3c6', mark: 'M0 8L4 0L8 8Z' },
  { tint: '#f6d7b0', mark: 'M0 0H3V8H0ZM5 0H8V8H5Z' },
]

const zonesOf = (market: MarketData): ReadonlyMap<string, Look> => {
  const ids = [...new Set(market.cells.flatMap((cell) => cell?.zones ?? []))]
  const added = ids.filter((id) => !(id in LOOKS))
  return new Map(ids.map((id) => [id, LOOKS[id] ?? SPARE[added.indexOf(id) % SPARE.length]!]))
}

const markNode = (look: Look, x: number, y: number, size: number): SceneNode =>
  path(look.mark, { transform: `translate(${x} ${y}) scale(${size / 8})`, fill: INK, 'fill-opacity': 0.75 })

const cellNodes = (
  cell: MarketCell,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  zones: ReadonlyMap<string, Look>,
): readonly SceneNode[] => {
  const looks = cell.zones.flatMap((zone) => zones.get(zone) ?? [])
  return [
    el('rect', { ...box, fill: looks[0]?.tint ?? '#ffffff', stroke: INK, 'stroke-width': 0.5 }),
    ...looks.map((look, i) => markNode(look, box.x + 0.8 + i * 4, box.y + 0.8, 3.2)),
    el('text', { x: box.x + box.width / 2, y: box.y + box.height / 2 + 4, 'text-anchor': 'middle' }, [
      String(cell.price),
    ]),
  ]
}

const drawing = (market: MarketData, label: string): Html => {
  const single = market.rows === 1
  const lines = single ? Math.ceil(market.cols / LONGEST) : market.rows
  const columns = single ? Math.ceil(market.cols / lines) : market.cols
  const width = (WIDTH - 1) / columns
  const height = single ? 16 : 13.5
  const zones = zonesOf(market)
  const cells = market.cells.flatMap((cell) => {
    if (!cell) return []
    const col = single ? cell.col % columns : cell.col
    const row = single ? Math.floor(cell.col / columns) : cell.row
    return cellNodes(cell, { x: 0.5 + col * width, y: 0.5 + row * height, width, height }, zones)
  })
  return raw(
    markup(
      el(
        'svg',
        {
          class: 'market',
          viewBox: `0 0 ${WIDTH} ${lines * height + 1}`,
          role: 'img',
          'aria-label': label,
          'font-size': 8.5,
        },
        cells,
      ),
    ),
  )
}

/** What a zone means, and from which phase on. */
const zoneName = ({ rules, say, text }: Source, id: string): string => {
  const opens = zoneOpens(rules, id)
  const since = opens > 0 ? say('fromPhase', { phase: rules.phases[opens]?.name ?? '' }) : ''
  const own = zoneWords(rules, id)
  const name = own ? text(own) : id in AID_TEXTS ? say(id as keyof typeof AID_TEXTS) : id
  if (isGated(rules, id) && !own) return since
  return since === '' ? name : `${name}: ${since}`
}

const legend = (source: Source): Content =>
  [...zonesOf(source.rules.market)].map(([id, look]) => {
    const sample = el('svg', { class: 'zone', viewBox: '0 0 12 12' }, [
      el('rect', { x: 0.5, y: 0.5, width: 11, height: 11, fill: look.tint, stroke: INK, 'stroke-width': 0.7 }),
      markNode(look, 2, 2, 5),
    ])
    return html`<span class="key">${raw(markup(sample))} ${zoneName(source, id)}</span> `
  })

const TURNED: Readonly<Record<Exclude<MarketWay, 'stay'>, number>> = { right: 0, down: 90, left: 180, up: 270 }

const arrow = (way: MarketWay): Html =>
  raw(
    markup(
      el('svg', { class: 'way', viewBox: '-6 -6 12 12', role: 'img', 'aria-label': way }, [
        way === 'stay'
          ? el('circle', { cx: 0, cy: 0, r: 2.6, fill: 'none', stroke: INK, 'stroke-width': 1.5 })
          : path('M-5 0H2', { stroke: INK, 'stroke-width': 1.8, transform: `rotate(${TURNED[way]})` }),
        ...(way === 'stay' ? [] : [path('M5.5 0L0.5 -3.8V3.8Z', { fill: INK, transform: `rotate(${TURNED[way]})` })]),
      ]),
    ),
  )

/** Rows that rest on the same rule name it once. */
const moveRow = (source: Source, { when, way, by = 1, rule }: AidMove, before: AidMove | undefined): Html => {
  const reference = rule === before?.rule ? '' : referenceTo(source, rule)
  return html`<tr><td class="move">${arrow(way)}${by > 1 ? html`<b>${by}</b>` : ''}</td><td>${source.text(when)} ${reference}</td></tr>`
}

export const marketSection = (source: Source): Html => {
  const { say, rules, aid } = source
  return html`<section class="whole">
<h2>${say('market')}</h2>
${drawing(rules.market, say('market'))}
<p class="note">${legend(source)}</p>
${aid.market ? html`<table class="moves"><tbody>${aid.market.map((move, i, all) => moveRow(source, move, all[i - 1]))}</tbody></table>` : ''}
</section>`
}
