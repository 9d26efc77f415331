import { describe, expect, it } from 'vitest'
import { newGame } from '../../../newGame.js'
import { result } from '../../../result.js'
import { readScenario } from '../../../scenario/read.js'
import { setupOf } from '../../../testing/table.js'
import { titles } from '../../index.js'
import {
  absorb,
  answer,
  at,
  bankrupt,
  borrow,
  buy,
  cash,
  corp,
  eMarker,
  gives,
  holds,
  pass,
  pay,
  position,
  type Row,
  refused,
  repay,
  row,
  run,
  sell,
  stockTurn,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

const ALL = ['absorbing', 'bonds', 'electricDreams']

/** CTL after its run; IFT has stations in Trapani and Catania. */
const absorbing = (more: TurnPosition = {}, entry: object = {}): TurnPosition => ({
  options: ['absorbing'],
  phase: '6',
  ...more,
  operators: {
    CTL: corp(100, { cash: 300, shares: { Amy: 40 }, trains: ['6H'], ...entry }),
    IFT: corp(68, { cash: 0, shares: { Bob: 40 }, tokens: ['H12', 'C1'] }),
    ...more.operators,
  },
  at: { step: 'buyToken', facts: { declared: true }, ...more.at },
})

const markers: readonly Row[] = [
  row(
    '1849-14.1-2 a city full of others may be the end of the route; the seller’s marker may be placed again',
    turnOf(
      'CTL',
      absorbing({
        operators: { IFT: corp(68, { cash: 300, shares: { Amy: 40 }, tokens: ['H12', 'C1'] }) },
        tiles: {},
      }),
      [
        absorb('C1', 'IFT', 1, gives({ 'charter.IFT': 2, 'tokens.CTL': ['C1', 'E1'] })),
        pass(gives({ step: 'finance' })),
        pass(gives({ at: 'IFT' })),
        token('C1', refused('ST4')),
      ],
    ),
  ),
  row(
    '1849-14.1-1 1849-14.1-2 1849-14.1-4 its own marker takes the slot, the other returns to its charter; one a turn (AB2, AB8)',
    turnOf('CTL', absorbing(), [
      absorb('C1', 'IFT', 100, gives({ step: 'consent', at: 'Bob' })),
      answer('Bob', false, gives({ step: 'buyToken' })),
      absorb('C1', 'IFT', 100, refused('AB8')),
      absorb('C1', 'IFT', 120, gives({ at: 'Bob' })),
      answer(
        'Bob',
        true,
        gives({
          'tokens.CTL': ['C1', 'E1'],
          'charter.CTL': 1,
          'tokens.IFT': ['H12'],
          'charter.IFT': 2,
          'cash.CTL': 180,
          'cash.IFT': 120,
        }),
      ),
      absorb('H12', 'IFT', 1, refused('AB2')),
    ]),
  ),
  row(
    '1849-14.1-1 not before phase 6 (AB1)',
    turnOf('CTL', absorbing({ phase: '4', at: { step: 'run', facts: {} } }, { trains: ['4H'] }), [
      absorb('C1', 'IFT', 1, refused('AB1')),
    ]),
  ),
  row(
    '1849-14.1-1 for 1 up to what the treasury has (AB7)',
    turnOf('CTL', absorbing(), [absorb('C1', 'IFT', 0, refused('AB7')), absorb('C1', 'IFT', 301, refused('AB7'))]),
  ),
  row(
    '1849-14.1-2 it needs a route (AB4), and a marker of its own (AB5)',
    turnOf('CTL', absorbing({ operators: { SFA: corp(68, { shares: { Bob: 40 }, tokens: ['J6', 'M9'] }) } }), [
      absorb('M9', 'SFA', 1, refused('AB4')),
      absorb('M9', 'IFT', 1, refused('any.NO_TOKEN_THERE')),
    ]),
  ),
  row(
    '1849-14.1-2 nothing without a marker left (AB5)',
    turnOf('CTL', absorbing({ at: { step: 'run', facts: {} } }, { tokens: ['E1', 'M9', 'B14'] }), [
      run(['6H: E1-C1']),
      { type: 'dividend', kind: 'full' },
      absorb('C1', 'IFT', 1, refused('AB5')),
    ]),
  ),
  row(
    '1849-14.1-3 never the home (AB3), never a second one in a hex (AB6)',
    turnOf(
      'CTL',
      absorbing(
        {
          operators: {
            AFG: corp(68, { shares: { Bob: 40 }, tokens: ['C1', 'M9'], facts: { home: 'C1' } }),
            IFT: corp(68, { shares: { Bob: 40 }, tokens: ['H12'] }),
          },
          at: { step: 'run', facts: {} },
        },
        { tokens: ['E1', 'M9'] },
      ),
      [absorb('C1', 'AFG', 1, refused('AB3')), absorb('M9', 'AFG', 1, refused('AB6'))],
    ),
  ),
  row(
    '1849-14.1-4 1849-14-1 after the run: before it there is no such step (AB2)',
    turnOf('CTL', absorbing({ at: { step: 'run', facts: {} } }), [absorb('C1', 'IFT', 1, refused('AB2'))]),
  ),
]

/** CTL with these facts in one of the last steps of its turn. */
const bonded = (step: string, entry: object, more: TurnPosition = {}): TurnPosition => ({
  options: ['bonds'],
  phase: '8',
  ...more,
  operators: { CTL: corp(100, { shares: { Amy: 40 }, trains: ['8H'], ...entry }), ...more.operators },
  at: { step, facts: { declared: true }, ...more.at },
})
const OUT = { facts: { bond: true } }

const bonds: readonly Row[] = [
  row(
    '1849-14.2-3 OP-23 1849-13-1 a marker that reaches 377 by redeeming ends the game with the turn',
    turnOf(
      'CTL',
      bonded('redeemBond', at(1, 15, { cash: 600, ...OUT, shares: { Amy: 40 }, trains: ['16H'] }), {
        phase: '16',
        operators: { SFA: corp(68, { cash: 300, shares: { Bob: 20 } }) },
      }),
      [repay(gives({ 'price.CTL': 377, ending: 'stock_market' })), pass(gives({ ended: 'stock_market' }))],
    ),
  ),
  row(
    '1849-14.2-3 1849-5-5 before phase 16 redeeming at 276 moves nothing',
    turnOf(
      'CTL',
      bonded('redeemBond', at(0, 12, { cash: 600, ...OUT, shares: { Amy: 40 }, trains: ['12H'] }), { phase: '12' }),
      [repay(gives({ 'cash.CTL': 100 }, { 'price.CTL': 276 }))],
    ),
  ),
  row(
    '1849-14.2-4 1849-10.7-5 a failed emergency fills the treasury first: the bond is paid out of it',
    turnOf(
      'CTL',
      bonded(
        'buyTrains',
        { cash: 50, ...OUT, operated: false, trains: [], shares: { Amy: 20 } },
        {
          players: cash(100, 500, 500),
          operators: { IFT: corp(100, { operated: false, shares: { Bob: 40, Amy: 10 }, cash: 100 }) },
        },
      ),
      [
        bankrupt(
          gives(
            { 'price.CTL': null, 'cash.Amy': 0, 'cash.bank': 6660, at: 'IFT' },
            { 'shares.IFT.Amy': 10, 'loans.Amy': 0 },
          ),
        ),
      ],
    ),
  ),
  row(
    '1849-14.2-4 in the turn of another corporation too: a sale for a train closes it, its president pays',
    turnOf(
      'RCS',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(10, 600, 500),
        operators: {
          RCS: corp(100, { cash: 330, shares: { Amy: 40 }, tokens: ['C5', 'C1'] }),
          CTL: at(8, 0, { cash: 0, president: 'Bob', shares: { Bob: 40, Amy: 20 }, ...OUT }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        sell('CTL', 10, gives({ 'price.CTL': null, 'cash.Amy': 37, 'cash.Bob': 100 }, { at: 'RCS' }), 'Amy'),
        train('8H', gives({ 'trains.RCS': ['8H'], 'cash.Amy': 17 }), { help: 20 }),
      ],
    ),
  ),
  row(
    '1849-14.2-1 from phase 8 on 500 for a column to the left, no interest in that turn (BO2)',
    turnOf('CTL', bonded('issueBond', { cash: 20 }, { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } }), [
      borrow(gives({ 'cash.CTL': 520, 'bond.CTL': true, 'price.CTL': 90 }, { at: 'IFT' })),
    ]),
  ),
  row(
    '1849-14.2-1 not before phase 8 (BO1)',
    turnOf('CTL', bonded('finance', { cash: 500, trains: ['6H'], shares: { Amy: 40, pool: 10 } }, { phase: '6' }), [
      borrow(refused('BO1')),
    ]),
  ),
  row(
    '1849-14.2-1 1849-14.2-3 one bond each; redeemed and issued in their own steps (BO2, BO3, BO4)',
    turnOf('CTL', bonded('finance', { cash: 600, shares: { Amy: 40, pool: 10 } }), [
      borrow(refused('BO4')),
      repay(refused('BO3')),
    ]),
  ),
  row(
    '1849-14.2-1 never a second one (BO2)',
    turnOf('CTL', bonded('finance', { cash: 600, ...OUT, shares: { Amy: 40, pool: 10 } }), [
      borrow(refused('BO2')),
      repay(refused('BO4')),
    ]),
  ),
  row(
    '1849-14.2-2 50 a turn out of the treasury, after the financial step',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 70, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [pass(gives({ 'cash.CTL': 20, at: 'IFT' }))],
    ),
  ),
  row(
    '1849-14.2-2 the president pays what is missing, and cannot decline (BO5)',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 20, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [
        pass(gives({ 'cash.CTL': 0, step: 'interest' })),
        pass(refused('BO5')),
        bankrupt(refused('CO1')),
        repay(gives({ 'cash.Amy': 470, at: 'IFT' }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-14.2-2 without the cash shares are sold, one certificate less not being enough (BO3, EM1, EM2, EM3)',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 0, ...OUT, president: 'Amy', shares: { Amy: 40, Bob: 40, pool: 10 } },
        { players: cash(5, 500, 500), operators: { IFT: at(8, 3, { shares: { Bob: 40, Amy: 30 } }) } },
      ),
      [
        pass(gives({ step: 'interest' })),
        repay(refused('BO3'), 'Amy'),
        sell('CTL', 10, refused('EM3'), 'Amy'),
        sell('IFT', 30, refused('EM2'), 'Amy'),
        sell('IFT', 10, gives({ 'cash.Amy': 45 }), 'Amy'),
        sell('IFT', 10, gives({ 'cash.Amy': 76 }), 'Amy'),
        sell('IFT', 10, refused('EM1'), 'Amy'),
        repay(gives({ 'cash.Amy': 26 }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-14.2-2 what cannot be raised closes the corporation',
    turnOf(
      'CTL',
      bonded(
        'dividend',
        { cash: 10, ...OUT, operated: false, shares: { Amy: 40, pool: 10 } },
        {
          players: cash(20, 500, 500),
          operators: { IFT: corp(68, { shares: { Bob: 20 } }) },
          at: { facts: { ran: true, revenue: 10 } },
        },
      ),
      [
        // 5 of 10 come to the treasury: 35 of the interest are missing, and Amy has 24.
        pay('full', gives({ step: 'interest', 'cash.CTL': 0 }, { 'cash.Amy': 24 })),
        repay(refused('BO3'), 'Amy'),
        bankrupt(gives({ 'price.CTL': null, 'cash.Amy': 0, step: 'leave' })),
      ],
    ),
  ),
  row(
    '1849-14.2-3 redeemed with 500 in the treasury: a column to the right; issued again in the same turn if it likes (BO3)',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 560, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [
        pass(gives({ 'cash.CTL': 510, step: 'redeemBond' })),
        repay(gives({ 'cash.CTL': 10, 'price.CTL': 111, 'bond.CTL': false, step: 'issueBond' })),
        borrow(gives({ 'cash.CTL': 510, 'price.CTL': 100, 'bond.CTL': true, at: 'IFT' })),
      ],
    ),
  ),
  row(
    '1849-14.2-3 not with less, after the interest',
    turnOf(
      'CTL',
      bonded(
        'finance',
        { cash: 540, ...OUT, shares: { Amy: 40, pool: 10 } },
        { operators: { IFT: corp(68, { shares: { Bob: 20 } }) } },
      ),
      [pass(gives({ 'cash.CTL': 490, at: 'IFT' }, { 'bond.CTL': true }))],
    ),
  ),
  row(
    '1849-14.2-1 1849-5-7 the column to the left may be Closed: then the bond is called at once',
    turnOf(
      'CTL',
      bonded('issueBond', at(9, 1, { cash: 20, shares: { Amy: 40 }, trains: ['8H'] }), {
        operators: { IFT: at(9, 2, { shares: { Bob: 20 }, trains: ['8H'] }) },
      }),
      [borrow(gives({ 'price.CTL': null, 'cash.CTL': null }, { 'cash.Amy': 500 }))],
    ),
  ),
  row(
    '1849-14.2-4 a corporation that closes redeems first: treasury, then the president’s cash, then shares (BC4, EM2)',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(100, 500, 500),
        operators: {
          CTL: at(8, 0, { cash: 150, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }),
          IFT: corp(144, { shares: { Carlos: 40, Amy: 40 } }),
          SFA: at(9, 1, { shares: { Carlos: 40 } }),
        },
      },
      [
        sell(
          'CTL',
          10,
          gives({
            'price.CTL': null,
            'cash.CTL': null,
            'cash.Amy': 0,
            'cash.Bob': 527,
            step: 'bondOnClosing',
            at: 'Amy',
          }),
        ),
        // 250 are left of the bond.
        sell('IFT', 30, refused('EM2')),
        sell('IFT', 20, gives({ 'cash.Amy': 38, 'shares.IFT.Amy': 20, at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        buy('IFT', 'pool', refused('BC4')),
        buy('SFA', 'treasury', gives({ 'cash.Amy': 14 })),
      ],
    ),
  ),
  row(
    '1849-14.2-4 OP-24 what cannot be raised is written off; without shares the president takes a loan or leaves',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(100, 500, 500),
        operators: { CTL: at(8, 0, { cash: 150, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }) },
      },
      [
        sell('CTL', 10, gives({ 'cash.Amy': 0, step: 'leave', at: 'Amy' })),
        borrow(gives({ 'cash.Amy': 500, 'loans.Amy': 1, at: 'Bob' })),
      ],
    ),
  ),
  row(
    '1849-14.2-5 founded again it has its bond unissued',
    stockTurn(
      'Amy',
      {
        options: ['bonds'],
        phase: '8',
        memo: { foundingOrder: ['CTL', 'IFT'] },
        operators: {
          CTL: at(8, 0, { cash: 500, president: 'Bob', shares: { Amy: 10, Bob: 40 }, ...OUT }),
          IFT: corp(68, { shares: { Carlos: 40 } }),
        },
      },
      [sell('CTL', 10, gives({ 'price.CTL': null, 'cash.CTL': null }, { 'cash.Bob': 500, 'bond.CTL': null }))],
    ),
  ),
]

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

describe('variants (§14)', () => {
  it.each([...markers, ...bonds, ...dreams])('%s', (_, scenario) => holds(scenario))

  it('1849-14-2 Electric Dreams needs both others', () => {
    const begun = (options: readonly string[]) => newGame(setupOf('1849', { options })).ok
    expect([begun(['absorbing']), begun(['bonds']), begun(ALL)]).toEqual([true, true, true])
    expect([begun(['electricDreams']), begun(['bonds', 'electricDreams'])]).toEqual([false, false])
  })

  it.each([
    [100, 0],
    [90, 0],
    [202, 408],
  ])('1849-14.2-6 a share at %d of a corporation with its bond out: four count %d', (price, score) => {
    const read = readScenario(
      position(
        {
          options: ['bonds'],
          phase: '8',
          players: cash(0, 500, 500),
          operators: { CTL: { price, shares: { Amy: 40 }, ...OUT } },
        },
        [],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(result(read.game).scores.find(({ player }) => player === 'p1')?.score).toBe(score)
  })
})
