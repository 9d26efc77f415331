import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { newTable, PLAYERS, playAll } from '../../../testing/index.js'
import { titles } from '../../index.js'
import { minor } from './table.js'

const AT_3 = { kind: 'operating', at: '3' }
/** The last phase has come because no train was sold. */
const LATE = { ruleset: '18xx.games', phase: 'Gray', memo: { lateEnd: true } } as const

describe('what the table shows of 18Mag', () => {
  it('the kit and the order of picks', () => {
    const game = newTable('18Mag', { players: 4, seed: 3 })
    const draft = game.rules.reading.draft?.(game)
    expect(draft?.groups.map(({ each, items }) => [each, items.length])).toEqual([
      [3, 13],
      [1, 7],
    ])
    expect(draft?.order.slice(0, 6)).toEqual(['p1', 'p2', 'p3', 'p4', 'p2', 'p3'])
    const next = playAll(game, [{ type: 'bid', by: 'p1', company: '5', price: 0 }])
    const after = next.rules.reading.draft?.(next)
    expect(after?.groups[0]?.taken.p1).toEqual(['5'])
    expect(after?.groups[0]?.items.some(({ id }) => id === '5')).toBe(false)
    expect(after?.order).toHaveLength(15)
  })

  it('5 players: two copies of each share lie in the kit', () => {
    const game = newTable('18Mag', { players: 5, seed: 3 })
    expect(game.rules.reading.draft?.(game)?.groups[1]?.items.map(({ left }) => left)).toEqual([2, 2, 2, 2, 2, 2, 2])
  })

  it('the price list, with the part of the seller', () => {
    const game = newTable('18Mag', { players: 3, seed: 3 })
    const list = game.rules.reading.services?.(game) ?? []
    const prices = (seller: string) =>
      list.filter((each) => each.seller === seller).map(({ prices: of, parts }) => [of, parts])
    expect(prices('RABA')).toEqual([[[10, 20, 30], undefined]])
    expect(prices('SKEV')).toEqual([
      [[10], undefined],
      [
        [40, 80],
        [20, 40],
      ],
    ])
    expect(prices('MAVAG')).toEqual([
      [[120], [60]],
      [[320], [160]],
    ])
  })

  it('two players: one car, no G&C, a quarter of each train for LdStEG', () => {
    const game = newTable('18Mag', { players: 2, seed: 3 })
    const list = game.rules.reading.services?.(game) ?? []
    expect([...new Set(list.map(({ seller }) => seller))]).toEqual(['RABA', 'SIK', 'SKEV', 'LdStEG'])
    expect(list.find(({ seller }) => seller === 'RABA')?.prices).toEqual([10])
    expect(list.filter(({ seller }) => seller === 'LdStEG').map(({ parts }) => parts)).toEqual([[20], [30], [50]])
  })

  it('round tiles lie on the stacks 3, 4 and 6', () => {
    const game = newTable('18Mag', { players: 3, seed: 3 })
    expect(['2', '3', '4', '6'].map((card) => game.rules.reading.onStack?.(game, card).length)).toEqual([0, 1, 1, 1])
  })

  it.each<[string, Partial<Scenario>, number | null]>([
    ['before the last phase', { phase: 'Brown', round: { kind: 'operating', at: '3' } }, null],
    ['in the round in which it began', { phase: 'Gray', round: { ...AT_3, memo: { phaseChanged: true } } }, 4],
    ['in the stock round after it', { phase: 'Gray', round: 'stock' }, 3],
    ['in the first of the last three', { phase: 'Gray', round: AT_3 }, 3],
    ['in the last one', { phase: 'Gray', round: { ...AT_3, num: 3 } }, 1],
    ['on 18xx.games, where another set is to come', { ...LATE, round: 'stock' }, 6],
    ['on 18xx.games, in the second round of that set', { ...LATE, round: { ...AT_3, num: 2 } }, 5],
  ])('rounds left %s: with the one in progress (MAG-END-1)', (_, there, left) => {
    const operators = { '3': minor(50) }
    const read = readScenario(
      { title: '18Mag', players: PLAYERS.slice(0, 3), operators, ...there, actions: [] },
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(read.game.rules.reading.roundsLeft?.(read.game)).toBe(left)
  })
})
