import { describe, it } from 'vitest'
import { bound, indebted, loose, THERE } from './siteTable.js'
import {
  at,
  bankrupt,
  borrow,
  buying,
  cash,
  choose,
  corp,
  gives,
  holds,
  pass,
  type Row,
  refused,
  repay,
  row,
  sell,
  stockTurn,
  train,
  turnOf,
} from './table.js'

/** CTL of Amy lacks 70 for a train; all she has to sell is the presidency of SFA. */
const sellingChair = (switches: Readonly<Record<string, boolean>>) =>
  buying(
    {
      CTL: at(4, 2, { cash: 20, shares: { Amy: 20 } }),
      SFA: corp(100, { shares: { Amy: [20], Bob: [10, 10] }, trains: ['4H'] }),
    },
    { switches, players: cash(10, 500, 500) },
  )

/** Trades for money that is missing, as they go on 18xx.games. */
const interest: readonly Row[] = [
  row(
    'chairAsOne: the president’s certificate counts as one where the other shares do not make up the sale',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 30, Bob: 20, pool: 10 } }) }), [
      pass(gives({ step: 'interest' })),
      sell('IFT', 20, gives({ 'shares.IFT.Amy': 10, 'president.IFT': 'Bob' }), 'Amy'),
    ]),
  ),
  row(
    'swapLater: what comes for a presidency sold for interest is asked when that is paid',
    turnOf('CTL', indebted(0, { IFT: at(7, 1, { shares: { Amy: 40, Bob: [10, 10, 20] } }) }), [
      pass(),
      sell('IFT', 10, gives({ 'shares.IFT.Amy': 30 }, { step: 'interest' }), 'Amy'),
      sell('IFT', 10, gives({ 'shares.IFT.Amy': 20 }, { step: 'interest' }), 'Amy'),
      repay(gives({ step: 'swap' }), 'Amy'),
      choose('10%+10%', gives({ 'president.IFT': 'Bob' })),
    ]),
  ),
  row(
    '1849-10.7-2 half of the president’s certificate would do (EM2)',
    turnOf('CTL', sellingChair({}), [sell('SFA', 20, refused('EM2'), 'Amy')]),
  ),
  row(
    'chairAsOne: the whole may go',
    turnOf('CTL', sellingChair({ chairAsOne: true }), [sell('SFA', 20, gives({ 'president.SFA': 'Bob' }), 'Amy')]),
  ),
  row(
    'chairAsOne: not where they do (EM2)',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 40, Bob: 20, pool: 10 } }) }), [
      pass(),
      sell('IFT', 20, refused('EM2'), 'Amy'),
    ]),
  ),
  row(
    'looseBankruptcy: so it is sold by one who gives up',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 30, Bob: 20, pool: 10 } }) }), [
      pass(),
      bankrupt(gives({ 'shares.IFT.Amy': 10, 'president.IFT': 'Bob', 'price.CTL': null })),
    ]),
  ),
  row(
    'looseBankruptcy: a part of it even with the interest in cash, where there is no other share',
    turnOf('CTL', indebted(60, { IFT: at(7, 1, { shares: { Amy: 20, Bob: 20, pool: 10 } }) }), [
      pass(),
      bankrupt(gives({ 'shares.IFT.Amy': 10, 'president.IFT': 'Bob' })),
    ]),
  ),
  row(
    'looseBankruptcy: at the same price the first in the order of the market is sold',
    turnOf(
      'CTL',
      indebted(36, {
        RCS: at(7, 1, { shares: { Bob: 40, Amy: 10 } }),
        IFT: at(7, 1, { shares: { Bob: 40, Amy: [20] } }),
      }),
      [pass(), bankrupt(gives({ 'shares.RCS.Amy': null }, { 'shares.IFT.Amy': 20 }))],
    ),
  ),
  row(
    'looseBankruptcy: what comes for a presidency is asked when all is over',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 40, Bob: [10, 10, 20] } }) }), [
      pass(),
      bankrupt(gives({ 'shares.IFT.Amy': 30, 'price.CTL': null, step: 'swap' })),
      choose('10%+10%', gives({ 'papers.IFT.Amy': [10, 10, 10] })),
    ]),
  ),
]

const stacks: readonly Row[] = [
  row(
    'emergencyStack: a sale puts markers moved before behind others in their cell',
    turnOf(
      'CTL',
      bound(
        { memo: { stood: ['SFA', 'RCS', 'ATA'], shifted: ['RCS'] } },
        { RCS: loose(9, {}), ATA: loose(9, {}), SFA: loose(5, { Amy: 10 }) },
      ),
      [sell('SFA', 10, gives({ 'column.r9c3': ['ATA', 'RCS'] }), 'Amy')],
    ),
  ),
  ...([true, false] as const).map((unsorted) =>
    row(
      `emergencyStack: ${unsorted ? 'so does one that concedes, before anything is sold' : 'but not the next that concedes'}`,
      turnOf(
        'CTL',
        bound(
          { phase: '8', memo: { stood: ['SFA', 'RCS', 'ATA'], shifted: ['RCS'], unsorted } },
          { RCS: loose(9, {}), ATA: loose(9, {}), SFA: loose(8, { Amy: 10 }) },
        ),
        [bankrupt(gives({ 'column.r9c3': unsorted ? ['ATA', 'RCS', 'SFA'] : ['RCS', 'ATA', 'SFA'] }))],
      ),
    ),
  ),
  row(
    'emergencyStack: a sale for interest leaves them as they lie',
    turnOf(
      'CTL',
      {
        ...indebted(0, { RCS: loose(9, {}), ATA: loose(9, {}), SFA: loose(5, { Amy: 10 }) }),
        memo: { stood: ['SFA', 'RCS', 'ATA'], shifted: ['RCS'] },
      },
      [
        pass(gives({ step: 'interest' })),
        sell('SFA', 10, gives({ 'shares.SFA.Amy': null }, { 'column.r9c3': ['RCS', 'ATA'] }), 'Amy'),
      ],
    ),
  ),
  row(
    'emergencyStack: the first sale of a stock round still counts them',
    stockTurn(
      'Amy',
      { ...THERE, memo: { shifted: ['RCS'] }, operators: { RCS: loose(9, {}), SFA: loose(8, { Amy: 10 }) } },
      [sell('SFA', 10, gives({ 'column.r9c3': ['SFA', 'RCS'] }))],
    ),
  ),
  row(
    'emergencyStack: not after somebody’s turn',
    stockTurn('Amy', { ...THERE, memo: { shifted: ['RCS'] }, operators: { RCS: loose(9, {}), SFA: loose(8, {}) } }, [
      pass(),
      sell('SFA', 10, gives({ 'column.r9c3': ['RCS', 'SFA'] })),
    ]),
  ),
  row(
    'emergencyStack: not where the sale moves no marker',
    turnOf(
      'CTL',
      bound(
        { memo: { stood: ['RCS', 'ATA', 'SFA'], shifted: ['RCS'] } },
        { RCS: loose(8, {}), ATA: loose(8, {}), SFA: loose(9, { Amy: 10 }) },
      ),
      [sell('SFA', 10, gives({}, { 'column.40': ['RCS', 'ATA'] }), 'Amy')],
    ),
  ),
  row(
    'OP-28 a sell-off goes by the order of the market, and those that meet lie so',
    turnOf('CTL', bound({ phase: '8' }, { SFA: loose(8, { Amy: 10 }), ATA: loose(8, { Amy: 10 }) }), [
      bankrupt(gives({ 'column.r9c3': ['SFA', 'ATA'] })),
    ]),
  ),
  row(
    'emergencyStack: what a sell-off has moved counts in the sales that follow',
    turnOf('CTL', bound({ phase: '8', memo: { stood: ['CTL', 'SFA'] } }, { SFA: loose(8, { Amy: 10 }) }), [
      bankrupt(gives({ 'column.r9c3': ['SFA'], 'memo.shifted': ['CTL', 'SFA'] })),
    ]),
  ),
  row(
    'swapLater: who is left with nothing is asked about a loan before what came for a presidency',
    turnOf(
      'CTL',
      bound(
        { phase: '12' },
        { RCS: at(2, 3, { president: 'Amy', shares: { Amy: [20, 10, 10], Bob: [20, 10, 10], pool: 10 } }) },
      ),
      [bankrupt(gives({ step: 'leave', at: 'Amy' })), borrow(gives({ step: 'swap' }), 'Amy')],
    ),
  ),
  row(
    'sellOffOnce: a sell-off gives one certificate rather than two',
    turnOf('CTL', bound({ phase: '8' }, { RCS: at(7, 3, { shares: { Amy: [20, 20, 10, 10], pool: 30 } }) }), [
      bankrupt(gives({ 'papers.RCS.Amy': ['20 president', 10, 10] })),
    ]),
  ),
]

const ELECTRIC = { ...THERE, options: ['absorbing', 'bonds', 'electricDreams'] } as const
const NO_TRAINS = { '16H': 0, R6H: 0 }

const trains: readonly Row[] = [
  row(
    'electricDuty: with E trains left, one without marker and train has to buy another’s',
    turnOf(
      'CTL',
      {
        ...ELECTRIC,
        phase: '16',
        depot: { left: NO_TRAINS },
        operators: {
          CTL: corp(100, { cash: 50, shares: { Amy: 40 } }),
          RCS: corp(144, { shares: { Amy: 40 }, trains: ['16H'] }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [pass(refused('ET1'))],
    ),
  ),
  row(
    'closedBuyerSkips: the earthquake closes AFG, and the next corporation buys no train',
    turnOf(
      'AFG',
      {
        ...THERE,
        phase: '10',
        depot: { left: { '10H': 0 } },
        operators: {
          AFG: corp(144, { cash: 800, shares: { Amy: 40 }, tokens: ['B14'], facts: { home: 'B14' } }),
          CTL: corp(100, { cash: 300, shares: { Amy: 40 } }),
          RCS: corp(68, { cash: 300, shares: { Amy: 40 }, trains: ['8H'] }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        train('12H', gives({ 'price.AFG': null, at: 'CTL', step: 'track' })),
        pass(gives({ step: 'token' })),
        pass(gives({ step: 'finance' })),
      ],
    ),
  ),
]

describe('trades on 18xx.games', () => {
  it.each([...interest, ...stacks, ...trains])('%s', (_, scenario) => holds(scenario))
})
