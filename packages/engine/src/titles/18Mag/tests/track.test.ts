import { describe, it } from 'vitest'
import { gives, holds, lay, layWithToken, minor, type Row, refused, turnOf } from './table.js'

/** Székesfehérvár with track west and east. */
const HOME = { E10: '57 r1' }
const green = { phase: 'Green' }
const token = (count: number) => ({ facts: { terrainTokens: count } })

const actions: readonly Row[] = [
  [
    'MAG-TRK-1 MAG-TRK-2 a second yellow tile costs 10, a third is refused (MAG-XTRK-1)',
    turnOf('3', { tiles: HOME, operators: { '3': minor(50) } }, [
      lay('E8', '9 r1', gives({ 'tile.E8': '9 r1' }, { 'cash.3': 50, 'cash.SKEV': 0 })),
      lay('E6', '58 r4', gives({ 'cash.3': 40, 'cash.SKEV': 10 })),
      lay('F7', '9 r2', refused('MAG-XTRK-1')),
    ]),
  ],
  [
    'MAG-TRK-1 an upgrade and a yellow tile, not two upgrades (MAG-XTRK-1)',
    turnOf('3', { ...green, tiles: { ...HOME, E8: '9 r1' }, operators: { '3': minor(100) } }, [
      lay('E10', '14 r1', gives({ 'tile.E10': '14 r1' }, { 'cash.3': 100 })),
      lay('E8', '23 r1', refused('MAG-XTRK-1')),
      lay('F11', '9 r2', gives({ 'cash.3': 70, 'cash.SIK': 20, 'cash.SKEV': 10 })),
    ]),
  ],
  [
    'MAG-TRK-2 a yellow tile first, then the upgrade for 10; one action alone costs nothing',
    turnOf('3', { ...green, tiles: HOME, operators: { '3': minor(10) } }, [
      lay('E8', '9 r1', gives({ 'tile.E8': '9 r1' }, { 'cash.3': 10 })),
      lay('E10', '14 r1', gives({ 'cash.3': 0, 'cash.SKEV': 10 })),
    ]),
  ],
  [
    'MAG-TRK-2 without 10 there is no second action (MAG-XTRK-9)',
    turnOf('3', { tiles: HOME, operators: { '3': minor(9) } }, [
      lay('E8', '9 r1'),
      lay('E6', '58 r4', refused('MAG-XTRK-9')),
    ]),
  ],
  [
    'MAG-TRK-16 both actions on one hex: a yellow tile, then its upgrade, for 10',
    turnOf('3', { ...green, operators: { '3': minor(50) } }, [
      lay('E10', '57 r1', gives({ 'tile.E10': '57 r1' }, { 'cash.3': 50 })),
      lay('E10', '14 r1', gives({ 'tile.E10': '14 r1', 'cash.3': 40 })),
    ]),
  ],
  [
    'MAG-TRK-3 the first tile goes to the home (MAG-XTRK-2)',
    turnOf('3', { operators: { '3': minor(50) } }, [
      lay('E8', '9 r1', refused('MAG-XTRK-2')),
      lay('E10', '57 r1', gives({ 'tile.E10': '57 r1' })),
      lay('E8', '9 r1', gives({ 'cash.SKEV': 10 })),
    ]),
  ],
  [
    'MAG-TRK-3 minor 1 has printed track and may begin elsewhere',
    turnOf('1', { operators: { '1': minor(50) } }, [lay('D13', '4 r0', gives({ 'tile.D13': '4 r0' }))]),
  ],
  [
    'MAG-TRK-1 in a described turn an upgrade is one of the tiles laid: an extra yellow one is left',
    turnOf(
      '3',
      {
        phase: 'Green',
        round: { kind: 'operating', at: '3', facts: { laid: 1, upgraded: true } },
        tiles: { E10: '57 r1' },
        operators: { '3': minor(50), '8': minor(0, {}, 'Bob') },
      },
      [lay('E10', '14 r1', refused('MAG-XTRK-1')), lay('E8', '9 r1', gives({ 'cash.3': 40, 'cash.SKEV': 10 }))],
    ),
  ],
  [
    'MAG-TRK-3 a home that somebody else has tiled binds no more',
    turnOf('3', { tiles: HOME, operators: { '3': minor(50) } }, [lay('E8', '9 r1', gives({ 'tile.E8': '9 r1' }))]),
  ],
  [
    'MAG-MAJ-1 a major lays no track (MAG-XTRK-11)',
    turnOf('SIK', { operators: { SIK: { price: 70, cash: 100, shares: { Amy: 20 } } } }, [
      lay('E10', '57 r1', refused('MAG-XTRK-11')),
    ]),
  ],
]

const connection: readonly Row[] = [
  [
    'MAG-TRK-4 joined to an own station (MAG-XTRK-3), MAG-TRK-10 track may end at a neighbour without any',
    turnOf('3', { tiles: HOME, operators: { '3': minor(50) } }, [
      lay('E18', '57 r1', refused('MAG-XTRK-3')),
      lay('D11', '9 r0', refused('MAG-XTRK-3')),
      lay('E8', '7 r4', gives({ 'tile.E8': '7 r4' })),
    ]),
  ],
  [
    'MAG-TRK-4 MAG-RTE-6 not through a city filled by others (MAG-XTRK-3)',
    turnOf(
      '3',
      {
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: { '3': minor(50), '8': minor(50, { tokens: ['H5', 'D9'] }, 'Bob') },
      },
      [lay('C8', '6 r3', refused('MAG-XTRK-3'))],
    ),
  ],
  [
    'MAG-TRK-4 a major fills a slot as well; a free slot lets everybody through',
    turnOf(
      '3',
      {
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: { '3': minor(50), RABA: { price: 70, tokens: ['D9'] } },
      },
      [lay('C8', '6 r3', refused('MAG-XTRK-3'))],
    ),
  ],
  [
    'MAG-TRK-4 through a city with a free slot',
    turnOf('3', { tiles: { E10: '57 r2', D9: '57 r2' }, operators: { '3': minor(50) } }, [
      lay('C8', '6 r3', gives({ 'tile.C8': '6 r3' })),
    ]),
  ],
  [
    'MAG-TRK-4 MAG-RTE-5 not through a red hex (MAG-XTRK-3)',
    turnOf('11', { tiles: { D7: '6 r0' }, operators: { '11': minor(50) } }, [
      lay('C8', '57 r1', refused('MAG-XTRK-3')),
    ]),
  ],
  [
    'MAG-TRK-4 MAG-RTE-8 through a mine, without a car',
    turnOf('6', { tiles: { B17: '57 r0' }, operators: { '6': minor(50, token(0)) } }, [
      lay('B19', '9 r2', gives({ 'cash.6': 20, 'cash.SIK': 30 })),
    ]),
  ],
]

const tiles: readonly Row[] = [
  [
    'MAG-TRK-5 town tiles on towns, city tiles on cities, plain track elsewhere (MAG-XTRK-4)',
    turnOf('3', { tiles: HOME, operators: { '3': minor(50) } }, [
      lay('E8', '4 r1', refused('MAG-XTRK-4')),
      lay('E8', '57 r1', refused('MAG-XTRK-4')),
      lay('E8', '9 r1'),
      lay('E6', '9 r1', refused('MAG-XTRK-4')),
      lay('E6', '57 r1', refused('MAG-XTRK-4')),
    ]),
  ],
  [
    'MAG-TRK-5 an OO hex takes OO tiles only, and they fit nowhere else (MAG-XTRK-4)',
    turnOf('2', { operators: { '2': minor(50) } }, [
      lay('D19', '57 r1', refused('MAG-XTRK-4')),
      lay('D19', 'L32 r2', gives({ 'tile.D19': 'L32 r2' })),
    ]),
  ],
  [
    'MAG-TRK-5 OO and B tiles on no other hex, no other tile on Budapest (MAG-XTRK-4)',
    turnOf('3', { operators: { '3': minor(50) } }, [
      lay('E10', 'L32 r0', refused('MAG-XTRK-4')),
      lay('E10', 'L33 r2', refused('MAG-XTRK-4')),
      lay('E10', 'L33 r1', refused('MAG-XTRK-4')),
      lay('E10', '57 r1'),
      lay('E12', '57 r0', refused('MAG-XTRK-4')),
    ]),
  ],
  [
    'MAG-TRK-6 a K hex takes an ordinary yellow tile',
    turnOf('13', { operators: { '13': minor(50) } }, [lay('I2', '57 r2', gives({ 'tile.I2': '57 r2' }))]),
  ],
  [
    'MAG-TRK-6 and from green on K tiles alone (MAG-XTRK-4)',
    turnOf('13', { ...green, tiles: { I2: '57 r2' }, operators: { '13': minor(50) } }, [
      lay('I2', '14 r1', refused('MAG-XTRK-4')),
      lay('I2', '237 r2', gives({ 'tile.I2': '237 r2' }, { 'cash.13': 50 })),
    ]),
  ],
  [
    'MAG-TRK-6 K tiles fit nowhere else (MAG-XTRK-4)',
    turnOf('3', { ...green, tiles: HOME, operators: { '3': minor(50) } }, [
      lay('E10', '237 r1', refused('MAG-XTRK-4')),
    ]),
  ],
  [
    'MAG-TRK-9 no track to a barrier, off the map or to a blank side (MAG-XTRK-8)',
    turnOf('11', { operators: { '11': minor(50) } }, [
      lay('D7', '57 r0', refused('MAG-XTRK-8')),
      lay('D7', '57 r1', refused('MAG-XTRK-8')),
      lay('D7', '6 r0', gives({ 'tile.D7': '6 r0' })),
    ]),
  ],
  [
    'MAG-TRK-9 red and gray hexes take no tiles (MAG-XTRK-8)',
    turnOf('11', { tiles: { D7: '6 r0' }, operators: { '11': minor(50) } }, [
      lay('C6', '57 r2', refused('MAG-XTRK-8')),
      lay('A10', '9 r0', refused('MAG-XTRK-8')),
    ]),
  ],
  [
    'MAG-TRK-11 no track across Lake Balaton (MAG-XTRK-8)',
    turnOf('3', { tiles: { E10: '57 r0' }, operators: { '3': minor(50) } }, [
      lay('F9', '9 r0', refused('MAG-XTRK-8')),
      lay('F9', '8 r3', refused('MAG-XTRK-8')),
      lay('F9', '8 r1', gives({ 'tile.F9': '8 r1' })),
    ]),
  ],
  [
    'MAG-TRK-11 nor with a green tile (MAG-XTRK-8)',
    turnOf('3', { ...green, tiles: { E10: '57 r0', F9: '8 r1' }, operators: { '3': minor(50) } }, [
      lay('F9', '24 r1', refused('MAG-XTRK-8')),
      lay('F9', '29 r1', gives({ 'tile.F9': '29 r1' })),
    ]),
  ],
  [
    'MAG-TRK-12 L33 lies as the river does (MAG-XTRK-8); Pest stays Pest',
    turnOf('1', { operators: { '1': minor(50) } }, [
      lay('E12', 'L33 r5', refused('MAG-XTRK-8')),
      lay('E12', 'L33 r2', gives({ 'tile.E12': 'L33 r2', 'tokens.1': ['E12:0'] })),
      lay('F13', '57 r2', gives({ 'tile.F13': '57 r2' })),
    ]),
  ],
  [
    'MAG-TRK-12 from Buda no track leads to the side of Pest (MAG-XTRK-3)',
    turnOf('3', { tiles: { ...HOME, E12: 'L33 r2' }, operators: { '3': minor(50, { tokens: ['E10', 'E12:1'] }) } }, [
      lay('F13', '57 r2', refused('MAG-XTRK-3')),
      lay('D11', '9 r2', gives({ 'cash.SIK': 20 })),
    ]),
  ],
  [
    'MAG-TRK-13 on a yellow OO tile the station goes to the city with track',
    turnOf('7', { operators: { '7': minor(50, token(0)) } }, [lay('G10', 'L32 r3', gives({ 'tokens.7': ['G10:0'] }))]),
  ],
  [
    'MAG-TRK-13 the minor’s before a major’s',
    turnOf('7', { operators: { '7': minor(50, token(0)), RABA: { price: 70, tokens: ['G10:0'] } } }, [
      lay('G10', 'L32 r3', gives({ 'tokens.7': ['G10:0'], 'tokens.RABA': ['G10:1'] })),
    ]),
  ],
  [
    'MAG-TRK-14 MAG-UPG-1 a colour not open yet, a colour left out (MAG-XTRK-5)',
    turnOf('3', { tiles: HOME, operators: { '3': minor(50) } }, [
      lay('E10', '14 r1', refused('MAG-XTRK-5')),
      lay('E8', '23 r1', refused('MAG-XTRK-5')),
    ]),
  ],
  [
    'MAG-UPG-1 yellow, green, brown: one step at a time (MAG-XTRK-5)',
    turnOf('3', { phase: 'Brown', tiles: HOME, operators: { '3': minor(50) } }, [
      lay('E10', '611 r0', refused('MAG-XTRK-5')),
      lay('E10', '14 r1', gives({ 'tile.E10': '14 r1' })),
    ]),
  ],
  [
    'MAG-TRK-15 T7 six pieces of 23 and 24 in all: none is left (MAG-XTRK-6)',
    turnOf(
      '3',
      {
        ...green,
        tiles: {
          ...{ E10: '57 r0', D11: '9 r0', C10: '23 r0', D15: '23 r0', E8: '23 r0', E16: '23 r0', E20: '24 r0' },
          F7: '24 r0',
        },
        operators: { '3': minor(50) },
      },
      [lay('D11', '23 r0', refused('MAG-XTRK-6')), lay('D11', '24 r0', refused('MAG-XTRK-6'))],
    ),
  ],
  [
    'MAG-TRK-15 T7 the sixth piece with either side, and a replaced tile goes back',
    turnOf(
      '3',
      {
        ...green,
        tiles: { E10: '57 r0', D11: '9 r0', C10: '23 r0', D15: '23 r0', E8: '23 r0', E16: '23 r0', E20: '24 r0' },
        operators: { '3': minor(50) },
      },
      [lay('D11', '24 r0', gives({ 'tile.D11': '24 r0' }, { 'cash.3': 50 }))],
    ),
  ],
  [
    'MAG-UPG-2 it is enough to be joined to track that was there',
    turnOf('3', { ...green, tiles: { ...HOME, E8: '9 r1' }, operators: { '3': minor(50) } }, [
      lay('E8', '23 r1', gives({ 'tile.E8': '23 r1' })),
    ]),
  ],
  [
    'MAG-UPG-2 an upgrade out of reach is refused (MAG-XTRK-3)',
    turnOf('3', { ...green, tiles: { ...HOME, E18: '57 r1' }, operators: { '3': minor(50) } }, [
      lay('E18', '14 r1', refused('MAG-XTRK-3')),
    ]),
  ],
  [
    'MAG-UPG-3 all track stays (MAG-XTRK-7)',
    turnOf('3', { ...green, tiles: { ...HOME, E8: '9 r1' }, operators: { '3': minor(50) } }, [
      lay('E8', '23 r0', refused('MAG-XTRK-7')),
      lay('E10', '14 r0', gives({ 'tile.E10': '14 r0' })),
    ]),
  ],
  [
    'MAG-UPG-4 a town stays a town (MAG-XTRK-4)',
    turnOf('3', { ...green, tiles: { ...HOME, E8: '9 r1', E6: '58 r4' }, operators: { '3': minor(50) } }, [
      lay('E6', '14 r4', refused('MAG-XTRK-4')),
      lay('E6', '23 r1', refused('MAG-XTRK-4')),
      lay('E6', '87 r3', gives({ 'tile.E6': '87 r3' })),
    ]),
  ],
  [
    'MAG-UPG-4 MAG-UPG-5 MAG-UPG-6 Budapest merges at green for 20 to SIK; stations share the city',
    turnOf(
      '1',
      {
        ...green,
        tiles: { E12: 'L33 r2' },
        operators: { '1': minor(50, { tokens: ['E12:0'] }), '3': minor(50, { tokens: ['E10', 'E12:1'] }, 'Bob') },
      },
      [
        lay('E12', '209 r1', refused('MAG-XTRK-7')),
        lay('E12', '209 r2', gives({ 'cash.1': 30, 'cash.SIK': 20, 'tokens.3': ['E10', 'E12'], 'tokens.1': ['E12'] })),
      ],
    ),
  ],
  [
    'MAG-UPG-4 MAG-UPG-6 OO: two cities at green for 20, one at brown for nothing',
    turnOf('2', { phase: 'Brown', tiles: { D19: 'L32 r2' }, operators: { '2': minor(50, { tokens: ['D19:0'] }) } }, [
      lay('D19', '8859 r3', gives({ 'tile.D19': '8859 r3', 'cash.2': 30, 'cash.SIK': 20 })),
    ]),
  ],
  [
    'MAG-UPG-4 OO cities are one at brown',
    turnOf('2', { phase: 'Brown', tiles: { D19: '8859 r3' }, operators: { '2': minor(50, { tokens: ['D19:0'] }) } }, [
      lay('D19', 'L17 r0', gives({ 'tile.D19': 'L17 r0', 'tokens.2': ['D19'] }, { 'cash.2': 50 })),
    ]),
  ],
]

const terrain: readonly Row[] = [
  [
    'MAG-TRK-7 T3 two mountains: 20 to SIK',
    turnOf('1', { tiles: { C12: '57 r1' }, operators: { '1': minor(50, { tokens: ['E12:1', 'C12'] }) } }, [
      lay('C14', '9 r1', gives({ 'cash.1': 30, 'cash.SIK': 20 })),
    ]),
  ],
  [
    'MAG-TRK-7 T4 three rivers: 30 to SIK',
    turnOf('7', { tiles: { G10: 'L32 r3' }, operators: { '7': minor(50, { tokens: ['G10:0'], ...token(0) }) } }, [
      lay('H11', '4 r2', gives({ 'cash.7': 20, 'cash.SIK': 30 })),
    ]),
  ],
  [
    'MAG-TRK-7 T5 two mountains and a river: 30 to SIK',
    turnOf('2', { tiles: { D19: 'L32 r2', D21: '9 r1' }, operators: { '2': minor(50, { tokens: ['D19:0'] }) } }, [
      lay('D23', '9 r1', gives({ 'cash.2': 20, 'cash.SIK': 30 })),
    ]),
  ],
  [
    'MAG-TRK-7 not enough money (MAG-XTRK-9); later tiles on the hex are free',
    turnOf(
      '2',
      { ...green, tiles: { D19: 'L32 r2', D21: '9 r1' }, operators: { '2': minor(29, { tokens: ['D19:0'] }) } },
      [
        lay('D23', '9 r1', refused('MAG-XTRK-9')),
        lay('D21', '23 r1', gives({ 'tile.D21': '23 r1' }, { 'cash.2': 29 })),
      ],
    ),
  ],
  [
    'MAG-TRK-8 T6 a terrain token: the bank pays SIK, the token is gone',
    turnOf(
      '12',
      {
        tiles: { D19: 'L32 r2', D21: '9 r1', H23: '57 r1' },
        operators: { '12': minor(0, { tokens: ['H23', 'D19:0'], ...token(2) }) },
      },
      [layWithToken('D23', '9 r1', gives({ 'cash.SIK': 30, 'terrainTokens.12': 1 }, { 'cash.12': 0 }))],
    ),
  ],
  [
    'MAG-TRK-8 a token does not pay the 10 for the second action (MAG-XTRK-9), but there may be one for each hex',
    turnOf(
      '12',
      {
        tiles: { D19: 'L32 r2', H23: '57 r1' },
        operators: { '12': minor(10, { tokens: ['H23', 'D19:0'], ...token(2) }) },
      },
      [
        layWithToken('D21', '9 r1', gives({ 'cash.SIK': 20, 'terrainTokens.12': 1 }, { 'cash.12': 10 })),
        layWithToken('D23', '9 r1', gives({ 'cash.SIK': 50, 'terrainTokens.12': 0, 'cash.12': 0, 'cash.SKEV': 10 })),
      ],
    ),
  ],
  [
    'MAG-TRK-8 without a token, or where nothing is due (MAG-XTRK-10)',
    turnOf('3', { operators: { '3': minor(50) } }, [
      layWithToken('E10', '57 r1', refused('MAG-XTRK-10')),
      lay('E10', '57 r0'),
      layWithToken('D11', '9 r0', refused('MAG-XTRK-10')),
    ]),
  ],
  [
    'MAG-TRK-8 a token on a hex without terrain (MAG-XTRK-10)',
    turnOf('13', { operators: { '13': minor(50, token(1)) } }, [layWithToken('I2', '57 r2', refused('MAG-XTRK-10'))]),
  ],
  [
    'MAG-UPG-6 MAG-TRK-8 a token pays for a green OO tile',
    turnOf(
      '7',
      { ...green, tiles: { G10: 'L32 r3' }, operators: { '7': minor(0, { tokens: ['G10:0'], ...token(1) }) } },
      [layWithToken('G10', '8859 r4', gives({ 'cash.SIK': 20, 'terrainTokens.7': 0 }, { 'cash.7': 0 }))],
    ),
  ],
  [
    'MAG-SET-7 the four barriers: three hexsides and the lake (MAG-XTRK-8)',
    turnOf('8', { tiles: { H5: '57 r2' }, operators: { '8': minor(50) } }, [
      lay('G4', '8 r3', refused('MAG-XTRK-8')),
      lay('I6', '8 r0', refused('MAG-XTRK-8')),
      lay('I6', '8 r2', gives({ 'cash.SIK': 10 })),
    ]),
  ],
]

describe('tile actions of a minor', () => {
  it.each([...actions, ...connection])('%s', (_, scenario) => holds(scenario))
})

describe('which tile where', () => {
  it.each([...tiles, ...terrain])('%s', (_, scenario) => holds(scenario))
})
