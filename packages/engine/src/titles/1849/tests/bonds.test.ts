import { describe, expect, it } from 'vitest'
import { result } from '../../../result.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import {
  at,
  bankrupt,
  borrow,
  buy,
  cash,
  choose,
  corp,
  gives,
  holds,
  pass,
  pay,
  position,
  type Row,
  refused,
  repay,
  row,
  sell,
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

/** CTL with these facts in one of the last steps of its turn. */
const bonded = (step: string, entry: object, more: TurnPosition = {}): TurnPosition => ({
  options: ['bonds'],
  phase: '8',
  ...more,
  operators: { CTL: corp(100, { shares: { Amy: 40 }, trains: ['8H'], ...entry }), ...more.operators },
  at: { step, facts: { declared: true }, ...more.at },
})
const OUT = { facts: { bond: true } }

const bonds: readonly Row[] = [
  row(
    '1849-14.2-3 OP-23 1849-13-1 a marker that reaches 377 by redeeming ends the game with the turn',
    turnOf(
      'CTL',
      bonded('redeemBond', at(1, 15, { cash: 600, ...OUT, shares: { Amy: 40 }, trains: ['16H'] }), {
        phase: '16',
        operators: { SFA: corp(68, { cash: 300, shares: { Bob: 20 } }) },
      }),
      [repay(gives({ 'price.CTL': 377, ending: 'stock_market' })), pass(gives({ ended: 'stock_market' }))],
    ),
  ),
  row(
    '1849-14.2-3 1849-5-5 before phase 16 redeeming at 276 moves nothing',
    turnOf(
      'CTL',
      bonded('redeemBond', at(0, 12, { cash: 600, ...OUT, shares: { Amy: 40 }, trains: ['12H'] }), { phase: '12' }),
      [repay(gives({ 'cash.CTL': 100 }, { 'price.CTL': 276 }))],
    ),
  ),
  row(
    '1849-14.2-4 1849-10.7-5 a failed emergency fills the treasury first: the bond is paid out of it',
    turnOf(
      'CTL',
      bonded(
        'buyTrains',
        { cash: 50, ...OUT, operated: false, trains: [], shares: { Amy: 20 } },
        {
          players: cash(100, 500, 500),
          operators: { IFT: corp(100, { operated: false, shares: { Bob: 40, Amy: 10 }, cash: 100 }) },
        },
      ),
      [
        bankrupt(
          gives(
            { 'price.CTL': null, 'cash.Amy': 0, 'cash.bank': 6660, at: 'IFT' },
            { 'shares.IFT.Amy': 10, 'loans.Amy': 0 },
          ),
        ),
      ],
    ),
  ),
  row(
    '1849-14.2-4 in the turn of another corporation too: a sale for a train closes it, its president pays',
    turnOf(
      'RCS',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(10, 600, 500),
        operators: {
          RCS: corp(100, { cash: 330, shares: { Amy: 40 }, tokens: ['C5', 'C1'] }),
          CTL: at(8, 0, { cash: 0, president: 'Bob', shares: { Bob: 40, Amy: 20 }, ...OUT }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        sell('CTL', 10, gives({ 'price.CTL': null, 'cash.Amy': 37, 'cash.Bob': 100 }, { at: 'RCS' }), 'Amy'),
        train('8H', gives({ 'trains.RCS': ['8H'], 'cash.Amy': 17 }), { help: 20 }),
      ],
    ),
  ),
  row(
    '1849-14.2-1 from phase 8 on 500 for a column to the left, no interest in that turn (BO2)',
    turnOf('CTL', bonded('issueBond', { cash: 20 }, { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } }), [
      borrow(gives({ 'cash.CTL': 520, 'bond.CTL': true, 'price.CTL': 90 }, { at: 'IFT' })),
    ]),
  ),
  row(
    '1849-14.2-1 not before phase 8 (BO1)',
    turnOf('CTL', bonded('finance', { cash: 500, trains: ['6H'], shares: { Amy: 40, pool: 10 } }, { phase: '6' }), [
      borrow(refused('BO1')),
    ]),
  ),
  row(
    '1849-14.2-1 1849-14.2-3 one bond each; redeemed and issued in their own steps (BO2, BO3, BO4)',
    turnOf('CTL', bonded('finance', { cash: 600, shares: { Amy: 40, pool: 10 } }), [
      borrow(refused('BO4')),
      repay(refused('BO3')),
    ]),
  ),
  row(
    '1849-14.2-1 never a second one (BO2)',
    turnOf('CTL', bonded('finance', { cash: 600, ...OUT, shares: { Amy: 40, pool: 10 } }), [
      borrow(refused('BO2')),
      repay(refused('BO4')),
    ]),
  ),
  row(
    '1849-14.2-2 50 a turn out of the treasury, after the financial step',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 70, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [pass(gives({ 'cash.CTL': 20, at: 'IFT' }))],
    ),
  ),
  row(
    '1849-14.2-2 the president pays what is missing, and cannot decline (BO5)',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 20, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [
        pass(gives({ 'cash.CTL': 0, step: 'interest' })),
        pass(refused('BO5')),
        bankrupt(refused('CO1')),
        repay(gives({ 'cash.Amy': 470, at: 'IFT' }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-14.2-2 without the cash shares are sold, one certificate less not being enough (BT4, EM1, EM2, EM3)',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 0, ...OUT, president: 'Amy', shares: { Amy: 40, Bob: 40, pool: 10 } },
        { players: cash(5, 500, 500), operators: { IFT: at(8, 3, { shares: { Bob: 40, Amy: 30 } }) } },
      ),
      [
        pass(gives({ step: 'interest' })),
        repay(refused('BT4'), 'Amy'),
        sell('CTL', 10, refused('EM3'), 'Amy'),
        sell('IFT', 30, refused('EM2'), 'Amy'),
        sell('IFT', 10, gives({ 'cash.Amy': 45 }), 'Amy'),
        sell('IFT', 10, gives({ 'cash.Amy': 76 }), 'Amy'),
        sell('IFT', 10, refused('EM1'), 'Amy'),
        repay(gives({ 'cash.Amy': 26 }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-14.2-2 what cannot be raised closes the corporation',
    turnOf(
      'CTL',
      bonded(
        'dividend',
        { cash: 10, ...OUT, operated: false, shares: { Amy: 40, pool: 10 } },
        {
          players: cash(20, 500, 500),
          operators: { IFT: corp(68, { cash: 300, shares: { Bob: 20 } }) },
          at: { facts: { ran: true, revenue: 10 } },
        },
      ),
      [
        // 5 of 10 come to the treasury: 35 of the interest are missing, and Amy has 24.
        pay('full', gives({ step: 'interest', 'cash.CTL': 0 }, { 'cash.Amy': 24 })),
        repay(refused('BT4'), 'Amy'),
        bankrupt(gives({ 'price.CTL': null, 'cash.Amy': 0, step: 'leave' })),
        // The rest of the bond is written off: one failure, one question.
        borrow(gives({ 'cash.Amy': 500, 'loans.Amy': 1, at: 'IFT' }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-14.2-3 redeemed with 500 in the treasury: a column to the right; issued again in the same turn if it likes (BO3)',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 560, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [
        pass(gives({ 'cash.CTL': 510, step: 'redeemBond' })),
        repay(gives({ 'cash.CTL': 10, 'price.CTL': 111, 'bond.CTL': false, step: 'issueBond' })),
        borrow(gives({ 'cash.CTL': 510, 'price.CTL': 100, 'bond.CTL': true, at: 'IFT' })),
      ],
    ),
  ),
  row(
    '1849-14.2-3 not with less, after the interest',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 540, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [pass(gives({ 'cash.CTL': 490, at: 'IFT' }, { 'bond.CTL': true }))],
    ),
  ),
  row(
    '1849-14.2-1 1849-5-7 the column to the left may be Closed: then the bond is called at once',
    turnOf(
      'CTL',
      bonded('issueBond', at(9, 1, { cash: 20, shares: { Amy: 40 }, trains: ['8H'] }), {
        operators: { IFT: at(9, 2, { shares: { Bob: 20 }, trains: ['8H'] }) },
      }),
      [borrow(gives({ 'price.CTL': null, 'cash.CTL': null }, { 'cash.Amy': 500 }))],
    ),
  ),
  row(
    '1849-14.2-4 a corporation that closes redeems first: treasury, then the president’s cash, then shares (BC4, EM2)',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(100, 500, 500),
        operators: {
          CTL: at(8, 0, { cash: 150, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }),
          IFT: corp(144, { shares: { Carlos: 40, Amy: 40 } }),
          SFA: at(9, 1, { shares: { Carlos: 40 } }),
        },
      },
      [
        sell(
          'CTL',
          10,
          gives({
            'price.CTL': null,
            'cash.CTL': null,
            'cash.Amy': 0,
            'cash.Bob': 527,
            step: 'bondOnClosing',
            at: 'Amy',
          }),
        ),
        // 250 are left of the bond.
        sell('IFT', 30, refused('EM2')),
        sell('IFT', 20, gives({ 'cash.Amy': 38, 'shares.IFT.Amy': 20, at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        buy('IFT', 'pool', refused('BC4')),
        buy('SFA', 'treasury', gives({ 'cash.Amy': 14 })),
      ],
    ),
  ),
  row(
    '1849-14.2-4 1849-9.5-3 a sale for the bond is over, with all that is chosen for it, before the next one',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(100, 500, 500),
        operators: {
          CTL: at(8, 0, { cash: 150, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }),
          IFT: at(6, 1, { president: 'Amy', shares: { Amy: [20, 10, 10, 10], Carlos: [20, 10, 10] } }),
        },
      },
      [
        sell('CTL', 10, gives({ step: 'bondOnClosing', at: 'Amy' })),
        sell('IFT', 30, gives({ step: 'swap' })),
        choose('20%', gives({ 'president.IFT': 'Carlos' }, { step: 'swap' })),
        choose('20%+10%', gives({ 'papers.IFT.Amy': [10, 10], step: 'bondOnClosing' })),
      ],
    ),
  ),
  row(
    '1849-14.2-4 OP-24 what cannot be raised is written off; without shares the president takes a loan or leaves',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(100, 500, 500),
        operators: { CTL: at(8, 0, { cash: 150, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }) },
      },
      [
        sell('CTL', 10, gives({ 'cash.Amy': 0, step: 'leave', at: 'Amy' })),
        borrow(gives({ 'cash.Amy': 500, 'loans.Amy': 1, at: 'Bob' })),
      ],
    ),
  ),
  row(
    '1849-14.2-5 founded again it has its bond unissued',
    stockTurn(
      'Amy',
      {
        options: ['bonds'],
        phase: '8',
        memo: { foundingOrder: ['CTL', 'IFT'] },
        operators: {
          CTL: at(8, 0, { cash: 500, president: 'Bob', shares: { Amy: 10, Bob: 40 }, ...OUT }),
          IFT: corp(68, { shares: { Carlos: 40 } }),
        },
      },
      [sell('CTL', 10, gives({ 'price.CTL': null, 'cash.CTL': null }, { 'cash.Bob': 500, 'bond.CTL': null }))],
    ),
  ),
]

describe('bonds (§14.2)', () => {
  it.each(bonds)('%s', (_, scenario) => holds(scenario))

  it.each([
    [100, 0],
    [90, 0],
    [202, 408],
  ])('1849-14.2-6 a share at %d of a corporation with its bond out: four count %d', (price, score) => {
    const read = readScenario(
      position(
        {
          options: ['bonds'],
          phase: '8',
          players: cash(0, 500, 500),
          operators: { CTL: { price, shares: { Amy: 40 }, ...OUT } },
        },
        [],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(result(read.game).scores.find(({ player }) => player === 'p1')?.score).toBe(score)
  })
})
