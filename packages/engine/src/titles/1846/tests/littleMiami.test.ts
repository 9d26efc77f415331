import { describe, it } from 'vitest'
import { gives, holds, lay, pass, type Row, refused, type TurnPosition, turnOf } from './table.js'

/** The Grand Trunk has Little Miami, which joins Cincinnati (H12, side 3) and Dayton (G13, side 0). */
const miami = (tiles: Readonly<Record<string, string>> = {}, more: TurnPosition = {}): TurnPosition => ({
  options: ['second_ed'],
  operators: { GT: { price: 60, cash: 100, trains: ['2'], shares: { Amy: 60, Bob: 40 } } },
  privates: { LM: 'GT' },
  tiles,
  ...more,
})

/** The bridge between Cincinnati and I11 costs $40. */
const poor: TurnPosition = { operators: { GT: { price: 60, cash: 39, trains: ['2'], shares: { Amy: 60, Bob: 40 } } } }

const rows: readonly Row[] = [
  [
    '1846-PVT-3 the first tile of Little Miami leaves a second that joins it (or.power.NOT_JOINED)',
    turnOf('GT', miami(), [
      lay('G13', '57 r1', refused('or.power.NOT_JOINED'), 'LM'),
      lay('G13', '57 r0', gives({ step: 'secondTile', at: 'LM' }), 'LM'),
    ]),
  ],
  [
    '1846-PVT-3 one that no tile of the phase can join is not begun with',
    turnOf('GT', miami({ H12: '291 r1' }), [
      lay('G13', '57 r0', refused('or.power.NOT_JOINED'), 'LM'),
      lay('G13', '57 r1', refused('or.power.NOT_JOINED'), 'LM'),
    ]),
  ],
  [
    '1846-PVT-3 an upgrade may be what joins them',
    turnOf('GT', miami({ H12: '291 r1' }, { phase: 'II' }), [
      lay('G13', '57 r0', gives({ step: 'secondTile' }), 'LM'),
      { ...lay('H12', '296 r4', refused('or.power.NOT_JOINED'), 'LM'), by: 'GT' },
      { ...lay('H12', '295 r0', gives({ 'tile.H12': '295 r0', step: 'trackToken' }), 'LM'), by: 'GT' },
    ]),
  ],
  [
    '1846-PVT-3 the second is not given up while it can join them (or.power.NOT_JOINED)',
    turnOf('GT', miami(), [
      lay('G13', '57 r0', undefined, 'LM'),
      pass(refused('or.power.NOT_JOINED'), 'LM'),
      { ...lay('H12', '293 r1', refused('or.power.NOT_JOINED'), 'LM'), by: 'GT' },
      { ...lay('H12', '293 r0', gives({ 'tile.H12': '293 r0', step: 'trackToken' }), 'LM'), by: 'GT' },
    ]),
  ],
  [
    '1846-PVT-3 where the first joins them the second may be left',
    turnOf('GT', miami({ H12: '293 r0' }), [
      lay('G13', '57 r0', gives({ step: 'secondTile' }), 'LM'),
      pass(gives({ step: 'trackToken', at: 'GT', 'used.LM': 2 }), 'LM'),
    ]),
  ],
  [
    'once they are joined there is nothing to do (or.power.ALREADY_JOINED)',
    turnOf('GT', miami({ H12: '293 r0', G13: '57 r0' }, { phase: 'II' }), [
      lay('G13', '14 r0', refused('or.power.ALREADY_JOINED'), 'LM'),
    ]),
  ],
  [
    '1846-TRK-11 hexsides are paid: a first tile that leaves too little for every second is not begun with (or.tile.NO_CASH)',
    turnOf('GT', miami({ I11: '9 r0' }, poor), [
      lay('H12', '293 r0', refused('or.tile.NO_CASH'), 'LM'),
      lay('G13', '57 r0', gives({ step: 'secondTile' }), 'LM'),
      { ...lay('H12', '292 r1', gives({ 'tile.H12': '292 r1' }), 'LM'), by: 'GT' },
    ]),
  ],
]

describe('Little Miami, a private company of the second edition', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
