import { describe, it } from 'vitest'
import { buying, gives, holds, major, pass, pay, type Row, run, type TurnPosition, train, turnOf } from './table.js'

const minors = {
  A: { owner: 'Amy', cash: 25 },
  B: { owner: 'Bob', cash: 35 },
  C: { owner: 'Carlos', cash: 15 },
}
const unlaunched = (par: number, shares: Record<string, number>) =>
  major(par, { floated: false, operated: false, shares })

/** MC is about to buy the fifth 3-train; NdM has only its president’s certificate out. */
const fifth3 = (udy: object, more: TurnPosition = {}): TurnPosition =>
  buying(
    {
      ...minors,
      MC: major(90, { cash: 180, shares: { Amy: 50 } }),
      NdM: unlaunched(75, { Carlos: 20 }),
      ...(Object.keys(udy).length > 0 ? { UdY: udy } : {}),
    },
    { phase: '3', depot: { left: { '3': 0 } }, ...more },
  )
const closes = (name: string, position: TurnPosition, actions: Parameters<typeof turnOf>[2]): Row => [
  name,
  turnOf('MC', position, actions),
]

const rows: readonly Row[] = [
  closes('MEX-5.2-1 the fourth 3 closes nothing', fifth3({}, { depot: { left: { '3': 1 } } }), [
    train('3', gives({ 'depot.3': 0 }, { phase: '3', 'cash.A': 25, 'shares.NdM.tradeIn': 20 })),
  ]),
  closes(
    'MEX-5.2-1 MEX-5.2-2 MEX-5.2-3 the fifth 3: certificates to the owners, treasuries to the majors, launched or not; stations, trains and charters go',
    fifth3({}),
    [
      train(
        '3',
        gives({
          phase: '3½',
          'shares.NdM.Amy': 5,
          'shares.NdM.Bob': 5,
          'shares.NdM.tradeIn': 10,
          'shares.UdY.Carlos': 10,
          'cash.NdM': 60,
          'cash.UdY': 15,
          'closed.A': true,
          'closed.B': true,
          'closed.C': true,
          'private.A': 'closed',
          'private.B': 'closed',
          'private.C': 'closed',
          'trains.A': null,
          'tokens.A': null,
          'tokens.B': null,
          'tokens.C': null,
        }),
      ),
    ],
  ),
  closes(
    'MEX-5.2-4 the share of UdY may bring its presidency',
    fifth3(major(60, { shares: { Amy: 20, Carlos: 20, Bob: 10 } })),
    [train('3', gives({ 'shares.UdY.Carlos': 30, 'president.UdY': 'Carlos', 'cash.UdY': 15 }))],
  ),
  closes('MEX-5.2-4 V-12 he may hold 70% by it', fifth3(major(60, { shares: { Carlos: 60 } })), [
    train('3', gives({ 'shares.UdY.Carlos': 70, 'shares.UdY.tradeIn': null })),
  ]),
  closes(
    'MEX-5.2-4 MEX-3.4-4 V-13 it may launch UdY, which has no turn in this operating round',
    fifth3(unlaunched(60, { Amy: 20, Bob: 20 }), { at: { memo: { launched: ['MC'] } } }),
    [
      train('3', {
        changes: { 'cash.UdY': 615, 'shares.UdY.Carlos': 10, round: 'operating 2 of 2' },
        after: { at: 'MC', 'operated.UdY': null },
        events: [{ type: 'floated', corporation: 'UdY', amount: 600 }],
      }),
    ],
  ),
  closes(
    'MEX-5.2-4 with 30% out it stays unlaunched and only has the minor’s money',
    fifth3(unlaunched(60, { Amy: 20, Bob: 10 }), { at: { memo: { launched: ['MC'] } } }),
    [train('3', gives({ 'cash.UdY': 15, 'shares.UdY.Carlos': 10 }))],
  ),
  [
    'MEX-5.2-4 V-18 C pays its owner, and after the fifth 3 UdY pays him too, in one operating round',
    turnOf(
      'C',
      {
        phase: '3',
        depot: { left: { '3': 0 } },
        operators: {
          C: { owner: 'Carlos' },
          MC: major(90, { cash: 180, shares: { Amy: 50 } }),
          UdY: major(60, { trains: ['2'], shares: { Amy: 50 } }),
        },
      },
      [
        run(['2: S12-R13-Q14'], gives({ 'cash.Carlos': 640, 'cash.C': 15, at: 'MC' })),
        pass(),
        train('3', gives({ 'closed.C': true, at: 'UdY', 'cash.UdY': 25 })),
        pass(),
        run(['2: Q14-R13-S12']),
        pay('full', gives({ 'cash.Carlos': 643, 'cash.Amy': 640 })),
      ],
    ),
  ],
]

describe('the minors close (18MEX 5.2)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
