import { describe, it } from 'vitest'
import { five, gives, holds, lay, pass, type Row, refused, turnOf } from './table.js'

/** The Grand Trunk stands in Indianapolis, in the middle of empty land. */
const gt = { price: 60, cash: 500, tokens: ['B16', 'G9'] }
const midland = { phase: 'II', operators: { GT: gt }, tiles: { G9: '57 r1', G7: '57 r1' } } as const

const allowance: readonly Row[] = [
  [
    '1846-TRK-1 two yellow tiles, then no more (or.tile.NO_ACTION_LEFT)',
    turnOf('GT', midland, [
      lay('G11', '9 r1', gives({ 'cash.GT': 480, 'tile.G11': '9 r1' })),
      lay('G5', '9 r1', gives({ 'cash.GT': 460, 'tile.G5': '9 r1' })),
      lay('H10', '8 r2', refused('or.tile.NO_ACTION_LEFT')),
    ]),
  ],
  [
    '1846-TRK-1 a yellow tile and an upgrade in either order',
    turnOf('GT', midland, [
      lay('G9', '14 r0', gives({ 'cash.GT': 480, 'tile.G9': '14 r0' })),
      lay('G7', '14 r0', refused('or.tile.SECOND_UPGRADE')),
      lay('G11', '9 r1', gives({ 'cash.GT': 460, 'tile.G11': '9 r1' })),
      lay('G7', '14 r0', refused('or.tile.NO_ACTION_LEFT')),
    ]),
  ],
  [
    '1846-TRK-1 a tile laid this turn may be upgraded this turn, the two need not be connected',
    turnOf('GT', { ...midland, tiles: { G9: '57 r1' } }, [
      lay('G7', '57 r1', gives({ 'tile.G7': '57 r1' })),
      lay('G7', '14 r0', gives({ 'cash.GT': 460, 'tile.G7': '14 r0' })),
    ]),
  ],
  [
    '1846-TRK-1 the tiles of a turn may lie at opposite ends of the map',
    turnOf('GT', midland, [
      lay('B16', '5 r0', gives({ 'tile.B16': '5 r0' })),
      lay('G11', '9 r1', gives({ 'cash.GT': 460 })),
    ]),
  ],
  [
    '1846-TRK-1 the upgrade may be all',
    turnOf('GT', midland, [lay('G9', '14 r0'), pass(gives({ step: 'buyTrains' }, { 'cash.GT': 480 }))]),
  ],
]

const colours: readonly Row[] = [
  [
    '1846-TRK-2 an empty hex takes no green tile (or.tile.COLOUR_STEP)',
    turnOf('GT', midland, [lay('G11', '20 r0', refused('or.tile.COLOUR_STEP'))]),
  ],
  [
    '1846-TRK-2 yellow does not follow yellow',
    turnOf('GT', midland, [lay('G9', '6 r1', refused('or.tile.COLOUR_STEP'))]),
  ],
  [
    '1846-TRK-2 brown does not follow yellow',
    turnOf('GT', { ...midland, phase: 'III' }, [lay('G9', '611 r0', refused('or.tile.COLOUR_STEP'))]),
  ],
  [
    '1846-TRK-2 no green in phase I (or.tile.COLOUR_PHASE)',
    turnOf('GT', { ...midland, phase: 'I' }, [lay('G9', '14 r0', refused('or.tile.COLOUR_PHASE'))]),
  ],
  [
    '1846-TRK-2 no brown in phase II, but in III',
    turnOf('GT', { ...midland, tiles: { G9: '14 r0' } }, [lay('G9', '611 r0', refused('or.tile.COLOUR_PHASE'))]),
  ],
  [
    '1846-TRK-2 brown in phase III',
    turnOf('GT', { ...midland, phase: 'III', tiles: { G9: '14 r0' } }, [
      lay('G9', '611 r0', gives({ 'tile.G9': '611 r0', 'cash.GT': 480 })),
    ]),
  ],
  [
    '1846-TRK-2 no gray in phase III',
    turnOf('GT', { ...midland, phase: 'III', tiles: { G9: '611 r0' } }, [
      lay('G9', '51 r0', refused('or.tile.COLOUR_PHASE')),
    ]),
  ],
  [
    '1846-TRK-2 gray in phase IV',
    turnOf('GT', { ...midland, phase: 'IV', tiles: { G9: '611 r0' } }, [
      lay('G9', '51 r0', gives({ 'tile.G9': '51 r0', 'cash.GT': 480 })),
    ]),
  ],
  [
    '1846-TRK-2 printed yellow counts as yellow',
    turnOf('NYC', { phase: 'II', operators: { NYC: { price: 60, cash: 100 } } }, [
      lay('D20', '57 r0', refused('or.tile.COLOUR_STEP')),
      lay('D20', '14 r0', gives({ 'tile.D20': '14 r0', 'cash.NYC': 80 })),
    ]),
  ],
  [
    '1846-TRK-2 printed gray is never upgraded (or.tile.PRINTED_GRAY)',
    turnOf('IC', { phase: 'II', operators: { IC: { price: 60, cash: 100 } }, tiles: { J4: '9 r0' } }, [
      lay('K3', '14 r0', refused('or.tile.PRINTED_GRAY')),
      lay('I5', '14 r0', refused('or.tile.PRINTED_GRAY')),
    ]),
  ],
]

const erie = { price: 60, cash: 500 }

const kinds: readonly Row[] = [
  [
    '1846-TRK-3 no plain tile on a city (or.tile.WRONG_KIND)',
    turnOf('GT', { ...midland, tiles: {} }, [lay('G9', '9 r1', refused('or.tile.WRONG_KIND'))]),
  ],
  [
    '1846-TRK-3 no city tile on a plain hex',
    turnOf('GT', midland, [lay('G11', '57 r1', refused('or.tile.WRONG_KIND'))]),
  ],
  [
    '1846-TRK-3 Cleveland takes only Z tiles (or.tile.WRONG_LABEL)',
    turnOf('NYC', { operators: { NYC: erie }, tiles: { D18: '8 r4' } }, [
      lay('E17', '57 r0', refused('or.tile.WRONG_LABEL')),
      lay('E17', '292 r1', gives({ 'tile.E17': '292 r1', 'cash.NYC': 480 })),
    ]),
  ],
  [
    '1846-TRK-3 Z tiles lie nowhere else',
    turnOf('GT', { ...midland, tiles: {} }, [lay('G9', '293 r1', refused('or.tile.WRONG_LABEL'))]),
  ],
  [
    '1846-TRK-3 Chicago has tiles of its own',
    turnOf('GT', { ...midland, operators: { GT: { ...gt, tokens: ['B16', 'D6:0'] } } }, [
      lay('D6', '294 r0', refused('or.tile.WRONG_LABEL')),
      lay('D6', '298 r0', gives({ 'tile.D6': '298 r0', 'cash.GT': 480 }, { 'tokens.GT': ['B16', 'D6:0'] })),
    ]),
  ],
]

const upgrades: readonly Row[] = [
  [
    '1846-TRK-4 an upgrade keeps all track (or.tile.TRACK_LOST) and the tokens',
    turnOf('GT', midland, [
      lay('G9', '15 r0', refused('or.tile.TRACK_LOST')),
      lay('G9', '14 r0', gives({ 'tile.G9': '14 r0' }, { 'tokens.GT': ['B16', 'G9'] })),
    ]),
  ],
  [
    '1846-TRK-4 tokens stay in their city of Chicago',
    turnOf('GT', { phase: 'II', operators: { GT: { ...gt, tokens: ['B16', 'D6:2'] } } }, [
      lay('D6', '298 r0', gives({ 'tile.D6': '298 r0' }, { 'tokens.GT': ['B16', 'D6:2'] })),
    ]),
  ],
  [
    '1846-TRK-5 limited tiles run out (or.tile.NO_TILE)',
    turnOf('GT', { ...midland, tiles: { G7: '5 r0', G13: '5 r0', G15: '5 r0', H8: '9 r2', G9: '6 r5' } }, [
      lay('B16', '5 r0', refused('or.tile.NO_TILE')),
    ]),
  ],
  [
    '1846-TRK-5 a replaced tile returns to the supply',
    turnOf('GT', { ...midland, tiles: { G7: '5 r4', G13: '5 r0', G15: '5 r0', G9: '57 r1' } }, [
      lay('B16', '5 r0', refused('or.tile.NO_TILE')),
      lay('G7', '15 r4', gives({ 'tile.G7': '15 r4' })),
      lay('B16', '5 r0', gives({ 'tile.B16': '5 r0', 'cash.GT': 460 })),
    ]),
  ],
  [
    '1846-TRK-5 tiles 7, 8 and 9 never run out: the box has five of #7',
    turnOf(
      'GT',
      {
        ...midland,
        tiles: { ...midland.tiles, C11: '7 r0', C13: '7 r0', D8: '7 r0', D10: '7 r0', D12: '7 r0', E7: '7 r0' },
      },
      [lay('G11', '7 r1', gives({ 'tile.G11': '7 r1' }))],
    ),
  ],
]

const connections: readonly Row[] = [
  [
    '1846-TRK-6 new track must be joined to a token (or.tile.NOT_CONNECTED)',
    turnOf('GT', midland, [
      lay('G13', '57 r1', refused('or.tile.NOT_CONNECTED')),
      lay('G11', '8 r2', refused('or.tile.NOT_CONNECTED')),
      lay('G11', '9 r1'),
      lay('G13', '57 r1', gives({ 'tile.G13': '57 r1' })),
    ]),
  ],
  [
    '1846-TRK-6 an upgrade of a plain tile needs new track in reach (or.tile.NO_NEW_TRACK)',
    turnOf('GT', { ...midland, tiles: { G9: '57 r1', G11: '9 r1' } }, [
      lay('G11', '20 r0', refused('or.tile.NO_NEW_TRACK')),
      lay('G11', '23 r1', gives({ 'tile.G11': '23 r1' })),
    ]),
  ],
  [
    '1846-TRK-6 no reversing at a junction: a switch reached at its fork does not lead back',
    turnOf('GT', { ...midland, tiles: { G9: '57 r1', G11: '23 r4' } }, [
      lay('F10', '9 r2', refused('or.tile.NOT_CONNECTED')),
      lay('G13', '57 r1', gives({ 'tile.G13': '57 r1' })),
    ]),
  ],
  [
    '1846-TRK-6 no way through a city full of others, but the city itself may be upgraded',
    turnOf('GT', { ...midland, operators: { GT: gt, NYC: { price: 40, tokens: ['D20', 'G7'] } } }, [
      lay('G5', '9 r1', refused('or.tile.NOT_CONNECTED')),
      lay('G7', '14 r0', gives({ 'tile.G7': '14 r0' })),
      lay('G5', '9 r1', gives({ 'tile.G5': '9 r1' })),
    ]),
  ],
  [
    '1846-TRK-6 a token of its own opens the city',
    turnOf('GT', { ...midland, operators: { GT: { ...gt, tokens: ['B16', 'G9', 'G7'] } } }, [
      lay('G5', '9 r1', gives({ 'tile.G5': '9 r1' })),
    ]),
  ],
  [
    '1846-TRK-6 in Chicago it is enough to reach one of the cities',
    turnOf(
      'GT',
      {
        phase: 'II',
        operators: { GT: { ...gt, tokens: ['B16', 'E11'] } },
        tiles: { E11: '57 r1', E9: '9 r1', E7: '8 r2' },
      },
      [lay('D6', '298 r0', gives({ 'tile.D6': '298 r0' }))],
    ),
  ],
  [
    '1846-TRK-7 LSL, MC and O&I build without connection',
    turnOf(
      'IC',
      {
        phase: 'II',
        players: five,
        operators: { IC: { price: 60, cash: 0 } },
        privates: { MC: 'IC', 'O&I': 'IC', LSL: 'IC' },
        tiles: { D14: '57 r2' },
      },
      [
        lay('D14', '14 r2', gives({ 'tile.D14': '14 r2' }), 'LSL'),
        lay('B10', '9 r1', gives({ 'tile.B10': '9 r1' }), 'MC'),
        lay('B12', '9 r1', gives({ 'tile.B12': '9 r1' }), 'MC'),
        lay('F14', '9 r1', gives({ 'tile.F14': '9 r1' }), 'O&I'),
      ],
    ),
  ],
]

const toMichigan = {
  tiles: { B16: '57 r1', B14: '9 r1' },
  operators: { GT: { price: 60, cash: 500 }, NYC: { price: 40, cash: 100 } },
} as const

const places: readonly Row[] = [
  [
    '1846-TRK-8 hexes of MC are closed while a player owns it (or.tile.RESERVED_HEX)',
    turnOf('GT', { ...toMichigan, privates: { MC: 'Bob' } }, [lay('B12', '9 r1', refused('or.tile.RESERVED_HEX'))]),
  ],
  [
    '1846-TRK-8 even to the corporation of its owner',
    turnOf('GT', { ...toMichigan, privates: { MC: 'Amy' } }, [lay('B12', '9 r1', refused('or.tile.RESERVED_HEX'))]),
  ],
  [
    '1846-TRK-8 open to any railroad once a corporation has bought it',
    turnOf('GT', { ...toMichigan, privates: { MC: 'NYC' } }, [
      lay('B12', '9 r1', gives({ 'tile.B12': '9 r1', 'cash.GT': 480 })),
    ]),
  ],
  ...([false, true] as const).map(
    (unsoldReserve): Row => [
      `1846-TRK-8 while nobody has it ${unsoldReserve ? 'closed on 18xx.games (switch unsoldReserve)' : 'open'}`,
      turnOf('GT', { ...toMichigan, switches: { unsoldReserve }, privates: { MC: {} } }, [
        lay('B12', '9 r1', unsoldReserve ? refused('or.tile.RESERVED_HEX') : gives({ 'cash.GT': 480 })),
      ]),
    ],
  ),
  [
    '1846-TRK-8 open once it is gone',
    turnOf('GT', { ...toMichigan, phase: 'III', privates: { MC: { closed: true } } }, [
      lay('B12', '9 r1', gives({ 'cash.GT': 480 })),
    ]),
  ],
  [
    '1846-TRK-8 O&I keeps F14 and F16',
    turnOf(
      'GT',
      { operators: { GT: { ...gt, tokens: ['B16', 'G13'] } }, privates: { 'O&I': 'Amy' }, tiles: { G13: '6 r3' } },
      [lay('F14', '9 r0', refused('or.tile.RESERVED_HEX'))],
    ),
  ],
  [
    '1846-TRK-9 no track into the lake (or.tile.BAD_EDGE)',
    turnOf('GT', { operators: { GT: { ...gt, tokens: ['B16', 'D14'] } } }, [
      lay('D14', '57 r1', refused('or.tile.BAD_EDGE')),
      lay('D14', '57 r0', gives({ 'tile.D14': '57 r0' })),
    ]),
  ],
  [
    '1846-TRK-9 none off the map',
    turnOf('GT', { operators: { GT: { price: 60, cash: 100 } }, tiles: { B16: '57 r1' } }, [
      lay('B14', '8 r2', refused('or.tile.BAD_EDGE')),
    ]),
  ],
  [
    '1846-TRK-9 none against the blank side of a gray hex',
    turnOf('IC', { operators: { IC: { price: 60, cash: 100 } }, tiles: { J4: '9 r0' } }, [
      lay('H4', '9 r2', refused('or.tile.BAD_EDGE')),
    ]),
  ],
  [
    '1846-TRK-9 against the blank side of a tile it may lead',
    turnOf('GT', { ...midland, tiles: { G9: '57 r1', G13: '57 r0' } }, [
      lay('G11', '9 r1', gives({ 'tile.G11': '9 r1' })),
    ]),
  ],
]

describe('track (1846 §6.4)', () => {
  const rows = [...allowance, ...colours, ...kinds, ...upgrades, ...connections, ...places]
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
