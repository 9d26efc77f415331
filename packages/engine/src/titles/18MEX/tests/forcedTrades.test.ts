import { describe, it } from 'vitest'
import { answer, buying, cash, gives, holds, major, offer, type Row, refused, train, turnOf } from './table.js'

/** CHI has a route to El Paso and no train; Amy is its president with little money and two private companies. */
const position = (treasury = 200) =>
  buying(
    { CHI: major(60, { cash: treasury, shares: { Amy: 50 } }) },
    {
      phase: '4',
      players: cash(30, 300, 300),
      privates: { MIR: 'Amy', MNR: 'Amy' },
      tiles: { C6: '9 r0' },
      depot: { left: { 4: 1 } },
      priority: 'Carlos',
      at: { num: 2 },
    },
  )

const rows: readonly Row[] = [
  [
    'MEX-4.3.4.2-4 MEX-4.3.4.2-5 O-11 a president who must pay may sell private companies to players who agree; the priority stays',
    turnOf('CHI', position(), [
      { ...offer('MIR', 40, 'Bob', gives({ step: 'consent', at: 'Bob' })), by: 'Amy' },
      answer('Bob', false, gives({ at: 'CHI' })),
      { ...offer('MIR', 40, 'Bob', refused('X-PP-3')), by: 'Amy' },
      { ...offer('MIR', 70, 'Carlos'), by: 'Amy' },
      answer('Carlos', true, gives({ 'private.MIR': 'Carlos', 'cash.Amy': 100 }, { priority: 'Carlos' })),
      { ...offer('MNR', 70, 'Bob', refused('X-ES-1')), by: 'Amy' },
      train('4', gives({ 'cash.CHI': 0, 'cash.Amy': 0, 'trains.CHI': ['4'] }), { help: 100 }),
    ]),
  ],
  [
    'MEX-3.2-13 a president who is not forced may not (X-PP-7)',
    turnOf('CHI', position(300), [{ ...offer('MIR', 40, 'Bob', refused('X-PP-7')), by: 'Amy' }]),
  ],
  [
    'there is no such action (any.UNKNOWN_ACTION)',
    turnOf('CHI', position(), [{ type: 'fly', expect: refused('any.UNKNOWN_ACTION') }]),
  ],
  [
    'what is there, but nothing of the kind (any.NO_CORPORATION, any.NO_PRIVATE, any.NO_SELLER)',
    turnOf('CHI', position(), [
      { type: 'sellShares', by: 'Amy', corporation: 'MIR', percent: 10, expect: refused('any.NO_CORPORATION') },
      { ...offer('MC', 40, 'Bob', refused('any.NO_PRIVATE')), by: 'Amy' },
      { type: 'buyTrain', from: 'MIR', train: '2-3', name: '2', price: 10, expect: refused('any.NO_SELLER') },
    ]),
  ],
]

describe('selling private companies for a train (18MEX 4.3.4.2)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
