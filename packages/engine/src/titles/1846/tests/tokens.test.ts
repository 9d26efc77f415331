import { describe, it } from 'vitest'
import { company, five, gives, holds, lay, pass, type Row, refused, token, turnOf } from './table.js'

const midland = { G9: '57 r1', G7: '57 r1', G11: '9 r1', G13: '57 r1' } as const
const gt = { price: 60, cash: 500, tokens: ['B16', 'G9'] }

const placing: readonly Row[] = [
  [
    '1846-TOK-1 one token a turn for $80 (or.token.SECOND_TOKEN)',
    turnOf('NYC', { operators: { NYC: { price: 60, cash: 500, tokens: ['D20', 'G9'] } }, tiles: midland }, [
      token('G7', gives({ 'cash.NYC': 420, 'tokens.NYC': ['D20', 'G7', 'G9'], 'charter.NYC': 1 })),
      token('G13', refused('or.token.SECOND_TOKEN')),
    ]),
  ],
  [
    '1846-TOK-1 only as many as the charter has (or.token.NO_TOKEN_LEFT)',
    turnOf('GT', { operators: { GT: { ...gt, tokens: ['B16', 'G9', 'G7'] } }, tiles: midland }, [
      token('G13', refused('or.token.NO_TOKEN_LEFT')),
    ]),
  ],
  [
    '1846-TOK-1 the treasury pays it (or.token.NO_CASH)',
    turnOf('GT', { operators: { GT: { ...gt, cash: 79 } }, tiles: midland }, [
      token('G7', refused('or.token.NO_CASH')),
    ]),
  ],
  [
    '1846-TOK-2 the city must be connected (or.token.NOT_CONNECTED)',
    turnOf('GT', { operators: { GT: gt }, tiles: { ...midland, G15: '57 r0' } }, [
      token('G15', refused('or.token.NOT_CONNECTED')),
    ]),
  ],
  [
    '1846-TOK-2 it needs a free slot (or.token.NO_SLOT)',
    turnOf('GT', { operators: { GT: gt, NYC: { price: 40, tokens: ['D20', 'G7'] } }, tiles: midland }, [
      token('G7', refused('or.token.NO_SLOT')),
      token('G13', gives({ 'cash.GT': 420 })),
    ]),
  ],
  [
    '1846-TOK-2 a plain hex has none',
    turnOf('GT', { operators: { GT: gt }, tiles: midland }, [token('G11', refused('or.token.NO_SLOT'))]),
  ],
  [
    '1846-TOK-2 not past a city full of others',
    turnOf(
      'GT',
      {
        operators: { GT: { ...gt, tokens: ['B16', 'G7'] }, NYC: { price: 40, tokens: ['D20', 'G9'] } },
        tiles: midland,
      },
      [token('G13', refused('or.token.NOT_CONNECTED'))],
    ),
  ],
]

const reserved: readonly Row[] = [
  [
    '1846-TOK-3 B&O pays $100 for Cincinnati without connection or tile',
    turnOf('B&O', { operators: { 'B&O': { price: 60, cash: 300 } } }, [
      token('H12', gives({ 'cash.B&O': 200, 'tokens.B&O': ['G19', 'H12'], 'charter.B&O': 2 })),
    ]),
  ],
  [
    '1846-TOK-3 and $40 with connection',
    turnOf(
      'B&O',
      { operators: { 'B&O': { price: 60, cash: 300, tokens: ['G19', 'G13'] } }, tiles: { G13: '6 r4', H12: '293 r0' } },
      [token('H12', gives({ 'cash.B&O': 260 }))],
    ),
  ],
  [
    '1846-TOK-3 PRR pays $60 for Fort Wayne, no other city is open to it like this',
    turnOf('PRR', { operators: { PRR: { price: 60, cash: 300 } } }, [
      token('G13', refused('or.token.NOT_CONNECTED')),
      token('E11', gives({ 'cash.PRR': 240, 'tokens.PRR': ['E11', 'F20'] })),
    ]),
  ],
  [
    '1846-TOK-3 it needs the money (or.token.NO_CASH)',
    turnOf('B&O', { operators: { 'B&O': { price: 60, cash: 99 } } }, [token('H12', refused('or.token.NO_CASH'))]),
  ],
  [
    '1846-TOK-3 usable in phase IV while a slot is free',
    turnOf('PRR', { phase: 'IV', operators: { PRR: { price: 60, cash: 900, trains: ['6'] } } }, [
      token('E11', gives({ 'cash.PRR': 840 })),
    ]),
  ],
  [
    '1846-TOK-4 the slot of another is reserved (or.token.RESERVED)',
    turnOf(
      'IC',
      {
        operators: { IC: { price: 60, cash: 300, tokens: ['K3', 'G13'] }, 'B&O': { price: 40 } },
        tiles: { G13: '6 r4', H12: '293 r0' },
      },
      [token('H12', refused('or.token.RESERVED'))],
    ),
  ],
  [
    '1846-TOK-4 reserved also while its owner is not started',
    turnOf(
      'IC',
      { operators: { IC: { price: 60, cash: 300, tokens: ['K3', 'G13'] } }, tiles: { G13: '6 r4', H12: '293 r0' } },
      [token('H12', refused('or.token.RESERVED'))],
    ),
  ],
  [
    '1846-TOK-4 the other slots of the city are free',
    turnOf(
      'IC',
      {
        phase: 'II',
        operators: { IC: { price: 60, cash: 300, tokens: ['K3', 'G13'] } },
        tiles: { G13: '6 r4', H12: '294 r0' },
      },
      [token('H12', gives({ 'cash.IC': 220 }))],
    ),
  ],
  [
    '1846-TOK-4 free in phase IV',
    turnOf(
      'IC',
      {
        phase: 'IV',
        operators: { IC: { price: 60, cash: 900, tokens: ['K3', 'G13'], trains: ['6'] } },
        tiles: { G13: '6 r4', H12: '293 r0' },
      },
      [token('H12', gives({ 'cash.IC': 820 }))],
    ),
  ],
  [
    '1846-TOK-4 the owner pays $40, in phase IV too',
    turnOf('IC', { phase: 'IV', operators: { IC: { price: 60, cash: 900, trains: ['6'] } }, tiles: { J4: '9 r0' } }, [
      token('I5', gives({ 'cash.IC': 860 })),
    ]),
  ],
  [
    '1846-TOK-4 ERIE pays $40 in Erie',
    turnOf('ERIE', { operators: { ERIE: { price: 60, cash: 100 } } }, [
      token('D20', refused('or.token.NOT_CONNECTED')),
    ]),
  ],
  [
    '1846-TOK-4 ERIE connected to Erie',
    turnOf('ERIE', { operators: { ERIE: { price: 60, cash: 100 } }, tiles: { E19: '7 r3' } }, [
      token('D20', gives({ 'cash.ERIE': 60 })),
    ]),
  ],
  [
    '1846-TOK-4 free when its owner has closed',
    turnOf(
      'IC',
      {
        operators: { IC: { price: 60, cash: 300, tokens: ['K3', 'G13'] }, 'B&O': { closed: true } },
        tiles: { G13: '6 r4', H12: '293 r0' },
      },
      [token('H12', gives({ 'cash.IC': 220 }))],
    ),
  ],
  [
    '1846-TOK-4 Fort Wayne is open to all when PRR is out of play',
    turnOf(
      'GT',
      {
        removed: ['PRR', 'ERIE', 'MC', 'LSL', 'SC', 'TBC'],
        operators: { GT: { ...gt, tokens: ['B16', 'G13'] } },
        tiles: { G13: '6 r2', F12: '9 r2', E11: '57 r2' },
      },
      [token('E11', gives({ 'cash.GT': 420 }))],
    ),
  ],
  [
    '1846-TOK-5 B&O may use the token elsewhere for $80',
    turnOf('B&O', { operators: { 'B&O': { price: 60, cash: 300, tokens: ['G19', 'G9', 'G13'] } }, tiles: midland }, [
      token('G7', gives({ 'cash.B&O': 220, 'charter.B&O': 0 })),
    ]),
  ],
]

const occupied: readonly Row[] = [
  [
    '1846-TOK-6 the home of a corporation that is not started is closed (or.token.HOME_SLOT)',
    turnOf('NYC', { operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'C15'] } }, tiles: { B16: '5 r0' } }, [
      token('B16', refused('or.token.HOME_SLOT')),
    ]),
  ],
  [
    '1846-TOK-6 in phase IV too',
    turnOf(
      'NYC',
      {
        phase: 'IV',
        operators: { NYC: { price: 60, cash: 900, tokens: ['D20', 'C15'], trains: ['6'] } },
        tiles: { B16: '5 r0' },
      },
      [token('B16', refused('or.token.HOME_SLOT'))],
    ),
  ],
  [
    '1846-TOK-6 a second slot there is free',
    turnOf(
      'NYC',
      { phase: 'II', operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'C15'] } }, tiles: { B16: '619 r4' } },
      [token('B16', gives({ 'cash.NYC': 220 }))],
    ),
  ],
  [
    '1846-TOK-6 while it is empty, trains and track pass through',
    turnOf('NYC', { operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'C15'] } }, tiles: { B16: '5 r0' } }, [
      lay('B14', '9 r1', gives({ 'tile.B14': '9 r1' })),
    ]),
  ],
  [
    '1846-TOK-7 one token in a city (or.token.ALREADY_IN_CITY)',
    turnOf(
      'NYC',
      { phase: 'II', operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'G9'] } }, tiles: { G9: '14 r0' } },
      [token('G9', refused('or.token.ALREADY_IN_CITY'))],
    ),
  ],
  [
    '1846-TOK-7 one in all of Chicago (or.token.ALREADY_IN_CHICAGO)',
    turnOf('NYC', { operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'D6:2'] } } }, [
      token('D6:0', refused('or.token.ALREADY_IN_CHICAGO')),
    ]),
  ],
  [
    '1846-TOK-8 extra tokens are free, come from outside the charter and leave the one token of the turn',
    turnOf(
      'NYC',
      {
        operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'G9'] } },
        privates: { 'C&WI': 'NYC' },
        tiles: midland,
      },
      [
        token('D6:3', gives({ 'tokens.NYC': ['D20', 'D6:3', 'G9'] }, { 'cash.NYC': 300, 'charter.NYC': 2 }), 'C&WI'),
        token('G7', gives({ 'cash.NYC': 220, 'charter.NYC': 1 })),
      ],
    ),
  ],
  [
    '1846-TOK-8 so does the token of a bought independent',
    turnOf('GT', { operators: { GT: { price: 60, cash: 300 }, MS: { owner: 'Amy' } } }, [
      company('MS', 60, gives({ 'tokens.GT': ['B16', 'C15'] }, { 'charter.GT': 2, 'cash.GT': 300 })),
    ]),
  ],
  [
    '1846-TOK-9 an empty reserved slot leaves a city passable',
    turnOf(
      'IC',
      {
        operators: { IC: { price: 60, cash: 300, tokens: ['K3', 'G13'] }, 'B&O': { price: 40 } },
        tiles: { G13: '6 r4', H12: '293 r0' },
      },
      [lay('I11', '9 r0', gives({ 'tile.I11': '9 r0', 'cash.IC': 240 }))],
    ),
  ],
  [
    '1846-TOK-9 an empty home slot does, a token in it does not',
    turnOf(
      'NYC',
      {
        operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'C15'] }, GT: { price: 40 } },
        tiles: { B16: '5 r0' },
      },
      [lay('B14', '9 r1', refused('or.tile.NOT_CONNECTED'))],
    ),
  ],
  [
    '1846-ORD-4 an independent places no tokens (or.token.INDEPENDENT)',
    turnOf('BIG4', { operators: { BIG4: { owner: 'Amy', cash: 200 } }, tiles: midland }, [
      token('G7', refused('or.token.INDEPENDENT')),
    ]),
  ],
  [
    '1846-ORD-3 no token or tile after the track step (or.token.WRONG_STEP, or.tile.WRONG_STEP)',
    turnOf('GT', { players: five, operators: { GT: { ...gt, trains: ['2'] } }, tiles: midland }, [
      pass(gives({ step: 'run' })),
      token('G7', refused('or.token.WRONG_STEP')),
      lay('G5', '9 r1', refused('or.tile.WRONG_STEP')),
    ]),
  ],
]

describe('tokens (1846 §6.5)', () => {
  it.each([...placing, ...reserved, ...occupied])('%s', (_, scenario) => holds(scenario))
})
