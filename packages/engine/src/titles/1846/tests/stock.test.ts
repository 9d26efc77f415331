import { describe, it } from 'vitest'
import { buy, cash, gives, holds, pass, type Row, refused, sell, start, stockTurn } from './table.js'

const turns: readonly Row[] = [
  [
    '1846-SRD-1 sell any number, then buy one certificate, which ends the turn (sr.sell.AFTER_BUY, sr.buy.SECOND_BUY, sr.start.SECOND_BUY)',
    stockTurn(
      'Amy',
      {
        operators: {
          GT: { price: 60, shares: { Bob: 20, Amy: 20 }, president: 'Bob' },
          IC: { price: 80, shares: { Carlos: 20, Amy: 10 } },
          NYC: { price: 50, shares: { Carlos: 20 } },
        },
      },
      [
        sell('GT', 20, gives({ 'cash.Amy': 520 }, { at: 'Amy' })),
        sell('IC', 10, gives({ 'cash.Amy': 600 }, { at: 'Amy' })),
        buy('NYC', 'treasury', gives({ 'cash.Amy': 550, at: 'Bob' })),
        { ...sell('NYC', 10, refused('sr.sell.AFTER_BUY')), by: 'Amy' },
        { ...buy('NYC', 'treasury', refused('sr.buy.SECOND_BUY')), by: 'Amy' },
        { ...start('B&O', 100, refused('sr.start.SECOND_BUY')), by: 'Amy' },
      ],
    ),
  ],
  [
    '1846-SRD-1 play starts with the priority and goes clockwise',
    stockTurn('Carlos', { priority: 'Carlos', operators: { GT: { price: 60 } } }, [
      pass(gives({ at: 'Amy' })),
      buy('GT', 'treasury', gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
    ]),
  ],
  [
    '1846-SRD-2 the round ends when all pass in succession, and who passed may act again',
    stockTurn('Amy', { operators: { GT: { price: 60, trains: ['2'] } } }, [
      pass(gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      buy('GT', 'treasury', gives({ at: 'Amy' })),
      buy('GT', 'treasury', gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      pass(gives({ round: 'operating 1 of 2' })),
    ]),
  ],
  [
    '1846-SRD-2 a sale without a purchase is no pass',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 20, Amy: 10 }, trains: ['2'] } } }, [
      sell('GT', 10, gives({ 'cash.Amy': 460 }, { at: 'Amy' })),
      pass(gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' }, { round: 'stock' })),
    ]),
  ],
]

const sales: readonly Row[] = [
  [
    '1846-SRD-3 each share pays the price, the certificates go to the Market (sr.sell.NOT_OWNED)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 20, Amy: 20 }, president: 'Bob' } } }, [
      sell('GT', 30, refused('sr.sell.NOT_OWNED')),
      sell('GT', 0, refused('any.NO_SUCH_PERCENT')),
      sell('GT', 15, refused('any.NO_SUCH_PERCENT')),
      sell('GT', 20, gives({ 'cash.Amy': 520, 'cash.bank': 5180, 'shares.GT.pool': 20, 'shares.GT.Amy': null })),
    ]),
  ],
  [
    '1846-SRD-4 the price falls one column when the president sells, however many, once (sr.sell.SECOND_BLOCK)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 50 } } } }, [
      sell('GT', 20, gives({ 'cash.Amy': 520, 'price.GT': 50 })),
      sell('GT', 10, refused('sr.sell.SECOND_BLOCK')),
    ]),
  ],
  [
    '1846-SRD-4 a sale by another does not move it',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 20, Bob: 40 } } } }, [
      sell('GT', 20, gives({ 'cash.Amy': 520 }, { 'price.GT': 60 })),
    ]),
  ],
  [
    '1846-SRD-4 president when selling counts, not after',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 30, Bob: 20 } } } }, [
      sell('GT', 20, gives({ 'price.GT': 50, 'president.GT': 'Bob' })),
    ]),
  ],
  [
    '1846-SRD-5 before a corporation has operated only its president sells (sr.sell.NOT_OPERATED)',
    stockTurn(
      'Amy',
      {
        turn: 1,
        operators: {
          GT: { price: 60, shares: { Bob: 20, Amy: 20 }, president: 'Bob' },
          IC: { price: 80, shares: { Amy: 30 } },
        },
      },
      [sell('GT', 10, refused('sr.sell.NOT_OPERATED')), sell('IC', 10, gives({ 'cash.Amy': 480, 'price.IC': 70 }))],
    ),
  ],
  [
    '1846-SRD-6 the presidency goes to the largest holder with more and at least 20%',
    stockTurn(
      'Amy',
      { players: cash(400, 400, 400, 400), operators: { GT: { price: 60, shares: { Amy: 30, Bob: 20, Carlos: 30 } } } },
      [
        sell(
          'GT',
          10,
          gives({ 'president.GT': 'Carlos', 'shares.GT.Amy': 20, 'shares.GT.pool': 10 }, { 'shares.GT.Carlos': 30 }),
        ),
      ],
    ),
  ],
  [
    '1846-SRD-6 ties go to the nearest on the left of the seller',
    stockTurn(
      'Bob',
      {
        players: cash(400, 400, 400, 400),
        priority: 'Bob',
        operators: { GT: { price: 60, shares: { Bob: 30, Amy: 20, Dora: 20 } } },
      },
      [sell('GT', 20, gives({ 'president.GT': 'Dora' }))],
    ),
  ],
  [
    '1846-SRD-6 an equal holder does not take it',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 30, Bob: 20 } } } }, [
      sell('GT', 10, gives({ 'shares.GT.Amy': 20 }, { 'president.GT': 'Amy' })),
    ]),
  ],
  [
    '1846-SRD-6 10% is not enough to take it, so the certificate cannot be sold (sr.sell.PRES_CERT_NO_TAKER)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 20, Bob: 10 } } } }, [
      sell('GT', 10, refused('sr.sell.PRES_CERT_NO_TAKER')),
      sell('GT', 20, refused('sr.sell.PRES_CERT_NO_TAKER')),
    ]),
  ],
  [
    '1846-SRD-7 at most 50% in the Market (sr.sell.OVER_50)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 20, Amy: 20, pool: 40 }, president: 'Bob' } } }, [
      sell('GT', 20, refused('sr.sell.OVER_50')),
      sell('GT', 10, gives({ 'shares.GT.pool': 50 })),
    ]),
  ],
  [
    '1846-SRD-7 TV-25 half of a president certificate can be sold when another takes it; the nearer on the left is president',
    stockTurn('Amy', { operators: { NYC: { price: 80, shares: { Amy: 20, Bob: 20, Carlos: 20, pool: 40 } } } }, [
      sell('NYC', 20, refused('sr.sell.OVER_50')),
      sell(
        'NYC',
        10,
        gives(
          { 'president.NYC': 'Bob', 'shares.NYC.Amy': 10, 'shares.NYC.pool': 50, 'price.NYC': 70, 'cash.Amy': 480 },
          { 'shares.NYC.Bob': 20 },
        ),
      ),
    ]),
  ],
]

const purchases: readonly Row[] = [
  [
    '1846-SRD-8 from the Market paid to the bank (sr.buy.NO_SUCH_SHARE)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 20, pool: 10 } } } }, [
      buy('GT', 'ipo', refused('sr.buy.NO_SUCH_SHARE')),
      buy('B&O', 'treasury', refused('sr.buy.PRES_CERT_FIRST')),
      buy('MS', 'treasury', refused('any.NO_CORPORATION')),
      buy('GT', 'pool', gives({ 'cash.Amy': 340, 'cash.bank': 5360, 'shares.GT.pool': null }, { 'cash.GT': 0 })),
    ]),
  ],
  [
    '1846-SRD-8 from the treasury paid into it, at the price of the day, not at par (sr.buy.NO_SUCH_SHARE)',
    stockTurn('Amy', { operators: { GT: { price: 80, par: 40, shares: { Bob: 20 } } } }, [
      buy('GT', 'pool', refused('sr.buy.NO_SUCH_SHARE')),
      buy('GT', 'treasury', gives({ 'cash.Amy': 320, 'cash.GT': 80, 'shares.GT.treasury': 70 }, { 'cash.bank': 5300 })),
    ]),
  ],
  [
    '1846-SRD-8 with the money for it (sr.buy.NO_CASH)',
    stockTurn(
      'Amy',
      {
        players: cash(59, 400, 400),
        operators: { GT: { price: 60, shares: { Bob: 20 } }, IC: { price: 50, shares: { Bob: 20 } } },
      },
      [buy('GT', 'treasury', refused('sr.buy.NO_CASH'))],
    ),
  ],
  [
    '1846-SRD-9 starting a corporation (sr.start.BAD_PRICE, sr.start.NO_CASH, sr.start.NOT_IN_PLAY, sr.start.ALREADY_STARTED)',
    stockTurn(
      'Amy',
      { removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'], operators: { IC: { price: 80, shares: { Bob: 20 } } } },
      [
        start('GT', 65, refused('sr.start.BAD_PRICE')),
        start('GT', 30, refused('sr.start.BAD_PRICE')),
        start('GT', 165, refused('sr.start.BAD_PRICE')),
        start('PRR', 80, refused('sr.start.NOT_IN_PLAY')),
        start('MS', 80, refused('any.NO_CORPORATION')),
        start('IC', 80, refused('sr.start.ALREADY_STARTED')),
        start(
          'GT',
          80,
          gives({
            'cash.Amy': 240,
            'cash.GT': 160,
            'price.GT': 80,
            'column.80': ['IC', 'GT'],
            'shares.GT.Amy': 20,
            'shares.GT.treasury': 80,
            'tokens.GT': ['B16'],
            'charter.GT': 2,
            'trains.GT': [],
          }),
        ),
      ],
    ),
  ],
  [
    '1846-SRD-9 twice the price is due (sr.start.NO_CASH)',
    stockTurn('Amy', { players: cash(299, 400, 400) }, [
      start('GT', 150, refused('sr.start.NO_CASH')),
      start('GT', 137, gives({ 'cash.Amy': 25, 'cash.GT': 274 })),
    ]),
  ],
  [
    '1846-SRD-9 it operates from the next operating round with no float threshold',
    stockTurn('Amy', {}, [
      start('GT', 80),
      pass(gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      pass(gives({ round: 'operating 1 of 2', at: 'GT' })),
    ]),
  ],
  [
    '1846-SRD-10 the bank adds one start price for the IC',
    stockTurn('Amy', {}, [start('IC', 100, gives({ 'cash.Amy': 200, 'cash.IC': 300, 'cash.bank': 5200 }))]),
  ],
  [
    '1846-SRD-11 nobody holds more than 60% (sr.buy.OVER_60)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 60 } } } }, [
      buy('GT', 'treasury', refused('sr.buy.OVER_60')),
    ]),
  ],
  [
    '1846-SRD-11 60% may be reached',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 50 } } } }, [
      buy('GT', 'treasury', gives({ 'shares.GT.Amy': 60 })),
    ]),
  ],
  [
    '1846-SRD-12 who holds more than the president after a purchase is president',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 20, Amy: 20 }, president: 'Bob' } } }, [
      buy('GT', 'treasury', gives({ 'president.GT': 'Amy', 'shares.GT.Amy': 30 }, { 'shares.GT.Bob': 20 })),
    ]),
  ],
  [
    '1846-SRD-12 as much as the president is not more',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 20, Amy: 10 } } } }, [
      buy('GT', 'treasury', gives({ 'shares.GT.Amy': 20 }, { 'president.GT': 'Bob' })),
    ]),
  ],
  [
    '1846-SRD-13 no purchase of what one sold in this round (sr.buy.SOLD_THIS_SR)',
    stockTurn(
      'Amy',
      {
        operators: {
          GT: { price: 60, shares: { Bob: 20, Amy: 20 }, president: 'Bob' },
          IC: { price: 40, shares: { Bob: 20 } },
        },
      },
      [
        sell('GT', 10),
        buy('GT', 'pool', refused('sr.buy.SOLD_THIS_SR')),
        buy('IC', 'treasury'),
        pass(),
        pass(gives({ at: 'Amy' })),
        buy('GT', 'treasury', refused('sr.buy.SOLD_THIS_SR')),
      ],
    ),
  ],
]

describe('stock rounds (1846 §5)', () => {
  const rows = [...turns, ...sales, ...purchases]
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
