import { describe, it } from 'vitest'
import { corp, gives, holds, lay, pass, type Row, refused, row, type TurnPosition, token, turnOf } from './table.js'

/** CTL of Amy in Marsala, with money. */
const ctl = (more: TurnPosition = {}, entry: object = {}): TurnPosition => ({
  ...more,
  operators: { ...more.operators, CTL: corp(100, { cash: 500, shares: { Amy: 40 }, ...entry }) },
})
const rcs = (more: TurnPosition = {}, entry: object = {}): TurnPosition => ({
  phase: '6',
  ...more,
  operators: { ...more.operators, RCS: corp(100, { cash: 500, shares: { Amy: 40 }, ...entry }) },
})

const yellow: readonly Row[] = [
  row(
    '1849-10.3-4 a port takes track from its own side only (TL5)',
    turnOf('AFG', { operators: { AFG: corp(100, { cash: 500, shares: { Amy: 40 }, tokens: ['M9'] }) } }, [
      lay('L8', '7 r5', refused('TL5')),
      lay('L8', '9 r2', gives({ 'tile.L8': '9 r2' })),
    ]),
  ),
  row(
    '1849-10.3-1 one tile a turn (TL1)',
    turnOf('CTL', ctl(), [
      lay('G1', '3 r3', gives({ 'tile.G1': '3 r3' }, { 'cash.CTL': 500 })),
      lay('F2', '79 r2', refused('TL1')),
    ]),
  ),
  row(
    '1849-10.3-1 1849-10-2 who has passed the step lays none (TL1)',
    turnOf('CTL', ctl(), [
      pass(gives({ step: 'token' })),
      ...['TL1', '1849-10.3-1', '1849-10-2'].map((code) => lay('G1', '3 r3', refused(code))),
    ]),
  ),
  row(
    '1849-10.3-2 yellow on light green; nothing on gray hexes and ports (TL2, TL3)',
    turnOf('RCS', rcs({ phase: '4' }), [
      lay('C1', '3 r0', refused('TL3')),
      lay('A5', '3 r0', refused('TL3')),
      lay('F12', '7 r0', refused('TL3')),
      lay('C5', '644 r0', refused('TL2')),
      lay('D6', '8 r0', gives({ 'tile.D6': '8 r0' })),
    ]),
  ),
  row(
    '1849-10.3-2 1849-10.3-9 printed yellow takes green from phase 6 on (TL2)',
    turnOf('RCS', rcs({ phase: '4' }), [lay('C5', '651 r5', refused('TL2'))]),
  ),
  row(
    '1849-10.3-2 and then it does',
    turnOf('RCS', rcs(), [lay('C5', '651 r5', gives({ 'tile.C5': '651 r5' }, { 'cash.RCS': 500 }))]),
  ),
  row(
    '1849-10.3-3 a town takes town tiles, a plain plain ones, a lettered city its letter and nothing else (TL4)',
    turnOf('CTL', ctl({ phase: '6', operators: { RCS: corp(68, { shares: { Bob: 20 } }) } }), [
      lay('G1', '7 r3', refused('TL4')),
      lay('G1', '644 r3', refused('TL4')),
      lay('F2', '58 r0', refused('TL4')),
      lay('C5', '660 r0', refused('TL4')),
      lay('M11', '653 r4', refused('TL4')),
      lay('H12', '655 r0', refused('TL4')),
    ]),
  ),
  row(
    '1849-10.3-4 no track off the map, into a closed side, or to a blank side of a gray hex (TL5)',
    turnOf('CTL', ctl(), [lay('G1', '4 r0', refused('TL5')), lay('G1', '58 r3', gives({ 'tile.G1': '58 r3' }))]),
  ),
  row(
    '1849-10.3-4 B4 and C3 are closed to each other (TL5)',
    turnOf('RCS', rcs({ phase: '4' }), [lay('B4', '8 r5', refused('TL5')), lay('B4', '7 r5')]),
  ),
  row(
    '1849-10.3-4 the side of C13 towards D14 is blank (TL5)',
    turnOf('AFG', { operators: { AFG: corp(100, { cash: 500, shares: { Amy: 40 }, tokens: ['B14'] }) } }, [
      lay('D14', '7 r2', refused('TL5')),
      lay('D14', '8 r1', gives({ 'tile.D14': '8 r1' })),
    ]),
  ),
  row(
    '1849-10.3-5 the tile is reached over a side where the gauges fit: dual fits both (TL6)',
    turnOf('CTL', ctl(), [
      lay('K7', '3 r2', refused('TL6')),
      lay('H2', '8 r2', refused('TL6')),
      lay('G1', '73 r3', gives({ 'tile.G1': '73 r3' }, { 'cash.CTL': 500 })),
    ]),
  ),
  row(
    '1849-10.3-5 1849-10.1-4 standard does not go on where narrow ends (TL6)',
    turnOf('ATA', { operators: { ATA: corp(68, { cash: 500, shares: { Amy: 40 } }) } }, [
      lay('L12', '9 r2', refused('TL6')),
      lay('L12', '79 r2', gives({ 'cash.ATA': 460 })),
    ]),
  ),
  row(
    '1849-10.3-7 narrow may lie against standard; only routes do not pass there',
    turnOf('CTL', ctl({ tiles: { F2: '8 r5' } }), [lay('G1', '679 r3', gives({ 'tile.G1': '679 r3' }))]),
  ),
  row(
    '1849-10.3-6 where an own station lies any yellow tile fits, connected or not',
    turnOf('SFA', { operators: { SFA: corp(68, { cash: 500, shares: { Amy: 40 } }) } }, [
      lay('H8', '644 r0', refused('TL6')),
      lay('J6', '658 r3', gives({ 'tile.J6': '658 r3', 'cash.SFA': 460 })),
    ]),
  ),
  row(
    '1849-7.1-6 in Acireale nobody builds while a player owns SCE (TL10)',
    turnOf(
      'IFT',
      {
        phase: '6',
        privates: { SCE: 'Bob' },
        tiles: { H12: '653 r1' },
        operators: { IFT: corp(68, { cash: 500, shares: { Amy: 40 } }) },
      },
      [lay('G13', '58 r1', refused('TL10'))],
    ),
  ),
  row(
    '1849-7.1-6 any corporation that buys it ends that',
    turnOf(
      'IFT',
      {
        phase: '6',
        privates: { SCE: 'CTL' },
        tiles: { H12: '653 r1' },
        operators: {
          IFT: corp(100, { cash: 500, shares: { Amy: 40 } }),
          CTL: corp(68, { shares: { Bob: 40 } }),
        },
      },
      [lay('G13', '58 r1', gives({ 'tile.G13': '58 r1' }))],
    ),
  ),
]

/** Track from Palermo by B4 to Partinico, as in the example of the rulebook. */
const PARTINICO = { C5: '651 r5', B4: '7 r5', D4: '3 r2' }

const upgrades: readonly Row[] = [
  row(
    '1849-10.3-2 1849-10.3.1-1 printed yellow track is upgraded like a tile, its terrain paid: narrow only, a quarter',
    turnOf('AFG', { phase: '6', operators: { AFG: corp(100, { cash: 500, shares: { Amy: 40 }, tokens: ['M9'] }) } }, [
      lay('K9', '677 r0', gives({ 'tile.K9': '677 r0', 'cash.AFG': 460 })),
    ]),
  ),
  row(
    '1849-10.3-6 1849-10.3-8 an own marker does not spare an upgrade the route: it is there, so the city is reached',
    turnOf(
      'SFA',
      { phase: '6', tiles: { J6: '658 r3' }, operators: { SFA: corp(68, { cash: 500, shares: { Amy: 40 } }) } },
      [lay('J6', '671 r5', refused('TL5')), lay('J6', '667 r2', gives({ 'tile.J6': '667 r2', 'cash.SFA': 460 }))],
    ),
  ),
  row(
    '1849-10.3-8 an upgrade needs new track that is reached (TL7)',
    turnOf('RCS', rcs({ tiles: { D6: '8 r0' } }), [
      lay('D6', '29 r0', refused('TL7')),
      lay('D6', '710 r5', refused('TL7')),
      lay('D6', '28 r2', gives({ 'tile.D6': '28 r2' })),
    ]),
  ),
  row(
    '1849-10.3-8 or a value raised that is reached: 676 brings no new track to M13 but what is dual now',
    turnOf(
      'ATA',
      { phase: '10', tiles: { M13: '675 r1' }, operators: { ATA: corp(68, { cash: 500, shares: { Amy: 40 } }) } },
      [lay('M13', '676 r1', gives({ 'tile.M13': '676 r1' }))],
    ),
  ),
  row(
    '1849-10.3-9 brown from phase 10 on, and on green only (TL2)',
    turnOf('RCS', rcs({ phase: '8', tiles: { ...PARTINICO, D4: '682 r1' } }), [
      lay('D4', '697 r1', refused('TL2')),
      lay('C5', '652 r5', refused('TL2')),
    ]),
  ),
  row(
    '1849-10.3-9 not over yellow (TL2)',
    turnOf('RCS', rcs({ phase: '10', tiles: PARTINICO }), [lay('D4', '697 r1', refused('TL2'))]),
  ),
  row(
    '1849-10.3-10 every track stays, with its gauge or as dual (TL8)',
    turnOf('RCS', rcs({ tiles: { D6: '8 r0' } }), [
      lay('D6', '28 r1', refused('TL8')),
      lay('D6', '694 r2', refused('TL8')),
    ]),
  ),
  row(
    '1849-10.3-11 the tiles are limited, and one that is replaced comes back (TL9)',
    turnOf('RCS', rcs({ tiles: { D6: '8 r0', F6: '28 r2' } }), [lay('D6', '28 r2', refused('TL9'))]),
  ),
  row(
    '1849-10.3-10 stations and slots stay: a marker keeps its place on the larger city',
    turnOf('RCS', rcs(), [lay('C5', '651 r5', gives({ 'tile.C5': '651 r5' }, { 'tokens.RCS': ['C5'] }))]),
  ),
  row(
    '1849-10.3-3 Ragusa takes 670 or 671 in one position only (TL5, TL8)',
    turnOf('AFG', { phase: '6', operators: { AFG: corp(68, { cash: 500, shares: { Amy: 40 }, tokens: ['M11'] }) } }, [
      lay('M11', '670 r1', refused('TL5')),
      lay('M11', '671 r4', gives({ 'tile.M11': '671 r4', 'cash.AFG': 460 })),
    ]),
  ),
]

/** The cost of a tile in a position. */
const costs = (name: string, operator: string, where: TurnPosition, hex: string, tile: string, left: number): Row =>
  row(`1849-10.3.1-1 ${name}`, turnOf(operator, where, [lay(hex, tile, { after: { [`cash.${operator}`]: left } })]))

const money: readonly Row[] = [
  costs(
    '1849-7.1-7 SIGI halves what new standard track makes full, in a city with both gauges too',
    'SFA',
    {
      phase: '6',
      privates: { SIGI: 'SFA' },
      tiles: { J6: '644 r2' },
      operators: { SFA: corp(68, { cash: 500, shares: { Amy: 40 } }) },
    },
    'J6',
    '665 r2',
    480,
  ),
  costs('hills, narrow: 20 (1849-10.3.1-2)', 'CTL', ctl({ tiles: { D2: '78 r5' } }), 'E3', '79 r2', 480),
  costs('hills, standard beside narrow that ends there: 80', 'CTL', ctl({ tiles: { D2: '8 r5' } }), 'E3', '9 r2', 420),
  costs(
    'a yellow standard tile becomes a crossing: only the narrow track is new',
    'CTL',
    ctl({ phase: '6', tiles: { D2: '78 r5', E3: '9 r0' } }),
    'E3',
    '713 r0',
    480,
  ),

  costs('plains cost nothing', 'RCS', rcs(), 'D6', '8 r0', 500),
  costs('mountain, narrow: a quarter (1849-10.3.1-2)', 'CTL', ctl(), 'F2', '79 r2', 460),
  costs('mountain, standard: all of it (1849-10.3.1-2)', 'CTL', ctl(), 'F2', '9 r2', 340),
  costs('1849-7.1-7 SIGI halves standard', 'CTL', ctl({ phase: '6', privates: { SIGI: 'CTL' } }), 'F2', '9 r2', 420),
  costs('1849-7.1-7 but not the quarter', 'CTL', ctl({ phase: '6', privates: { SIGI: 'CTL' } }), 'F2', '79 r2', 460),
  costs(
    '1849-7.1-7 nor while a player owns it',
    'CTL',
    ctl({ phase: '6', privates: { SIGI: 'Amy' } }),
    'F2',
    '9 r2',
    340,
  ),
  costs(
    'TV-10 yellow standard town to a mixed green one: only narrow is new',
    'RCS',
    rcs({ tiles: PARTINICO }),
    'D4',
    '682 r1',
    490,
  ),
  costs(
    'TV-10 a yellow city to a green one: all of it',
    'SFA',
    { phase: '6', tiles: { J6: '644 r2' }, operators: { SFA: corp(68, { cash: 500, shares: { Amy: 40 } }) } },
    'J6',
    '665 r2',
    460,
  ),
  costs(
    'TV-10 any brown dual tile: all of it (1849-10.3.1-2)',
    'RCS',
    rcs({ phase: '10', tiles: { ...PARTINICO, D4: '682 r1' } }),
    'D4',
    '697 r1',
    460,
  ),
  costs(
    '1849-7.1-7 OP-3 SIGI does not help with dual',
    'RCS',
    rcs({ phase: '10', privates: { SIGI: 'RCS' }, tiles: { ...PARTINICO, D4: '682 r1' } }),
    'D4',
    '697 r1',
    460,
  ),
  row(
    'TV-19 1849-10-3 1849-10.3.1-1 what the trains will earn does not pay for track before (TL12)',
    turnOf('CTL', ctl({}, { cash: 30, trains: ['4H'] }), [
      lay('F2', '79 r2', refused('TL12')),
      lay('F2', '9 r2', refused('TL12')),
      lay('G1', '3 r3', gives({ 'tile.G1': '3 r3' })),
    ]),
  ),
]

describe('track (§10.3)', () => {
  it.each([...yellow, ...upgrades, ...money])('%s', (_, scenario) => holds(scenario))
})

describe('station markers (§10.4)', () => {
  const rows: readonly Row[] = [
    row(
      '1849-10.4-1 one a turn, free, in a city that a route reaches (ST1, ST3)',
      turnOf('CTL', ctl({ at: { step: 'token' } }), [
        token('M9', refused('ST3')),
        token('C1', gives({ 'tokens.CTL': ['C1', 'E1'], 'charter.CTL': 1 }, { 'cash.CTL': 500 })),
        token('M9', refused('ST1')),
      ]),
    ),
    row(
      '1849-10.4-1 none without a marker on the charter (ST2)',
      turnOf(
        'CTL',
        ctl({ at: { step: 'track' }, tiles: { G1: '3 r3', F2: '8 r5' } }, { tokens: ['E1', 'M9', 'B14'] }),
        [pass(), token('C1', refused('ST2'))],
      ),
    ),
    row(
      '1849-10.4-2 a slot must be free (ST4)',
      turnOf('CTL', ctl({ operators: { IFT: corp(68, { shares: { Bob: 40 }, tokens: ['H12', 'C1'] }) } }), [
        pass(),
        token('C1', refused('ST4')),
      ]),
    ),
    row(
      '1849-10.4-3 never two of one corporation in a hex (ST6)',
      turnOf('CTL', ctl(), [pass(), token('E1', refused('ST6'))]),
    ),
  ]
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
