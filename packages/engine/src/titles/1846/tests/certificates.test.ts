import { describe, it } from 'vitest'
import { buy, five, four, gives, holds, pass, type Row, refused, sell, start, stockTurn } from './table.js'

/** Fourteen certificates: six of one, five of another, three private companies. */
const full = {
  GT: { price: 40, shares: { Amy: 60 } },
  IC: { price: 40, shares: { Amy: 60 } },
  NYC: { price: 40, shares: { Bob: 20, Amy: 10 } },
}

const certificates: readonly Row[] = [
  [
    '1846-CRT-1 three players, five corporations: 14; president and private companies count one each (sr.buy.CERT_LIMIT, sr.start.CERT_LIMIT)',
    stockTurn('Amy', { operators: full, privates: { MAIL: 'Amy', MS: 'Amy', LSL: 'Amy' } }, [
      buy('NYC', 'treasury', refused('sr.buy.CERT_LIMIT')),
      start('B&O', 40, refused('sr.start.CERT_LIMIT')),
    ]),
  ],
  [
    '1846-CRT-1 13 are one below',
    stockTurn('Amy', { operators: full, privates: { MAIL: 'Amy', MS: 'Amy' } }, [
      buy('NYC', 'treasury', gives({ 'shares.NYC.Amy': 20 })),
    ]),
  ],
  [
    '1846-CRT-1 four players, six corporations: 12',
    { ...stockTurn('Amy', { players: four }, []), expect: { after: { limit: 12 } } },
  ],
  [
    '1846-CRT-1 five players, seven corporations: 11',
    { ...stockTurn('Amy', { players: five }, []), expect: { after: { limit: 11 } } },
  ],
  [
    '1846-CRT-1 a closed corporation lowers it: 10, 8, 6 with five players',
    {
      ...stockTurn(
        'Amy',
        {
          players: five,
          operators: { GT: { closed: true }, IC: { closed: true }, PRR: { closed: true }, NYC: { closed: true } },
        },
        [],
      ),
      expect: { after: { limit: 6 } },
    },
  ],
  [
    '1846-CRT-2 a private company of a corporation counts for nobody',
    stockTurn('Amy', { operators: full, privates: { MAIL: 'Amy', MS: 'Amy', LSL: 'GT' } }, [
      buy('NYC', 'treasury', gives({ 'shares.NYC.Amy': 20 })),
    ]),
  ],
  [
    '1846-CRT-3 at the limit no purchase, even one that would make the buyer president and so lower the count',
    stockTurn(
      'Amy',
      {
        operators: {
          GT: { price: 40, shares: { Amy: 60 } },
          IC: { price: 40, shares: { Amy: 60 } },
          NYC: { price: 40, shares: { Bob: 20, Amy: 20 }, president: 'Bob' },
        },
        privates: { MAIL: 'Amy', MS: 'Amy' },
      },
      [buy('NYC', 'treasury', refused('sr.buy.CERT_LIMIT'))],
    ),
  ],
  [
    '1846-CRT-4 over the limit a player must sell (sr.pass.MUST_SELL), buys nothing, and may stop at the limit',
    stockTurn('Amy', { operators: { ...full, 'B&O': { closed: true } }, privates: { MAIL: 'Amy' } }, [
      pass(refused('sr.pass.MUST_SELL')),
      buy('NYC', 'treasury', refused('sr.buy.CERT_LIMIT')),
      sell('GT', 10, gives({ 'shares.GT.Amy': 50 })),
      pass(gives({ at: 'Bob' })),
    ]),
  ],
  [
    '1846-CRT-4 as far as sales are possible: Amy, with 12 certificates and nothing to sell or buy, is passed over',
    stockTurn(
      'Carlos',
      {
        operators: {
          GT: { price: 40, shares: { Amy: 50, pool: 50 } },
          IC: { price: 40, shares: { Amy: 50, pool: 50 } },
          NYC: { price: 40, shares: { Amy: 50, pool: 50 } },
          'B&O': { closed: true },
          'C&O': { closed: true },
        },
      },
      [pass(gives({ at: 'Bob' }, { limit: 11, 'shares.GT.Amy': 50 }))],
    ),
  ],
]

const receivership: readonly Row[] = [
  [
    '1846-RCV-1 nobody sells shares of a corporation whose president certificate is in the Market (sr.sell.NO_PRESIDENT)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 10, pool: 40 }, president: 'pool' } } }, [
      sell('GT', 10, refused('sr.sell.NO_PRESIDENT')),
    ]),
  ],
  [
    '1846-RCV-2 who holds 20% after a purchase is president: two certificates go to the Market',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 10, Bob: 10, pool: 40 }, president: 'pool' } } }, [
      buy('GT', 'pool', gives({ 'president.GT': 'Amy', 'shares.GT.Amy': 20, 'shares.GT.pool': 30, 'cash.Amy': 340 })),
    ]),
  ],
  [
    '1846-RCV-2 from the treasury too',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 10, pool: 40 }, president: 'pool' } } }, [
      buy(
        'GT',
        'treasury',
        gives({ 'president.GT': 'Amy', 'shares.GT.Amy': 20, 'cash.GT': 60 }, { 'shares.GT.pool': 40 }),
      ),
    ]),
  ],
  [
    '1846-RCV-2 10% is not enough',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 10, pool: 40 }, president: 'pool' } } }, [
      buy('GT', 'pool', gives({ 'shares.GT.Amy': 10 }, { 'president.GT': 'nobody' })),
    ]),
  ],
  [
    '1846-RCV-3 the president certificate cannot be bought as 20% (sr.buy.PRES_CERT_DIRECT)',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Bob: 10, pool: 20 }, president: 'pool' } } }, [
      buy('GT', 'pool', refused('sr.buy.PRES_CERT_DIRECT'), 20),
      buy('GT', 'pool', refused('sr.buy.PRES_CERT_DIRECT')),
    ]),
  ],
  [
    '1846-RCV-3 alone in the Market, a holder of 10% buys a virtual 10%',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Amy: 10, pool: 20 }, president: 'pool' } } }, [
      buy(
        'GT',
        'pool',
        gives({
          'president.GT': 'Amy',
          'shares.GT.Amy': 20,
          'shares.GT.pool': 10,
          'cash.Amy': 340,
          'cash.bank': 5360,
        }),
      ),
    ]),
  ],
]

describe('certificate limit and receivership in the stock round (1846 §5.4, §7.13)', () => {
  it.each([...certificates, ...receivership])('%s', (_, scenario) => holds(scenario))
})
