import { describe, expect, it } from 'vitest'
import type { ActionKind, Step } from '../core/step.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import { consent } from './consent.js'
import { askForDiscards, discardStep, noDiscard } from './discard.js'
import type { TrainLimit } from './trainLimit.js'
import { countedTrains } from './trains.js'

const LIMIT = 2
const trains: TrainLimit = { limit: () => LIMIT, counted: countedTrains }
const kindOf = (step: Step): ActionKind<'discardTrain'> => {
  const [kind] = step.kinds
  if (kind?.type !== 'discardTrain') throw new Error('no discard')
  return kind
}
const discard = (): ActionKind<'discardTrain'> => kindOf(discardStep(trains))

const cards = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id.slice(0, 1) }))
const OBSOLETE = { id: '2-1', name: '2', obsolete: true as const }
const table = () =>
  changing(
    tiny({
      operators: {
        X: { ...IDLE, trains: cards('2-0', '3-0', '3-1') },
        Y: { ...IDLE, trains: cards('3-2', '3-3') },
        '1': { ...IDLE, trains: [...cards('E-0', 'E-1', 'E-2'), OBSOLETE] },
      },
    }),
  )

describe('asking for discards', () => {
  it('goes by the given order, asks nobody at the limit, and comes after what waits already', () => {
    const d = table()
    consent.raise(d, 'p1', { what: 'A', price: 1 })
    askForDiscards(d, ['1', 'Y', 'X'], trains)
    expect(d.state.interrupts.map(({ kind, by }) => `${kind} ${by}`)).toEqual(['consent p1', 'discard 1', 'discard X'])
  })

  it('ends with the one asked being at the limit', () => {
    const d = table()
    const step = discardStep(trains)
    askForDiscards(d, ['X'], trains)
    expect(step.actor(d)).toBe('X')
    discard().apply(d, { type: 'discardTrain', by: 'X', train: '3-0' })
    expect(step.actor(d)).toBeNull()
  })
})

describe('a discard', () => {
  it('offers each kind of train once', () => {
    const offered = [...discard().candidates(table(), 'X')].map(({ action }) => action.train)
    expect(offered).toEqual(['2-0', '3-0'])
    expect([...discard().candidates(table(), '1')].map(({ action }) => action)).toEqual([
      { type: 'discardTrain', by: '1', train: 'E-0' },
      { type: 'discardTrain', by: '1', train: '2-1' },
    ])
    const both = tiny({ operators: { X: { ...IDLE, trains: [...cards('2-0', '2-2'), OBSOLETE] } } })
    expect([...discard().candidates(both, 'X')].map(({ action }) => action.train)).toEqual(['2-0', '2-1'])
    expect([...discard().candidates(table(), 'nobody')]).toEqual([])
  })

  it.each([
    ['a train it has', 'X', '3-1', undefined],
    ['a train of another', 'X', '3-2', 'or.discard.NOT_OWNED'],
    ['an obsolete one, which does not count', '1', '2-1', 'or.discard.NOT_OWNED'],
    ['one of as many as it may own', 'Y', '3-2', 'or.discard.NOT_OVER_LIMIT'],
  ])('%s', (_, by, train, code) => {
    expect(discard().object(table(), { type: 'discardTrain', by, train })?.code).toBe(code)
  })

  it('goes to the bank’s returned trains', () => {
    const d = table()
    discard().apply(d, { type: 'discardTrain', by: 'X', train: '2-0' })
    expect(d.state.depot.discarded).toEqual([{ id: '2-0', name: '2' }])
    expect(d.state.operators.X?.trains.map(({ id }) => id)).toEqual(['3-0', '3-1'])
    expect(d.events).toEqual([{ type: 'trainDiscarded', by: 'X', train: '2' }])
  })

  it('is refused out of turn with the limit, while nothing is above it', () => {
    const p = table()
    expect(discard().outOfTurn?.(p, { type: 'discardTrain', by: 'Y', train: '3-2' })?.params).toEqual({
      corporation: 'Y',
      limit: LIMIT,
    })
    expect(discard().outOfTurn?.(p, { type: 'discardTrain', by: 'X', train: '3-0' })).toBeUndefined()
  })

  it('is never offered for itself', () => {
    const kind = noDiscard(trains)
    expect(kind.type).toBe('discardTrain')
    expect([...kind.candidates(table(), 'X')]).toEqual([])
    expect(kind.object(table(), { type: 'discardTrain', by: 'X', train: '2-0' })?.code).toBe(
      'or.discard.NOT_OVER_LIMIT',
    )
  })
})

it('a step that nobody is asked in asks nobody', () => {
  const over: TrainLimit = { limit: () => 0, counted: () => 1 }
  expect(discardStep(over).actor(table())).toBeNull()
  expect(discardStep(over).id).toBe('discard')
})

it('of an operator nobody knows is refused like one it does not own', () => {
  const over: TrainLimit = { limit: () => 0, counted: () => 1 }
  const kind = kindOf(discardStep(over))
  expect(kind.object(table(), { type: 'discardTrain', by: 'nobody', train: '2-0' })).toEqual({
    code: 'or.discard.NOT_OWNED',
    params: { corporation: 'nobody', train: '2-0' },
  })
})
