import { describe, it } from 'vitest'
import { gives, holds, lay, type Row, refused, turnOf } from './table.js'

const prr = { price: 60, cash: 500 }

/** The Grand Trunk stands in Indianapolis, in the middle of empty land. */
const gt = { price: 60, cash: 500, tokens: ['B16', 'G9'] }
const midland = { phase: 'II', operators: { GT: gt }, tiles: { G9: '57 r1', G7: '57 r1' } } as const

const costs: readonly Row[] = [
  [
    '1846-TRK-10 a plain tile costs $20, a mountain $40, paid by the first tile only',
    turnOf('PRR', { phase: 'II', operators: { PRR: prr } }, [
      lay('F18', '9 r1', gives({ 'cash.PRR': 460 })),
      lay('F18', '24 r4', gives({ 'cash.PRR': 440 })),
    ]),
  ],
  [
    '1846-TRK-10 H14 costs $60',
    turnOf('C&O', { operators: { 'C&O': { price: 60, cash: 100, tokens: ['I15', 'G13'] } }, tiles: { G13: '57 r2' } }, [
      lay('H14', '9 r2', gives({ 'cash.C&O': 40 })),
    ]),
  ],
  [
    '1846-TRK-10 Detroit costs $40 at its first upgrade, $20 later',
    turnOf('GT', { phase: 'II', operators: { GT: { price: 60, cash: 200, tokens: ['B16', 'C15'] } } }, [
      lay('C15', '295 r0', gives({ 'cash.GT': 160 })),
    ]),
  ],
  [
    '1846-TRK-10 Detroit in brown',
    turnOf(
      'GT',
      { phase: 'III', operators: { GT: { price: 60, cash: 200, tokens: ['B16', 'C15'] } }, tiles: { C15: '294 r0' } },
      [lay('C15', '297 r0', gives({ 'cash.GT': 180 }))],
    ),
  ],
  [
    '1846-TRK-10 the treasury must pay (or.tile.NO_CASH)',
    turnOf('PRR', { operators: { PRR: { price: 60, cash: 39 } } }, [lay('F18', '9 r1', refused('or.tile.NO_CASH'))]),
  ],
  [
    '1846-TRK-11 the tile that completes a link pays for the hexside: Homewood has track already',
    turnOf('PRR', { operators: { PRR: prr } }, [lay('E19', '9 r2', gives({ 'cash.PRR': 440, 'tile.E19': '9 r2' }))]),
  ],
  [
    '1846-TRK-11 a side that leads nowhere yet is free; the upgrade of Wheeling completes a bridge and a pass',
    turnOf('PRR', { phase: 'II', operators: { PRR: { ...prr, tokens: ['F20', 'G19'] } }, tiles: { F18: '7 r4' } }, [
      lay('G19', '14 r1', gives({ 'cash.PRR': 420, 'tile.G19': '14 r1' })),
    ]),
  ],
  [
    '1846-TRK-11 the first tile of the two paid for its mountain only',
    turnOf('PRR', { operators: { PRR: prr } }, [lay('F18', '7 r4', gives({ 'cash.PRR': 460, 'tile.F18': '7 r4' }))]),
  ],
  [
    '1846-TRK-11 a link is paid once',
    turnOf('GT', { phase: 'II', operators: { GT: { price: 60, cash: 300 } }, tiles: { B16: '57 r1' } }, [
      lay('B16', '619 r4', gives({ 'cash.GT': 280 })),
    ]),
  ],
  [
    '1846-TRK-11 the tunnel to Sarnia costs $40, to Windsor $60',
    turnOf('GT', { phase: 'II', operators: { GT: { price: 60, cash: 300, tokens: ['B16', 'C15'] } } }, [
      lay('B16', '57 r1', gives({ 'cash.GT': 240 })),
      lay('C15', '294 r0', gives({ 'cash.GT': 140 })),
    ]),
  ],
  [
    '1846-TRK-12 the land grant is free for the IC, in a normal tile action, and upgrades are not',
    turnOf('IC', { phase: 'II', operators: { IC: { price: 60, cash: 100 } } }, [
      lay('J4', '9 r0', gives({ 'tile.J4': '9 r0' }, { 'cash.IC': 100 })),
      lay('J4', '24 r0', gives({ 'tile.J4': '24 r0', 'cash.IC': 80 })),
    ]),
  ],
  [
    '1846-TRK-12 hexside costs remain',
    turnOf('IC', { operators: { IC: { price: 60, cash: 100 } }, tiles: { J6: '8 r1' } }, [
      lay('J4', '8 r4', gives({ 'cash.IC': 60, 'tile.J4': '8 r4' })),
    ]),
  ],
  [
    '1846-TRK-12 connection is needed',
    turnOf('IC', { operators: { IC: { price: 60, cash: 100 } } }, [
      lay('G5', '9 r1', refused('or.tile.NOT_CONNECTED')),
    ]),
  ],
  ['1846-TRK-12 others pay there', turnOf('GT', midland, [lay('G5', '9 r1', gives({ 'cash.GT': 480 }))])],
  [
    '1846-TRK-13 TBC takes $20 off mountains and passes',
    turnOf('PRR', { operators: { PRR: prr }, privates: { TBC: 'PRR' } }, [
      lay('F18', '9 r1', gives({ 'cash.PRR': 480 })),
      lay('E19', '9 r2', gives({ 'cash.PRR': 440 })),
    ]),
  ],
  [
    '1846-TRK-13 H14 costs $40 with it',
    turnOf(
      'C&O',
      {
        operators: { 'C&O': { price: 60, cash: 100, tokens: ['I15', 'G13'] } },
        tiles: { G13: '57 r2' },
        privates: { TBC: 'C&O' },
      },
      [lay('H14', '9 r2', gives({ 'cash.C&O': 60 }))],
    ),
  ],
  [
    '1846-TRK-13 a $20 pass is free with it, a bridge is not cheaper',
    turnOf(
      'PRR',
      {
        phase: 'II',
        operators: { PRR: { ...prr, tokens: ['F20', 'G19'] } },
        tiles: { F18: '7 r4' },
        privates: { TBC: 'PRR' },
      },
      [lay('G19', '14 r1', gives({ 'cash.PRR': 440 }))],
    ),
  ],
  [
    '1846-TRK-13 the plain $20 is not reduced',
    turnOf('GT', { ...midland, privates: { TBC: 'GT' } }, [lay('G11', '9 r1', gives({ 'cash.GT': 480 }))]),
  ],
  [
    '1846-TRK-13 the tunnels to Sarnia and Windsor count for it',
    turnOf(
      'GT',
      { phase: 'II', operators: { GT: { price: 60, cash: 300, tokens: ['B16', 'C15'] } }, privates: { TBC: 'GT' } },
      [lay('B16', '57 r1', gives({ 'cash.GT': 260 })), lay('C15', '294 r0', gives({ 'cash.GT': 180 }))],
    ),
  ],
]

describe('costs of track (1846 §6.48)', () => {
  it.each([...costs])('%s', (_, scenario) => holds(scenario))
})
