import { describe, expect, it } from 'vitest'
import { ownerOf } from '../../../core/control.js'
import { beginRound } from '../../../core/flow.js'
import type { Expectation, ScenarioAction } from '../../../scenario/format.js'
import { bankOffers, type TrainOffer, takeFromBank } from '../../../steps/trains.js'
import {
  buy,
  changing,
  gives,
  holds,
  lay,
  newTable,
  pass,
  pay,
  type Row,
  refused,
  run,
  scenariosOf,
  token,
  train,
} from '../../../testing/index.js'
import { interchange18Mag } from '../site/words.js'
import { endStretch, isStretched, stretchedName, stretches, useSupporter } from '../steps/companies/supporters.js'
import { discardTrain } from '../steps/running/discard.js'

const { turnOf, stockTurn } = scenariosOf('18Mag')

const use = (company: string, choice: string, expected?: Expectation): ScenarioAction => ({
  type: 'usePower',
  company,
  choice,
  ...(expected ? { expect: expected } : {}),
})

const supporters = { ruleset: '18xx.games', options: ['supporters'] } as const

const rows: readonly Row[] = [
  [
    'standard_divs: all or nothing',
    turnOf(
      'SIK',
      {
        ruleset: '18xx.games',
        options: ['standard_divs'],
        operators: { SIK: { price: 70, cash: 60, shares: { Amy: 20 } } },
        at: { step: 'dividend' },
      },
      [
        { type: 'dividend', kind: 'variable', amount: 30, expect: refused('MAG-XDIV-1') },
        pay('full', gives({ 'cash.Amy': 12 })),
      ],
    ),
  ],
  [
    'new_major: a share of CIWL is 20% for one price',
    stockTurn(
      'Amy',
      {
        ruleset: '18xx.games',
        options: ['new_major'],
        players: [{ name: 'Amy', cash: 100 }, 'Bob', 'Carlos'],
        operators: { CIWL: { price: 70 } },
      },
      [buy('CIWL', 'treasury', { changes: { 'cash.Amy': 30, 'shares.CIWL.Amy': 20 } }, 20)],
    ),
  ],
  [
    'new_major: a route between two red hexes earns more, and CIWL as much',
    turnOf(
      '10',
      {
        ruleset: '18xx.games',
        options: ['new_major'],
        phase: 'Green',
        operators: {
          '10': { owner: 'Amy', cash: 0, trains: ['4'] },
          CIWL: { price: 70, shares: { Bob: 40 } },
        },
        tiles: { I16: '9 r0', H17: '6 r4', H19: '9 r1', H21: '9 r1', H23: '57 r1', H25: '8 r5' },
        at: { step: 'run' },
      },
      [
        run(
          ['4: J15-I16-H17, H17-H19-H21-H23, H23-H25-I26'],
          gives({ 'cash.10': 60, 'cash.Amy': 60, 'cash.CIWL': 30 }),
        ),
      ],
    ),
  ],
  [
    'new_major: for what its own station adds to a run CIWL gets nothing',
    turnOf(
      '10',
      {
        ruleset: '18xx.games',
        options: ['new_major'],
        phase: 'Green',
        operators: {
          '10': { owner: 'Amy', cash: 0, trains: ['2'] },
          CIWL: { price: 70, shares: { Bob: 40 }, tokens: ['H23'] },
        },
        tiles: { I16: '9 r0', H17: '6 r4', H19: '9 r1', H21: '9 r1', H23: '57 r1' },
        at: { step: 'run' },
      },
      [run(['2: H17-H19-H21-H23'], gives({ 'cash.10': 25, 'cash.Amy': 25 }, { 'cash.CIWL': 0 }))],
    ),
  ],
  [
    'supporters: 10 Ft for a minor, once a round',
    turnOf('5', { ...supporters, privates: { SMFvR: 'Amy' }, operators: { '5': { owner: 'Amy', cash: 0 } } }, [
      use('SMFvR', 'claim', gives({ 'cash.5': 10 })),
      use('SMFvR', 'claim', refused('MAG-XALL-1')),
    ]),
  ],
  [
    'supporters: not for a minor of another',
    turnOf('5', { ...supporters, privates: { SMFvR: 'Bob' }, operators: { '5': { owner: 'Amy', cash: 0 } } }, [
      use('SMFvR', 'claim', refused('MAG-XALL-1')),
    ]),
  ],
  [
    'supporters: a terrain token for nothing',
    turnOf('6', { ...supporters, privates: { FJ: 'Amy' }, operators: { '6': { owner: 'Amy', cash: 10 } } }, [
      use('FJ', 'virtual_token', { after: { 'terrainTokens.6': 1 } }),
      lay('B17', '6 r0', gives({ 'cash.SIK': 10 }, { 'cash.6': 10 })),
    ]),
  ],
  [
    'supporters: a station for half of its price',
    turnOf(
      '6',
      {
        ...supporters,
        privates: { DDSG: 'Amy' },
        operators: { '6': { owner: 'Amy', cash: 20, trains: ['2'] } },
        tiles: { B17: '57 r0', C16: '57 r0' },
        at: { step: 'token' },
      },
      [token('C16', refused('MAG-XTOK-2')), token('C16', gives({ 'cash.6': 0, 'cash.SKEV': 10 }), 'DDSG')],
    ),
  ],
  [
    'supporters: a major is asked for the sake of the card, and pays the whole price',
    turnOf(
      'SIK',
      {
        ...supporters,
        privates: { DDSG: 'Amy' },
        operators: {
          SIK: { price: 70, cash: 30, shares: { Amy: 20 } },
          SKEV: { price: 60, cash: 40, shares: { Amy: 20 } },
        },
        at: { step: 'token' },
      },
      [
        token('C16', refused('MAG-XMTK-1'), 'DDSG'),
        pass(),
        { type: 'dividend', kind: 'variable', amount: 0, by: 'SIK' },
        { ...token('C16', gives({ 'cash.SKEV': 0 }), 'DDSG'), by: 'SKEV' },
      ],
    ),
  ],
  [
    'supporters: an upgrade more, though nothing is left for another tile',
    turnOf(
      '6',
      {
        ...supporters,
        phase: 'Green',
        privates: { GSvS: 'Amy' },
        operators: { '6': { owner: 'Amy', cash: 0, trains: ['2'] } },
        tiles: { B17: '57 r0' },
      },
      [lay('C16', '57 r0'), lay('C18', '8 r0', refused('MAG-XALL-1'), 'GSvS'), lay('B17', '14 r0', {}, 'GSvS')],
    ),
  ],
  [
    'supporters: no gray tile more',
    turnOf(
      '6',
      {
        ...supporters,
        phase: 'Gray',
        privates: { GSvS: 'Amy' },
        operators: { '6': { owner: 'Amy', cash: 0, trains: ['2'] } },
        tiles: { B17: '611 r0' },
      },
      [lay('B17', '455 r0', refused('MAG-XALL-1'), 'GSvS'), lay('B17', '455 r0')],
    ),
  ],
  [
    'supporters: a new train for less, its maker gets as much as ever',
    turnOf(
      '6',
      {
        ...supporters,
        privates: { KK: 'Amy' },
        operators: { '6': { owner: 'Amy', cash: 110 }, '7': { owner: 'Bob', cash: 0, trains: ['2'] } },
        at: { step: 'buyTrains' },
      },
      [
        train('2', refused('MAG-XTRN-2'), { price: 70 }),
        train('2', gives({ 'cash.6': 40, 'cash.LdStEG': 40 }), { price: 70, power: 'KK' }),
        train('2', refused('MAG-XALL-1'), { price: 70, power: 'KK' }),
      ],
    ),
  ],
  [
    'supporters: one more town for one train',
    turnOf(
      '5',
      {
        ...supporters,
        privates: { MA: 'Amy' },
        operators: { '5': { owner: 'Amy', cash: 0, trains: ['2'] } },
        tiles: { H27: '6 r0', G26: '4 r2', F25: '58 r3' },
        at: { step: 'run' },
      },
      [
        run(['2: H27-G26, G26-F25'], refused('MAG-XRUN-1')),
        use('MA', '2'),
        run(['2: H27-G26, G26-F25'], gives({ 'cash.5': 20, 'cash.Amy': 20 })),
      ],
    ),
  ],
]

/** Minor 5 stretches one of its two trains, which have one name: the first. */
const twoTrains = (first: boolean): Row => [
  `supporters: of two trains the one that was stretched goes further, the other does not: ${first ? 'first' : 'second'}`,
  turnOf(
    '5',
    {
      ...supporters,
      privates: { MA: 'Amy' },
      operators: { '5': { owner: 'Amy', cash: 0, trains: ['2', '2'] } },
      tiles: { H27: '6 r0', G26: '4 r2', F25: '58 r3' },
      at: { step: 'run' },
    },
    [
      use('MA', '2'),
      {
        type: 'runRoutes',
        runs: [
          {
            train: first ? '2-0' : '2-1',
            chains: [
              ['H27', 'G26'],
              ['G26', 'F25'],
            ],
            stops: [],
          },
        ],
        expect: first ? gives({ 'cash.5': 20, 'cash.Amy': 20 }) : refused('MAG-XRUN-1'),
      },
    ],
  ),
]

describe('options of recorded games', () => {
  it.each([true, false].map(twoTrains))('%s', (_, scenario) => holds(scenario))
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

it('supporters: a terrain token is for a minor, not for a major', () => {
  const d = changing(newTable('18Mag', supporters))
  d.operator('6', { owner: 'p1' })
  d.set({
    shares: { ...d.state.shares, SIK: (d.state.shares.SIK ?? []).map((holder, i) => (i === 0 ? 'p1' : holder)) },
    privates: { ...d.state.privates, FJ: { owner: 'p1', used: 0 } },
  })
  beginRound(d, { kind: 'operating', num: 1, of: 2 })
  const offered = (by: string) => [...useSupporter.candidates(d, by)].map(({ action }) => action.company)
  expect([ownerOf(d, 'SIK'), offered('6'), offered('SIK')]).toEqual(['p1', ['FJ'], []])
})

describe('supporters: a train with one more town', () => {
  /** Minor 5 of the card's owner has stretched its train. */
  const stretchedTrain = () => {
    const d = changing(newTable('18Mag', supporters))
    d.operator('5', { owner: 'p1', trains: [{ id: '2-4', name: '2' }] })
    d.set({ privates: { ...d.state.privates, MA: { owner: 'p1', used: 0 } } })
    beginRound(d, { kind: 'operating', num: 1, of: 2 })
    useSupporter.apply(d, { type: 'usePower', by: '5', company: 'MA', choice: '2' })
    return d
  }

  it('is what it was after the next run, be it that of a minor of another', () => {
    const d = stretchedTrain()
    expect(isStretched(d, '2-4')).toBe(true)
    endStretch(d)
    expect(isStretched(d, '2-4')).toBe(false)
  })

  it('is as long as ever where nobody has run in that round', () => {
    const d = stretchedTrain()
    beginRound(d, { kind: 'operating', num: 2, of: 2 })
    endStretch(d)
    expect(isStretched(d, '2-4')).toBe(true)
  })

  it('is as long as ever when the one stretched in a later round is what it was', () => {
    const d = stretchedTrain()
    beginRound(d, { kind: 'operating', num: 2, of: 2 })
    d.operator('5', { trains: [{ id: '2-5', name: '2' }] })
    useSupporter.apply(d, { type: 'usePower', by: '5', company: 'MA', choice: '2' })
    endStretch(d)
    endStretch(d)
    expect([isStretched(d, '2-4'), isStretched(d, '2-5')]).toEqual([true, false])
  })

  it('may be stretched again, and is then as long as before', () => {
    const d = stretchedTrain()
    beginRound(d, { kind: 'operating', num: 2, of: 2 })
    const names = () => d.state.operators['5']?.trains.map(({ id, name }) => stretchedName(d, id, name))
    const again = { type: 'usePower', by: '5', company: 'MA', choice: '2+1' } as const
    expect(useSupporter.object(d, again)).toBeUndefined()
    useSupporter.apply(d, again)
    expect([names(), stretches(d, '5')]).toEqual([['2+1+1'], { '2-4': 2 }])
    endStretch(d)
    expect([names(), stretches(d, '5')]).toEqual([['2+1'], { '2-4': 1 }])
  })

  it('may be given back, and lies in the bank under its long name', () => {
    const d = stretchedTrain()
    expect([...discardTrain.candidates(d, '5')].map(({ action }) => action.train)).toEqual(['2-4'])
    discardTrain.apply(d, { type: 'discardTrain', by: '5', train: '2-4' })
    expect([d.state.depot.upcoming[0], interchange18Mag.trace.card?.(d, '2-4')]).toEqual(['2-4', '2+1'])
  })

  it('is none of its stack there: a new card takes the place of the last one before it', () => {
    const d = stretchedTrain()
    discardTrain.apply(d, { type: 'discardTrain', by: '5', train: '2-4' })
    const [first, ...rest] = d.state.depot.upcoming.filter((id) => id !== '2-4')
    d.set({ depot: { upcoming: [first as string, '2-4', ...rest], discarded: [] } })
    takeFromBank(d, bankOffers(d)[0] as TrainOffer)
    expect(d.state.depot.upcoming.slice(0, 2)).toEqual([expect.not.stringMatching(`^${first}$`), '2-4'])
  })
})
