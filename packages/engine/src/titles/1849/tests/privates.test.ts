import { describe, it } from 'vitest'
import {
  answer,
  assign,
  at,
  buying,
  by,
  company,
  corp,
  gives,
  holds,
  issue,
  lay,
  pass,
  position,
  type Row,
  refused,
  row,
  run,
  start,
  stockTurn,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

const ctl = (entry: object = {}) => corp(100, { cash: 500, shares: { Amy: 40 }, ...entry })

const trade: readonly Row[] = [
  row(
    '1849-7.1-2 the range goes by the printed face, whatever was paid for it (CP3)',
    turnOf('CTL', { phase: '6', privates: { SCE: 'Amy' }, operators: { CTL: ctl() } }, [
      company('SCE', 41, refused('CP3')),
      company('SCE', 40, gives({ 'private.SCE': 'CTL', 'cash.Amy': 540 })),
    ]),
  ),
  row(
    '1849-7.1-1 1849-10-1 at the start of every operating round open companies pay players and treasuries',
    stockTurn(
      'Amy',
      {
        phase: '6',
        privates: { SCE: 'Amy', CNM: 'CTL', SMS: { owner: 'Bob', closed: true } },
        operators: { CTL: ctl({ trains: ['4H'] }) },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'cash.Amy': 505, 'cash.CTL': 515, round: 'operating 1 of 2' }, { 'cash.Bob': 500 }))],
    ),
  ),
  ...(['6', '8', '10'] as const).map((phase) =>
    row(
      `1849-7.1-2 in phase ${phase} from 1 to twice the face, with the owner’s consent, whenever it is its turn (CP3, CP6)`,
      turnOf('CTL', { phase, privates: { SIGI: 'Bob' }, operators: { CTL: ctl() } }, [
        company('SIGI', 0, refused('CP3')),
        company('SIGI', 91, refused('CP3')),
        company('SIGI', 90, gives({ step: 'consent', at: 'Bob' })),
        answer('Bob', false, gives({ at: 'CTL' })),
        company('SIGI', 90, refused('CP6')),
        company('SIGI', 1, gives({ at: 'Bob' })),
        answer('Bob', true, gives({ 'private.SIGI': 'CTL', 'cash.CTL': 499, 'cash.Bob': 501 })),
        company('SIGI', 1, refused('CP5')),
      ]),
    ),
  ),
  row(
    '1849-7.1-2 not in phase 4 (CP1)',
    turnOf('CTL', { privates: { SIGI: 'Amy' }, operators: { CTL: ctl() } }, [company('SIGI', 45, refused('CP1'))]),
  ),
  row(
    '1849-7.1-2 1849-10.2-1 RSA never, and no more than the treasury has (CP2, CP4)',
    turnOf('CTL', { phase: '6', privates: { RSA: 'Amy', SMS: 'Amy' }, operators: { CTL: ctl({ cash: 100 }) } }, [
      company('RSA', 150, refused('CP2')),
      company('SMS', 101, refused('CP4')),
      company('SMS', 100, gives({ 'private.SMS': 'CTL', 'cash.Amy': 600, 'cash.CTL': 0 })),
    ]),
  ),
  row(
    '1849-7.1-3 one that a corporation owns is not sold again (CP5)',
    turnOf(
      'CTL',
      { phase: '6', privates: { SIGI: 'IFT' }, operators: { CTL: ctl(), IFT: corp(68, { shares: { Amy: 40 } }) } },
      [company('SIGI', 45, refused('CP5'))],
    ),
  ),
  row(
    '1849-7.1-2 only in its own operating turn (CP7)',
    turnOf(
      'CTL',
      {
        phase: '6',
        privates: { SIGI: 'Amy' },
        operators: { CTL: ctl(), IFT: corp(68, { cash: 100, shares: { Amy: 40 } }) },
      },
      [by('IFT', company('SIGI', 45, refused('CP7')))],
    ),
  ),
  row(
    '1849-7.1-2 also after the run, as the last thing of the turn',
    turnOf(
      'CTL',
      {
        phase: '6',
        privates: { SIGI: 'Amy' },
        operators: { CTL: ctl({ trains: ['6H', '6H', '6H', '6H'] }), IFT: corp(68, { shares: { Amy: 40 } }) },
        players: [{ name: 'Amy', cash: 500 }, 'Bob', 'Carlos', 'Dora'],
        at: { step: 'finance', facts: { declared: true } },
      },
      [company('SIGI', 45, gives({ 'private.SIGI': 'CTL', 'cash.Amy': 545 }))],
    ),
  ),
]

/** CTL with SMS in phase 6. */
const sms = (more: TurnPosition = {}, entry: object = {}): TurnPosition => ({
  phase: '6',
  privates: { SMS: 'CTL' },
  ...more,
  operators: { CTL: ctl(entry), ...more.operators },
})

const powers: readonly Row[] = [
  row(
    '1849-7.1-9 SMS: tile and station in one coastal city without a route, in place of both steps (TL1, ST1, ST7)',
    turnOf('CTL', sms(), [
      lay('H8', '644 r0', refused('ST7'), 'SMS'),
      lay('B14', '655 r0', gives({ 'tile.B14': '655 r0', 'private.SMS': 'closed' }), 'SMS'),
      lay('G1', '3 r3', refused('TL1')),
      token('C1', refused('ST7'), 'SMS'),
      token('B14', gives({ 'tokens.CTL': ['B14', 'E1'] }), 'SMS'),
      token('C1', refused('ST1')),
    ]),
  ),
  row(
    '1849-7.1-9 a gray city takes the station alone; terrain, slots and homes count as always (TL1, TL3, ST4, ST5)',
    turnOf('CTL', sms({ operators: { IFT: corp(68, { shares: { Bob: 40 }, tokens: ['H12', 'C1'] }) } }), [
      lay('M9', '660 r0', refused('TL3'), 'SMS'),
      token('C1', refused('ST4'), 'SMS'),
      token('H12', refused('ST4'), 'SMS'),
      token('C5', refused('ST5'), 'SMS'),
      token('E1', refused('ST6'), 'SMS'),
      token('M9', gives({ 'tokens.CTL': ['E1', 'M9'], 'private.SMS': 'closed' }), 'SMS'),
      lay('G1', '3 r3', refused('TL1')),
    ]),
  ),
  row(
    '1849-7.1-9 1849-10.3.1-1 in Girgenti the terrain is paid (TL12)',
    turnOf('CTL', sms({}, { cash: 39 }), [lay('J6', '658 r3', refused('TL12'), 'SMS')]),
  ),
  row(
    '1849-7.1-9 not once one of the steps was used (PR4)',
    turnOf('CTL', sms(), [
      lay('G1', '3 r3'),
      token('M9', refused('PR4'), 'SMS'),
      lay('B14', '655 r0', refused('PR4'), 'SMS'),
    ]),
  ),
  row(
    '1849-7.1-9 only its owner, a corporation (PR1)',
    turnOf('CTL', sms({ privates: { SMS: 'Amy' } }), [
      lay('B14', '655 r0', refused('PR1'), 'SMS'),
      token('M9', refused('PR1'), 'SMS'),
    ]),
  ),
  row(
    '1849-7.1-9 only SMS lays tiles and places stations, only CNM has a marker (any.NO_POWER)',
    turnOf('CTL', sms({ privates: { SMS: 'CTL', CNM: 'CTL', SIGI: 'CTL' } }), [
      lay('B14', '655 r0', refused('any.NO_POWER'), 'SIGI'),
      token('M9', refused('any.NO_POWER'), 'CNM'),
      assign('SMS', { hex: 'A5' }, refused('any.NO_POWER')),
    ]),
  ),
  row(
    '1849-7.1-8 CNM: only its owner, in its own turn, on a port (PR1, PR2, PR3)',
    turnOf(
      'CTL',
      { phase: '6', privates: { CNM: 'IFT' }, operators: { CTL: ctl(), IFT: corp(68, { shares: { Bob: 40 } }) } },
      [assign('CNM', { hex: 'A5' }, refused('PR1')), assign('CNM', { hex: 'A5', by: 'IFT' }, refused('PR2'))],
    ),
  ),
  row(
    '1849-7.1-8 OP-33 after the run too; it survives the closing of private companies',
    turnOf(
      'CTL',
      buying({ CTL: ctl({ cash: 1500 }) }, { phase: '10', privates: { CNM: 'CTL' }, depot: { left: { '10H': 0 } } }),
      [
        assign('CNM', { hex: 'N8' }, gives({ 'private.CNM': 'closed', 'markers.N8': ['CNM'] })),
        train('12H', gives({ phase: '12' }, { 'markers.N8': ['CNM'] })),
      ],
    ),
  ),
  row(
    '1849-7.1-8 1849-11-2 it ends when the corporation closes',
    turnOf(
      'CTL',
      {
        phase: '6',
        markers: { N8: ['CNM'] },
        privates: { CNM: { owner: 'CTL', closed: true } },
        operators: { CTL: at(8, 0, { shares: { Amy: 40 } }), IFT: at(9, 2, { shares: { Bob: 20 } }) },
        at: { step: 'finance', facts: { declared: true } },
      },
      [{ type: 'issueShares', percent: 10, expect: gives({ 'price.CTL': null, 'markers.N8': null }) }],
    ),
  ),
  row(
    '1849-7.1-10 RSA closes when its corporation buys its first train, from whomever',
    turnOf(
      'CTL',
      buying(
        { CTL: ctl({ operated: false }), IFT: corp(68, { shares: { Amy: 40 }, trains: ['4H', '4H'] }) },
        { privates: { RSA: 'Bob' }, memo: { brought: 'CTL' } },
      ),
      [train('4H', gives({ 'private.RSA': 'closed' }), { from: 'IFT', price: 1 })],
    ),
  ),
  row(
    '1849-7.1-10 another corporation’s train does not close it',
    turnOf('CTL', buying({ CTL: ctl() }, { privates: { RSA: 'Bob' }, memo: { brought: 'IFT' } }), [
      train('4H', gives({ 'trains.CTL': ['4H'] }, { 'private.RSA': 'Bob' })),
    ]),
  ),
  row(
    '1849-7.1-10 closed before that, its corporation leaves RSA open, also when it is founded again',
    turnOf(
      'CTL',
      {
        players: [{ name: 'Amy', cash: 900 }, 'Bob', 'Carlos'],
        removed: ['AFG'],
        privates: { RSA: 'Bob' },
        memo: { brought: 'CTL', foundingOrder: ['CTL', 'IFT', 'RCS', 'SFA', 'ATA'] },
        operators: {
          CTL: at(8, 0, { shares: { Amy: 40 }, tokens: ['E1'] }),
          IFT: corp(68, { shares: { Bob: 20 } }),
          RCS: corp(68, { shares: { Bob: 20 } }),
          SFA: corp(68, { shares: { Bob: 20 } }),
          ATA: corp(68, { shares: { Bob: 20 } }),
        },
        at: { step: 'finance', facts: { declared: true }, done: ['IFT', 'RCS', 'SFA', 'ATA'] },
      },
      [
        issue(10, gives({ 'price.CTL': null, round: 'stock' }, { 'private.RSA': 'Bob' })),
        start('CTL', 100),
        pass(),
        pass(),
        pass(),
        pass(gives({ round: 'operating', at: 'CTL' })),
        pass(),
        pass(gives({ step: 'buyTrains' })),
        train('4H', gives({ 'trains.CTL': ['4H'] }, { 'private.RSA': 'Bob' })),
      ],
    ),
  ),
]

const control: readonly Row[] = [
  row(
    '1849-7.2-1 the president decides for the corporation (any.NOT_YOUR_TURN)',
    turnOf('CTL', { operators: { CTL: ctl() } }, [
      by('Bob', lay('G1', '3 r3', refused('any.NOT_YOUR_TURN'))),
      lay('G1', '3 r3'),
    ]),
  ),
  row(
    '1849-3-1 after the stock round come the operating rounds of the phase, then the next stock round',
    position(
      {
        phase: '6',
        operators: { CTL: ctl({ trains: ['6H'] }) },
        round: { kind: 'operating', at: 'CTL', num: 2, of: 2, step: 'run' },
      },
      [run(['6H: E1-C1']), { type: 'dividend', kind: 'withhold' }, pass(), pass(gives({ round: 'stock', turn: 3 }))],
    ),
  ),
]

describe('private companies (§7)', () => {
  it.each([...trade, ...powers, ...control])('%s', (_, scenario) => holds(scenario))
})
