import { describe, it } from 'vitest'
import {
  buy,
  buying,
  company,
  gives,
  holds,
  lay,
  major,
  type Row,
  refused,
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

const chi = (operated: boolean) => major(90, { cash: 500, operated, shares: { Amy: 50 } })
/** CHI may still lay tile 470, so that its track step stays open. */
const track = (operated: boolean, options: readonly string[], phase = '2'): TurnPosition => ({
  phase,
  options: [...options],
  operators: { CHI: chi(operated) },
  privates: { 'KCM&O': 'CHI' },
})
const TWO = [lay('C6', '9 r0', gives({ 'cash.CHI': 480 })), lay('G6', '9 r0', gives({ 'cash.CHI': 460 }))]

const triple: readonly Row[] = [
  [
    'MEX-8-1 three yellow tiles on the first operating turn, and no fourth (X-LT-3)',
    turnOf('CHI', track(false, ['tripleYellow']), [
      ...TWO,
      lay('I6', '9 r0', gives({ 'tile.I6': '9 r0', 'cash.CHI': 340 })),
      lay('F5', '9 r1', refused('X-LT-3')),
    ]),
  ],
  [
    'MEX-8-1 two on a later turn (X-LT-3)',
    turnOf('CHI', track(true, ['tripleYellow']), [...TWO, lay('I6', '9 r0', refused('X-LT-3'))]),
  ],
  [
    'MEX-8-1 two without the option (X-LT-3)',
    turnOf('CHI', track(false, []), [...TWO, lay('I6', '9 r0', refused('X-LT-3'))]),
  ],
  [
    'MEX-8-1 no yellow tile beside an upgrade (X-LT-3)',
    turnOf('CHI', track(false, ['tripleYellow'], '3'), [
      lay('E6', '15 r0', gives({ 'tile.E6': '15 r0' })),
      lay('C6', '9 r0', refused('X-LT-3')),
    ]),
  ],
]

const early = (options: readonly string[], phase = '2'): TurnPosition => ({
  phase,
  options: [...options],
  operators: { MC: major(60, { cash: 200, shares: { Amy: 50 } }) },
  privates: { 'KCM&O': 'Amy', MIR: 'Amy' },
})
const kcmo: readonly Row[] = [
  [
    'MEX-8-2 before phase 3 KCM&O may be bought for $20 to $40, no other (X-MP-1, X-MP-3)',
    turnOf('MC', early(['earlyKcmo']), [
      company('MIR', 100, refused('X-MP-1')),
      company('KCM&O', 41, refused('X-MP-3')),
      company('KCM&O', 19, refused('X-MP-3')),
      company('KCM&O', 40, gives({ 'private.KCM&O': 'MC', 'cash.MC': 160, 'cash.Amy': 665 })),
    ]),
  ],
  [
    'MEX-8-2 for $20 at least',
    turnOf('MC', early(['earlyKcmo'], '1'), [company('KCM&O', 20, gives({ 'cash.MC': 180 }))]),
  ],
  [
    'MEX-8-2 from phase 3 on as usual, up to $60',
    turnOf('MC', early(['earlyKcmo'], '3'), [company('KCM&O', 60, gives({ 'cash.MC': 140 }))]),
  ],
  ['MEX-8-2 without the option not (X-MP-1)', turnOf('MC', early([]), [company('KCM&O', 40, refused('X-MP-1'))])],
]

const A = { owner: 'Amy', cash: 25 }
const mc = (cash: number, trains: readonly string[] = []) => major(90, { cash, trains, shares: { Amy: 50 } })
const ndm = major(75, { floated: false, operated: false, shares: { Carlos: 20 } })
const delayed: readonly Row[] = [
  [
    'MEX-8-3 the fifth 3 leaves the minors alone, the next operating round is theirs too',
    turnOf(
      'MC',
      buying(
        { A, MC: mc(180), NdM: ndm },
        { phase: '3', options: ['delayMinorClose'], depot: { left: { '3': 0 } }, at: { memo: { launched: ['MC'] } } },
      ),
      [
        train(
          '3',
          gives(
            { phase: '3½', round: 'operating 2 of 2', at: 'A' },
            { 'cash.A': 25, 'trains.A': ['2'], 'tokens.A': ['M12'], 'shares.NdM.Amy': null, 'closed.A': null },
          ),
        ),
      ],
    ),
  ],
  [
    'MEX-8-3 their 2s survive the first 4',
    turnOf(
      'MC',
      buying(
        { A, MC: mc(300), PAC: major(80, { trains: ['2'] }), NdM: ndm },
        { phase: '3½', options: ['delayMinorClose'], depot: { left: { "3'": 0 } } },
      ),
      [train('4', gives({ phase: '4', 'trains.PAC': [] }, { 'trains.A': ['2'] }))],
    ),
  ],
  [
    'MEX-8-3 they close when the next stock round begins',
    turnOf(
      'MC',
      buying(
        { A, MC: mc(300), NdM: ndm },
        {
          phase: '3½',
          options: ['delayMinorClose'],
          depot: { left: { "3'": 0 } },
          at: { num: 2, memo: { launched: ['MC'] } },
        },
      ),
      [
        train(
          '4',
          gives({ round: 'stock', 'closed.A': true, 'shares.NdM.Amy': 5, 'cash.NdM': 25, 'private.A': 'closed' }),
        ),
      ],
    ),
  ],
  [
    'MEX-8-3 NdM is for sale from phase 3½ all the same',
    stockTurn('Amy', { phase: '3½', options: ['delayMinorClose'], operators: { A, NdM: ndm } }, [
      buy('NdM', 'ipo', gives({ 'shares.NdM.Amy': 10, 'cash.Amy': 550 })),
    ]),
  ],
]

const rust: readonly Row[] = [
  [
    'MEX-8-4 the second 6 removes all 4s at once',
    turnOf(
      'MC',
      buying(
        { MC: mc(900, ['4']), PAC: major(80, { trains: ['4', '5'], shares: { Bob: 50 } }) },
        { phase: '6', options: ['hardRust'], depot: { returned: ['4'] } },
      ),
      [train('6', gives({ phase: '6½', 'trains.MC': ['6'], 'trains.PAC': ['5'], returned: [] }))],
    ),
  ],
]

describe('optional rules (18MEX 8)', () => {
  it.each([...triple, ...kcmo, ...delayed, ...rust])('%s', (_, scenario) => holds(scenario))
})
