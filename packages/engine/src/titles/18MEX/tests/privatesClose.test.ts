import { describe, expect, it } from 'vitest'
import { result } from '../../../result.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import { buying, cash, gives, holds, major, type Row, type TurnPosition, train, turnOf } from './table.js'

/** TM is about to buy the first 5-train; SPM may merge into NdM. */
const first5 = (more: TurnPosition = {}): TurnPosition =>
  buying(
    {
      TM: major(90, { cash: 450, shares: { Amy: 50 } }),
      NdM: major(75, { shares: { Bob: 50 } }),
      SPM: major(60, { shares: { Carlos: 50 } }),
    },
    {
      phase: '4',
      depot: { left: { '4': 0 } },
      privates: { MCAR: 'TM', 'KCM&O': 'SPM', MIR: 'Amy', MNR: 'Bob' },
      ...more,
    },
  )

const rows: readonly Row[] = [
  [
    'MEX-T1-1 the first 5 closes all of them, a player’s and a major’s, before anybody is asked about the merger',
    turnOf('TM', first5(), [
      train('5', {
        changes: {
          'private.MCAR': 'closed',
          'private.KCM&O': 'closed',
          'private.MIR': 'closed',
          'private.MNR': 'closed',
          step: 'mergerOffer',
          at: 'Carlos',
        },
      }),
    ]),
  ],
  [
    'MEX-T1-1 the last 4 closes none',
    turnOf('TM', first5({ depot: { left: { '4': 1 } } }), [
      train('4', gives({ 'depot.4': 0 }, { 'private.MIR': 'Amy', 'private.MNR': 'Bob', 'private.MCAR': 'TM' })),
    ]),
  ],
]

describe('private companies close (18MEX Table I)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it.each([
    ['closed they are worth nothing', '5', 0],
    ['before that their nominal', '4', 100],
  ])('MEX-T1-1 %s', (_, name, mir) => {
    const left = { left: { '4': name === '4' ? 1 : 0 } }
    const read = readScenario(turnOf('TM', first5({ players: cash(200, 90, 90), depot: left }), [train(name)]), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game, ok } = tryScenario(read)
    expect(ok).toBe(true)
    const shares = 5 * 90
    expect(result(game).scores.find(({ player }) => player === 'p1')?.score).toBe(200 + shares + mir)
  })
})
