import { choices } from '../choices.js'
import type { Action } from '../core/action.js'
import type { GameEvent } from '../core/event.js'
import { audit } from '../core/invariant.js'
import type { Position } from '../core/position.js'
import type { Language } from '../core/rules.js'
import type { Json } from '../core/state.js'
import { refusalText } from '../core/texts/refusal.js'
import { type Game, type Played, play } from '../game.js'
import type { Refusal } from '../step.js'
import { fullAction } from './actions.js'
import type { Cast } from './cast.js'
import { type Change, changesBetween, type Facts, factsOf, fits } from './facts.js'
import type { Expectation, ScenarioAction } from './format.js'
import { passOnce, passUntil } from './passing.js'
import type { ReadScenario } from './read.js'
import { isAsWanted } from './wanted.js'

/** Why an action was refused, in words. */
export interface ToldRefusal extends Refusal {
  /** Other rules that forbid the same. */
  readonly also: readonly string[]
  /** Of the rulebook. */
  readonly section: string
  readonly text: string
}

export interface Tried {
  readonly action: Readonly<Record<string, unknown>>
  /** Changes and events, or the refusal. */
  readonly outcome:
    | { readonly ok: true; readonly changes: readonly Change[]; readonly events: readonly GameEvent[] }
    | { readonly ok: false; readonly refusal: ToldRefusal }
  /** Where the outcome is not the expected one; empty = as expected. */
  readonly failures: readonly string[]
}

export interface Trial {
  readonly about: string
  readonly title: string
  readonly start: Facts
  readonly startFailures: readonly string[]
  readonly tried: readonly Tried[]
  /** The position after the last action that was taken. */
  readonly game: Game
  /** Everything came out as expected. */
  readonly ok: boolean
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const tell = ({ rules }: Position, cast: Cast, refusal: Refusal, language: Language): ToldRefusal => {
  const { rulebook } = rules.title
  const naming = { name: cast.nameOf, hex: (id: string) => id, money: String }
  return {
    ...refusal,
    also: rulebook.refusals[refusal.reason]?.also ?? [],
    section: rulebook.rules[refusal.rule]?.section ?? '',
    text: refusalText(rulebook, refusal, language, naming),
  }
}

function* unmetChoices(game: Game, wanted: NonNullable<Expectation['choices']>): Generator<string> {
  const { offers, step } = choices(game)
  if (wanted.step !== undefined && wanted.step !== step) yield `The step is ${step}, not ${wanted.step}.`
  const offered = (action: object) =>
    offers.some((offer) => {
      const { range } = offer
      const field = range ? (action as Record<string, unknown>)[range.field] : undefined
      const inRange = range !== undefined && typeof field === 'number' && field >= range.min && field <= range.max
      return fits(inRange ? { ...offer.action, [range.field]: field } : offer.action, action)
    })
  for (const action of wanted.offers ?? []) if (!offered(action)) yield `Not offered: ${show(action)}.`
  for (const action of wanted.lacks ?? []) if (offered(action)) yield `Offered: ${show(action)}.`
}

/** Facts that are not as wanted. */
function* unmetFacts(facts: Facts, wanted: Readonly<Record<string, Json>>): Generator<string> {
  for (const [fact, value] of Object.entries(wanted)) {
    if (!isAsWanted(facts[fact], value)) yield `${fact} is ${show(facts[fact])}, not ${show(value)}.`
  }
}

function* unmetEvents(events: readonly GameEvent[], wanted: readonly object[]): Generator<string> {
  let at = 0
  for (const event of wanted) {
    const found = events.findIndex((each, i) => i >= at && fits(each, event))
    if (found < 0) yield `No such event: ${show(event)}.`
    else at = found + 1
  }
}

function* unmetChanges(changes: readonly Change[], wanted: Readonly<Record<string, Json>>): Generator<string> {
  for (const [fact, value] of Object.entries(wanted)) {
    const change = changes.find((each) => each.fact === fact)
    if (!change) yield `${fact} did not change; it should become ${show(value)}.`
    else if (!isAsWanted(change.after, value)) yield `${fact} became ${show(change.after)}, not ${show(value)}.`
  }
}

const unmet = (game: Game, expect: Expectation | undefined, outcome: Tried['outcome'] | null): readonly string[] => {
  const refused = outcome !== null && !outcome.ok ? outcome.refusal : undefined
  if (refused && expect?.refusal === undefined) return [`It was refused: ${refused.code} (${refused.rule}).`]
  if (!refused && expect?.refusal !== undefined) return [`It was not refused; ${expect.refusal} was expected.`]
  const found: string[] = []
  const names = refused ? [refused.code, refused.rule, ...refused.also] : []
  if (refused && !names.includes(expect?.refusal ?? '')) {
    found.push(`It was refused by ${refused.code} (${refused.rule}), not by ${expect?.refusal}.`)
  }
  if (outcome?.ok) {
    found.push(
      ...unmetChanges(outcome.changes, expect?.changes ?? {}),
      ...unmetEvents(outcome.events, expect?.events ?? []),
    )
  }
  if (expect?.after) found.push(...unmetFacts(factsOf(game), expect.after))
  if (expect?.choices) found.push(...unmetChoices(game, expect.choices))
  return found
}

/** What came of one action, and the game after it. */
interface Attempt {
  readonly action: Tried['action']
  readonly played: Played
  /** Beside what is expected. */
  readonly failures: readonly string[]
}

const attempt = (game: Game, cast: Cast, written: ScenarioAction): Attempt => {
  const { until } = written
  if (until === undefined) {
    const action = fullAction(game, cast, written)
    const played = action.type === 'pass' ? passOnce(game, cast, written) : play(game, action as unknown as Action)
    return { action, played, failures: [] }
  }
  const { passes, stopped, ...passed } = passUntil(game, cast, until)
  const action = { type: 'pass', until, passes }
  if (stopped === undefined) return { action, played: { ok: true, ...passed }, failures: [] }
  const missed = `It did not come to ${show(until)}.`
  return { action, played: stopped ? { ok: false, refusal: stopped } : { ok: true, ...passed }, failures: [missed] }
}

/** One action as scenarios write it, played; what it is refused for, or where it does not come to. */
export const playWritten = (game: Game, cast: Cast, written: ScenarioAction): Played => {
  const { played, failures } = attempt(game, cast, written)
  if (played.ok && failures.length > 0) throw new Error(failures.join(' '))
  return played
}

/** Plays the actions of a scenario one after the other. A refused one leaves the position as it was. */
export const tryScenario = (
  scenario: ReadScenario,
  { language = 'en' }: { readonly language?: Language } = {},
): Trial => {
  const { cast, actions, about } = scenario
  let { game } = scenario
  const start = factsOf(game)
  const startFailures = unmet(game, scenario.expect, null)
  const tried: Tried[] = []
  for (const written of actions) {
    const before = factsOf(game)
    const { action, played, failures } = attempt(game, cast, written)
    let outcome: Tried['outcome']
    const broken: string[] = [...failures]
    if (played.ok) {
      game = played.game
      outcome = { ok: true, changes: changesBetween(before, factsOf(game)), events: played.events }
      broken.push(...audit(game).map((line) => `The accounts are wrong: ${line}.`))
    } else {
      outcome = { ok: false, refusal: tell(game, cast, played.refusal, language) }
    }
    tried.push({ action, outcome, failures: [...unmet(game, written.expect, outcome), ...broken] })
  }
  const ok = startFailures.length === 0 && tried.every(({ failures }) => failures.length === 0)
  return { about, title: game.setup.title, start, startFailures, tried, game, ok }
}
