import { describe, it } from 'vitest'
import { buy, choose, corp, five, four, gives, holds, pass, type Row, refused, row, sell, stockTurn } from './table.js'

const RCS = (shares: Record<string, number | readonly number[]>, more: object = {}) => ({
  RCS: corp(68, { president: 'Amy', shares, ...more }),
})

const changes: readonly Row[] = [
  row(
    'TV-6 1849-9.5-1 1849-9.5-3 more shares than the president take the charter; two ordinary ones go back',
    stockTurn('Bob', { operators: RCS({ Amy: 30, Bob: 30 }, { cash: 44, trains: ['4H'] }) }, [
      buy('RCS', 'treasury', gives({ 'president.RCS': 'Bob', 'shares.RCS.Bob': 40 }, { 'shares.RCS.Amy': 30 })),
      pass(gives({ at: 'Amy' })),
      // Three ordinary ones now: 10% may be sold.
      sell('RCS', 10, gives({ 'shares.RCS.Amy': 20 }, { 'president.RCS': 'Bob', 'trains.RCS': ['4H'] })),
    ]),
  ),
  row(
    '1849-9.5-1 as many are not more',
    stockTurn('Bob', { operators: RCS({ Amy: 30, Bob: 20 }) }, [
      buy('RCS', 'treasury', gives({ 'shares.RCS.Bob': 30 }, { 'president.RCS': 'Amy' })),
    ]),
  ),
  row(
    'TV-7 1849-9.5-4 the outgoing president must take the last certificate, the only 20% there (SE6)',
    stockTurn('Amy', { operators: RCS({ Amy: 30, Bob: [20, 10] }) }, [
      sell('RCS', 10, gives({ 'president.RCS': 'Bob', 'shares.RCS.Amy': 20, 'shares.RCS.pool': 10, 'cash.Amy': 568 })),
      sell('RCS', 10, refused('SE6')),
      sell('RCS', 20, gives({ 'shares.RCS.Amy': null, 'shares.RCS.pool': 30 })),
    ]),
  ),
  row(
    'TV-8 1849-9.5-3 who could give either asks the outgoing president (SW1, SW2)',
    stockTurn('Amy', { operators: RCS({ Amy: 40, Bob: [20, 10, 10] }) }, [
      sell('RCS', 10, gives({ step: 'swap' }, { at: 'Amy' })),
      choose('20%', refused('SW1'), 'Bob'),
      choose('10%', refused('SW2')),
      choose(
        '20%',
        gives({ 'president.RCS': 'Bob', 'shares.RCS.pool': 10 }, { 'shares.RCS.Amy': 30, 'shares.RCS.Bob': 40 }),
      ),
      // The last certificate and one ordinary one.
      sell('RCS', 10, gives({ 'shares.RCS.Amy': 20 })),
      sell('RCS', 10, refused('SE6')),
    ]),
  ),
  row(
    'TV-8 1849-9.5-3 and gets two ordinary ones if he likes',
    stockTurn('Amy', { operators: RCS({ Amy: 40, Bob: [20, 10, 10] }) }, [
      sell('RCS', 10),
      choose('10%+10%', gives({ 'president.RCS': 'Bob', 'shares.RCS.Amy': 30 })),
      sell('RCS', 20, gives({ 'shares.RCS.Amy': 10 })),
      sell('RCS', 10, gives({ 'shares.RCS.Amy': null })),
    ]),
  ),
  row(
    '1849-9.5-3 the choice comes by a purchase of the new president too',
    stockTurn('Bob', { operators: RCS({ Amy: 40, Bob: [20, 10, 10] }) }, [
      buy('RCS', 'treasury', gives({ step: 'swap', at: 'Amy', 'shares.RCS.Bob': 50 })),
      choose('20%', gives({ 'president.RCS': 'Bob', at: 'Carlos' })),
    ]),
  ),
  row(
    '1849-9.5-2 the one with most becomes president, on a tie the first to the left of the former',
    stockTurn('Bob', { players: four, operators: { RCS: corp(68, { shares: { Bob: 40, Dora: 20, Amy: 20 } }) } }, [
      sell('RCS', 30, gives({ 'president.RCS': 'Dora', 'shares.RCS.Bob': 10 })),
    ]),
  ),
  row(
    '1849-9.5-2 most before nearest',
    stockTurn('Amy', { players: four, operators: RCS({ Amy: [20, 10, 10], Bob: [20], Dora: [10, 10, 10] }) }, [
      sell('RCS', 20, gives({ 'president.RCS': 'Dora', 'shares.RCS.Amy': 20 })),
    ]),
  ),
]

const sales: readonly Row[] = [
  row(
    '1849-9.5-4 after the swap the seller gives up papers of his choice that make exactly what he announced',
    stockTurn('Amy', { operators: RCS({ Amy: [20, 10, 10], Bob: [20, 10] }) }, [
      sell('RCS', 20, gives({ 'president.RCS': 'Bob' }, { at: 'Amy' })),
      choose('20%', gives({ 'shares.RCS.Amy': 20, 'shares.RCS.pool': 20 })),
      // He kept two ordinary ones.
      sell('RCS', 10, gives({ 'shares.RCS.Amy': 10 })),
    ]),
  ),
  row(
    '1849-9.5-5 1849-9.2-6 without another who has two shares the president keeps the certificate (SE4)',
    stockTurn('Amy', { operators: RCS({ Amy: 30, Bob: 10, Carlos: 10 }) }, [
      sell('RCS', 20, refused('SE4')),
      sell('RCS', 30, refused('SE4')),
      sell('RCS', 10, gives({ 'shares.RCS.Amy': 20 }, { 'president.RCS': 'Amy' })),
      sell('RCS', 10, refused('SE4')),
    ]),
  ),
  row(
    '1849-9.5-4 the president’s certificate alone against the last one alone: 10% cannot be made (SE5)',
    stockTurn('Amy', { operators: RCS({ Amy: [20], Bob: [20] }) }, [
      sell('RCS', 10, refused('SE5')),
      sell('RCS', 20, gives({ 'president.RCS': 'Bob', 'shares.RCS.Amy': null, 'shares.RCS.pool': 20 })),
    ]),
  ),
  row(
    '1849-9.5-4 1849-9.2-4 all of it at once where the pool has room (SE3)',
    stockTurn('Amy', { operators: RCS({ Amy: 40, Bob: 30, pool: 20 }) }, [
      sell('RCS', 40, refused('SE3')),
      sell('RCS', 30, gives({ 'president.RCS': 'Bob', 'shares.RCS.Amy': 10, 'shares.RCS.pool': 50, 'price.RCS': 45 })),
    ]),
  ),
  row(
    '1849-9.5-6 1849-9.1-2 two certificates for one may go over the limit, which bites in the next own turn (PA1)',
    stockTurn(
      'Bob',
      {
        players: five,
        operators: {
          CTL: corp(68, { shares: { Amy: 60 } }),
          IFT: corp(68, { shares: { Carlos: 40, Amy: 30 } }),
          RCS: corp(68, { president: 'Amy', shares: { Amy: 20, Bob: 20 } }),
        },
      },
      [
        // Amy had nine certificates: 5 of CTL, 3 of IFT, the president's of RCS.
        buy('RCS', 'treasury', gives({ 'president.RCS': 'Bob' }, { 'shares.RCS.Amy': 20 })),
        pass(),
        pass(),
        pass(gives({ at: 'Amy' })),
        pass(refused('PA1')),
        sell('RCS', 10),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ),
]

describe('presidency (§9.5)', () => {
  it.each([...changes, ...sales])('%s', (_, scenario) => holds(scenario))
})
