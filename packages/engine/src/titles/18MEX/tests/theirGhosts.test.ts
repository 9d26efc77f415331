import { describe, expect, it } from 'vitest'
import { movePrice } from '../../../core/market.js'
import { type Game, play } from '../../../game.js'
import { can } from '../../../interchange/can.js'
import { Ledger } from '../../../interchange/ledger.js'
import { readAction } from '../../../interchange/readAction.js'
import type { Scenario } from '../../../scenario/index.js'
import { playAll } from '../../../testing/table.js'
import { changing } from '../../../testing/tiny.js'
import { eldersOf } from '../site/ghostShares/handOrder.js'
import { ghostMarkersAbove } from '../site/ghostShares/markers.js'
import { ghostOf, ghostSize } from '../site/ghostShares/papers.js'
import { interchange18MEX } from '../site/words.js'
import { startMajor } from '../steps/shares/start.js'
import { cash, gives, holds, major, pass, type Row, stockTurn, type TurnPosition, turnOf } from './table.js'
import { five, positionOf, theirs } from './theirs.js'

const rows: readonly Row[] = [
  [
    'switch ghostShares: with $60 somebody is asked because of a merged company, with less not',
    stockTurn('Amy', { ...theirs, phase: '5', players: cash(200, 60, 59), operators: { MC: { closed: true } } }, [
      pass(gives({ at: 'Bob' })),
      pass(gives({ at: 'Amy', turn: 3 })),
    ]),
  ],
  [
    'switch ghostShares: of one that nobody had founded the first costs $120 and is 20%',
    stockTurn(
      'Amy',
      {
        ...theirs,
        phase: '5',
        players: cash(200, 300, 119),
        operators: { MC: { closed: true } },
        memo: { ghosts: { MC: { held: {}, ahead: 0 } } },
      },
      [{ type: 'par', corporation: 'MC', price: 60, expect: gives({ 'cash.Amy': 80, at: 'Bob' }) }],
    ),
  ],
]

describe('papers of a merged company', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

describe('the first certificate of a merged company', () => {
  const merging = (shares: Readonly<Record<string, number>>, priority: string, elders: number): Scenario =>
    turnOf(
      'TM',
      { ...five({ SPM: major(60, { shares, tokens: ['O8'] }) }), priority, memo: { elders: { SPM: elders } } },
      [],
    )
  it.each([
    ['$60 while some were offered', { Bob: 50 }, 'Bob', 0, 1],
    ['$120 where none were and its president had the priority', { Bob: 60, pool: 40 }, 'Bob', 0, 2],
    ['$60 where he had another one before that of the president', { Bob: 60, pool: 40 }, 'Bob', 1, 1],
    ['$60 where the Open Market comes before him', { Bob: 60, pool: 40 }, 'Carlos', 0, 1],
    ['$60 where the one with the priority had some', { Bob: 60, Carlos: 40 }, 'Carlos', 0, 1],
    ['$120 where neither that one nor the market had any', { Bob: 60, Carlos: 40 }, 'Amy', 0, 2],
  ] as const)('costs %s', (_, shares, priority, elders, size) => {
    const game = positionOf(merging(shares, priority, elders))
    const bought = playAll(game, [
      { type: 'buyTrain', by: 'TM', from: 'bank', train: '5-0', name: '5', price: 450 },
      { type: 'choose', by: 'SPM', choice: 'SPM' },
    ])
    expect(ghostSize(bought, 'SPM')).toBe(size)
  })
})

describe('certificates that came before that of the president', () => {
  const table = (operators: TurnPosition['operators'] = {}): Game =>
    positionOf(stockTurn('Bob', { ...theirs, phase: '4', players: cash(500, 500, 500), operators }, []))

  it('are what he has not given for it, and are sold first', () => {
    const led = playAll(table({ SPM: major(60, { shares: { Amy: 20, Bob: 20 }, president: 'Amy' }) }), [
      { type: 'buyShares', by: 'p2', corporation: 'SPM', from: 'ipo', percent: 10 },
    ])
    expect(eldersOf(led, 'SPM')).toBe(1)
    const sold = playAll(led, [{ type: 'sellShares', by: 'p2', corporation: 'SPM', percent: 10 }])
    expect(eldersOf(sold, 'SPM')).toBe(0)
  })

  it('are not those bought later', () => {
    const bought = playAll(table({ SPM: major(60, { shares: { Bob: 20 } }) }), [
      { type: 'buyShares', by: 'p2', corporation: 'SPM', from: 'ipo', percent: 10 },
    ])
    expect(eldersOf(bought, 'SPM')).toBe(0)
  })

  it('are what its founder had', () => {
    const d = changing(table())
    d.share('CHI', 1, 'p2')
    startMajor.apply(d, { type: 'par', by: 'p2', corporation: 'CHI', price: 60 })
    expect(eldersOf(d, 'CHI')).toBe(1)
  })
})

describe('papers of a merged company that are worth their price', () => {
  const holding = (held: Readonly<Record<string, number>>): Scenario =>
    stockTurn(
      'Amy',
      {
        ...theirs,
        phase: '5',
        players: cash(500, 0, 0),
        operators: { MC: { closed: true } },
        memo: { ghosts: { MC: { held, chair: 'Amy', shown: true } } },
      },
      [],
    )
  it.each([
    ['not the one of the president alone', { Amy: 2, Bob: 1 }, false],
    ['the one of the president while another has as much', { Amy: 2, Bob: 2 }, true],
    ['those beside it', { Amy: 3 }, true],
  ] as const)('look saleable: %s', (_, held, asked) => {
    expect(can(positionOf(holding(held)), interchange18MEX).includes('sell_shares')).toBe(asked)
  })
})

describe('papers of a merged company that has been founded', () => {
  const founded = (held: Readonly<Record<string, number>>, purse: number): Game =>
    positionOf(
      stockTurn(
        'Bob',
        {
          ...theirs,
          phase: '5',
          players: cash(0, purse, 0),
          operators: { MC: { closed: true }, TM: major(90, { shares: { Amy: 50, Bob: 10 } }) },
          memo: { ghosts: { MC: { held, chair: 'Amy', shown: true } } },
        },
        [],
      ),
    )
  const buy = { type: 'buyShares', by: 'p2', corporation: 'MC', from: 'removed', percent: 10 } as const

  it('are bought for $60 each, in the words of the file that names one', () => {
    const game = founded({ Amy: 2 }, 60)
    const said = { type: 'buy_shares', id: 1, entity: 2, entity_type: 'player', shares: ['MC_7'], percent: 10 } as const
    const reading = readAction(game, interchange18MEX, new Ledger(game, interchange18MEX), said)
    expect(reading).toEqual([{ ...buy, certificates: [7] }])
    const after = playAll(game, [buy])
    expect([ghostOf(after, 'MC')?.held, after.state.players.p2?.cash]).toEqual([{ p1: 2, p2: 1 }, 0])
  })

  it.each([
    ['for less', { Amy: 2 }, 59, false],
    ['once 40% are out, though it looks so', { Amy: 2, Carlos: 2 }, 60, true],
  ] as const)('are not bought %s', (_, held, purse, asked) => {
    const game = founded(held, purse)
    expect(play(game, buy)).toMatchObject({ ok: false })
    expect(can(game, interchange18MEX).includes('buy_shares')).toBe(asked)
  })

  it('do not come with the 20% again where two of 10% were given for it', () => {
    const twice = positionOf(
      stockTurn(
        'Amy',
        {
          ...theirs,
          phase: '5',
          players: cash(60, 60, 0),
          operators: { MC: { closed: true } },
          memo: { ghosts: { MC: { held: { Amy: 1 }, ahead: 1 } } },
        },
        [],
      ),
    )
    const led = playAll(twice, [{ type: 'par', by: 'p1', corporation: 'MC', price: 60 }])
    expect([ghostOf(led, 'MC')?.chair, ghostSize(led, 'MC')]).toEqual(['p1', 1])
  })
})

describe('the marker of a merged company that somebody founds', () => {
  it('lies in its cell above whatever comes there later', () => {
    const game = positionOf(
      stockTurn(
        'Amy',
        {
          ...theirs,
          phase: '5',
          players: cash(500, 0, 0),
          operators: {
            MC: { closed: true },
            TM: major(90, { shares: { Amy: 50 } }),
            SPM: { cell: [0, 6], par: 90, shares: { Amy: 50 } },
          },
        },
        [],
      ),
    )
    const d = changing(playAll(game, [{ type: 'par', by: 'p1', corporation: 'MC', price: 90 }]))
    movePrice(d, 'SPM', 'left', 'dividend')
    expect([ghostMarkersAbove(d, 'TM'), ghostMarkersAbove(d, 'SPM')]).toEqual([0, 1])
    movePrice(d, 'TM', 'right', 'dividend')
    movePrice(d, 'TM', 'left', 'dividend')
    expect(ghostMarkersAbove(d, 'TM')).toBe(1)
  })
})
