import { describe, expect, it } from 'vitest'
import { noDiscard } from '../steps/discard.js'
import { passStep, stepPassed } from '../steps/operating.js'
import { newTable } from '../testing/table.js'
import { changing, tiny } from '../testing/tiny.js'
import { Draft } from './draft.js'
import { finishGame } from './finish.js'
import { beginRound, goToStep, kindFor, openStep, runToDecision } from './flow.js'
import { interrupt, settledBy } from './interrupts.js'
import type { Position } from './position.js'
import { objection } from './refusals.js'
import { amount } from './shape.js'
import type { RoundFlow, Step } from './step.js'
import type { Rules } from './title.js'

const again = interrupt('again', { n: amount }, 'Nothing that anybody could answer.')
const discard = noDiscard({ limit: () => 2, counted: () => 0 })
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
  expect(() => runToDecision(d)).toThrow('the round idle 1.1 does not go on: interrupts again')
  expect(d.state.ended).toBeUndefined()
})

it('what has changed things before somebody decides lets the flow look again', () => {
  const asked = { ...nobody, actor: (d) => (d.state.priority === 'p1' ? 'p1' : null) } satisfies Step
  const d = draft({ step: () => asked, advance: (after) => finishGame(after, 'dnf') })
  runToDecision(d)
  expect(d.state.ended).toBeUndefined()
  const beforeDecision: Rules['beforeDecision'] = (after) => {
    after.set({ priority: 'p2' })
    return true
  }
  const changed = new Draft({ ...d, rules: { ...d.rules, beforeDecision } })
  runToDecision(changed)
  expect(changed.state.ended?.reason).toBe('dnf')
})

it('a round that does not move is a fault', () => {
  const d = draft(still)
  expect(() => runToDecision(d)).toThrow('the round idle 1.1 does not go on')
})

it('a round that begins itself again and again is a fault', () => {
  const d = draft({ step: () => null, advance: (d) => beginRound(d, { kind: 'idle', num: 1, of: 1 }) })
  expect(() => runToDecision(d)).toThrow('does not go on')
})

it('interrupts that are settled one after the other are none', () => {
  const seen: number[] = []
  const settled: Step['settled'] = (d, raised) => {
    seen.push(again.dataOf(raised).n)
    if (seen.length === 900) d.set({ ended: { reason: 'bank' } })
  }
  const d = draft(still, { ...nobody, settled })
  for (let n = 1; n <= 900; n++) again.raise(d, 'p1', { n })
  runToDecision(d)
  expect(seen).toEqual(Array.from({ length: 900 }, (_, i) => i + 1))
  expect(d.state.ended).toEqual({ reason: 'bank' })
})

describe('a game in which nobody ever has a choice again', () => {
  /** Sets of two rounds; `change` is what each set brings. */
  const sets = (change: (d: Draft) => void): RoundFlow => ({
    step: () => null,
    advance(d) {
      const { num } = d.state.round
      if (num === 2) {
        d.set({ turn: d.state.turn + 1 })
        change(d)
      }
      beginRound(d, { kind: 'idle', num: 3 - num, of: 2 })
    },
  })
  const begun = (d: Draft) => d.events.filter(({ type }) => type === 'roundBegan').length

  it('stops as soon as sets of rounds change nothing', () => {
    const d = draft(sets(() => {}))
    runToDecision(d)
    expect(d.state.ended).toEqual({ reason: 'dnf' })
    expect(d.events.at(-1)).toEqual({ type: 'gameEnded', reason: 'dnf' })
    // The round the draft begins with, the first of its kind to come after it, and two sets.
    expect(begun(d)).toBe(6)
  })

  it('goes on while something changes, at most for so many moves', () => {
    const d = draft(sets((after) => after.player('p1', { cash: (after.state.players.p1?.cash ?? 0) + 1 })))
    runToDecision(d)
    expect(d.state.ended).toEqual({ reason: 'dnf' })
    expect(begun(d)).toBe(4001)
  })

  it('goes on until something that changes gives a choice', () => {
    const flow = sets((after) => after.player('p1', { cash: (after.state.players.p1?.cash ?? 0) + 1 }))
    const cash = (p: Position): number => p.state.players.p1?.cash ?? 0
    const rich: Step = { ...nobody, actor: (p) => (cash(p) >= 1000 ? 'p1' : null) }
    const d = draft({ ...flow, step: () => rich })
    runToDecision(d)
    expect([d.state.ended, cash(d)]).toEqual([undefined, 1000])
  })

  it('does not stop where only the turn something happened in was an exception', () => {
    const late: Step = { ...nobody, actor: (p) => (p.state.turn > 2 ? 'p1' : null) }
    const d = draft({ ...sets(() => {}), step: () => late })
    runToDecision(d)
    expect([d.state.ended, d.state.turn]).toEqual([undefined, 3])
  })
})

it('waits where somebody decides', () => {
  const { setup, rules, state } = newTable('18MEX')
  const d = new Draft({ setup, rules, state })
  runToDecision(d)
  expect(d.state).toBe(state)
})

it('what is open depends on the rules as much as on the state', () => {
  const { setup, rules, state } = newTable('18MEX')
  const asked: Step = { id: 'asked', kinds: [], actor: () => 'p3' }
  const rounds = { ...rules.rounds, stock: { step: () => asked, advance() {} } }
  expect(openStep({ setup, rules, state })?.step.id).toBe('companySale')
  expect(openStep({ setup, rules: { ...rules, rounds }, state })?.step.id).toBe('asked')
  expect(openStep({ setup, rules, state })?.step.id).toBe('companySale')
})

describe('what is open', () => {
  const pass = passStep()
  const ask = (id: string, actor: string | null): Step => ({ id, kinds: [pass], actor: () => actor })
  const flow = (step: Step | null, anytime?: RoundFlow['anytime']): RoundFlow => ({
    step: () => step,
    advance() {},
    ...(anytime ? { anytime } : {}),
  })
  const types = (p: Position) => openStep(p)?.kinds.map(({ type }) => type)

  it('is the step of the round, what is open at any time, and the offer to end the game', () => {
    const p = tiny({}, { rounds: { '': flow(ask('x', 'p1'), [discard]) } })
    expect(openStep(p)).toMatchObject({ actor: 'p1', step: { id: 'x' } })
    expect(types(p)).toEqual(['pass', 'discardTrain', 'endGame'])
    expect(types(tiny({}, { rounds: { '': flow(ask('x', 'p1')) } }))).toEqual(['pass', 'endGame'])
  })

  it('is nothing where nobody acts, there is no step, or the game is over', () => {
    expect(openStep(tiny({}, { rounds: { '': flow(ask('x', null)) } }))).toBeNull()
    expect(openStep(tiny({}, { rounds: { '': flow(null) } }))).toBeNull()
    const rounds = { '': flow(ask('x', 'p1')) }
    expect(openStep(tiny({ ended: { reason: 'bank' } }, { rounds }))).toBeNull()
  })

  it('is a fault where a round or an interrupt is unknown', () => {
    expect(() => openStep(tiny({}, { rounds: {} }))).toThrow('no round ')
    const raised = { kind: 'again', by: 'p1', data: {} }
    expect(() => openStep(tiny({ interrupts: [raised] }))).toThrow('no step settles the interrupt again')
  })

  it('is the first interrupt before all else, for whom it asks', () => {
    const rounds = { '': flow(ask('x', 'p1'), [discard]) }
    const raised = { kind: 'again', by: 'p2', data: {} }
    const p = tiny({ interrupts: [raised] }, { rounds, interrupts: settledBy([again, ask('y', 'p2')]) })
    expect(openStep(p)).toMatchObject({ actor: 'p2', step: { id: 'y' } })
    expect(types(p)).toEqual(['pass', 'endGame'])
    expect(
      openStep(tiny({ interrupts: [raised] }, { rounds, interrupts: settledBy([again, ask('y', null)]) })),
    ).toBeNull()
  })

  it('an offer is answered before another is made', () => {
    const action = { type: 'pass', by: 'p1' } as const
    const raised = { kind: 'again', by: 'p2', data: {}, action }
    const p = tiny({ interrupts: [raised] }, { interrupts: settledBy([again, ask('y', 'p2')]) })
    expect(types(p)).toEqual(['pass'])
  })

  it('belongs to the kind that takes the action', () => {
    const own = { ...pass, takes: ({ by }: { by: string }) => by === 'X' }
    expect(kindFor([own, pass], { type: 'pass', by: 'X' })).toBe(own)
    expect(kindFor([own, pass], { type: 'pass', by: 'Y' })).toBe(pass)
    expect(kindFor([own], { type: 'pass', by: 'Y' })).toBeUndefined()
    expect(kindFor([discard], { type: 'pass', by: 'Y' })).toBeUndefined()
  })
})

describe('a step', () => {
  it('is entered where the turn comes to it', () => {
    const entered: number[] = []
    const step: Step = { ...nobody, enter: (d) => entered.push(d.state.round.step) }
    const d = changing(tiny({}, { rounds: { '': { step: () => step, advance() {} } } }))
    goToStep(d, 3)
    expect([d.state.round.step, entered]).toEqual([3, [3]])
  })

  it('need not be there', () => {
    const d = changing(tiny({}, { rounds: { '': { step: () => null, advance() {} } } }))
    goToStep(d, 1)
    expect(d.state.round.step).toBe(1)
    const none = changing(tiny({}, { rounds: {} }))
    goToStep(none, 2)
    expect(none.state.round.step).toBe(2)
  })
})

describe('who nobody is asked of', () => {
  /** Amy's seat is played by the title; in the round she passes once, then it is over. */
  const table = (automatic: Rules['automatic'], actor = 'p1') => {
    const step: Step = { id: 'x', kinds: [passStep()], actor: (p) => (stepPassed(p) ? null : actor) }
    const rounds: Rules['rounds'] = { '': { step: () => step, advance: (d) => d.set({ ended: { reason: 'bank' } }) } }
    const players = [{ name: 'Amy', automaton: true as const }, { name: 'Bob' }]
    return changing(tiny({}, { rounds, ...(automatic ? { automatic } : {}) }, { players }))
  }

  it('acts alone', () => {
    const d = table((_, by) => ({ type: 'pass', by }))
    runToDecision(d)
    expect(d.events).toEqual([{ type: 'passed', by: 'p1', step: 'x' }])
    expect(d.state.ended).toEqual({ reason: 'bank' })
  })

  it.each<[string, Rules['automatic'], string]>([
    ['the title knows nothing to do', () => null, 'p1'],
    ['the title never does anything', undefined, 'p1'],
    ['a person is asked', (_, by) => ({ type: 'pass', by }), 'p2'],
  ])('waits where %s', (_, automatic, actor) => {
    const d = table(automatic, actor)
    const before = d.state
    runToDecision(d)
    expect(d.state).toBe(before)
  })

  it('does nothing that is not open, or refused', () => {
    const closed = table((_, by) => ({ type: 'discardTrain', by, train: '2-0' }))
    expect(() => runToDecision(closed)).toThrow('p1 cannot discardTrain by itself in x: not open')
    const refused = table((_, by) => ({ type: 'pass', by }))
    const step: Step = { id: 'x', kinds: [passStep(() => objection('any.GAME_OVER', {}))], actor: () => 'p1' }
    const rounds = { '': { step: () => step, advance() {} } }
    expect(() => runToDecision(changing({ ...refused, rules: { ...refused.rules, rounds } }))).toThrow('any.GAME_OVER')
  })
})

it('a round begins without anybody’s turn', () => {
  const d = changing(tiny({ turn: 4 }))
  beginRound(d, { kind: 'stock', num: 2, of: 3 })
  expect(d.state.round).toEqual({ kind: 'stock', num: 2, of: 3, current: null, step: 0, turn: {}, memo: {} })
  expect(d.events).toEqual([{ type: 'roundBegan', round: 'stock', turn: 4, num: 2, of: 3 }])
})

describe('prompts', () => {
  const somebody: Step = { id: 'somebody', kinds: [passStep()], actor: (p) => (stepPassed(p) ? null : 'p1') }
  const round = (step: Step): RoundFlow => ({ step: () => step, advance: (d) => d.set({ ended: { reason: 'bank' } }) })
  const at = (step: Step, prompts?: Rules['prompts']) =>
    tiny({}, { rounds: { '': round(step) }, ...(prompts ? { prompts } : {}) })

  it.each<[string, Step, Rules['prompts'], string | null]>([
    ['none: who has something to decide', somebody, undefined, 'p1'],
    ['none: nobody where there is nothing to decide', nobody, undefined, null],
    ['of another step', somebody, { nobody: () => 'p2' }, 'p1'],
    ['somebody is asked although there is nothing to decide', nobody, { nobody: () => 'p2' }, 'p2'],
    ['somebody is passed over although there is something', somebody, { somebody: () => null }, null],
    ['it is told who would be asked', somebody, { somebody: (_, usual) => (usual() === 'p1' ? 'X' : 'Y') }, 'X'],
  ])('%s', (_, step, prompts, actor) => {
    expect(openStep(at(step, prompts))?.actor ?? null).toBe(actor)
  })

  it('who would be asked is not worked out for a prompt that does not ask', () => {
    const costly: Step = {
      ...nobody,
      actor() {
        throw new Error('worked out')
      },
    }
    expect(openStep(at(costly, { nobody: () => 'p2' }))?.actor).toBe('p2')
  })

  it('the flow goes on where somebody is passed over', () => {
    const d = changing(at(somebody, { somebody: () => null }))
    runToDecision(d)
    expect(d.state.ended).toEqual({ reason: 'bank' })
  })

  it('an interrupt too', () => {
    const asking: Step = { id: 'asking', kinds: [], actor: () => null }
    const p = tiny({}, { interrupts: settledBy([again, asking]), prompts: { asking: () => 'p2' } })
    const d = changing(p)
    again.raise(d, 'p1', { n: 1 })
    expect(openStep(d)?.actor).toBe('p2')
  })
})
