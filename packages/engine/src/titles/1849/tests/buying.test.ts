import { describe, it } from 'vitest'
import {
  buy,
  by,
  cash,
  corp,
  five,
  gives,
  holds,
  order,
  pass,
  position,
  type Row,
  refused,
  row,
  sell,
  start,
  stockTurn,
} from './table.js'

const places: readonly Row[] = [
  row(
    '1849-9.3-1 one certificate a turn: the treasury is paid for its own, the bank for those of the pool (BC1)',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 40, pool: 10 } }) } }, [
      buy('CTL', 'treasury', gives({ 'cash.Amy': 400, 'cash.CTL': 100, 'shares.CTL.Amy': 10, at: 'Bob' })),
      by('Amy', buy('CTL', 'pool', refused('BC1'))),
      buy('CTL', 'pool', gives({ 'cash.Bob': 400, 'cash.bank': 6360, 'shares.CTL.Bob': 50 }, { 'cash.CTL': 100 })),
    ]),
  ),
  row(
    '1849-9.3-2 the last certificate waits until no other lies in the same place, and costs twice the price (BC5)',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 40, Carlos: 30, treasury: [20, 10] } }) } }, [
      buy('CTL', 'treasury', refused('BC5'), 20),
      buy('CTL', 'treasury', gives({ 'cash.Amy': 400, at: 'Bob' }), 10),
      buy('CTL', 'treasury', gives({ 'cash.Bob': 300, 'cash.CTL': 300, 'shares.CTL.Bob': 60 }), 20),
    ]),
  ),
  row(
    '1849-9.3-2 OP-10 what lies in the other place does not matter',
    stockTurn('Amy', { operators: { CTL: corp(68, { shares: { Bob: 60, treasury: [10, 10], pool: [20] } }) } }, [
      buy('CTL', 'pool', gives({ 'cash.Amy': 364, 'shares.CTL.Amy': 20, 'shares.CTL.pool': null }), 20),
    ]),
  ),
  row(
    '1849-9.3-2 in the pool beside an ordinary one it waits too (BC5)',
    stockTurn('Amy', { operators: { CTL: corp(68, { shares: { Bob: 40, Amy: 10, pool: [20, 10] } }) } }, [
      buy('CTL', 'pool', refused('BC5'), 20),
      buy('CTL', 'pool', gives({ 'shares.CTL.Amy': 20 }), 10),
    ]),
  ),
  row(
    '1849-9.6-1 two ordinary certificates are never turned into the last one, nor it into two (any.NO_SUCH_SHARE)',
    stockTurn('Amy', { operators: { CTL: corp(68, { shares: { Bob: 40, Amy: 40, treasury: [20] } }) } }, [
      buy('CTL', 'treasury', refused('any.NO_SUCH_SHARE'), 10),
      buy('CTL', 'pool', refused('any.NO_SUCH_SHARE'), 10),
      buy('CTL', 'treasury', gives({ 'shares.CTL.Amy': 60 }), 20),
    ]),
  ),
  row(
    '1849-9.3-3 1849-7.2-2 at most 60% of a corporation (BC3)',
    stockTurn(
      'Amy',
      { operators: { CTL: corp(68, { shares: { Amy: 60 } }), IFT: corp(68, { shares: { Amy: 50 } }) } },
      [buy('CTL', 'treasury', refused('BC3')), buy('IFT', 'treasury', gives({ 'shares.IFT.Amy': 60 }))],
    ),
  ),
  row(
    '1849-9.3-3 nothing without the cash, nothing of a corporation that is not founded (BC6, BC7)',
    stockTurn(
      'Amy',
      {
        players: cash(99, 500, 500),
        operators: { CTL: corp(100, { shares: { Bob: 40 } }), IFT: corp(68, { shares: { Bob: 40 } }) },
      },
      [buy('CTL', 'treasury', refused('BC6')), buy('RCS', 'treasury', refused('BC7'))],
    ),
  ),
]

/** Nine certificates, the limit of five players, one of them a private company. */
const full = {
  players: five,
  privates: { SCE: 'Amy' },
  operators: {
    CTL: corp(68, { shares: { Amy: 60 } }),
    IFT: corp(68, { shares: { Bob: 40, Amy: 30 } }),
    SFA: corp(68, { shares: { Carlos: 40, Dora: 20 } }),
  },
}

const limit: readonly Row[] = [
  row(
    '1849-9.1-1 1849-7.1-5 at the limit no certificate is gained; a private company of a player counts (BC2)',
    stockTurn('Amy', full, [
      buy('SFA', 'treasury', refused('BC2')),
      sell('IFT', 10),
      buy('SFA', 'treasury', gives({ 'shares.SFA.Amy': 10, at: 'Bob' })),
    ]),
  ),
  row(
    '1849-7.1-5 one of a corporation counts for nobody',
    stockTurn('Amy', { ...full, phase: '6', privates: { SCE: 'CTL' } }, [
      buy('SFA', 'treasury', gives({ 'shares.SFA.Amy': 10, at: 'Bob' })),
    ]),
  ),
  row(
    '1849-9.1-1 the last certificate is one certificate',
    stockTurn(
      'Amy',
      {
        ...full,
        privates: {},
        operators: { ...full.operators, SFA: corp(68, { shares: { Carlos: 40, Dora: 20, Amy: [20] } }) },
      },
      [buy('SFA', 'treasury', refused('BC2'))],
    ),
  ),
  row(
    '1849-9.1-1 nobody founds at the limit either (FO5)',
    stockTurn('Amy', { ...full, ...order('RCS') }, [start('RCS', 68, refused('FO5'))]),
  ),
  row(
    '1849-9.1-2 1849-9.5-6 above the limit one sells down first, then may buy (PA1, BC8)',
    stockTurn('Amy', { ...full, ...order('RCS'), privates: { SCE: 'Amy', SIGI: 'Amy' } }, [
      pass(refused('PA1')),
      buy('SFA', 'treasury', refused('BC8')),
      start('RCS', 68, refused('BC8')),
      sell('IFT', 10),
      pass(gives({ at: 'Bob' })),
    ]),
  ),
  row(
    '1849-9.1-2 OP-6 where nothing can be sold the excess stays: one whose hand is bound is passed over, nothing is bought',
    stockTurn(
      'Eve',
      {
        ...full,
        privates: { SCE: 'Amy', SIGI: 'Amy' },
        operators: {
          CTL: corp(68, { operated: false, shares: { Amy: 60 } }),
          IFT: corp(68, { operated: false, shares: { Bob: 40, Amy: 30 } }),
          SFA: corp(68, { operated: false, shares: { Carlos: 40, Dora: 20 } }),
        },
      },
      [buy('SFA', 'treasury', gives({ at: 'Bob' }, { 'cash.Amy': 300 }))],
    ),
  ),
  row(
    '1849-9.1-2 OP-7 the limit is that of the set-up: it stays when a corporation is gone or a player has left',
    position({ players: [...five.slice(0, 4), { name: 'Erik', bankrupt: true, cash: 0 }], ...order('RCS') }, [
      pass({ after: { limit: 9 } }),
    ]),
  ),
]

const rounds: readonly Row[] = [
  row(
    '1849-9-2 1849-9-3 a pass does not exclude; three in a row end the round; the priority is left of the last who acted',
    stockTurn('Amy', { operators: { CTL: corp(68, { shares: { Bob: 40, Carlos: 10 } }) } }, [
      pass(gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      sell('CTL', 10),
      pass(gives({ at: 'Amy' }, { priority: 'Amy' })),
      buy('CTL', 'treasury', gives({ at: 'Bob', priority: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      pass(gives({ round: 'operating', at: 'CTL' }, { priority: 'Bob' })),
    ]),
  ),
  row(
    '1849-9-3 nobody has acted: the priority stays',
    stockTurn('Bob', { priority: 'Bob', operators: { CTL: corp(68, { shares: { Bob: 40 } }) } }, [
      pass(),
      pass(),
      pass(gives({ round: 'operating' }, { priority: 'Bob' })),
    ]),
  ),
]

describe('buying (§9, 9.1, 9.3)', () => {
  it.each([...places, ...limit, ...rounds])('%s', (_, scenario) => holds(scenario))
})
