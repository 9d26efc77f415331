import { describe, expect, it } from 'vitest'
import { choices } from '../choices.js'
import { unfold } from '../step.js'
import { agree, consent, consentStep, needsConsent } from '../steps/consent.js'
import { OPERATING_FACTS, operated, operatingRound, passStep, stepPassed } from '../steps/operating.js'
import { changing, tiny } from '../testing/tiny.js'
import type { Action } from './action.js'
import { controller, isAutomaton, ownerOf } from './control.js'
import type { Draft } from './draft.js'
import { endGame } from './endGame.js'
import { beginRound, runToDecision } from './flow.js'
import type { PlayerId } from './ids.js'
import { settledBy } from './interrupts.js'
import type { Position } from './position.js'
import type { RoundFlow, Step } from './step.js'
import type { Rules } from './title.js'

const SOLO = { players: [{ name: 'Amy' }, { name: 'István', automaton: true as const }] }

describe('who decides', () => {
  const p = tiny({ privates: { P: { owner: 'X', used: 0 } } })

  it.each([
    ['a player', 'p2', 'p2'],
    ['a corporation: its president', 'X', 'p1'],
    ['a minor: its owner', '1', 'p2'],
    ["a company's company", 'P', 'p1'],
    ['a corporation that nobody heads', 'Y', null],
    ['what is not there', 'Z', null],
  ])('%s', (_, entity, player) => expect(controller(p, entity)).toBe(player))

  it('or the title says so; undefined leaves it as it is', () => {
    const other = tiny({}, { controller: (_p, id) => (id === '1' ? 'p1' : id === 'X' ? null : undefined) })
    expect(['1', 'X', 'p2'].map((id) => controller(other, id))).toEqual(['p1', null, 'p2'])
    expect(ownerOf(other, '1')).toBe('p2')
  })

  it('knows the seats that nobody sits on', () => {
    const solo = tiny({}, {}, SOLO)
    expect((['p1', 'p2', 'p3'] as const).map((seat) => isAutomaton(solo, seat))).toEqual([false, true, false])
  })
})

/** X, then minor 1 of the automaton: each may pass its only step. */
const turn: Step = {
  id: 'track',
  kinds: [passStep()],
  actor: (p) => (stepPassed(p) ? null : p.state.round.current),
}
const operating = operatingRound({
  next: (p) => ['X', '1'].find((id) => !operated.of(p).includes(id)) ?? null,
  steps: () => [turn],
  turns: {},
  anytime: [],
  endRound: (d) => d.set({ ended: { reason: 'bank' } }),
})
const solo = (more: Partial<Rules>): Draft => {
  const d = changing(tiny({}, { rounds: { operating }, facts: OPERATING_FACTS, ...more }, SOLO))
  beginRound(d, { kind: 'operating', num: 1, of: 1 })
  return d
}
const pass = (_p: Position, by: string): Action => ({ type: 'pass', by })
const passX = (d: Draft): void => {
  passStep().apply(d, { type: 'pass', by: 'X' })
  runToDecision(d)
}

describe('an automaton', () => {
  it('acts by itself; a person is waited for', () => {
    const d = solo({ automatic: pass })
    runToDecision(d)
    expect(choices(d)).toMatchObject({ actor: 'X', seat: 'p1' })
    passX(d)
    expect(d.state.ended).toEqual({ reason: 'bank' })
    expect(d.events.filter(({ type }) => type === 'passed')).toMatchObject([{ by: 'X' }, { by: '1' }])
  })

  it('can be watched: what it did, one by one, and how things stood after it', () => {
    const d = solo({ automatic: pass })
    runToDecision(d)
    const moved = unfold(d, { type: 'pass', by: 'X' })
    expect(moved.map(({ action }) => action)).toEqual([
      { type: 'pass', by: 'X' },
      { type: 'pass', by: '1' },
    ])
    expect(moved[0]?.events).toEqual([{ type: 'passed', by: 'X', step: 'track' }])
    expect(moved[1]?.events.at(-1)).toEqual({ type: 'passed', by: '1', step: 'track' })
    expect(moved.map(({ state }) => state.round.current)).toEqual(['X', '1'])
  })

  it('has its pieces moved by a person where the title has nothing for it to do', () => {
    const d = solo({ automatic: () => null })
    runToDecision(d)
    passX(d)
    expect(choices(d)).toMatchObject({ actor: '1', seat: 'p1' })
  })

  it('leaves to a person what the title gives him to decide', () => {
    const d = solo({ automatic: pass, controller: (_p, id) => (id === '1' ? 'p1' : undefined) })
    runToDecision(d)
    passX(d)
    expect(choices(d, 'p1').offers).toEqual([{ action: { type: 'pass', by: '1' } }])
    expect(choices(d, 'p2').offers).toEqual([])
  })

  it('acts for a company that nobody heads', () => {
    const d = solo({ automatic: pass, controller: (_p, id) => (id === 'X' ? null : undefined) })
    runToDecision(d)
    expect(d.state.ended).toEqual({ reason: 'bank' })
  })

  it('has no say in the end of the game', () => {
    const d = solo({ automatic: pass })
    runToDecision(d)
    endGame.apply(d, { type: 'endGame', by: 'p1' })
    expect(endGame.by?.(d)).toEqual(['p1'])
    expect(d.state.ended).toEqual({ reason: 'manually_ended' })
  })

  it('cannot do what is not open: that is a fault', () => {
    const d = solo({ automatic: (_p, by) => ({ type: 'borrow', by }) })
    runToDecision(d)
    expect(() => passX(d)).toThrow('1 cannot borrow by itself in track')
  })
})

describe('consent', () => {
  const trade = { type: 'buyToken', by: 'X', hex: 'A1', city: 0, from: '1', price: 10 } as const
  const asking = (more: Partial<Rules>, setup = {}): Draft => {
    const interrupts = settledBy([consent, consentStep(() => undefined)])
    return changing(tiny({}, { interrupts, ...more }, setup))
  }

  it('is asked of whoever decides for the other', () => {
    const usual = asking({ consent: true })
    expect(needsConsent(usual, 'X', '1')).toBe(true)
    agree(usual, trade, '1', 'token', 10)
    expect(choices(usual)).toMatchObject({ actor: 'p2', seat: 'p2' })
    const one = asking({ consent: true, controller: (_p, id) => (id === '1' ? 'p1' : undefined) })
    expect(needsConsent(one, 'X', '1')).toBe(false)
  })

  it('is answered by an automaton itself', () => {
    const over: RoundFlow = { step: () => null, advance: (d) => d.set({ ended: { reason: 'bank' } }) }
    const automatic = (_p: Position, by: string): Action => ({ type: 'answer', by: by as PlayerId, accept: false })
    const d = asking({ consent: true, automatic, rounds: { '': over } }, SOLO)
    agree(d, trade, '1', 'token', 10)
    runToDecision(d)
    expect(d.events.at(-1)).toEqual({ type: 'answered', by: 'p2', accept: false })
  })

  it('cannot be asked of nobody', () => {
    expect(() => agree(asking({}), trade, 'Y', 'token', 10)).toThrow('nobody answers for Y')
  })
})
