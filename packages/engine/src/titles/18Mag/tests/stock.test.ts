import { describe, it } from 'vitest'
import {
  buy,
  cash,
  dividend,
  gives,
  holds,
  minor,
  pass,
  position,
  type Row,
  refused,
  sell,
  stockTurn,
  turnOf,
  two,
} from './table.js'

const rich = cash(500, 500, 500)
const at70 = (shares = {}) => ({ price: 70, shares })

const turns: readonly Row[] = [
  [
    'MAG-SR-1 MAG-BUY-1 sell, then buy one share from the stack at its price; not a second (MAG-XBUY-1)',
    stockTurn('Amy', { players: rich, operators: { SIK: at70({ Amy: 10 }), SNW: at70() } }, [
      sell('SIK', 10, gives({ 'cash.Amy': 570, 'price.SIK': 65, 'shares.SIK.treasury': 80 })),
      buy('SNW', 'treasury', gives({ 'cash.Amy': 500, 'shares.SNW.Amy': 10, at: 'Bob' })),
      {
        type: 'buyShares',
        by: 'Amy',
        corporation: 'SNW',
        from: 'treasury',
        percent: 10,
        expect: refused('MAG-XBUY-1'),
      },
    ]),
  ],
  [
    'MAG-SR-1 no sale after the purchase (MAG-XSEL-2)',
    stockTurn('Amy', { players: rich, operators: { SIK: at70({ Amy: 10 }), SNW: at70() } }, [
      buy('SNW', 'treasury'),
      sell('SIK', 10, refused('MAG-XSEL-2'), 'Amy'),
    ]),
  ],
  [
    'MAG-SR-2 who passed may act again; the round ends when all pass one after another',
    stockTurn('Amy', { players: rich, operators: { '3': minor(0) } }, [
      pass(gives({ at: 'Bob' })),
      buy('SNW', 'treasury', gives({ at: 'Carlos' })),
      pass(),
      buy('SNW', 'treasury', gives({ at: 'Bob' })),
      pass(),
      pass(),
      pass(gives({ round: 'operating' })),
    ]),
  ],
  [
    'MAG-SR-3 the Priority Deal goes to the left of the last who acted',
    stockTurn('Amy', { players: rich }, [pass(), buy('SNW', 'treasury', gives({ priority: 'Carlos' }))]),
  ],
  [
    'MAG-SR-3 D-4 if nobody acted it stays',
    stockTurn('Bob', { players: rich, priority: 'Bob', operators: { '3': minor(0) } }, [
      pass(),
      pass(),
      pass(gives({ round: 'operating' }, { priority: 'Bob' })),
    ]),
  ],
  [
    'MAG-SR-4 shares are not traded between players, minors not at all (MAG-XSEL-4)',
    stockTurn('Amy', { players: rich, operators: { SIK: at70({ Bob: 10 }), '3': minor(0) } }, [
      buy('SIK', 'p2', refused('MAG-XSEL-4')),
      { type: 'sellPrivate', company: '3', price: 10, to: 'Bob', expect: refused('MAG-XSEL-4') },
      { type: 'sellPrivate', company: 'SIK', price: 10, to: 'Bob', expect: refused('MAG-XSEL-4') },
      sell('3', 10, refused('MAG-XSEL-4')),
      buy('3', 'treasury', refused('MAG-XSEL-4')),
    ]),
  ],
]

const selling: readonly Row[] = [
  [
    'MAG-SEL-1 MAG-SEL-2 T16 three units at the price before; one cell left, once; all in one sale (MAG-XSEL-1)',
    stockTurn(
      'Amy',
      { players: rich, operators: { 'G&C': { price: 75, shares: { Amy: 40, Bob: 40 }, president: 'Bob' } } },
      [
        sell('G&C', 50, refused('MAG-XSEL-1')),
        sell('G&C', 30, gives({ 'cash.Amy': 725, 'price.G&C': 70 })),
        sell('G&C', 10, refused('MAG-XSEL-1')),
      ],
    ),
  ],
  [
    'MAG-SEL-3 no limit to the stack',
    stockTurn('Amy', { players: rich, operators: { SIK: { price: 75, shares: { Amy: 60, Bob: 20 } } } }, [
      sell('SIK', 60, gives({ 'shares.SIK.treasury': 80, 'president.SIK': 'Bob' })),
    ]),
  ],
  [
    'MAG-SEL-4 MAG-DIR-2 a director keeps 20% while nobody else has it (MAG-XSEL-3)',
    stockTurn('Amy', { players: rich, operators: { SIK: { price: 75, shares: { Amy: 40, Bob: 10 } } } }, [
      sell('SIK', 30, refused('MAG-XSEL-3')),
      sell('SIK', 20, gives({ 'shares.SIK.Amy': 20 }, { 'president.SIK': 'Amy' })),
    ]),
  ],
  [
    'MAG-SEL-5 shares bought in this round may be sold in it',
    stockTurn('Amy', { players: rich, operators: { SIK: at70() } }, [
      buy('SIK', 'treasury'),
      pass(),
      pass(),
      sell('SIK', 10, gives({ 'price.SIK': 65 })),
    ]),
  ],
  [
    'MAG-DIR-4 after the director’s own sale the largest holder leads, among equals the first clockwise',
    stockTurn('Bob', { players: rich, operators: { SIK: { price: 75, shares: { Bob: 40, Amy: 30, Carlos: 30 } } } }, [
      sell(
        'SIK',
        30,
        gives({ 'president.SIK': 'Carlos', 'shares.SIK.Bob': 10, 'shares.SIK.treasury': 30, 'certificates.Carlos': 2 }),
      ),
    ]),
  ],
]

const buying: readonly Row[] = [
  [
    'MAG-BUY-1 one share, no director’s certificate, not two at once (MAG-XBUY-4)',
    stockTurn('Amy', { players: rich, operators: { SIK: at70() } }, [
      buy('SIK', 'treasury', refused('MAG-XBUY-4'), 20),
      buy('SIK', 'aside', refused('MAG-XBUY-4'), 20),
      buy('SIK', 'treasury', gives({ 'cash.Amy': 430 })),
    ]),
  ],
  [
    'MAG-BUY-1 not without the cash, not from an empty stack (MAG-XBUY-1)',
    stockTurn(
      'Amy',
      { players: cash(69, 500, 500), operators: { SIK: at70(), SNW: { price: 55, shares: { Bob: 50, Carlos: 50 } } } },
      [
        buy('SIK', 'treasury', refused('MAG-XBUY-1')),
        buy('SNW', 'treasury', refused('MAG-XBUY-1')),
        buy('G&C', 'pool', refused('MAG-XBUY-1')),
      ],
    ),
  ],
  [
    'MAG-BUY-2 not what was sold in this stock round (MAG-XBUY-2)',
    stockTurn('Amy', { players: rich, operators: { SIK: at70({ Amy: 10 }) } }, [
      sell('SIK', 10),
      buy('SIK', 'treasury', refused('MAG-XBUY-2')),
      pass(),
      pass(),
      pass(),
      buy('SIK', 'treasury', refused('MAG-XBUY-2')),
    ]),
  ],
  [
    'MAG-LIM-1 60% at most (MAG-XBUY-3)',
    stockTurn('Amy', { players: rich, operators: { SIK: at70({ Amy: 50 }), SNW: at70({ Amy: 60 }) } }, [
      buy('SNW', 'treasury', refused('MAG-XBUY-3')),
      buy('SIK', 'treasury', gives({ 'shares.SIK.Amy': 60 })),
    ]),
  ],
  [
    'MAG-LIM-1 D-11 at the limit nothing is bought, even where a swap would lower the number (MAG-XBUY-3)',
    stockTurn(
      'Amy',
      {
        players: [...cash(500, 0, 0, 0, 0, 0)],
        operators: {
          SIK: at70({ Amy: 10 }),
          SNW: { price: 65, shares: { Amy: 50 } },
          RABA: { price: 65, shares: { Amy: 50 } },
        },
      },
      [buy('SIK', 'treasury', refused('MAG-XBUY-3'))],
    ),
  ],
  [
    'MAG-LIM-2 above the limit a player sells before anything else (MAG-XBUY-5)',
    stockTurn(
      'Amy',
      {
        players: [...cash(500, 500, 500, 500, 500, 500)],
        operators: {
          SIK: { price: 70, shares: { Amy: [10, 10], Bob: [20, 10] }, president: 'Bob' },
          SNW: { price: 65, shares: { Amy: 50 } },
          RABA: { price: 65, shares: { Amy: 50 } },
        },
      },
      [
        pass(refused('MAG-XBUY-5')),
        buy('LdStEG', 'treasury', refused('MAG-XBUY-5')),
        sell('SIK', 10, gives({ 'certificates.Amy': 9 })),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ],
]

const directors: readonly Row[] = [
  [
    'MAG-DIR-1 the first with two shares swaps them for the certificate; both go back to the stack',
    stockTurn('Amy', { players: rich, operators: { SIK: at70({ Amy: 10, Bob: 10 }) } }, [
      buy(
        'SIK',
        'treasury',
        gives({ 'president.SIK': 'Amy', 'shares.SIK.Amy': 20 }, { 'certificates.Amy': 1, 'shares.SIK.treasury': 70 }),
      ),
    ]),
  ],
  [
    'MAG-DIR-3 more units than the director: certificate for two shares',
    stockTurn('Bob', { players: rich, operators: { SIK: at70({ Amy: 20, Bob: 20 }) } }, [
      buy('SIK', 'treasury', gives({ 'president.SIK': 'Bob', 'shares.SIK.Bob': 30, 'certificates.Amy': 2 })),
    ]),
  ],
  [
    'MAG-DIR-3 equal holdings change nothing',
    stockTurn('Bob', { players: rich, operators: { SIK: at70({ Amy: 30, Bob: 20 }) } }, [
      buy('SIK', 'treasury', gives({ 'shares.SIK.Bob': 30 }, { 'president.SIK': 'Amy' })),
    ]),
  ],
]

const market: readonly Row[] = [
  [
    'MAG-MKT-1 a marker goes below those in its cell; one that does not move keeps its place',
    stockTurn(
      'Amy',
      {
        players: rich,
        operators: { SNW: { price: 110 }, SIK: { price: 110 }, RABA: { price: 120, shares: { Amy: 10 } } },
      },
      [sell('RABA', 10, gives({ 'column.110': ['SNW', 'SIK', 'RABA'] }))],
    ),
  ],
  [
    'MAG-MKT-2 the row ends at 55 and at 400',
    stockTurn('Amy', { players: rich, operators: { SIK: { price: 55, shares: { Amy: 10 } } } }, [
      sell('SIK', 10, gives({ 'cash.Amy': 555 }, { 'price.SIK': 55 })),
    ]),
  ],
  [
    'MAG-MKT-2 at the right end a dividend moves nothing, a long move stops there',
    turnOf('SIK', { operators: { SIK: { price: 380, cash: 300, shares: { Amy: 20 } } }, at: { step: 'dividend' } }, [
      dividend(300, gives({ 'price.SIK': 400 })),
    ]),
  ],
  [
    'MAG-MKT-3 all ten units with players: one right at the end of the round, in operating order',
    stockTurn(
      'Amy',
      {
        players: rich,
        operators: {
          '3': minor(0),
          SIK: { price: 110, shares: { Amy: 50, Bob: 50 } },
          SNW: { price: 120, shares: { Amy: 40, Bob: 50 } },
        },
      },
      [pass(), pass(), pass(gives({ 'price.SIK': 120, 'column.120': ['SNW', 'SIK'] }))],
    ),
  ],
  [
    'MAG-V2-5 with two players the row ends at 300',
    turnOf(
      'SIK',
      { players: two, operators: { SIK: { price: 280, cash: 300, shares: { Amy: 20 } } }, at: { step: 'dividend' } },
      [dividend(300, gives({ 'price.SIK': 300 }))],
    ),
  ],
]

const divide = (amount: number, price: number, players: typeof two | typeof rich = rich): Row => [
  `MAG-DIV-4 T20 a dividend of ${amount}${players === two ? ' with two players' : ''}`,
  turnOf(
    'SIK',
    { players, operators: { SIK: { price: 90, cash: 300, shares: { Amy: 20 } } }, at: { step: 'dividend' } },
    [dividend(amount, { after: { 'price.SIK': price, 'cash.SIK': 300 - amount } })],
  ),
]

const dividends: readonly Row[] = [
  [
    'MAG-DIV-1 a multiple of 10 up to the treasury (MAG-XDIV-1)',
    turnOf(
      'SIK',
      { players: rich, operators: { SIK: { price: 70, cash: 90, shares: { Amy: 20 } } }, at: { step: 'dividend' } },
      [
        dividend(95, refused('MAG-XDIV-1')),
        dividend(100, refused('MAG-XDIV-1')),
        dividend(-10, refused('MAG-XDIV-1')),
        dividend(90, gives({ 'cash.SIK': 0, 'cash.Amy': 518, 'price.SIK': 80 })),
      ],
    ),
  ],
  [
    'MAG-DIV-2 MAG-GEN-6 a tenth for each unit, what players do not hold goes to the bank',
    turnOf(
      'SIK',
      { operators: { SIK: { price: 70, cash: 110, shares: { Amy: 30, Bob: 10 } } }, at: { step: 'dividend' } },
      [dividend(110, gives({ 'cash.Amy': 33, 'cash.Bob': 11, 'cash.SIK': 0, 'price.SIK': 85 }))],
    ),
  ],
  [
    'MAG-DIV-5 without a director less than all is refused (MAG-XDIV-2)',
    turnOf('SIK', { operators: { SIK: { price: 70, cash: 90, shares: { Amy: 10 } } }, at: { step: 'dividend' } }, [
      dividend(50, refused('MAG-XDIV-2')),
      dividend(90, gives({ 'cash.Amy': 9 })),
    ]),
  ],
  [
    'MAG-DIV-5 MAG-SET-6 an empty treasury moves the marker left',
    turnOf(
      '3',
      {
        at: { step: 'buyTrains', facts: { ran: true } },
        players: rich,
        operators: { '3': minor(80), SIK: { price: 75 }, SNW: { price: 55 } },
      },
      [pass(gives({ 'price.SIK': 70 }, { 'price.SNW': 55 }))],
    ),
  ],
  ...[
    [0, 85],
    [10, 90],
    [20, 90],
    [30, 95],
    [50, 95],
    [60, 100],
    [100, 100],
    [110, 110],
    [200, 110],
    [210, 120],
  ].map(([amount = 0, price = 0]) => divide(amount, price)),
  ...[
    [0, 85],
    [10, 90],
    [20, 95],
    [40, 95],
    [50, 100],
    [80, 100],
    [90, 110],
    [120, 110],
    [130, 120],
  ].map(([amount = 0, price = 0]) => divide(amount, price, two)),
]

const order: readonly Row[] = [
  [
    'MAG-RND-2 MAG-RND-3 minors by number, then majors by falling price, the upper marker first',
    turnOf(
      '3',
      {
        at: { step: 'buyTrains', facts: { ran: true } },
        players: rich,
        operators: {
          '3': minor(80),
          '11': minor(0, { trains: [] }, 'Bob'),
          SNW: { price: 80, cash: 40, shares: { Amy: 20 } },
          SIK: { price: 80, cash: 40, shares: { Bob: 20 } },
          RABA: { price: 85, cash: 40, shares: { Carlos: 20 } },
        },
      },
      [
        pass(gives({ at: '11' })),
        pass(gives({ at: 'RABA' })),
        pass(refused('MAG-XALL-1'), 'SIK'),
        pass(),
        dividend(40, gives({ at: 'SNW' })),
        pass(),
        dividend(40, gives({ at: 'SIK' })),
      ],
    ),
  ],
]

const end: readonly Row[] = [
  [
    'MAG-END-1 MAG-END-3 MAG-GEN-1 three operating rounds in gray, then the end: cash and shares count',
    turnOf(
      '3',
      {
        at: { step: 'buyTrains', facts: { ran: true }, num: 3, of: 3 },
        phase: 'Gray',
        players: cash(100, 50, 40),
        operators: { '3': minor(900, {}), SIK: { price: 70, cash: 0, shares: { Bob: 10 } } },
      },
      [
        pass(
          gives(
            { ended: 'final_phase', winners: ['Bob'] },
            { 'score.Amy': 100, 'score.Bob': 115, 'score.Carlos': 40, phase: 'Gray' },
          ),
        ),
        pass(refused('MAG-XALL-1'), 'Amy'),
      ],
    ),
  ],
  [
    'MAG-END-4 equal scores share the rank',
    turnOf(
      '3',
      {
        at: { step: 'buyTrains', facts: { ran: true }, num: 3, of: 3 },
        phase: 'Gray',
        players: cash(100, 100, 40),
        operators: { '3': minor(900) },
      },
      [pass(gives({ winners: ['Amy', 'Bob'] }))],
    ),
  ],
  [
    'MAG-END-1 after the stock round of gray three operating rounds are left',
    position({ phase: 'Gray', round: { kind: 'stock', at: 'Amy' }, players: rich, operators: { '3': minor(0) } }, [
      pass(),
      pass(),
      pass(gives({ round: 'operating 1 of 3' })),
    ]),
  ],
]

describe('stock rounds', () => {
  it.each([...turns, ...selling, ...buying, ...directors])('%s', (_, scenario) => holds(scenario))
})
describe('the market', () => {
  it.each(market)('%s', (_, scenario) => holds(scenario))
})
describe('dividends', () => {
  it.each(dividends)('%s', (_, scenario) => holds(scenario))
})
describe('order and end', () => {
  it.each([...order, ...end])('%s', (_, scenario) => holds(scenario))
})
