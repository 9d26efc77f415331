import { describe, it } from 'vitest'
import { SHARES } from './northernTrack.js'
import {
  bankrupt,
  company,
  gives,
  holds,
  lay,
  major,
  pass,
  pay,
  type Row,
  refused,
  run,
  token,
  train,
  turnOf,
} from './table.js'

const owned = { A: 'Amy', B: 'Bob', C: 'Carlos' } as const

const rows: readonly Row[] = [
  [
    'MEX-4.2-1 the home station comes on the first turn, free',
    turnOf(
      'A',
      { turn: 1, privates: owned, operators: { A: { cash: 7 }, B: { cash: 7, tokens: [], operated: false } } },
      [run(['2: M12'], gives({ 'tokens.B': ['K6'], at: 'B' }, { 'cash.B': 7 }))],
    ),
  ],
  [
    'MEX-4.2-2 one yellow tile from the treasury, and no second one (X-LT-2)',
    turnOf('A', { privates: owned, operators: { A: { cash: 40 } } }, [
      lay('M12', '472 r0', gives({ 'cash.A': 0, 'tile.M12': '472 r0', step: 'run' }, { 'cash.Amy': 625 })),
      lay('L11', '9 r2', refused('X-LT-2')),
    ]),
  ],
  [
    'MEX-4.2-2 its treasury alone pays (X-LT-10)',
    turnOf('A', { privates: owned, tiles: { M12: '472 r1' }, operators: { A: { cash: 45 } } }, [
      lay('L11', '9 r2', refused('X-LT-10')),
      lay('K12', '9 r0', gives({ 'cash.A': 5 })),
    ]),
  ],
  [
    'MEX-4.2-2 never an upgrade, in no phase (X-LT-2)',
    turnOf('A', { phase: '3', privates: owned, tiles: { M12: '472 r0' }, operators: { A: { cash: 300 } } }, [
      lay('M12', '477 r0', refused('X-LT-2')),
      lay('L11', '9 r2', gives({ 'cash.A': 240 })),
    ]),
  ],
  [
    'MEX-4.2-3 it must run, and for the most (X-RT-10)',
    turnOf('C', { privates: owned, tiles: { T11: '7 r3' }, at: { done: ['A', 'B'] } }, [
      run([], refused('X-RT-10')),
      run(['2: S12-R13-Q14'], gives({ 'revenue.C': 30 })),
    ]),
  ],
  [
    'MEX-4.2-3 a lesser route is refused (X-RT-10)',
    turnOf('B', { privates: owned, tiles: { K6: '471 r2', J5: '4 r2' }, at: { done: ['A'], step: 'run' } }, [
      run(['2: K6'], refused('X-RT-10')),
      run(['2: J5-K6'], refused('X-RT-10')),
      run(['2: J5-K6, K6'], gives({ 'revenue.B': 40, 'cash.Bob': 645, 'cash.B': 20 })),
    ]),
  ],
  [
    'MEX-4.2-4 it never withholds, places stations, buys trains or private companies (X-DV-2, X-ST-8, X-BT-6)',
    turnOf(
      'C',
      { phase: '3', privates: { ...owned, MCAR: 'Amy' }, operators: { C: { cash: 500 } }, at: { done: ['A', 'B'] } },
      [
        pay('withhold', refused('X-DV-2')),
        pay('full', refused('X-DV-2')),
        token('Q14', refused('X-ST-8')),
        train('3', refused('X-BT-6')),
        company('MCAR', 20, refused('X-MP-7')),
        pass(gives({ step: 'run' })),
        run(['2: S12-R13-Q14'], gives({ 'cash.C': 515, 'cash.Carlos': 640 })),
      ],
    ),
  ],
  [
    'MEX-4.2-5 D-05 half of the revenue for the owner, half for the treasury: Tampico and its port are $30',
    turnOf('A', { turn: 1, privates: owned }, [run(['2: M12'], gives({ 'cash.Amy': 640, 'cash.A': 15 }))]),
  ],
  [
    'MEX-A1-3 nobody closes a minor or a private company of his own accord',
    turnOf('A', { privates: { ...owned, MCAR: 'Amy' }, operators: { CHI: major(60, { shares: SHARES }) } }, [
      { type: 'choose', choice: 'close A', by: 'Amy', expect: refused('any.WRONG_STEP') },
      { type: 'discardTrain', train: '2', by: 'A', expect: refused('X-DT-1') },
      bankrupt(refused('X-BK-2')),
      run(['2: M12'], gives({ 'cash.A': 15 }, { 'private.MCAR': 'Amy', 'owner.A': 'Amy' })),
    ]),
  ],
]

describe('minors (18MEX 4.2)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
