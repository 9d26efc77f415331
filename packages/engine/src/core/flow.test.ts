import { expect, it } from 'vitest'
import { newGame } from '../newGame.js'
import { Draft } from './draft.js'
import { beginRound, settle } from './flow.js'
import type { Position } from './position.js'
import type { RoundFlow, Step } from './step.js'

const begun = (): Position => {
  const made = newGame({
    title: '18MEX',
    players: [{ name: 'Amy' }, { name: 'Bob' }, { name: 'Cas' }],
    seed: 1,
    options: [],
    ruleset: 'rulebook',
  })
  if (!made.ok) throw new Error('no game')
  return made.game
}

const nobody: Step = { id: 'nobody', kinds: [], actor: () => null }

/** A table with a round and an interrupt of the test's own. */
const draft = (idle: RoundFlow, again: Step = nobody): Draft => {
  const { setup, rules, state } = begun()
  const d = new Draft({
    setup,
    rules: { ...rules, rounds: { ...rules.rounds, idle }, interrupts: { ...rules.interrupts, again } },
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
  const d = draft(turning, { ...nobody, settled: (again, interrupt) => again.interrupt(interrupt) })
  d.interrupt({ kind: 'again', by: 'p1', data: {} })
  expect(() => settle(d)).toThrow('the round idle 1.1 does not go on: interrupts again')
  expect(d.state.ended).toBeUndefined()
})

it('a round that does not move is a fault', () => {
  const d = draft(still)
  expect(() => settle(d)).toThrow('the round idle 1.1 does not go on')
})

it('a round that begins itself again and again is a fault', () => {
  const d = draft({ step: () => null, advance: (again) => beginRound(again, { kind: 'idle', num: 1, of: 1 }) })
  expect(() => settle(d)).toThrow('does not go on')
})

it('interrupts that are settled one after the other are none', () => {
  const seen: number[] = []
  const settled: Step['settled'] = (d, { data }) => {
    seen.push(Number(data.n))
    if (seen.length === 900) d.set({ ended: { reason: 'bank' } })
  }
  const d = draft(still, { ...nobody, settled })
  for (let n = 1; n <= 900; n++) d.interrupt({ kind: 'again', by: 'p1', data: { n } })
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
  const { setup, rules, state } = begun()
  const d = new Draft({ setup, rules, state })
  settle(d)
  expect(d.state).toBe(state)
})
