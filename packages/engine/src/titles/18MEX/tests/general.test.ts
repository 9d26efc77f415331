import { describe, expect, it } from 'vitest'
import { readScenario } from '../../../scenario/read.js'
import { newTable } from '../../../testing/table.js'
import { view } from '../../../view.js'
import { titles } from '../../index.js'
import {
  bid,
  company,
  gives,
  holds,
  major,
  offer,
  type Row,
  refused,
  sell,
  stockTurn,
  turnOf,
  unsold,
} from './table.js'

const rows: readonly Row[] = [
  [
    'MEX-1.3.2-1 a company neither buys nor issues shares, its own or another’s',
    turnOf(
      'CHI',
      {
        phase: '2',
        operators: {
          CHI: major(60, { cash: 500, shares: { Amy: 50, pool: 10 } }),
          MC: major(60, { floated: false, shares: { Bob: 20 } }),
        },
      },
      [
        { type: 'buyShares', corporation: 'MC', from: 'ipo', percent: 10, expect: refused('any.WRONG_STEP') },
        { type: 'buyShares', corporation: 'CHI', from: 'pool', percent: 10, expect: refused('any.WRONG_STEP') },
        { type: 'redeemShares', percent: 10, expect: refused('any.WRONG_STEP') },
        { type: 'issueShares', percent: 10, expect: refused('any.WRONG_STEP') },
      ],
    ),
  ],
  [
    'MEX-1.3.3-1 a minor has one owner, no money and its built-in train; nobody trades it (X-PP-1)',
    {
      ...stockTurn('Amy', { privates: { A: 'Amy', B: 'Bob' } }, [
        offer('A', 50, 'Bob', refused('X-PP-1')),
        company('B', 50, refused('X-PP-1')),
      ]),
      expect: {
        after: { 'owner.A': 'Amy', 'cash.A': 0, 'trains.A': ['2'], 'owner.B': 'Bob', 'cash.B': 0, 'trains.B': ['2'] },
      },
    },
  ],
  [
    'MEX-1.4-1 nobody sells a private to the bank, and one that is sold is not offered again (X-PP-6)',
    stockTurn('Amy', { turn: 1, privates: { ...unsold('KCM&O', 'MIR'), MCAR: 'Bob' } }, [
      company('MCAR', 20, refused('X-PP-6')),
      bid('MIR', 105, gives({ at: 'Bob' }, { 'private.MCAR': 'Bob' })),
    ]),
  ],
]

describe('general rules (18MEX 1, 2, 7)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it('MEX-1.5-2 shares of a company whose president’s certificate is unsold are worth nothing, others their value', () => {
    const read = readScenario(
      stockTurn(
        'Amy',
        {
          operators: {
            CHI: { president: 'ipo', shares: { Amy: 10 } },
            MC: major(70, { floated: false, shares: { Bob: 20, Amy: 10 } }),
          },
        },
        [sell('CHI', 10, refused('X-SS-2'))],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game } = read
    expect(game.rules.worth(game, 'p1')).toBe(625 + 70)
  })

  const begun = (seed: number) => newTable('18MEX', { players: 4, seed })

  it('MEX-2-1 MEX-3-1 the first seat has the priority and begins, whoever was drawn for it', () => {
    const { state } = begun(1)
    expect(state.seats).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect([state.priority, state.round.current]).toEqual(['p1', 'p1'])
  })

  it('MEX-7-1 everybody sees all money, certificates, trains and stations', () => {
    const game = begun(2)
    const { random: _, ...all } = game.state
    for (const seat of ['p1', 'p3', null] as const) expect(view(game, seat).state).toMatchObject(all)
    expect(game.rules.secretOf).toBeUndefined()
  })
})
