import { describe, expect, it } from 'vitest'
import { changing, IDLE, tiny, tinyRules } from '../testing/tiny.js'
import type { Holder, PlayerId } from './ids.js'
import type { Position } from './position.js'
import {
  certificatesWorth,
  challenger,
  clockwiseAfter,
  holders,
  moveCertificates,
  moveShares,
  ordinary,
  papersIn,
  paperWays,
  percentOf,
  percentWithPlayers,
  pickPapers,
  president,
  sizeOf,
  solvent,
  swapPresidency,
  swapWays,
} from './shares.js'

const seats: readonly PlayerId[] = ['p1', 'p2', 'p3']

/** A corporation X whose papers are of these sizes and lie there. */
const table = (sizes: readonly number[], where: readonly Holder[], players: object = {}): Position => {
  const { operators } = tinyRules()
  return tiny(
    {
      seats,
      players: { p1: { cash: 0 }, p2: { cash: 0 }, p3: { cash: 0 }, ...players },
      operators: { X: IDLE },
      shares: { X: where },
    },
    { operators: { ...operators, X: { ...operators.X!, shares: sizes } } },
  )
}
const usual = table([20, 10, 10, 10, 5, 5], ['p1', 'p1', 'p2', 'pool', 'p2', 'p2'])

describe('who holds what', () => {
  it.each<[Holder, number]>([
    ['p1', 30],
    ['p2', 20],
    ['p3', 0],
    ['pool', 10],
    ['treasury', 0],
  ])('%s: %i %%', (holder, percent) => expect(percentOf(usual, 'X', holder)).toBe(percent))

  it('all players together', () => expect(percentWithPlayers(usual, 'X')).toBe(50))

  it('papers nobody printed are worth nothing', () => {
    const p = table([20], ['p1', 'p1', 'p2'])
    expect([percentOf(p, 'X', 'p1'), percentWithPlayers(p, 'X'), papersIn(p, 'X', 'p2')]).toEqual([20, 20, [0]])
  })

  it('a corporation nobody knows has no papers', () => {
    expect(holders(usual, 'Z')).toEqual([])
    expect([percentOf(usual, 'Z', 'p1'), president(usual, 'Z'), sizeOf(usual, 'Z', 0)]).toEqual([0, null, 0])
  })

  it.each<[Holder, PlayerId | null]>([
    ['p2', 'p2'],
    ['pool', null],
    ['treasury', null],
  ])('with its first paper with %s the president is %s', (first, player) =>
    expect(president(table([20], [first]), 'X')).toBe(player),
  )

  it('sizes, and papers but the first', () => {
    expect([0, 1, 4, 9].map((i) => sizeOf(usual, 'X', i))).toEqual([20, 10, 5, 0])
    expect([ordinary(usual, 'X', 'p1'), ordinary(usual, 'X', 'p2')]).toEqual([[1], [2, 4, 5]])
    expect(papersIn(usual, 'X', 'p2')).toEqual([10, 5, 5])
  })
})

describe('papers worth a percentage', () => {
  it('in every way, the largest first unless the title says otherwise', () => {
    expect(paperWays(usual, 'X', 'p2', 10)).toEqual([[10], [5, 5]])
    expect(paperWays(usual, 'X', 'p1', 20)).toEqual([])
  })

  it.each<[readonly number[], readonly number[] | null]>([
    [[10], [2]],
    [[5], [4]],
    [
      [5, 10],
      [4, 2],
    ],
    [
      [5, 5],
      [4, 5],
    ],
    [[], []],
    [[10, 10], null],
    [[20], null],
  ])('%j are the certificates %j', (papers, picked) => expect(pickPapers(usual, 'X', 'p2', papers)).toEqual(picked))

  it.each<[number, readonly number[] | null]>([
    [10, [2]],
    [15, [2, 4]],
    [20, [2, 4, 5]],
    [25, null],
  ])('%i %% are the certificates %j', (percent, picked) =>
    expect(certificatesWorth(usual, 'X', 'p2', percent)).toEqual(picked),
  )
})

describe('moving', () => {
  it('the certificates named', () => {
    const d = changing(usual)
    moveCertificates(d, 'X', [0, 3], 'p3')
    expect(d.state.shares.X).toEqual(['p3', 'p1', 'p2', 'p3', 'p2', 'p2'])
    expect(usual.state.shares.X?.[0]).toBe('p1')
  })

  it('a percentage', () => {
    const d = changing(usual)
    moveShares(d, 'X', 15, 'p2', 'pool')
    expect(d.state.shares.X).toEqual(['p1', 'p1', 'pool', 'pool', 'pool', 'p2'])
    expect(() => moveShares(d, 'X', 10, 'p2', 'pool')).toThrow('moveShares: 10% of X from p2 to pool')
  })

  it('leaves other corporations alone', () => {
    const d = changing(tiny())
    const { Y } = d.state.shares
    moveShares(d, 'X', 10, 'p1', 'pool')
    expect(d.state.shares.Y).toBe(Y)
  })
})

describe('around the table', () => {
  it.each<[PlayerId, readonly PlayerId[]]>([
    ['p1', ['p2', 'p3', 'p1']],
    ['p2', ['p3', 'p1', 'p2']],
    ['p3', ['p1', 'p2', 'p3']],
  ])('left of %s: %j', (from, order) => expect(clockwiseAfter(usual, from)).toEqual(order))

  it('who is still in the game', () => {
    expect(solvent(usual)).toEqual(seats)
    expect(solvent(table([20], ['p1'], { p2: { cash: 0, bankrupt: true } }))).toEqual(['p1', 'p3'])
    expect(solvent({ ...usual, state: { ...usual.state, players: {} } })).toEqual(seats)
  })
})

describe('the presidency', () => {
  const tens = [20, 10, 10, 10, 10, 10, 10, 10, 10]

  it.each<[string, readonly Holder[], number, PlayerId | null]>([
    ['nobody has more', ['p1', 'p2', 'p2'], 20, null],
    ['somebody has more', ['p1', 'p2', 'p2', 'p2'], 20, 'p2'],
    ['more than the rest, but no papers to give for it', ['p1', 'p2'], 0, null],
    ['the larger of two', ['p1', 'p2', 'p2', 'p3', 'p3', 'p3'], 10, 'p3'],
    ['of two alike the first to the left', ['p1', 'p3', 'p3', 'p2', 'p2'], 10, 'p2'],
    ['never the president again', ['p1', 'p1', 'p1', 'p1'], 0, null],
  ])('%s', (_, where, than, expected) => expect(challenger(table(tens, where), 'X', than, 'p1')).toBe(expected))

  it('of two alike the first to the left of whoever it is', () => {
    expect(challenger(table(tens, ['p2', 'p1', 'p1', 'p3', 'p3']), 'X', 10, 'p2')).toBe('p3')
  })

  it('is paid for with papers worth the first one', () => {
    expect(swapWays(table([20, 10, 10, 5, 5], ['p1', 'p2', 'p2', 'p2', 'p2']), 'X', 'p2')).toEqual([
      [10, 10],
      [10, 5, 5],
    ])
    expect(swapWays(usual, 'Z', 'p2')).toEqual([])
  })

  it('changes hands for the usual papers', () => {
    const d = changing(table(tens, ['p1', 'p2', 'p2', 'p2']))
    swapPresidency(d, 'X', 'p2')
    expect(d.state.shares.X).toEqual(['p2', 'p1', 'p1', 'p2'])
    expect(d.events).toEqual([{ type: 'presidentChanged', corporation: 'X', from: 'p1', to: 'p2' }])
  })

  it('or for those named, which may go elsewhere', () => {
    const d = changing(table([20, 10, 10, 5, 5], ['pool', 'p2', 'p2', 'p2', 'p2']))
    swapPresidency(d, 'X', 'p2', [10, 5, 5], 'ipo')
    expect(d.state.shares.X).toEqual(['p2', 'ipo', 'p2', 'ipo', 'ipo'])
    expect(d.events).toEqual([{ type: 'presidentChanged', corporation: 'X', from: null, to: 'p2' }])
  })

  it('is not to be had for nothing', () => {
    const d = changing(table(tens, ['p1', 'p2']))
    expect(() => swapPresidency(d, 'X', 'p2')).toThrow('swapPresidency: p2')
    expect(() => swapPresidency(d, 'X', 'p2', [10, 10])).toThrow('swapPresidency: p2')
  })
})
