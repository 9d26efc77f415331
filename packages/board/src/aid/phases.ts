import { cardOf, type Phase, type Reach, type TrainCard } from '@roundhouse/engine'
import { TERMS } from '../describe-terms.js'
import { type Content, type Html, html, joined } from './html.js'
import { labelOf, ruleList, ruleText, type Source } from './source.js'
import { swatches } from './swatches.js'
import { AID_TEXTS } from './texts.js'

/** A phase with the trains that go on sale in it. */
export interface PhaseRow {
  readonly phase: Phase
  /** Of the phase before; none for the first. */
  readonly before?: Phase
  readonly cards: readonly TrainCard[]
  /** Which train of its kind begins the phase, where it is not the first of the row. */
  readonly nth?: number
  readonly removed: readonly string[]
  readonly lastRun: readonly string[]
}

const namesOf = (cards: readonly TrainCard[]): readonly string[] => [
  ...new Set(cards.flatMap(({ types }) => types.map(({ name }) => name))),
]

/** 18MEX's fifth 3 heads a stack of its own: counted with the stacks of the same train before it. */
const soldBefore = (cards: readonly TrainCard[], card: TrainCard): number =>
  cards
    .slice(0, cards.indexOf(card))
    .filter((other) => other.types[0]?.name === card.types[0]?.name)
    .reduce((sum, { count }) => sum + (count ?? 0), 0)

export const phaseRows = ({ phases, trains }: Pick<Source['rules'], 'phases' | 'trains'>): readonly PhaseRow[] => {
  let row = 0
  const rowOf = new Map(
    trains.map((card) => {
      const begun = phases.findIndex(({ on }) => on?.card === card.card)
      row = begun < 0 ? row : begun
      return [card, row]
    }),
  )
  return phases.map((phase, i) => {
    const before = phases[i - 1]
    const trigger = trains.find(({ card }) => card === phase.on?.card)
    const nth = trigger ? soldBefore(trains, trigger) + 1 : 1
    return {
      phase,
      ...(before ? { before } : {}),
      cards: trains.filter((card) => rowOf.get(card) === i),
      ...(nth > 1 ? { nth } : {}),
      removed: trigger ? namesOf(trains.filter(({ rustsOn }) => rustsOn === trigger.card)) : [],
      lastRun: trigger ? namesOf(trains.filter(({ obsoleteOn }) => obsoleteOn === trigger.card)) : [],
    }
  })
}

const kindNames = ({ language }: Source, kinds: readonly (keyof (typeof TERMS)['en']['kinds'])[]): string =>
  kinds.map((kind) => TERMS[language].kinds[kind]).join(', ')

const reachText = (source: Source, { visits, counts, factor = {}, borders }: Reach): Content => {
  const { say } = source
  if (borders) return borders.limit === null ? say('anyLength') : say('hexes', { n: borders.limit })
  const endless = !Number.isFinite(visits) || visits >= 99
  const length = endless
    ? say('anyLength')
    : counts === undefined
      ? say('stops', { n: visits })
      : say('bestOf', { n: visits, counts })
  const most = Math.max(1, ...Object.values(factor))
  const kinds = (['city', 'town', 'offboard'] as const).filter((kind) => factor[kind] === most)
  const parts = most > 1 ? [`${length};`, say('times', { factor: most, kinds: kindNames(source, kinds) })] : [length]
  return joined(
    parts.map((part) => html`<span class="unbroken">${part}</span>`),
    ' ',
  )
}

/** Cards for sale with each number of players: one figure where they agree. */
const cardsText = ({ tables }: Source, { card }: TrainCard): string => {
  const counts = tables.map((p) => {
    if (p.rules.trains.find((other) => other.card === card)?.count === null) return '∞'
    return String(p.state.depot.upcoming.filter((id) => cardOf(p, id).card === card).length)
  })
  return new Set(counts).size === 1 ? (counts[0] ?? '') : counts.join('/')
}

/** A permission or an event that nobody has words for is left out. */
const wordsFor = ({ aid, say, text }: Source, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const own = aid.words?.[id]
    if (own) return [text(own)]
    return id in AID_TEXTS ? [say(id as keyof typeof AID_TEXTS)] : []
  })

const changes = (source: Source, { phase, before, removed, lastRun }: PhaseRow): readonly Content[] => {
  const { say, aid } = source
  const began = phase.allows.filter((id) => !before?.allows.includes(id))
  const events = aid.events?.[phase.name] ?? []
  const gone = events.includes('closePrivates') ? ['buyPrivates'] : []
  const ended = before?.allows.filter((id) => !phase.allows.includes(id) && !gone.includes(id)) ?? []
  return [
    ...(removed.length > 0 ? [html`<b>${say('removed', { trains: removed.join(', ') })}</b>`] : []),
    ...(lastRun.length > 0 ? [html`<b>${say('lastRun', { trains: lastRun.join(', ') })}</b>`] : []),
    ...wordsFor(source, events),
    ...wordsFor(source, began),
    ...wordsFor(source, ended).map((what) => say('noLonger', { what })),
  ]
}

const stacked = (lines: readonly Content[]): Content => joined(lines, html`<br>`)

const rowHtml = (source: Source, row: PhaseRow): Html => {
  const { phase, cards, nth } = row
  const types = cards.flatMap((card) => card.types)
  const rules = (source.aid.phases?.[phase.name] ?? []).map((id) => ruleText(source, id))
  return html`<tbody><tr>
<th scope="row">${labelOf(source, phase.name)}</th>
<td class="train">${stacked(types.map(({ name }) => name))}${nth === undefined ? '' : html` <small>${source.say('fromNth', { n: nth })}</small>`}</td>
<td class="figure">${stacked(types.map(({ price }) => source.money(price)))}</td>
<td class="reach">${stacked(types.map(({ reach }) => reachText(source, reach)))}</td>
<td class="figure">${stacked(cards.map((card) => cardsText(source, card)))}</td>
<td class="figure"><b>${phase.trainLimit}</b></td>
<td class="swatches">${swatches(phase.tiles)}</td>
<td class="figure">${phase.operatingRounds}</td>
<td>${joined(changes(source, row), ' · ')}</td>
</tr>
${rules.length > 0 ? html`<tr class="more"><td></td><td colspan="8">${joined(rules, ' ')}</td></tr>` : ''}
</tbody>`
}

/** What uses up a train's length, if all count alike. */
const stopKinds = (source: Source): string | undefined => {
  const kinds = new Set(
    source.rules.trains.flatMap(({ types }) =>
      types.flatMap(({ reach }) => (reach.borders ? [] : [kindNames(source, reach.kinds)])),
    ),
  )
  const [only] = kinds
  return kinds.size === 1 && only !== undefined ? source.say('stopsAre', { kinds: only }) : undefined
}

/** The centre piece: which trains there are, what they cost and end, and what their phases bring. */
export const phaseSection = (source: Source): Html => {
  const { say, counts, aid, rules } = source
  const words = ['phase', 'train', 'price', 'reach', 'cards', 'limit', 'tiles', 'rounds', 'changes'] as const
  const notes = [
    rules.phases.some(({ on }) => on) ? say('begins') : undefined,
    counts.length > 1 ? say('cardsBy', { counts: counts.join('/') }) : undefined,
    stopKinds(source),
  ]
  return html`<section class="wide phases">
<h2>${say('phases')}</h2>
<table>
<thead><tr>${words.map((word) => html`<th scope="col">${say(word)}</th>`)}</tr></thead>
${phaseRows(rules).map((row) => rowHtml(source, row))}
</table>
<p class="note">${joined(notes, ' ')}</p>
${ruleList(source, aid.phaseRules)}
</section>`
}
