import { describe, expect, it } from 'vitest'
import { newGame } from '../../../newGame.js'
import { setupOf } from '../../../testing/table.js'
import {
  cash,
  corp,
  eMarker,
  gives,
  holds,
  type Row,
  refused,
  row,
  run,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

const ALL = ['absorbing', 'bonds', 'electricDreams']

/** CTL after its run, with all variants. */
const electric = (step: string, entry: object, more: TurnPosition = {}): TurnPosition => ({
  options: ALL,
  phase: '12',
  ...more,
  operators: { CTL: corp(100, { shares: { Amy: 40 }, trains: ['10H'], ...entry }), ...more.operators },
  at: { step, facts: { declared: true }, ...more.at },
})

const dreams: readonly Row[] = [
  row(
    '1849-14.3-7 neither ports nor CNM’s marker nor Calabria count double',
    turnOf(
      'AFG',
      {
        options: ALL,
        phase: '16',
        tiles: { B14: '656 r4' },
        markers: { a12: ['CNM'] },
        privates: { CNM: { owner: 'AFG', closed: true } },
        operators: { AFG: corp(68, { shares: { Amy: 40 }, trains: ['E'], tokens: ['B14'], facts: { eMarker: true } }) },
        at: { step: 'run' },
      },
      [run(['E: a12-A13, A13-B14, B14-A15-C15'], gives({ 'revenue.AFG': 20 + 20 + 10 + 160 + 90 }))],
    ),
  ),
  row(
    '1849-14.3-2 1849-14.3-3 the first marker of the game costs 1,100 in phase 12, one for each corporation (EL2, EL3, EL4)',
    turnOf('CTL', electric('eMarker', { cash: 2500 }), [
      eMarker(1100, gives({ 'cash.CTL': 1400, 'eMarker.CTL': true, step: 'buyTrains' })),
      eMarker(800, refused('EL3')),
    ]),
  ),
  ...(
    [
      ['12', 1, 800],
      ['16', 0, 800],
      ['16', 1, 550],
    ] as const
  ).map(([phase, sold, price]) =>
    row(
      `1849-14.3-2 in phase ${phase} after ${sold} sold it costs ${price}`,
      turnOf('CTL', electric('eMarker', { cash: 2000 }, { phase, memo: { eMarkersSold: sold } }), [
        eMarker(price, gives({ 'cash.CTL': 2000 - price })),
      ]),
    ),
  ),
  row(
    '1849-14.3-2 only from the treasury (EL4)',
    turnOf('CTL', electric('dividend', { cash: 1000 }, { at: { facts: { ran: true, revenue: 40 } } }), [
      { type: 'dividend', kind: 'full' },
      eMarker(1100, refused('EL4')),
    ]),
  ),
  row(
    '1849-14.3-2 one for a corporation (EL3), six in the game (EL5)',
    turnOf(
      'CTL',
      electric(
        'dividend',
        { cash: 2000, facts: { eMarker: true } },
        { memo: { eMarkersSold: 1 }, at: { facts: { ran: true, revenue: 40 } } },
      ),
      [{ type: 'dividend', kind: 'full' }, eMarker(800, refused('EL3'))],
    ),
  ),
  row(
    '1849-14.3-2 1849-14.3-3 none is left when six have been sold, those of closed corporations too (EL5)',
    turnOf(
      'CTL',
      electric('dividend', { cash: 2000 }, { memo: { eMarkersSold: 6 }, at: { facts: { ran: true, revenue: 40 } } }),
      [{ type: 'dividend', kind: 'full' }, eMarker(800, refused('EL5'))],
    ),
  ),
  row(
    '1849-14.3-1 not before the first 12H (EL1), and its buyer comes too late in that turn (EL2)',
    turnOf(
      'CTL',
      electric(
        'dividend',
        { cash: 3000 },
        { phase: '10', depot: { left: { '10H': 0 } }, at: { facts: { ran: true, revenue: 40 } } },
      ),
      [
        { type: 'dividend', kind: 'full' },
        eMarker(1100, refused('EL1')),
        train('12H', gives({ phase: '12' })),
        eMarker(1100, refused('EL2')),
      ],
    ),
  ),
  row(
    '1849-14.3-4 1849-14.3-5 E trains for holders of a marker, beside the others, within the limit (BT1, BT8)',
    turnOf('CTL', electric('buyTrains', { cash: 3000, trains: [], facts: { eMarker: true } }), [
      train('E', gives({ 'trains.CTL': ['E'], 'cash.CTL': 2450, 'depot.E': 5 }, { phase: '12' })),
      train('E', gives({ 'trains.CTL': ['E', 'E'] })),
      train('E', refused('BT1')),
    ]),
  ),
  row(
    '1849-14.3-5 OP-26 without the marker none, not from another corporation either (BT8)',
    turnOf(
      'CTL',
      electric(
        'buyTrains',
        { cash: 3000, trains: [] },
        { operators: { IFT: corp(68, { shares: { Amy: 40 }, trains: ['E'], facts: { eMarker: true } }) } },
      ),
      [train('E', refused('BT8')), train('E', refused('BT8'), { from: 'IFT', price: 1 })],
    ),
  ),
  row(
    '1849-14.3-5 in an emergency it counts for who has the marker: 550 is the cheapest (BT7)',
    turnOf(
      'CTL',
      electric(
        'buyTrains',
        { cash: 50, trains: [], facts: { eMarker: true } },
        { players: cash(1500, 500, 500), depot: { left: { '12H': 0 } } },
      ),
      [
        train('16H', refused('BT7'), { help: 1050 }),
        train('E', gives({ 'cash.Amy': 1000, 'trains.CTL': ['E'] }), { help: 500 }),
      ],
    ),
  ),
  row(
    '1849-14.3-6 1849-14.3-7 an E train runs as far as it likes, but not on narrow gauge; Messina counts double (RU9)',
    turnOf(
      'AFG',
      {
        options: ALL,
        phase: '16',
        tiles: { B14: '656 r4', D12: '77 r3' },
        operators: { AFG: corp(68, { shares: { Amy: 40 }, trains: ['E'], tokens: ['B14'], facts: { eMarker: true } }) },
        at: { step: 'run' },
      },
      [run(['E: a12-A13, A13-B14, B14-A15-C15'], gives({ 'revenue.AFG': 20 + 10 + 160 + 90 }))],
    ),
  ),
  row(
    '1849-14.3-6 narrow track is no track for it (RU9)',
    turnOf(
      'CTL',
      {
        options: ALL,
        phase: '16',
        tiles: { D2: '78 r5', E3: '713 r0', D4: '682 r1' },
        operators: { CTL: corp(68, { shares: { Amy: 40 }, trains: ['E'], facts: { eMarker: true } }) },
        at: { step: 'run' },
      },
      [run(['E: E1-D2-E3-D4'], refused('RU9')), run(['E: E1-C1'], gives({ 'revenue.CTL': 80 }))],
    ),
  ),
]

describe('Electric Dreams (§14.3)', () => {
  it.each(dreams)('%s', (_, scenario) => holds(scenario))

  it('1849-14-2 Electric Dreams needs both others', () => {
    const begun = (options: readonly string[]) => newGame(setupOf('1849', { options })).ok
    expect([begun(['absorbing']), begun(['bonds']), begun(ALL)]).toEqual([true, true, true])
    expect([begun(['electricDreams']), begun(['bonds', 'electricDreams'])]).toEqual([false, false])
  })
})
