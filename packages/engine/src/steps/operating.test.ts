import { describe, expect, it } from 'vitest'
import type { Draft } from '../core/draft.js'
import { runToDecision } from '../core/flow.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import type { Step } from '../core/step.js'
import { changing, tiny } from '../testing/tiny.js'
import {
  cutTurn,
  type OperatingRules,
  operated,
  operatingOrder,
  operatingRound,
  passStep,
  stepPassed,
} from './operating.js'
import { tilesLaid } from './operatingTurn.js'

/** What happened, a word each, in the order it happened. */
const told: string[] = []

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  kinds: [],
  actor: () => null,
  enter: (d) => told.push(`${d.state.round.current}:${id}`),
  ...more,
})
const STEPS = [step('track'), step('run', { idle: (p) => (p.state.round.current === 'Y' ? 'noTrain' : null) })]

const rules: OperatingRules = {
  next: (p) => ['X', 'Y'].find((id) => !operated.of(p).includes(id)) ?? null,
  steps: () => STEPS,
  turns: { corporation: STEPS },
  anytime: [],
  beginTurn: (_, id) => told.push(`begin ${id}`),
  endTurn: (_, id) => told.push(`end ${id}`),
  endRound: (d) => {
    told.push('end of round')
    d.set({ ended: { reason: 'bank' } })
  },
}

const round = (over: Partial<OperatingRules> = {}, turn: Partial<Position['state']['round']> = {}): Draft => {
  told.length = 0
  const base = tiny().state.round
  return changing(
    tiny(
      { round: { ...base, kind: 'operating', ...turn } },
      { rounds: { operating: operatingRound({ ...rules, ...over }) } },
    ),
  )
}
const flow = (d: Draft) => d.rules.rounds.operating!

describe('an operating round', () => {
  it('gives everybody a turn, step by step, and ends', () => {
    const d = round()
    runToDecision(d)
    expect(told).toEqual([
      ...['begin X', 'X:track', 'X:run', 'end X'],
      ...['begin Y', 'Y:track', 'Y:run', 'end Y'],
      'end of round',
    ])
    expect(operated.of(d)).toEqual(['X', 'Y'])
    expect(d.state.round).toMatchObject({ current: null, step: 0, turn: {} })
  })

  it('says why somebody was not asked', () => {
    const d = round()
    runToDecision(d)
    expect(d.events).toEqual([{ type: 'skipped', by: 'Y', why: 'noTrain' }])
  })

  it('waits in the step of whose turn it is', () => {
    expect(flow(round()).step(round({}, { current: 'X', step: 1 }))?.id).toBe('run')
    expect(flow(round()).step(round({}, { current: 'X', step: 2 }))).toBeNull()
    expect(flow(round()).step(round({}, { current: null }))).toBeNull()
  })

  it('tells its steps and what is open at any time', () => {
    const kind = passStep()
    expect(operatingRound({ ...rules, anytime: [kind] })).toMatchObject({
      turns: { corporation: STEPS },
      anytime: [kind],
    })
  })

  it('needs nothing at the beginning or end of a turn', () => {
    const { beginTurn: _, endTurn: __, ...bare } = rules
    const d = round()
    const flow = { operating: operatingRound(bare) }
    runToDecision(Object.assign(d, { rules: { ...d.rules, rounds: flow } }))
    expect(told).toEqual(['X:track', 'X:run', 'Y:track', 'Y:run', 'end of round'])
  })

  it('forgets the turn before', () => {
    const d = round({}, { current: 'X', step: 1 })
    tilesLaid.set(d, 2)
    flow(d).advance(d)
    expect(d.state.round).toMatchObject({ current: 'Y', step: 0, turn: {} })
  })

  it('ends a turn that is cut short, without a word about steps that were left', () => {
    const d = round({ steps: () => [step('track', { idle: () => 'noTrain' }), ...STEPS] }, { current: 'X', step: 0 })
    cutTurn(d)
    expect(flow(d).step(d)).toBeNull()
    flow(d).advance(d)
    expect(told).toEqual(['end X', 'begin Y', 'Y:track'])
    expect(d.events).toEqual([])
  })
})

describe('a pass', () => {
  const at = (index: number) => round({}, { current: 'X', step: index })

  it('is always on offer', () => {
    expect([...passStep().candidates(at(1), 'X')]).toEqual([{ action: { type: 'pass', by: 'X' } }])
  })

  it('is refused for the reason given', () => {
    const why = objection('any.GAME_OVER', {})
    const pass = passStep((_, by) => (by === 'X' ? why : undefined))
    expect(pass.object(at(1), { type: 'pass', by: 'X' })).toBe(why)
    expect(pass.object(at(1), { type: 'pass', by: 'Y' })).toBeUndefined()
    expect(passStep().object(at(1), { type: 'pass', by: 'X' })).toBeUndefined()
  })

  it('counts for its step alone, and is told', () => {
    const d = at(0)
    passStep().apply(d, { type: 'pass', by: 'X' })
    expect(stepPassed(d)).toBe(true)
    d.round({ step: 1 })
    expect(stepPassed(d)).toBe(false)
    passStep().apply(d, { type: 'pass', by: 'X' })
    expect(stepPassed(d)).toBe(true)
    d.round({ step: 0 })
    expect(stepPassed(d)).toBe(true)
    expect(d.events).toEqual([
      { type: 'passed', by: 'X', step: 'track' },
      { type: 'passed', by: 'X', step: 'run' },
    ])
  })

  it('in a round without steps names none', () => {
    const d = round({}, { current: null })
    passStep().apply(d, { type: 'pass', by: 'p1' })
    expect(d.events).toEqual([{ type: 'passed', by: 'p1', step: '' }])
    const other = changing(tiny({ round: { ...tiny().state.round, kind: 'none' } }))
    passStep().apply(other, { type: 'pass', by: 'p1' })
    expect(other.events).toEqual([{ type: 'passed', by: 'p1', step: '' }])
  })
})

describe('the order of a round', () => {
  const order = (current: string | null, done: readonly string[], to: readonly string[]) => {
    const d = changing(tiny({ round: { ...tiny().state.round, current } }, { reading: { toOperate: () => to } }))
    operated.set(d, done)
    return operatingOrder(d).map(({ id, turn }) => `${id} ${turn}`)
  }

  it.each([
    ['in a turn', 'Y', ['X'], ['Y', '1'], ['X done', 'Y now', '1 next']],
    ['whose turn is over', 'X', ['X'], ['Y'], ['X done', 'Y next']],
    ['a private company has a turn too', 'P', ['P', 'X'], ['Y'], ['X done', 'Y next']],
    ['outside of one', null, [], ['X', 'Y'], ['X next', 'Y next']],
    ['a player is not among them', 'p1', [], ['X'], ['X next']],
  ])('%s', (_, current, done, to, expected) => expect(order(current, done, to)).toEqual(expected))
})
