import { describe, expect, it } from 'vitest'
import { newTable } from '../../../testing/table.js'
import { certLimit } from '../data/tables.js'
import { foundingOrder } from '../steps/shares/foundingOrder.js'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1)
type Options = Parameters<typeof newTable>[1]
const table = (players: number, more: Options = {}) => newTable('1849', { players, ...more })
const orderOf = (game: ReturnType<typeof table>) => foundingOrder.of(game)

describe('set-up (§1, 2, 3)', () => {
  it.each([
    [3, [], 5, 500, 12],
    [4, [], 6, 375, 11],
    [4, ['fiveCorporations'], 5, 375, 9],
    [5, [], 6, 300, 9],
  ] as const)(
    'TV-21 1849-1.1-1 1849-2-1 %d players %j: %d corporations, cash %d, limit %d',
    (players, options, corporations, cash, limit) => {
      const game = table(players, { options })
      expect(orderOf(game)).toHaveLength(corporations)
      expect(Object.values(game.state.players).map((player) => player.cash)).toEqual(Array(players).fill(cash))
      expect(game.state.bank).toBe(6260)
      expect([game.rules.certLimit(game), certLimit(players, corporations)]).toEqual([limit, limit])
      const trains = (card: string) => game.state.depot.upcoming.filter((id) => id.startsWith(`${card}-`)).length
      const fewer = corporations === 5 ? 1 : 0
      expect(['4H', '6H', '8H', '10H', '12H', '16H', 'R6H'].map(trains)).toEqual([
        4,
        4 - fewer,
        3 - fewer,
        2,
        1,
        5 - fewer,
        2,
      ])
    },
  )

  it('1849-2-2 trains lie in the order of their classes', () => {
    const { state } = table(5)
    const classes = [...new Set(state.depot.upcoming.map((id) => id.replace(/-\d+$/, '')))]
    expect(classes).toEqual(['4H', '6H', '8H', '10H', '12H', '16H', 'R6H'])
  })

  it('1849-2-3 each charter holds its eight certificates and three markers', () => {
    const { state } = table(5)
    for (const corporation of Object.keys(state.shares)) {
      expect(state.shares[corporation]).toEqual(Array(8).fill('treasury'))
      expect(state.operators[corporation]?.tokens).toHaveLength(3)
    }
  })

  it('1849-2.1-1 the first seat has the priority and begins', () => {
    const { state } = table(4)
    expect([state.priority, state.round.current]).toEqual([state.seats[0], state.seats[0]])
  })

  it('1849-2.2-1 the order is drawn: every corporation comes first now and then', () => {
    const firsts = new Set(SEEDS.map((seed) => orderOf(table(5, { seed }))[0]))
    expect([...firsts].sort()).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA'])
    for (const seed of SEEDS) expect(new Set(orderOf(table(5, { seed }))).size).toBe(6)
  })

  it('1849-2.2-2 of five corporations the one with card 6 is out', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const [few, all] = [orderOf(table(4, { seed, options: ['fiveCorporations'] })), orderOf(table(4, { seed }))]
      expect(few).toEqual(all.slice(0, 5))
    }
  })

  it('1849-2.2-3 for beginners IFT is not among the first three, and the others move up', () => {
    let moved = 0
    for (const seed of SEEDS) {
      const [drawn, delayed] = [orderOf(table(5, { seed })), orderOf(table(5, { seed, options: ['delayIft'] }))]
      const at = drawn.indexOf('IFT')
      if (at < 3) moved++
      const others = drawn.filter((id) => id !== 'IFT')
      expect(delayed).toEqual(at < 3 ? [...others.slice(0, 3), 'IFT', ...others.slice(3)] : drawn)
    }
    expect(moved).toBeGreaterThan(5)
  })

  it('1849-2.2-1 as on 18xx.games the order is that of the seed, and IFT changes places with the fourth', () => {
    const seed = 814263386
    const theirs = (options: readonly string[]) => orderOf(table(4, { seed, options, ruleset: '18xx.games' }))
    expect(theirs([])).toEqual(['RCS', 'IFT', 'SFA', 'ATA', 'AFG', 'CTL'])
    expect(theirs(['delayIft'])).toEqual(['RCS', 'ATA', 'SFA', 'IFT', 'AFG', 'CTL'])
    const ours = newTable('1849', {
      players: 4,
      seed,
      ruleset: '18xx.games',
      options: ['delayIft'],
      switches: { iftSwap: false },
    } as Options)
    expect(orderOf(ours)).toEqual(['RCS', 'SFA', 'ATA', 'IFT', 'AFG', 'CTL'])
  })
})
