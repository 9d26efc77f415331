import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import type { Action } from '../../../core/action.js'
import type { PlayerId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import { president } from '../../../core/shares.js'
import { type Game, play } from '../../../game.js'
import { newTable, playAll } from '../../../testing/table.js'
import { view } from '../../../view.js'
import { terrainTokens } from '../steps/companies/minors.js'
import { bid, gives, holds, pass, position, type Row, refused } from './table.js'

const turn = (game: Game): PlayerId => game.state.round.current as PlayerId
const take = (company: string, by: PlayerId): Action => ({ type: 'bid', by, company, price: 0 })

/** Everybody takes the first thing he may, minors first or last. */
const drafted = (players: number, first: 'minors' | 'shares' = 'minors') => {
  let game = newTable('18Mag', { players })
  const pickers: PlayerId[] = []
  while (game.state.round.kind === 'draft') {
    const by = turn(game)
    const { offers } = choices(game)
    const list = first === 'minors' ? offers : [...offers].reverse()
    pickers.push(by)
    game = playAll(game, [list[0]?.action as Action])
  }
  return { game, pickers: pickers.map((id) => id.slice(1)).join('') }
}

describe('MAG-DRF-2 MAG-SET-1 T2 who picks when', () => {
  it.each([
    [3, '123231312'],
    [4, '123423413412'],
    [5, '123452345134512'],
    [6, '123456234561345612'],
    [2, '12211221'],
  ])('%i players', (players, order) => expect(drafted(players).pickers.slice(0, order.length)).toBe(order))
})

describe('MAG-DRF-7 MAG-DRF-8 MAG-DRF-9 MAG-DRF-10 MAG-DRF-11 what is left after the draft', () => {
  it.each([
    [3, 1, 'p3', 6],
    [4, 1, 'p4', 4],
    [5, 3, 'p4', 4],
    [6, 1, 'p4', 4],
    [2, 1, 'p1', 4],
  ])('%i players: %i minors leave, %s has the Priority Deal', (players, gone, priority, each) => {
    const { game, pickers } = drafted(players)
    const minors = Object.values(game.state.operators).filter(({ closed }) => closed === 'setup')
    expect(minors).toHaveLength(gone)
    expect(game.state.priority).toBe(priority)
    expect(pickers).toHaveLength(each * players)
    expect(game.state.round).toMatchObject({ kind: 'operating', num: 1, of: 1 })
    // Nobody paid anything.
    expect(Object.values(game.state.players).map(({ cash }) => cash)).toEqual(Array(players).fill(0))
  })

  it('MAG-DRF-5 with three no major has a director', () => {
    const { game } = drafted(3)
    expect(Object.keys(game.state.shares).map((id) => president(game, id))).toEqual(Array(7).fill(null))
  })
})

describe('MAG-SET-2 MAG-SET-3 MAG-SET-4 MAG-SET-5 the table at the start', () => {
  const game = newTable('18Mag', { players: 3 })

  it('shares on the stacks, certificates aside, two stations, prices of 60 to 80, nothing in the treasuries', () => {
    for (const [id, holders] of Object.entries(game.state.shares)) {
      expect(holders).toEqual(['aside', ...Array(8).fill('treasury')])
      expect([60, 65, 70, 75, 80].includes(price(game, id))).toBe(true)
      expect(game.state.operators[id]?.tokens).toEqual([40, 80])
      expect(game.state.operators[id]?.cash).toBe(0)
    }
    expect(game.rules.phases[game.state.phase]?.name).toBe('Yellow')
    expect(['2', '3', '4', '6'].map((card) => game.rules.depot?.phaseBegunBy?.(game, card) ?? null)).toEqual([
      null,
      1,
      1,
      1,
    ])
  })

  it('MAG-SET-4 equal prices in the order of the list', () => {
    const list = Object.keys(game.state.shares)
    for (const markers of Object.values(game.state.market))
      expect([...markers]).toEqual([...markers].sort((a, b) => list.indexOf(a) - list.indexOf(b)))
  })

  it('MAG-SET-3 two cards of each price: none three times', () => {
    for (const markers of Object.values(game.state.market)) expect(markers.length <= 2).toBe(true)
  })

  it('MAG-GEN-5 everything is open: a view hides nothing but chance', () => {
    expect(view(game, 'p2').state.players).toEqual(game.state.players)
    expect(view(game, 'p2').state.operators).toEqual(game.state.operators)
  })

  it('MAG-GEN-7 agreements of players are no actions', () => {
    const spoken = play(game, { type: 'choose', by: 'p1', choice: 'agree' })
    expect(spoken.ok ? null : spoken.refusal.code).toBe('MAG-XALL-1')
  })
})

describe('MAG-DRF-4 a minor that is taken', () => {
  it('has 50, a 2-train, its home station, two more and its terrain tokens', () => {
    const game = playAll(newTable('18Mag', { players: 3 }), [take('5', 'p1')])
    expect(game.state.operators['5']).toMatchObject({ owner: 'p1', cash: 50, tokens: [40, 80] })
    expect(game.state.operators['5']?.trains.map(({ name }) => name)).toEqual(['2'])
    expect(game.state.board.tokens.H27).toEqual([{ by: '5', city: 0 }])
    expect(terrainTokens.of(game, '5')).toBe(3)
    expect(game.state.phase).toBe(0)
  })
})

describe('MAG-DRF-6 two shares of one major', () => {
  it('are swapped at once for the director’s certificate; they go to the stack, not to the kit', () => {
    let game = newTable('18Mag', { players: 5 })
    game = playAll(game, [take('SIK', 'p1'), take('1', 'p2'), take('2', 'p3'), take('3', 'p4'), take('4', 'p5')])
    game = playAll(game, [take('5', 'p2'), take('6', 'p3'), take('7', 'p4'), take('8', 'p5'), take('SIK', 'p1')])
    expect(president(game, 'SIK')).toBe('p1')
    expect(game.state.shares.SIK?.filter((holder) => holder === 'treasury')).toHaveLength(8)
    const again = play(game, take('SIK', 'p3'))
    expect(again.ok ? null : again.refusal.code).toBe('MAG-XDRF-4')
  })
})

const rows: readonly Row[] = [
  [
    'MAG-DRF-2 nobody passes (MAG-XDRF-1), MAG-DRF-1 nothing twice (MAG-XDRF-4)',
    position({ turn: 1, round: 'draft' }, [
      pass(refused('MAG-XDRF-1')),
      bid('3', 0, gives({ 'owner.3': 'Amy', 'cash.3': 50, at: 'Bob' })),
      bid('3', 0, refused('MAG-XDRF-4')),
      bid('SIK', 0, gives({ 'shares.SIK.Bob': 10, at: 'Carlos' })),
      bid('SIK', 0, refused('MAG-XDRF-4')),
    ]),
  ],
  [
    'MAG-DRF-3 T1 described by what everybody has',
    position(
      {
        turn: 1,
        round: { kind: 'draft', at: 'Amy' },
        operators: {
          1: { owner: 'Amy' },
          2: { owner: 'Amy' },
          3: { owner: 'Amy' },
          4: { owner: 'Amy' },
          SIK: { shares: { Amy: 10 } },
        },
      },
      [
        bid('13', 0, refused('MAG-XDRF-2')),
        bid('SIK', 0, refused('MAG-XDRF-4')),
        bid('SNW', 0, gives({ 'shares.SNW.Amy': 10 })),
      ],
    ),
  ],
  [
    'MAG-DRF-3 T1 described by the picks, players by name',
    position(
      {
        turn: 1,
        round: { kind: 'draft', memo: { picks: { Amy: ['1', '2'], Bob: ['5'], Carlos: ['9', '10'] } } },
        operators: {
          1: { owner: 'Amy' },
          2: { owner: 'Amy' },
          5: { owner: 'Bob' },
          9: { owner: 'Carlos' },
          10: { owner: 'Carlos' },
        },
      },
      [bid('5', 0, refused('MAG-XDRF-4')), bid('6', 0, gives({ 'owner.6': 'Amy', at: 'Carlos' }))],
    ),
  ],
]

describe('what is refused in a draft', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it('MAG-V1-3 a described draft against István begins with his cards drawn', () => {
    holds({
      title: '18Mag',
      players: ['Amy', { name: 'István', automaton: true }],
      turn: 1,
      round: 'draft',
      expect: { after: { at: 'Amy', step: 'pick', priority: 'István' } },
      actions: [pass(refused('MAG-XDRF-1'))],
    })
  })

  it('MAG-DRF-3 T1 four minors with three players, then shares alone (MAG-XDRF-2)', () => {
    let game = newTable('18Mag', { players: 3 })
    const wanted: Readonly<Record<string, readonly string[]>> = {
      p1: ['1', '2', '3', '4', 'SIK'],
      p2: ['5', '6', '7', '8', 'SNW'],
      p3: ['9', '10', '11', '12', 'RABA'],
    }
    const made: Record<string, number> = { p1: 0, p2: 0, p3: 0 }
    for (let i = 0; i < 13; i++) {
      const by = turn(game)
      const item = wanted[by]?.[made[by] ?? 0] as string
      made[by] = (made[by] ?? 0) + 1
      game = playAll(game, [take(item, by)])
    }
    const by = turn(game)
    const more = play(game, take('13', by))
    expect(more.ok ? null : more.refusal.code).toBe('MAG-XDRF-2')
    expect(
      choices(game).offers.every(({ action }) => action.type === 'bid' && Number.isNaN(Number(action.company))),
    ).toBe(true)
  })

  it('MAG-DRF-3 one share with four players (MAG-XDRF-3)', () => {
    let game = newTable('18Mag', { players: 4 })
    game = playAll(game, [take('SIK', 'p1'), take('SNW', 'p2'), take('1', 'p3'), take('2', 'p4')])
    const more = play(game, take('RABA', 'p2'))
    expect(more.ok ? null : more.refusal.code).toBe('MAG-XDRF-3')
  })
})

describe('two players', () => {
  const game = newTable('18Mag', { players: 2 })

  it('MAG-V2-1 MAG-V2-9 the small map with seven minors and four majors', () => {
    expect(Object.keys(game.rules.operators)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '6',
      '7',
      '11',
      'RABA',
      'SIK',
      'SKEV',
      'LdStEG',
    ])
    expect(Object.keys(game.rules.board.hexes)).toHaveLength(41)
  })

  it('MAG-V2-3 no gray phase', () => {
    expect(game.rules.phases.map(({ name }) => name)).toEqual(['Yellow', 'Green', 'Brown'])
  })

  it('MAG-V2-6 three minors and one share each, player 1 keeps the Priority Deal', () => {
    const { game: after } = drafted(2)
    const owned = (by: string) => Object.values(after.state.operators).filter(({ owner }) => owner === by).length
    expect([owned('p1'), owned('p2')]).toEqual([3, 3])
    expect(after.state.priority).toBe('p1')
  })

  it('MAG-V2-8 ten certificates', () => {
    const limit = (table: Game): number => table.rules.certLimit(table)
    expect(limit(game)).toBe(10)
    expect([3, 4, 5, 6].map((players) => limit(newTable('18Mag', { players })))).toEqual([18, 14, 11, 9])
  })
})
