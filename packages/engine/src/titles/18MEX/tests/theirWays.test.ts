import { describe, expect, it } from 'vitest'
import { marketOrder } from '../../../core/market.js'
import { papersIn, percentOf } from '../../../core/shares.js'
import { play } from '../../../game.js'
import { can } from '../../../interchange/can.js'
import { entityTypeOf, fileIdOf } from '../../../interchange/ids.js'
import { Ledger } from '../../../interchange/ledger.js'
import { tell } from '../../../interchange/tell.js'
import type { Told } from '../../../interchange/vocabulary.js'
import type { OperatorEntry } from '../../../scenario/format.js'
import { readScenario, type Scenario } from '../../../scenario/index.js'
import { playAll } from '../../../testing/table.js'
import { titles } from '../../index.js'
import { interchange18MEX } from '../interchange/words.js'
import { booked } from '../steps/shares/booking.js'
import { leader } from '../steps/shares/chairSale.js'
import { ghostSize } from '../steps/shares/defects.js'
import {
  bankrupt,
  buying,
  cash,
  choose,
  gives,
  holds,
  lay,
  major,
  pass,
  type Row,
  refused,
  stockTurn,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

const theirs = { ruleset: '18xx.games' } as const

/** One tile left to lay, KCM&O with a player. */
const oneTile = (phase: string): TurnPosition => ({
  ...theirs,
  phase,
  options: ['earlyKcmo'],
  operators: { MC: major(60, { cash: 500, shares: { Amy: 50 } }) },
  privates: { 'KCM&O': 'Bob' },
  at: { facts: { laid: 1 } },
})

/** The Baja variant: Santa Rosalía is H3, and CdB may bring a station there. */
const baja = (chi: Partial<OperatorEntry>, more: Partial<TurnPosition>): TurnPosition => ({
  ...theirs,
  options: ['baja'],
  operators: {
    CHI: major(90, { cash: 900, shares: { Amy: 50 }, ...chi }),
    MC: major(60, { shares: { Bob: 50 } }),
  },
  ...more,
})

const prompts: readonly Row[] = [
  ...([true, false] as const).map((there): Row => {
    const chi = { tokens: there ? ['E6', 'H3'] : ['E6'] }
    return [
      `BAJA CHI is ${there ? 'not ' : ''}asked about CdB at the end of its turn ${there ? 'with a station in' : 'without'} Santa Rosalía`,
      turnOf('CHI', baja(chi, { phase: '2', privates: { CdB: 'CHI' }, at: { step: 'buyTrains' } }), [
        train('2', gives({ 'trains.CHI': ['2'], ...(there ? { at: 'MC' } : { step: 'buyPrivates' }) })),
      ]),
    ]
  }),
  [
    'BAJA with CdB closed a way to Santa Rosalía counts as one to any city',
    turnOf('CHI', baja({ tokens: ['E6', 'I4'] }, { phase: '5', tiles: { F5: '9 r1', G4: '8 r4' } }), [
      pass(gives({ step: 'token' })),
      token('H3', gives({ 'tokens.CHI': ['E6', 'H3', 'I4'] })),
    ]),
  ],
  [
    'MEX-4.3-9 with all tiles laid the step waits for KCM&O from phase 3 on',
    turnOf('MC', oneTile('3'), [lay('I8', '57 r1', gives({}, { step: 'track', at: 'MC' }))]),
  ],
  [
    'MEX-8-2 but not before, though it may be bought early',
    turnOf('MC', oneTile('2'), [lay('I8', '57 r1', gives({ step: 'buyTrains' }))]),
  ],
  ...(['3', '2'] as const).map((phase): Row => {
    const waits = phase === '3'
    return [
      `switch canyonWait: the last tile in F5 ${waits ? 'leaves' : 'does not leave'} the marker where it is until the next action in phase ${phase}`,
      turnOf(
        'CHI',
        {
          ...theirs,
          phase,
          operators: { CHI: major(90, { cash: 900, shares: { Amy: 50 } }) },
          tiles: { G6: '8 r1' },
          privates: { 'KCM&O': 'Bob' },
          at: { facts: { laid: 1 } },
        },
        [
          lay('F5', '9 r1', gives(waits ? {} : { 'price.CHI': 80 }, { step: waits ? 'track' : 'buyTrains' })),
          train(phase, gives({ 'trains.CHI': [phase] }, { 'price.CHI': 80 })),
        ],
      ),
    ]
  }),
  [
    'switch canyonWait: an upgrade there waits for nothing',
    turnOf(
      'CHI',
      {
        ...theirs,
        phase: '3',
        operators: { CHI: major(90, { cash: 900, shares: { Amy: 50 } }) },
        tiles: { F5: '9 r1' },
        privates: { 'KCM&O': 'Bob' },
      },
      [lay('F5', '23 r4', gives({ 'price.CHI': 80, step: 'buyTrains' }))],
    ),
  ],
  ...([79, 80] as const).map((own): Row => {
    const scenario = buying(
      {
        MC: major(90, { cash: 100, trains: ['4'], shares: { Amy: 50 } }),
        PAC: major(80, { trains: ['4'], shares: { Bob: 50 } }),
      },
      { ...theirs, phase: '5', players: cash(own, 400, 400) },
    )
    const ruined = own === 79
    return [
      `switch freeBankrupt: with $${100 + own} and $270 in shares for a train of $450 a president may ${ruined ? '' : 'not '}go bankrupt, though the company has one`,
      turnOf('MC', scenario, [bankrupt(ruined ? gives({ ended: 'bankrupt', 'cash.Amy': 0 }) : refused('X-BK-1'))]),
    ]
  }),
  ...([true, false] as const).map((emptied): Row => {
    const waits = emptied ? 'not ' : ''
    return [
      `MEX-4.3.4-3 trains of others are dearer than what NdM has: it is ${waits}asked ${emptied ? 'after the last of the bank' : 'while the bank has more'}`,
      turnOf(
        'NdM',
        buying(
          {
            NdM: major(75, { cash: 900, shares: { Carlos: 50 }, tokens: ['O10'] }),
            TM: major(60, { cash: 0, shares: { Amy: 50 }, trains: ['4D'] }),
          },
          { ...theirs, phase: '4D', depot: { left: { '4D': emptied ? 1 : 2 } } },
        ),
        [train('4D', emptied ? gives({ at: 'TM' }) : gives({ 'cash.NdM': 200 }, { at: 'NdM' }))],
      ),
    ]
  }),
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
        memo: { ghosts: { MC: { held: {}, whole: true } } },
      },
      [{ type: 'par', corporation: 'MC', price: 60, expect: gives({ 'cash.Amy': 80, at: 'Bob' }) }],
    ),
  ],
]

const five = (more: TurnPosition['operators'], at: TurnPosition['at'] = {}): TurnPosition =>
  buying(
    {
      TM: major(90, { cash: 450, shares: { Amy: 50 } }),
      NdM: major(75, { shares: { Carlos: 50 }, cash: 100, tokens: ['O10'] }),
      ...more,
    },
    { ...theirs, phase: '4', depot: { left: { '4': 0 } }, at },
  )
const chi = major(60, { shares: { Bob: 50 }, cash: 70, tokens: ['E6', 'I8', 'I10'] })
const cities = { tiles: { I8: '14 r0', I10: '57 r2' } }

const rules: readonly Row[] = [
  [
    'switch discardOrder: the buyer takes its turn in the list of companies',
    turnOf(
      'MC',
      buying(
        {
          MC: major(90, { cash: 300, trains: ['3', '3'], shares: { Amy: 50 } }),
          PAC: major(80, { trains: ['3', '3', '3'], shares: { Bob: 50 } }),
        },
        { ...theirs, phase: '3½', depot: { left: { "3'": 0 } } },
      ),
      [train('4', gives({ step: 'discard' }, { at: 'MC' }))],
    ),
  ],
  [
    'switch mergerByMajor: of one president first the one that has operated first in this round',
    turnOf(
      'TM',
      five(
        {
          MEX: major(60, { shares: { Bob: 50 } }),
          SPM: major(80, { shares: { Bob: 50 } }),
        },
        { done: ['MEX'] },
      ),
      [train('5', gives({ at: 'MEX' })), pass(gives({ at: 'SPM' }))],
    ),
  ],
  [
    'switch mergedTurn: the next major has its mail before NdM chooses a station',
    turnOf(
      'CHI',
      buying(
        {
          CHI: major(90, { cash: 450, shares: { Bob: 50 }, tokens: ['E6', 'I8', 'I10'] }),
          NdM: major(75, { shares: { Carlos: 50 }, tokens: ['O10'] }),
          TM: major(60, { shares: { Amy: 50 }, trains: ['4'], cash: 0 }),
        },
        { ...theirs, ...cities, phase: '4', depot: { left: { '4': 0 } }, at: { done: ['NdM'] } },
      ),
      [
        train('5'),
        choose('CHI', gives({ step: 'mergerToken', at: 'NdM', 'cash.TM': 40 }), 'CHI'),
        choose('I8', gives({ at: 'TM' }, { 'cash.TM': 40 })),
      ],
    ),
  ],
  [
    'switch mergeTokens: a station in the home that is kept for NdM is one to choose',
    turnOf(
      'TM',
      {
        ...five({
          NdM: major(75, { shares: { Carlos: 50 }, tokens: [], operated: false }),
          MEX: major(60, { shares: { Bob: 50 }, tokens: ['P13', 'O10', 'I8'] }),
        }),
        tiles: { I8: '57 r0', O10: '479MC', P11: '479P' },
      },
      [train('5'), choose('MEX', gives({ step: 'mergerToken' }), 'MEX'), choose('O10', gives({ 'tokens.MEX': null }))],
    ),
  ],
  [
    'switch ranTrains: only a train that has run stays where it is until the next round',
    turnOf(
      'TM',
      five({ SPM: major(60, { shares: { Bob: 50 }, trains: ['3', '4'] }) }, { memo: { ranTrains: ['3-0'] } }),
      [train('5'), choose('SPM', gives({ 'trains.NdM': ['3 fresh', '4'] }), 'SPM')],
    ),
  ],
  ...([true, false] as const).map(
    (misbooked): Row => [
      `switch presSwap: NdM ${misbooked ? 'does not rise' : 'rises'} when all is with players`,
      stockTurn(
        'Carlos',
        {
          ...theirs,
          players: cash(0, 0, 200),
          phase: '4',
          memo: { misbooked: misbooked ? { Amy: 5 } : {} },
          at: { memo: { passes: 2 } },
          operators: {
            NdM: { cell: [2, 4], par: 70, shares: { Amy: 55, Bob: 45 } },
            SPM: { cell: [2, 4], par: 70, shares: { Amy: 60, Bob: 40 } },
          },
        },
        [pass(gives({ 'price.SPM': 75 }, { 'price.NdM': misbooked ? 70 : 75 }))],
      ),
    ],
  ),
]

describe('18MEX as on 18xx.games', () => {
  it.each([...prompts, ...rules])('%s', (_, scenario) => holds(scenario))
})

const positionOf = (scenario: Scenario) => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

const toldIn = (scenario: Scenario, action: Told['action']) => {
  const before = positionOf(scenario)
  const entity = (by: string) => ({
    entity: entityTypeOf(before, by) === 'player' ? fileIdOf(before, by as 'p1') : by,
    entity_type: entityTypeOf(before, by),
  })
  const ledger = new Ledger(before, interchange18MEX)
  return tell({
    words: interchange18MEX,
    before,
    after: before,
    events: [],
    action,
    ledger,
    id: (id: string) => id,
    entity,
  } as Told)
}

describe('the papers a new president of NdM gives', () => {
  const held = (bob: readonly number[]): Scenario =>
    stockTurn(
      'Amy',
      { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: { Amy: 20, Bob: bob } } } },
      [],
    )
  it.each([
    ['10% and 5% to the market for 20%', [10, 5, 5], 20, 0, 15, 20],
    ['for half of it 5% to the market', [10, 5, 5], 10, 10, 5, 20],
    ['20% to the market', [10, 10], 20, 0, 20, 20],
    ['for half of it 10% to the market', [10, 10], 10, 10, 10, 20],
  ] as const)('%s', (_, bob, percent, amy, market, expected) => {
    const played = play(positionOf(held(bob)), { type: 'sellShares', by: 'p1', corporation: 'NdM', percent })
    if (!played.ok) throw new Error(played.refusal.code)
    expect(percentOf(played.game, 'NdM', 'p1')).toBe(amy)
    expect(percentOf(played.game, 'NdM', 'pool')).toBe(market)
    expect(booked(played.game, 'NdM', 'p2')).toBe(expected)
  })
})

describe('the first certificate of a merged company', () => {
  const merging = (shares: Readonly<Record<string, number>>): Scenario =>
    turnOf('TM', five({ SPM: major(60, { shares, tokens: ['O8'] }) }), [])
  it.each([
    ['$60 while some were offered', { Bob: 50 }, 1],
    ['$120 where none were', { Bob: 60, pool: 40 }, 2],
  ] as const)('costs %s', (_, shares, size) => {
    const game = positionOf(merging(shares))
    const bought = playAll(game, [
      { type: 'buyTrain', by: 'TM', from: 'bank', train: '5-0', name: '5', price: 450 },
      { type: 'choose', by: 'SPM', choice: 'SPM' },
    ])
    expect(ghostSize(bought, 'SPM')).toBe(size)
  })
})

describe('presidents of NdM by what is booked', () => {
  it('half of the certificate and 5% sold: both 10% go, the 5% stays', () => {
    const hands = { Amy: [20, 5, 5], Bob: [10, 10] }
    const game = positionOf(
      stockTurn('Amy', { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: hands } } }, []),
    )
    const played = play(game, { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 15 })
    if (!played.ok) throw new Error(played.refusal.code)
    expect(papersIn(played.game, 'NdM', 'p1')).toEqual([5, 5])
    expect(papersIn(played.game, 'NdM', 'pool')).toEqual([10, 10])
    expect(booked(played.game, 'NdM', 'p1')).toBe(15)
  })

  it.each([
    ['a 10% where one has lain there longest', [10, 5], [10, 5], [10, 10, 5]],
    ['a 5% where one has', [5, 10], [5, 5], [10, 10, 10]],
  ] as const)('half of it sold: from the market comes back %s', (_, lying, hand, market) => {
    const game = positionOf(
      stockTurn(
        'Amy',
        {
          ...theirs,
          phase: '4',
          memo: { marketPapers: [...lying] },
          operators: { NdM: { cell: [2, 4], par: 70, shares: { Amy: [20, 5], Bob: [10, 10], pool: [10, 5] } } },
        },
        [],
      ),
    )
    const played = play(game, { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, certificates: [0] })
    if (!played.ok) throw new Error(played.refusal.code)
    expect(papersIn(played.game, 'NdM', 'p1')).toEqual(hand)
    expect(papersIn(played.game, 'NdM', 'pool')).toEqual(market)
    expect(booked(played.game, 'NdM', 'p1')).toBe(15)
  })

  it('who is booked with more leads it without the certificate', () => {
    const hands = { Amy: [20, 5, 5], Bob: [10, 10] }
    const game = positionOf(
      stockTurn('Amy', { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: hands } } }, []),
    )
    const sold = playAll(game, [
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, papers: [10], certificates: [0] },
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 5 },
    ])
    expect(leader.of(sold)).toBe('p2')
    expect(papersIn(sold, 'NdM', 'p2')).toEqual([10, 10])
  })

  it('others sell NdM though its certificate was lost to the market', () => {
    const hands = { Amy: [20, 5, 5], Bob: [10, 10] }
    const game = positionOf(
      stockTurn('Amy', { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: hands } } }, []),
    )
    const sold = playAll(game, [
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, papers: [10], certificates: [0] },
      { type: 'pass', by: 'p1' },
    ])
    expect(papersIn(sold, 'NdM', 'p1')).toEqual([5, 5])
    expect(can(sold, interchange18MEX)).toContain('sell_shares')
  })

  it('one with 25%, booked with 20%, gives way to 25%', () => {
    holds(
      stockTurn(
        'Carlos',
        {
          ...theirs,
          phase: '4',
          memo: { misbooked: { Amy: 5 } },
          operators: { NdM: { cell: [2, 4], par: 70, shares: { Amy: [20, 5], Carlos: [10, 10], pool: [5] } } },
        },
        [
          {
            type: 'buyShares',
            corporation: 'NdM',
            from: 'pool',
            percent: 5,
            expect: gives({ 'president.NdM': 'Carlos' }),
          },
        ],
      ),
    )
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

describe('a bankrupt', () => {
  it('sells the dearest first: its marker comes to a cell before that of a cheaper one', () => {
    const game = positionOf(
      turnOf(
        'UdY',
        buying(
          {
            UdY: major(60, { shares: { Amy: 40, Bob: 30 } }),
            CHI: { cell: [6, 0], par: 60, shares: { Bob: 40, Amy: 10 } },
            SPM: { cell: [5, 0], par: 60, shares: { Bob: 40, Amy: 20 } },
          },
          { ...theirs, phase: '5', players: cash(10, 400, 400) },
        ),
        [],
      ),
    )
    const ended = playAll(game, [{ type: 'bankrupt', by: 'UdY' }])
    expect(marketOrder(ended).filter((id) => id !== 'UdY')).toEqual(['SPM', 'CHI'])
  })
})

describe('18MEX in the words of 18xx.games', () => {
  const asked = turnOf(
    'TM',
    {
      ...five({ CHI: chi }),
      ...cities,
      interrupts: [{ kind: 'mergerToken', by: 'NdM', facts: { corporation: 'CHI', left: 1 } }],
    },
    [],
  )

  it('assigns a station of the merged company to NdM', () => {
    expect(can(positionOf(asked), interchange18MEX)).toEqual(['assign'])
    expect(toldIn(asked, { type: 'choose', by: 'NdM', choice: 'I8' })).toMatchObject([
      { type: 'assign', entity: 'NdM', target: 'I8', target_type: 'hex' },
    ])
  })

  it('names the president’s certificate where a sale is worth as much', () => {
    const seller = stockTurn('Amy', { ...theirs, operators: { TM: major(60, { shares: { Amy: 30, Bob: 20 } }) } }, [])
    expect(toldIn(seller, { type: 'sellShares', by: 'p1', corporation: 'TM', percent: 20 })).toMatchObject([
      { type: 'sell_shares', shares: ['TM_0'], percent: 20 },
    ])
  })
})
