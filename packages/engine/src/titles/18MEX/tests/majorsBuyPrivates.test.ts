import { describe, it } from 'vitest'
import {
  answer,
  buying,
  company,
  gives,
  holds,
  major,
  type Row,
  refused,
  stockTurn,
  type TurnPosition,
  turnOf,
} from './table.js'

/** MC of Amy, who owns MIR; Bob owns KCM&O and MNR, Carlos minor A, PAC has MCAR. */
const table = (more: TurnPosition = {}, cash = 200): TurnPosition => ({
  phase: '3',
  operators: {
    A: { owner: 'Carlos' },
    MC: major(90, { cash, shares: { Amy: 50 } }),
    PAC: major(60, { cash: 200, shares: { Bob: 50 } }),
  },
  privates: { MIR: 'Amy', 'KCM&O': 'Bob', MNR: 'Bob', MCAR: 'PAC' },
  ...more,
})

const rows: readonly Row[] = [
  [
    'MEX-4.3.5-1 not before the first 3 (X-MP-1)',
    turnOf('MC', table({ phase: '2' }), [company('MIR', 100, refused('X-MP-1'))]),
  ],
  [
    'MEX-4.3.5-1 neither MNR nor a minor (X-MP-2)',
    turnOf('MC', table(), [company('MNR', 140, refused('X-MP-2')), company('A', 50, refused('X-MP-2'))]),
  ],
  [
    'MEX-4.3.5-1 for half to one and a half times nominal, in its own turn, at any time of it (X-MP-3)',
    turnOf('MC', table(), [
      company('MIR', 49, refused('X-MP-3')),
      company('MIR', 151, refused('X-MP-3')),
      company('MIR', 150, gives({ 'private.MIR': 'MC', 'cash.MC': 50, 'cash.Amy': 775 }, { step: 'track' })),
    ]),
  ],
  [
    'MEX-4.3.5-1 at half nominal, in the train step',
    turnOf('MC', buying(table().operators ?? {}, table()), [
      company('MIR', 50, gives({ 'cash.MC': 150, 'private.MIR': 'MC' })),
    ]),
  ],
  [
    'MEX-4.3.5-1 KCM&O for $20 to $60 (X-MP-3)',
    turnOf('MC', table({ privates: { 'KCM&O': 'Amy' } }), [
      company('KCM&O', 19, refused('X-MP-3')),
      company('KCM&O', 61, refused('X-MP-3')),
      company('KCM&O', 60, gives({ 'cash.MC': 140 })),
    ]),
  ],
  [
    'MEX-4.3.5-1 MCAR for $10 to $30 (X-MP-3)',
    turnOf('MC', table({ privates: { MCAR: 'Amy' } }), [
      company('MCAR', 9, refused('X-MP-3')),
      company('MCAR', 31, refused('X-MP-3')),
      company('MCAR', 10, gives({ 'cash.MC': 190 })),
    ]),
  ],
  ['MEX-4.3.5-1 from its own treasury (X-MP-4)', turnOf('MC', table({}, 99), [company('MIR', 100, refused('X-MP-4'))])],
  ['MEX-4.3.5-1 a major never sells one on (X-MP-5)', turnOf('MC', table(), [company('MCAR', 20, refused('X-MP-5'))])],
  [
    'MEX-4.3.5-1 from a player who agrees (X-MP-6)',
    turnOf('MC', table(), [
      company('KCM&O', 40, gives({ step: 'consent', at: 'Bob' }, { 'cash.MC': 200 })),
      answer('Bob', false, gives({ step: 'track' }, { 'private.KCM&O': 'Bob' })),
      company('KCM&O', 40, refused('X-MP-6')),
      company('KCM&O', 60, gives({ at: 'Bob' })),
      answer('Bob', true, gives({ 'private.KCM&O': 'MC', 'cash.MC': 140, 'cash.Bob': 685 })),
    ]),
  ],
  [
    'MEX-4.3.5-1 not in the turn of another (X-MP-7)',
    turnOf('MC', table(), [{ ...company('MIR', 100, refused('X-MP-7')), by: 'PAC' }]),
  ],
  [
    'MEX-4.3.5-1 MEX-4.2-4 not by a minor (X-MP-7)',
    turnOf('A', table({ operators: { A: { owner: 'Carlos', cash: 200 } }, privates: { MIR: 'Carlos' } }), [
      company('MIR', 100, refused('X-MP-7')),
    ]),
  ],
  [
    'MEX-4.3.5-1 not in a stock round (X-MP-7)',
    stockTurn('Amy', table(), [{ ...company('MIR', 100, refused('X-MP-7')), by: 'MC' }]),
  ],
]

describe('majors buy private companies (18MEX 4.3.5)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
