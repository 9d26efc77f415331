import { Draft } from '../core/draft.js'
import { openStep, runToDecision } from '../core/flow.js'
import type { EntityId, PlayerId } from '../core/ids.js'
import type { GameState, Json } from '../core/state.js'
import type { RoundFlow, Step } from '../core/step.js'
import { operated } from '../steps/operating.js'
import { readFacts } from './declared.js'
import { playsItself, takesFirst } from './hold.js'
import { whyIdle } from './idle.js'
import type { Sketch } from './sketch.js'

interface WrittenRound {
  readonly kind: string
  readonly num?: number
  readonly of?: number
  readonly at?: string
  readonly step?: string
  readonly done?: readonly string[]
  readonly facts?: Readonly<Record<string, Json>>
  readonly memo?: Readonly<Record<string, Json>>
}

const writtenRound = ({ scenario }: Pick<Sketch, 'scenario'>): WrittenRound => {
  const { round = 'stock' } = scenario
  return typeof round === 'string' ? { kind: round } : round
}

/** Sets which round it is; whose turn follows when everything else is in place. */
export const readRound = (sketch: Sketch): void => {
  const { d, problems } = sketch
  const { kind, num = 1, of, memo: written } = writtenRound(sketch)
  if (!d.rules.rounds[kind]) {
    problems.add(['round'], `This game has no round “${kind}” but ${Object.keys(d.rules.rounds).join(', ')}.`)
    return
  }
  const usual = kind === 'operating' ? (d.rules.phases[d.state.phase]?.operatingRounds ?? 1) : 1
  const rounds = of ?? Math.max(usual, num)
  if (num < 1 || num > rounds) problems.add(['round', 'num'], `There is no round ${num} of ${rounds}.`)
  const memo = readFacts(sketch, { lifetime: 'round', values: written, at: ['round', 'memo'] })
  d.set({ round: { kind, num, of: rounds, current: null, step: 0, turn: {}, memo } })
}

/** Some flows choose whose turn it is themselves: without a turn they have no step. */
const choosesTurns = (d: Draft, flow: RoundFlow): boolean => flow.step(d) === null

/** Those who come before `at`, by asking the flow for one turn after the other. */
const turnsBefore = (
  d: Draft,
  flow: RoundFlow,
  at: EntityId,
): { readonly found: boolean; readonly done: readonly EntityId[] } => {
  const done: EntityId[] = []
  const { kind, num } = d.state.round
  for (;;) {
    const ahead = new Draft(d)
    operated.set(ahead, done)
    flow.advance(ahead)
    const { round } = ahead.state
    if (round.kind !== kind || round.num !== num || round.current === null || done.includes(round.current))
      return { found: false, done }
    if (round.current === at) return { found: true, done }
    done.push(round.current)
  }
}

const takeTurn = (sketch: Sketch, flow: RoundFlow, at: EntityId | undefined): void => {
  const { d, cast, problems } = sketch
  const { done } = writtenRound(sketch)
  if (!choosesTurns(d, flow)) {
    if (done !== undefined) problems.add(['round', 'done'], 'Only an operating round has this.')
    d.round({ current: at ?? d.state.priority })
    return
  }
  const before = done?.map(
    (name, i) => cast.entity(name) ?? problems.add(['round', 'done', i], `There is no ${name}.`) ?? name,
  )
  const turns = before || at === undefined ? undefined : turnsBefore(d, flow, at)
  if (turns && !turns.found) {
    const others = turns.done.map(cast.nameOf).join(', ')
    problems.add(['round', 'at'], `${at} gets no turn in this round; those who do: ${others || 'nobody'}.`)
    return
  }
  operated.set(d, before ?? turns?.done ?? [])
  flow.advance(d)
  const { current } = d.state.round
  if (at !== undefined && current !== at)
    problems.add(['round', 'done'], `The next turn is that of ${current ?? 'nobody'}, not of ${at}.`)
}

/** What every step of the turn says about it. */
const whyNothing = (d: Draft, flow: RoundFlow): string => {
  const said: string[] = []
  for (const step of stepsOf(d, flow)) {
    const why = whyIdle(d, step)
    if (why !== '') said.push(`${step.id}: ${why}`)
  }
  return said.join(' ')
}

/** The steps of the turn from the first on; the turn is left at each. */
function* stepsOf(d: Draft, flow: RoundFlow): Generator<Step> {
  const known = new Set<string>()
  for (let step = 0; ; step++) {
    d.round({ step })
    const found = flow.step(d)
    if (!found || known.has(found.id)) return
    known.add(found.id)
    yield found
  }
}

/** Goes to the step named. Steps before it count as over, whatever was done in them. */
const goTo = (sketch: Sketch, flow: RoundFlow, id: string): void => {
  const { d, problems } = sketch
  const known: string[] = []
  for (const found of stepsOf(d, flow)) {
    known.push(found.id)
    if (found.id !== id) continue
    // Under an interrupt nothing need be left to decide in the step, nor where only the refusal is asked for.
    const { scenario } = sketch
    const waits = openStep(d)?.step.id === id || playsItself(d, scenario) || takesFirst(scenario, found)
    if (!waits && !scenario.interrupts?.length)
      problems.add(['round', 'step'], `There is nothing to decide in the step “${id}”. ${whyIdle(d, found)}`.trimEnd())
    return
  }
  problems.add(['round', 'step'], `This turn has no step “${id}” but ${known.join(', ')}.`)
}

const keepMoney = (d: Draft, { bank, ending, players, operators }: GameState): void => {
  d.set({ bank, ending })
  for (const [id, { cash }] of Object.entries(players)) d.player(id as PlayerId, { cash })
  for (const [id, { cash }] of Object.entries(operators)) d.operator(id, { cash })
}

/** Is it another turn, or has anybody done something? Steps passed over are none of that. */
const movedOn = (before: GameState, after: GameState): boolean =>
  before.turn !== after.turn ||
  before.round.kind !== after.round.kind ||
  before.round.num !== after.round.num ||
  before.round.current !== after.round.current ||
  before.players !== after.players ||
  before.shares !== after.shares

/** Nothing would be asked in this turn: it waits where the first action belongs, if there is such a place. */
const stayAt = ({ d, scenario, problems }: Sketch, flow: RoundFlow, begun: Draft, name: string): void => {
  const steps = [...stepsOf(new Draft(begun), flow)]
  const step = playsItself(begun, scenario) ? 0 : steps.findIndex((each) => takesFirst(scenario, each))
  if (step < 0) {
    problems.add(['round', 'at'], `${name} has nothing to decide in this turn. ${whyNothing(begun, flow)}`.trimEnd())
    return
  }
  d.state = begun.state
  d.round({ step })
}

/** Whose turn it is, at which step, with what behind them. */
export const readTurn = (sketch: Sketch): void => {
  const { d, cast, problems } = sketch
  const { at: name, step, facts, kind } = writtenRound(sketch)
  const flow = d.rules.rounds[kind]
  if (!flow) return
  const at = name === undefined ? undefined : cast.entity(name)
  if (name !== undefined && at === undefined) {
    problems.add(['round', 'at'], `There is no player or company ${name}.`)
    return
  }
  const before = d.state
  takeTurn(sketch, flow, at)
  if (!problems.none) return
  // What the beginning of the turn paid is behind whoever stands at a step: the money is as written.
  if (step !== undefined) keepMoney(d, before)
  d.round({
    turn: readFacts(sketch, { lifetime: 'turn', values: facts, at: ['round', 'facts'] }, d.state.round.turn),
  })
  if (!problems.none) return
  if (step !== undefined) {
    goTo(sketch, flow, step)
    return
  }
  const begun = new Draft(d)
  runToDecision(d)
  if (at !== undefined && movedOn(begun.state, d.state)) stayAt(sketch, flow, begun, name ?? '')
}
