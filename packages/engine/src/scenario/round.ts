import { Draft } from '../core/draft.js'
import { open, settle } from '../core/flow.js'
import type { EntityId } from '../core/ids.js'
import type { Json } from '../core/state.js'
import type { RoundFlow } from '../core/step.js'
import { operated } from '../steps/operating.js'
import { readFacts } from './declared.js'
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
const turnsBefore = (d: Draft, flow: RoundFlow, at: EntityId): readonly EntityId[] | undefined => {
  const done: EntityId[] = []
  const { kind, num } = d.state.round
  for (;;) {
    const ahead = new Draft(d)
    operated.set(ahead, done)
    flow.advance(ahead)
    const { round } = ahead.state
    if (round.kind !== kind || round.num !== num || round.current === null || done.includes(round.current))
      return undefined
    if (round.current === at) return done
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
  const found = before ?? (at === undefined ? [] : turnsBefore(d, flow, at))
  if (found === undefined) {
    problems.add(['round', 'at'], `${at} gets no turn in this round.`)
    return
  }
  operated.set(d, found)
  flow.advance(d)
  const { current } = d.state.round
  if (at !== undefined && current !== at)
    problems.add(['round', 'done'], `The next turn is that of ${current ?? 'nobody'}, not of ${at}.`)
}

/** Goes to the step named. Steps before it count as over, whatever was done in them. */
const goTo = (sketch: Sketch, flow: RoundFlow, id: string): void => {
  const { d, problems } = sketch
  const known: string[] = []
  for (let step = 0; step < 50; step++) {
    d.round({ step })
    const found = flow.step(d)
    if (!found || known.includes(found.id)) break
    known.push(found.id)
    if (found.id !== id) continue
    // Under an interrupt nothing need be left to decide in the step.
    if (open(d)?.step.id !== id && !sketch.scenario.interrupts?.length)
      problems.add(['round', 'step'], `There is nothing to decide in the step “${id}”.`)
    return
  }
  problems.add(['round', 'step'], `This turn has no step “${id}” but ${known.join(', ')}.`)
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
  takeTurn(sketch, flow, at)
  if (!problems.none) return
  d.round({
    turn: readFacts(sketch, { lifetime: 'turn', values: facts, at: ['round', 'facts'] }, d.state.round.turn),
  })
  if (!problems.none) return
  if (step !== undefined) {
    goTo(sketch, flow, step)
    return
  }
  settle(d)
  const { round } = d.state
  const moved = at !== undefined && (round.kind !== kind || round.current !== at)
  if (moved) problems.add(['round', 'at'], `${name} has nothing to decide in this turn.`)
}
