import { describe, it } from 'vitest'
import {
  answer,
  at,
  bankrupt,
  borrow,
  buying,
  by,
  cash,
  corp,
  gives,
  holds,
  issue,
  pass,
  type Row,
  refused,
  sell,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** CTL of Amy, which always has the printed route to Trapani, without a train; a 4H costs 100. */
const bound = (treasury: number, own: number, more: TurnPosition = {}, entry: object = {}): TurnPosition =>
  buying(
    { CTL: corp(100, { cash: treasury, shares: { Amy: 40 }, ...entry }), ...more.operators },
    { players: cash(own, 500, 500), ...more },
  )
const must = (name: string, position: TurnPosition, actions: Actions): Row => [name, turnOf('CTL', position, actions)]
const ift = (shares: Record<string, number | readonly number[]>, price = 68, more: object = {}) => ({
  IFT: corp(price, { shares, ...more }),
})

const help: readonly Row[] = [
  must(
    '1849-10.7-1 a treasury that can pay gets no help, and nothing is sold for it (BT4, EM1, CO1)',
    bound(100, 500, { operators: ift({ Bob: 40, Amy: 20 }) }),
    [
      train('4H', refused('BT4'), { help: 10 }),
      sell('IFT', 10, refused('EM1'), 'Amy'),
      bankrupt(refused('CO1')),
      train('4H', gives({ 'cash.CTL': 0 }, { 'cash.Amy': 500 })),
    ],
  ),
  must(
    '1849-10.7-2 1849-10.7-4 the president adds exactly what is missing (BT4, ET1, any.WRONG_HELP)',
    bound(30, 500),
    [
      pass(refused('ET1')),
      train('4H', refused('BT4')),
      train('4H', refused('any.WRONG_HELP'), { help: 71 }),
      train('4H', refused('any.WRONG_HELP'), { help: 69 }),
      train('4H', gives({ 'cash.CTL': 0, 'cash.Amy': 430, 'trains.CTL': ['4H'] }), { help: 70 }),
    ],
  ),
  must(
    '1849-10.7-1 OP-29 the cheapest of bank and pool: a returned 6H, not the 8H (BT7)',
    bound(30, 500, { phase: '8', depot: { returned: ['6H'] } }),
    [
      train('8H', refused('BT7'), { help: 320 }),
      train('6H', gives({ 'cash.Amy': 330, 'trains.CTL': ['6H'] }), { from: 'discard', help: 170 }),
    ],
  ),
  must(
    '1849-10.7-1 1849-10.6-3 a deal with another corporation out of the treasury ends the emergency (BT6)',
    bound(30, 500, { operators: ift({ Bob: 40 }, 68, { trains: ['4H', '4H'] }) }),
    [
      train('4H', refused('BT6'), { from: 'IFT', price: 40, help: 10 }),
      train('4H', gives({ at: 'Bob' }), { from: 'IFT', price: 30 }),
      answer('Bob', true, gives({ 'trains.CTL': ['4H'], 'cash.CTL': 0 }, { 'cash.Amy': 500 })),
    ],
  ),
]

const sales: readonly Row[] = [
  must(
    '1849-10.7-2 shares are sold until the price is reached, and then no more (EM1, EM2)',
    bound(0, 10, { operators: ift({ Bob: 40, Amy: 30 }) }),
    [
      train('4H', refused('BT4'), { help: 100 }),
      sell('IFT', 30, refused('EM2'), 'Amy'),
      sell('IFT', 10, gives({ 'cash.Amy': 78, 'price.IFT': 62, 'shares.IFT.pool': 10 }), 'Amy'),
      sell('IFT', 20, refused('EM2'), 'Amy'),
      sell('IFT', 10, gives({ 'cash.Amy': 140 }), 'Amy'),
      sell('IFT', 10, refused('EM1'), 'Amy'),
      train('4H', gives({ 'cash.Amy': 40, 'trains.CTL': ['4H'] }, { 'cash.CTL': 0 }), { help: 100 }),
    ],
  ),
  must('1849-10.7-2 two at once where one is not enough', bound(0, 10, { operators: ift({ Bob: 40, Amy: 30 }) }), [
    sell('IFT', 20, gives({ 'cash.Amy': 146, 'price.IFT': 54 }), 'Amy'),
  ]),
  must(
    '1849-10.7-2 the last certificate is one certificate: it may bring more than needed',
    bound(0, 50, { operators: ift({ Bob: 40, Amy: [20] }) }),
    [sell('IFT', 20, gives({ 'cash.Amy': 186, 'price.IFT': 54 }), 'Amy')],
  ),
  must(
    '1849-10.7-2 10% would do, but are no certificate, and the presidency would not pass: then 20% (SE5, EM2)',
    bound(0, 50, { operators: ift({ Amy: [20, 20], Bob: 30, Carlos: 30 }, 68, { president: 'Amy' }) }),
    [
      sell('IFT', 10, refused('SE5'), 'Amy'),
      sell('IFT', 30, refused('EM2'), 'Amy'),
      sell('IFT', 20, gives({ 'cash.Amy': 186, 'president.IFT': 'Bob' }), 'Amy'),
    ],
  ),
  must(
    '1849-10.7-3 never so that the operating corporation gets another president (EM3)',
    bound(0, 10, {}, { shares: { Amy: 40, Bob: 30 } }),
    [
      sell('CTL', 20, refused('EM3'), 'Amy'),
      sell(
        'CTL',
        10,
        gives({ 'cash.Amy': 110, 'price.CTL': 95, 'shares.CTL.Amy': 30 }, { 'president.CTL': 'Amy' }),
        'Amy',
      ),
    ],
  ),
  must(
    '1849-10.7-3 other presidencies may change',
    bound(0, 40, { operators: ift({ Amy: 30, Bob: 30 }, 68, { president: 'Amy' }) }),
    [sell('IFT', 10, gives({ 'president.IFT': 'Bob', 'cash.Amy': 108, 'shares.IFT.Amy': 20 }), 'Amy')],
  ),
  must(
    '1849-10.7-3 the rules of selling hold (SE2, SE3, SE4, SE6)',
    bound(0, 10, {
      operators: {
        IFT: corp(68, { operated: false, shares: { Bob: 40, Amy: 10 } }),
        RCS: corp(68, { shares: { Bob: 20, Amy: 20, pool: 50 } }),
        SFA: corp(68, { shares: { Amy: 20, Bob: 10 } }),
      },
    }),
    [
      sell('IFT', 10, refused('SE2'), 'Amy'),
      sell('RCS', 10, refused('SE3'), 'Amy'),
      sell('SFA', 20, refused('SE4'), 'Amy'),
      sell('RCS', 50, refused('SE6'), 'Amy'),
      sell('CTL', 10, gives({ 'cash.Amy': 110 }), 'Amy'),
    ],
  ),
  must(
    '1849-10.7-3 treasury certificates are not sold for it (EM5)',
    bound(0, 10, { operators: ift({ Bob: 40, Amy: 20 }) }),
    [issue(10, refused('EM5'))],
  ),
  must(
    '1849-10.7-4 after sales the cheapest of bank and pool must be bought, nothing from a corporation (BT7)',
    bound(20, 10, { operators: ift({ Bob: 40, Amy: 30 }, 100, { trains: ['4H'] }) }),
    [
      sell('IFT', 10, gives({ 'cash.Amy': 110 }), 'Amy'),
      train('4H', refused('BT7'), { from: 'IFT', price: 20 }),
      train('4H', gives({ 'cash.Amy': 30, 'cash.CTL': 0 }), { help: 80 }),
    ],
  ),
  must(
    '1849-10.7-2 1849-5-7 a sale may close another corporation',
    bound(0, 80, { operators: { IFT: at(8, 0, { shares: { Bob: 40, Amy: 10 } }) } }),
    [
      sell('IFT', 10, gives({ 'price.IFT': null, 'cash.Amy': 107 }), 'Amy'),
      train('4H', gives({ 'cash.Amy': 7 }), { help: 100 }),
    ],
  ),
]

const failure: readonly Row[] = [
  [
    '1849-10.7-5 no corporation gives up in the turn of another, nor before the train step of its own (CO1, any.NOT_YOUR_TURN)',
    turnOf('CTL', { ...bound(0, 10, { operators: ift({ Bob: 40 }) }), at: { step: 'track' } }, [
      by('IFT', bankrupt(refused('any.NOT_YOUR_TURN'))),
      bankrupt(refused('CO1')),
    ]),
  ],
  must('1849-10.7-5 not while the price can be raised (CO1)', bound(0, 10, { operators: ift({ Bob: 40, Amy: 20 }) }), [
    bankrupt(refused('CO1')),
  ]),
  must(
    '1849-10.7-5 1849-10.7-6 all that can be sold is sold, all cash handed over, the corporation closes; with shares left one plays on (LO1)',
    bound(
      0,
      10,
      {
        operators: {
          IFT: corp(68, { operated: false, shares: { Bob: 40, Amy: 10 } }),
          RCS: at(8, 0, { shares: { Bob: 40, Amy: 10 } }),
          SFA: corp(68, { cash: 100, shares: { Bob: 20 } }),
        },
      },
      { operated: false, shares: { Amy: 20 } },
    ),
    [
      bankrupt(
        gives(
          { 'cash.Amy': 0, 'price.CTL': null, 'cash.CTL': null, 'shares.RCS.Amy': null, at: 'SFA' },
          { 'shares.IFT.Amy': 10, 'bankrupt.Amy': null },
        ),
      ),
      borrow(refused('LO1'), 'Amy'),
      by('Amy', bankrupt(refused('LO1'))),
    ],
  ),
  must(
    '1849-10.7-6 without shares: a loan of 500 or leave; private companies do not count',
    bound(0, 10, { privates: { SCE: 'Amy' }, operators: ift({ Bob: 40 }) }, { operated: false, shares: { Amy: 20 } }),
    [
      bankrupt(gives({ 'cash.Amy': 0, 'price.CTL': null, step: 'leave', at: 'Amy' })),
      pass(refused('any.WRONG_STEP')),
      borrow(gives({ 'cash.Amy': 500, 'loans.Amy': 1, at: 'IFT' }, { 'private.SCE': 'Amy', 'bankrupt.Amy': null })),
    ],
  ),
  must(
    '1849-10.7-6 a player may take several loans',
    bound(
      0,
      10,
      { players: [{ name: 'Amy', cash: 10, facts: { loans: 1 } }, 'Bob', 'Carlos'], operators: ift({ Bob: 40 }) },
      { operated: false, shares: { Amy: 20 } },
    ),
    [bankrupt(), borrow(gives({ 'cash.Amy': 500, 'loans.Amy': 2 }))],
  ),
  must(
    '1849-10.7-6 1849-10.7-7 who leaves has no result, no private companies; the priority goes to the left',
    bound(
      0,
      10,
      { priority: 'Amy', privates: { SCE: 'Amy', SIGI: 'Bob' }, operators: ift({ Bob: 40 }) },
      { operated: false, shares: { Amy: 20 } },
    ),
    [
      bankrupt(gives({ step: 'leave' })),
      by(
        'Amy',
        bankrupt(
          gives(
            { 'bankrupt.Amy': true, 'private.SCE': 'closed', priority: 'Bob' },
            { 'private.SIGI': 'Bob', at: 'IFT' },
          ),
        ),
      ),
    ],
  ),
]

describe('emergency money (§10.7)', () => {
  it.each([...help, ...sales, ...failure])('%s', (_, scenario) => holds(scenario))
})
