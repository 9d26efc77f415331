import {
  type AidRound,
  ROUND_NAMES,
  STEP_NAMES,
  type Step,
  type Text,
  type Turns,
  type TurnTaker,
} from '@roundhouse/engine'
import { type Content, type Html, html, joined } from './html.js'
import { ruleList, ruleText, type Source } from './source.js'
import { TAKER_NAMES } from './texts.js'

const TAKERS: readonly TurnTaker[] = ['player', 'private', 'minor', 'corporation']

type RoundName = keyof typeof ROUND_NAMES

/** Rounds in the order of the title: those its aid speaks of, or all that have a name. */
const kindsOf = ({ rules, aid }: Source): readonly RoundName[] =>
  (Object.keys(rules.rounds) as RoundName[]).filter(
    (kind) => kind in ROUND_NAMES && (!aid.rounds || kind in aid.rounds),
  )

const nameOf = (step: Step): Text | undefined => (STEP_NAMES as Readonly<Record<string, Text>>)[step.id]

const stepTexts = (source: Source, step: Step, { steps = {} }: AidRound, taker: TurnTaker): readonly Html[] =>
  (steps[taker]?.[step.id] ?? []).map((id) => ruleText(source, id))

const stepName = (source: Source, step: Step): Html => html`<b>${source.text(nameOf(step)!)}</b>`

/** Texts one under the other, the first behind a lead in bold. */
const paragraphs = (lead: Html, [first, ...more]: readonly Html[]): Content =>
  [html`${lead} ${first}`, ...more].map((text) => html`<p>${text}</p>`)

/** Steps of a turn: numbered for companies; a player's are kinds of turns rather than an order. */
const stepList = (source: Source, steps: readonly Step[], round: AidRound, taker: TurnTaker): Content => {
  const items = steps.map((step) => {
    return html`<li>${paragraphs(stepName(source, step), stepTexts(source, step, round, taker))}</li>`
  })
  return taker === 'player' ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`
}

const turnOf = (source: Source, turns: Turns, taker: TurnTaker, round: AidRound, alone: boolean): Content => {
  const steps = (turns[taker] ?? []).filter((step) => nameOf(step) && !round.unsaid?.includes(step.id))
  const anytime = (round.anytime?.[taker] ?? []).map((id) => ruleText(source, id))
  const heading = source.text(source.aid.takers?.[taker] ?? TAKER_NAMES[taker])
  const told = steps.some((step) => stepTexts(source, step, round, taker).length > 0)
  const [only] = steps
  if (alone && steps.length === 1 && only) return ruleList(source, round.steps?.[taker]?.[only.id])
  if (!told) {
    const names = joined(
      steps.map((step) => source.text(nameOf(step)!)),
      ' – ',
    )
    return html`<p class="rule"><b>${heading}</b> ${names}. ${joined(anytime, ' ')}</p>`
  }
  return html`${alone ? '' : html`<h3>${heading}</h3>`}
${stepList(source, steps, round, taker)}
${anytime.length === 0 ? '' : html`<ul><li>${paragraphs(html`<b>${source.say('anytime')}</b>`, anytime)}</li></ul>`}`
}

/** How a round goes: its rules, then the steps of each who takes turns, as the flow has them. */
export const roundSections = (source: Source): readonly Html[] =>
  kindsOf(source).map((kind) => {
    const round = source.aid.rounds?.[kind] ?? {}
    const turns = source.rules.rounds[kind]?.turns ?? {}
    const takers = TAKERS.filter((taker) => turns[taker])
    return html`<section class="round">
<h2>${source.text(ROUND_NAMES[kind])}</h2>
${ruleList(source, round.rules)}
${takers.map((taker) => turnOf(source, turns, taker, round, takers.length === 1))}
</section>`
  })
