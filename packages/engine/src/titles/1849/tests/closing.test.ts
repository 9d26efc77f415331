import { describe, expect, it } from 'vitest'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import { foundingOrder } from '../steps/shares/foundingOrder.js'
import {
  at,
  buy,
  buying,
  cash,
  corp,
  four,
  gives,
  holds,
  issue,
  lay,
  order,
  pass,
  pay,
  type Row,
  refused,
  row,
  sell,
  start,
  stockTurn,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

/** CTL one row above Closed, in its financial step; SFA, which can build at home, operates after it. */
const falling = (entry: object = {}, more: TurnPosition = {}): TurnPosition => ({
  phase: '6',
  ...more,
  operators: {
    CTL: at(8, 0, { cash: 300, shares: { Amy: 40, Bob: 10 }, trains: ['6H'], tokens: ['E1', 'C1'], ...entry }),
    SFA: at(9, 1, { cash: 100, shares: { Bob: 20 } }),
    ...more.operators,
  },
  at: { step: 'finance', facts: { declared: true } },
})

const closing: readonly Row[] = [
  row(
    '1849-11-1 1849-11-2 everything of it goes: markers, trains, private companies, certificates; the treasury to the bank; its turn ends',
    turnOf('CTL', falling({}, { privates: { SIGI: 'CTL', SCE: 'Bob' } }), [
      issue(
        10,
        gives(
          {
            'price.CTL': null,
            'cash.CTL': null,
            'trains.CTL': null,
            'tokens.CTL': null,
            'charter.CTL': null,
            'shares.CTL.Amy': null,
            'shares.CTL.Bob': null,
            'shares.CTL.treasury': null,
            'private.SIGI': 'closed',
            'cash.bank': 6160,
            at: 'SFA',
          },
          { returned: [], 'private.SCE': 'Bob', 'cash.Amy': 500 },
        ),
      ),
    ]),
  ),
  row(
    '1849-11-1 by a dividend withheld at the foot of the first column',
    turnOf('CTL', { ...falling(), at: { step: 'dividend', facts: { ran: true, revenue: 40 } } }, [
      pay('withhold', gives({ 'price.CTL': null, at: 'SFA' })),
    ]),
  ),
  row(
    '1849-10.5-1 1849-11-1 without a train the marker goes left: the corporation may close before it buys one',
    turnOf('CTL', { ...falling({ trains: [] }), at: { step: 'track' } }, [
      pass(gives({ 'price.CTL': null, at: 'SFA' })),
    ]),
  ),
  row(
    '1849-11-3 its card becomes the last; founded again it starts fresh, and has not operated (SE2)',
    stockTurn(
      'Amy',
      {
        phase: '6',
        players: four,
        ...order('IFT', 'RCS', 'CTL'),
        operators: { IFT: corp(68, { shares: { Bob: 20, Amy: 10 } }), RCS: corp(68, { shares: { Bob: 20 } }) },
      },
      [
        start(
          'CTL',
          144,
          gives({
            'cash.Amy': 87,
            'cash.CTL': 248,
            'tokens.CTL': ['E1'],
            'charter.CTL': 2,
            'shares.CTL.Amy': 20,
            'shares.CTL.treasury': 80,
            at: 'Bob',
          }),
        ),
        buy('CTL', 'treasury', gives({ 'cash.CTL': 392, at: 'Carlos' })),
        pass(),
        pass(gives({ at: 'Amy' })),
        sell('CTL', 20, refused('SE2')),
        sell('IFT', 10, gives({ 'cash.Amy': 155 })),
      ],
    ),
  ),
  row(
    '1849-11-3 not before those that wait: the one that closed is behind them (FO1)',
    stockTurn(
      'Amy',
      {
        removed: ['AFG'],
        ...order('CTL', 'RCS', 'SFA', 'ATA', 'IFT'),
        operators: { CTL: at(8, 0, { shares: { Bob: 40, Amy: 20 } }), IFT: corp(68, { shares: { Bob: 20 } }) },
        at: { memo: { passes: 0 } },
      },
      [
        sell('CTL', 10, gives({ 'price.CTL': null })),
        start('RCS', 68),
        pass(),
        start('CTL', 68, refused('FO7')),
        start('SFA', 68, gives({ 'cash.SFA': 96 })),
      ],
    ),
  ),
  row(
    '1849-11-4 a slot of its home is kept for it as before (ST5)',
    turnOf(
      'IFT',
      {
        phase: '6',
        ...order('RCS', 'IFT', 'CTL'),
        privates: { SMS: 'IFT' },
        operators: { IFT: corp(68, { shares: { Bob: 20 } }), RCS: corp(68, { shares: { Bob: 20 } }) },
      },
      [token('E1', refused('ST5'), 'SMS'), token('C1', gives({ 'tokens.IFT': ['C1', 'H12'] }), 'SMS')],
    ),
  ),
]

/** CTL buys the first 12H while AFG has these stations. */
const quake = (tokens: readonly string[], more: TurnPosition = {}): TurnPosition =>
  buying(
    {
      CTL: corp(100, { cash: 1000, shares: { Amy: 40 }, trains: ['10H'] }),
      AFG: corp(68, { cash: 50, shares: { Bob: 40 }, tokens: [...tokens], trains: ['10H'] }),
      ...more.operators,
    },
    { phase: '10', tiles: { B14: '655 r0' }, depot: { left: { '10H': 0 } }, ...more },
  )

const earthquake: readonly Row[] = [
  row(
    '1849-12-1 1849-11-3 founded again AFG has all three markers, those lost in the earthquake too',
    stockTurn(
      'Amy',
      {
        phase: '12',
        players: cash(900, 500, 500),
        ...order('AFG'),
        operators: { CTL: corp(100, { shares: { Amy: 40 }, trains: ['12H'] }) },
      },
      [
        start('AFG', 216, gives({ step: 'home', 'cash.AFG': 392 })),
        token('B14', gives({ 'tokens.AFG': ['B14'], 'charter.AFG': 2 })),
      ],
    ),
  ),
  row(
    '1849-12-3 the free slot of Messina can be used at once, but no tile is laid before the next stock round (TL11)',
    turnOf(
      'CTL',
      {
        phase: '10',
        depot: { left: { '10H': 0 } },
        // Catania to Messina along the coast.
        tiles: { B14: '655 r0', D14: '8 r1', G13: '58 r1', H12: '653 r1' },
        operators: {
          CTL: corp(100, { cash: 900, shares: { Amy: 40 }, trains: ['10H'], tokens: ['E1', 'B14'] }),
          IFT: corp(68, { cash: 300, shares: { Bob: 20 }, trains: ['10H'] }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        train('12H', gives({ phase: '12', 'tile.B14': null, 'tokens.CTL': ['E1'] })),
        pass(gives({ at: 'IFT' })),
        lay('B14', '655 r0', refused('TL11')),
        pass(),
        token('B14', gives({ 'tokens.IFT': ['B14', 'H12'] })),
      ],
    ),
  ),
  row(
    '1849-12-1 the tile goes back, all markers there are lost for good',
    turnOf('CTL', quake(['M9', 'B14']), [
      train('12H', gives({ 'tile.B14': null, 'tokens.AFG': ['M9'] }, { 'charter.AFG': 1, 'price.AFG': 68 })),
    ]),
  ),
  row(
    '1849-12-2 AFG at home in Messina without another marker closes',
    turnOf('CTL', quake(['B14']), [
      train('12H', gives({ 'price.AFG': null, 'trains.AFG': null, 'cash.bank': 6060 }, { returned: [] })),
    ]),
  ),
  row(
    '1849-12-2 even if AFG buys it: the 12H leaves the game, the phase stands',
    turnOf(
      'AFG',
      buying(
        {
          AFG: corp(100, { cash: 1000, shares: { Bob: 40 }, tokens: ['B14'] }),
          CTL: corp(68, { shares: { Amy: 40 }, trains: ['10H', '10H'] }),
        },
        { phase: '10', depot: { left: { '10H': 0 } } },
      ),
      [
        train(
          '12H',
          gives({ phase: '12', 'price.AFG': null, 'trains.AFG': null, 'depot.12H': 0, at: 'CTL' }, { returned: [] }),
        ),
      ],
    ),
  ),
  row(
    '1849-12-2 1849-11-1 only AFG: another that is left without a marker stays',
    turnOf('CTL', quake(['M9'], { operators: { IFT: corp(68, { shares: { Bob: 40 }, tokens: ['B14'] }) } }), [
      train('12H', gives({ 'tokens.IFT': null }, { 'price.IFT': 68 })),
    ]),
  ),
]

describe('closing and the earthquake (§11, 12)', () => {
  it.each([...closing, ...earthquake])('%s', (_, scenario) => holds(scenario))

  it('1849-11-5 OP-18 two that close at once do it in the order of their value, and their cards follow in it', () => {
    const read = readScenario(
      stockTurn(
        'Amy',
        {
          removed: ['AFG'],
          ...order('IFT', 'CTL', 'RCS', 'SFA', 'ATA'),
          operators: {
            CTL: at(8, 0, { shares: { Bob: 40, pool: 10 } }),
            IFT: at(8, 0, { shares: { Bob: 40, pool: 10 } }),
            RCS: corp(68, { shares: { Bob: 20 } }),
          },
          at: { memo: { passes: 2 } },
        },
        [pass(gives({ 'price.CTL': null, 'price.IFT': null, round: 'operating' }))],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game, ok } = tryScenario(read)
    expect([ok, foundingOrder.of(game)]).toEqual([true, ['RCS', 'SFA', 'ATA', 'CTL', 'IFT']])
  })
})
