import { expect, it } from 'vitest'
import { newTable } from '../testing/table.js'
import { Draft } from './draft.js'
import { beginRound, open, settle } from './flow.js'
import { interrupt, settledBy } from './interrupts.js'
import { amount } from './shape.js'
import type { RoundFlow, Step } from './step.js'

const again = interrupt('again', { n: amount }, 'Nothing that anybody could answer.')
const nobody: Step = { id: 'nobody', kinds: [], actor: () => null }

/** A table with a round and an interrupt of the test's own. */
const draft = (idle: RoundFlow, step: Step = nobody): Draft => {
  const { setup, rules, state } = newTable('18MEX')
  const d = new Draft({
    setup,
    rules: { ...rules, rounds: { ...rules.rounds, idle }, interrupts: settledBy([again, step]) },
    state,
  })
  beginRound(d, { kind: 'idle', num: 1, of: 1 })
  return d
}

const still: RoundFlow = { step: () => null, advance: () => undefined }
/** Round after round, and nobody has anything to do. */
const turning: RoundFlow = {
  step: () => null,
  advance(d) {
    d.set({ turn: d.state.turn + 1 })
    beginRound(d, { kind: 'idle', num: 1, of: 1 })
  },
}

it('an interrupt that puts itself back is a fault, not the end of the game', () => {
  const d = draft(turning, { ...nobody, settled: (after, { by }) => again.raise(after, by, { n: 1 }) })
  again.raise(d, 'p1', { n: 1 })
  expect(() => settle(d)).toThrow('the round idle 1.1 does not go on: interrupts again')
  expect(d.state.ended).toBeUndefined()
})

it('a round that does not move is a fault', () => {
  const d = draft(still)
  expect(() => settle(d)).toThrow('the round idle 1.1 does not go on')
})

it('a round that begins itself again and again is a fault', () => {
  const d = draft({ step: () => null, advance: (d) => beginRound(d, { kind: 'idle', num: 1, of: 1 }) })
  expect(() => settle(d)).toThrow('does not go on')
})

it('interrupts that are settled one after the other are none', () => {
  const seen: number[] = []
  const settled: Step['settled'] = (d, raised) => {
    seen.push(again.dataOf(raised).n)
    if (seen.length === 900) d.set({ ended: { reason: 'bank' } })
  }
  const d = draft(still, { ...nobody, settled })
  for (let n = 1; n <= 900; n++) again.raise(d, 'p1', { n })
  settle(d)
  expect(seen).toEqual(Array.from({ length: 900 }, (_, i) => i + 1))
  expect(d.state.ended).toEqual({ reason: 'bank' })
})

it('a game in which nobody ever can do anything again stops', () => {
  const d = draft(turning)
  settle(d)
  expect(d.state.ended).toEqual({ reason: 'dnf' })
  expect(d.events.at(-1)).toEqual({ type: 'gameEnded', reason: 'dnf' })
})

it('waits where somebody decides', () => {
  const { setup, rules, state } = newTable('18MEX')
  const d = new Draft({ setup, rules, state })
  settle(d)
  expect(d.state).toBe(state)
})

it('what is open depends on the rules as much as on the state', () => {
  const { setup, rules, state } = newTable('18MEX')
  const asked: Step = { id: 'asked', kinds: [], actor: () => 'p3' }
  const rounds = { ...rules.rounds, stock: { step: () => asked, advance() {} } }
  expect(open({ setup, rules, state })?.step.id).toBe('companySale')
  expect(open({ setup, rules: { ...rules, rounds }, state })?.step.id).toBe('asked')
  expect(open({ setup, rules, state })?.step.id).toBe('companySale')
})
