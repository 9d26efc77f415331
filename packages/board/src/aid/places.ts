import type { BorderKind, Hex, TerrainKind } from '@roundhouse/engine'
import { TERMS } from '../describe-terms.js'
import { bonusFigure } from '../icons.js'
import { type Cell, cellsOf } from '../values.js'
import { type Content, type Html, halves, html, joined } from './html.js'
import { labelOf, ruleList, type Source } from './source.js'
import { swatches } from './swatches.js'

/** A place on the printed board whose value follows the phase. */
export interface ValuedPlace {
  readonly name: string
  readonly group: string
  readonly cells: readonly Cell[]
  readonly bonus: string
}

/** Hexes of one area are one place: the value is the same, bonus figures may differ. */
export const valuedPlaces = (hexes: readonly Hex[]): readonly ValuedPlace[] => {
  const found = new Map<string, { hexes: Hex[]; cells: readonly Cell[] }>()
  for (const hex of hexes) {
    for (const { value } of hex.places) {
      const cells = cellsOf(value)
      if (cells.length === 0) continue
      const key = hex.area ?? hex.id
      found.set(key, { hexes: [...(found.get(key)?.hexes ?? []), hex], cells })
    }
  }
  return [...found.values()]
    .map(({ hexes: of, cells }) => {
      const figures = of.flatMap(({ icons = [] }) => icons.map(bonusFigure)).filter((figure) => figure !== undefined)
      return {
        name: of.find(({ name }) => name !== undefined)?.name ?? of[0]!.id,
        group: of[0]?.group ?? '',
        cells,
        bonus: [...new Set(figures)].join(', '),
      }
    })
    .sort((a, b) => (a.group === b.group ? 0 : a.group === '' ? 1 : b.group === '' ? -1 : a.group < b.group ? 1 : -1))
}

/** Each kind of ground with what it costs: `mountain $40, $60`. */
const costs = <K extends string>(
  source: Source,
  found: readonly { readonly kind: K; readonly cost: number }[],
  names: Readonly<Record<K, string>>,
): string =>
  [...new Set(found.map(({ kind }) => kind))]
    .map((kind) => {
      const amounts = [...new Set(found.filter((each) => each.kind === kind).map(({ cost }) => cost))]
      return `${names[kind]} ${amounts
        .sort((a, b) => a - b)
        .map((cost) => source.money(cost))
        .join(', ')}`
    })
    .join('; ')

const groundLine = (word: string, text: string): Content =>
  text === '' ? undefined : html`<p class="rule"><b>${word}</b> ${text}</p>`

const terrain = (source: Source): Content => {
  const { say, rules, language } = source
  const hexes = Object.values(rules.board.hexes)
  const terms = TERMS[language]
  const grounds = hexes.flatMap(({ terrain: t }): { kind: TerrainKind; cost: number }[] => (t && t.cost > 0 ? [t] : []))
  const sides = hexes.flatMap(({ borders = [] }) =>
    borders.flatMap(({ kind, cost }): { kind: BorderKind; cost: number }[] => (cost ? [{ kind, cost }] : [])),
  )
  return [
    groundLine(say('terrain'), costs(source, grounds, terms.terrains)),
    groundLine(say('hexsides'), costs(source, sides, terms.borders)),
  ]
}

/** The phase a colour begins with: for copies without colour. */
const phaseOf = (source: Source, colour: Cell['colour']): Content => {
  const phase = source.rules.phases.find(({ tiles }) => tiles.some((tile) => tile === colour))
  return phase ? html`${labelOf(source, phase.name)}<br>` : ''
}

export const placeSection = (source: Source): Html => {
  const { say, rules, aid } = source
  const places = valuedPlaces(Object.values(rules.board.hexes))
  const colours = [...new Set(places.flatMap(({ cells }) => cells.map(({ colour }) => colour)))]
  const bonuses = places.some(({ bonus }) => bonus !== '')
  const groups = places.some(({ group }) => group !== '')
  const row = ({ name, group, cells, bonus }: ValuedPlace): Html => html`<tr>
${groups ? html`<td class="group">${group}</td>` : ''}<td class="name">${name}</td>
${colours.map((colour) => html`<td class="figure">${cells.find((cell) => cell.colour === colour)?.value ?? ''}</td>`)}
${bonuses ? html`<td class="figure">${bonus === '' ? '' : `+${bonus}`}</td>` : ''}
</tr>`
  return html`<section class="whole">
<h2>${say('places')}</h2>
${
  places.length === 0
    ? ''
    : halves(
        places,
        (part) => html`<table class="places">
<thead><tr><th colspan="${groups ? 2 : 1}"></th>
${colours.map((colour) => html`<th scope="col" class="figure">${phaseOf(source, colour)}${swatches([colour])}</th>`)}
${bonuses ? html`<th scope="col" class="figure">${say('bonus')}</th>` : ''}
</tr></thead>
<tbody>${part.map(row)}</tbody>
</table>`,
      )
}
${joined([terrain(source)], '')}
${ruleList(source, aid.placeRules)}
</section>`
}
