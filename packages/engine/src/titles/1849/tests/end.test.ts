import { describe, expect, it } from 'vitest'
import { type Result, result } from '../../../result.js'
import type { Scenario } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import {
  at,
  bankrupt,
  borrow,
  buying,
  by,
  cash,
  corp,
  gives,
  holds,
  pass,
  pay,
  position,
  type Row,
  refused,
  row,
  sell,
  stockTurn,
  type TurnPosition,
  turnOf,
} from './table.js'

/** CTL at 340 has run for enough; IFT would operate after it. */
const summit: TurnPosition = {
  phase: '16',
  operators: {
    CTL: at(0, 14, { shares: { Amy: 40 }, trains: ['16H'] }),
    IFT: corp(68, { shares: { Bob: 20 } }),
  },
  at: { step: 'dividend', facts: { ran: true, revenue: 400 } },
}

/** The bank has so much left, and CTL pays Amy 40. */
const lastMoney = (left: number, more: TurnPosition = {}): TurnPosition => ({
  phase: '6',
  players: cash(3000, 3000, 1760 - left),
  operators: {
    CTL: corp(100, { shares: { Amy: 40, pool: 50 }, trains: ['6H'] }),
    IFT: at(9, 2, { shares: { Bob: 20 } }),
  },
  ...more,
  at: { step: 'dividend', facts: { ran: true, revenue: 100 }, ...more.at },
})

/** SFA can build at home; otherwise it has only shares to issue. */
const LAST: TurnPosition = { phase: '6', operators: { SFA: corp(68, { cash: 100, shares: { Bob: 20 } }) } }

const endings: readonly Row[] = [
  row(
    '1849-13-2 of two at 377 any that has finished its turn ends the game, not only the first to get there',
    turnOf(
      'CTL',
      {
        phase: '16',
        operators: {
          CTL: at(0, 15, { shares: { Amy: 40 }, trains: ['16H'] }),
          RCS: at(0, 15, { shares: { Bob: 60, Carlos: 40 } }),
        },
        memo: { summit: 'RCS' },
        ending: 'stock_market',
        at: { step: 'finance', facts: { declared: true } },
      },
      [pass(gives({ ended: 'stock_market' }))],
    ),
  ),
  row(
    '1849-13-3 1849-14.2-4 what is sold for a called bond is paid by the bank first, though it comes back at once',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(0, 3000, 4730),
        operators: {
          CTL: at(8, 0, { cash: 0, president: 'Amy', shares: { Amy: 40, Bob: 20 }, facts: { bond: true } }),
          RCS: corp(144, { shares: { Carlos: 40, Amy: 20 } }),
        },
      },
      [
        sell('CTL', 10, gives({ 'cash.bank': 3 }, { ending: null })),
        sell('RCS', 10, gives({ ending: 'bank' }, { 'cash.bank': 3 })),
      ],
    ),
  ),
  row(
    '1849-13-2 nor must it still be there: CTL and RCS reach it, both are sold for a bond, and RCS is dearer then',
    stockTurn(
      'Carlos',
      {
        options: ['bonds'],
        phase: '16',
        players: cash(0, 500, 500),
        operators: {
          CTL: at(1, 15, { president: 'Bob', shares: { Bob: 60, Amy: 40 }, trains: ['16H'] }),
          RCS: at(1, 15, { president: 'Carlos', shares: { Carlos: 60, Amy: 40 }, trains: ['16H'] }),
          IFT: at(8, 0, { president: 'Amy', cash: 0, shares: { Amy: 40, pool: 10 }, facts: { bond: true } }),
        },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ 'price.CTL': 377, 'price.RCS': 377, step: 'bondOnClosing' })),
        sell('RCS', 10, gives({ 'price.RCS': 328 })),
        sell('CTL', 10, gives({ 'price.CTL': 328, at: 'RCS', round: 'operating 1 of 3' })),
        // CTL could not pass: it would have to run.
        { ...pass(gives({ ended: 'stock_market' }, { 'price.CTL': 328 })), until: { ended: 'stock_market' } },
      ],
    ),
  ),
  row(
    '1849-13-1 1849-11-2 a turn that ends by closing is finished too',
    turnOf(
      'CTL',
      buying(
        {
          CTL: at(0, 15, { cash: 0, shares: { Amy: 20 }, operated: false }),
          IFT: corp(68, { cash: 300, shares: { Bob: 20 } }),
        },
        { phase: '16', players: cash(10, 500, 500), memo: { summit: 'CTL' }, ending: 'stock_market' },
      ),
      [bankrupt(gives({ step: 'leave' })), borrow(gives({ ended: 'stock_market' }))],
    ),
  ),
  row(
    '1849-13-3 in a stock round: the round and the following set are played',
    stockTurn(
      'Amy',
      {
        phase: '6',
        players: cash(3000, 3000, 1750),
        operators: { SFA: corp(68, { shares: { Bob: 40, Amy: 20 } }) },
        at: { memo: { passes: 0 } },
      },
      [
        sell('SFA', 10, gives({ 'cash.bank': -58, ending: 'bank' }, { round: 'stock' })),
        pass(gives({ at: 'Bob' })),
        pass(),
        pass(),
        pass(gives({ round: 'operating 1 of 2' }, { ended: null })),
      ],
    ),
  ),
  row(
    '1849-13-3 1849-13-1 the market comes first where it is earlier',
    turnOf('CTL', { ...summit, ending: 'bank' }, [
      pay('full', gives({ 'price.CTL': 377 })),
      pass(gives({ ended: 'stock_market' })),
    ]),
  ),
  row(
    '1849-13-1 a marker at 377 ends the game when its corporation has finished its turn (any.GAME_OVER)',
    turnOf('CTL', summit, [
      pay('full', gives({ 'price.CTL': 377, ending: 'stock_market' }, { at: 'CTL', ended: null })),
      pass(gives({ ended: 'stock_market', at: null })),
      pass(refused('any.GAME_OVER'), 'Bob'),
    ]),
  ),
  row(
    '1849-13-2 reached at the end of a stock round, after the next turn of one that has reached it',
    stockTurn(
      'Amy',
      {
        phase: '16',
        operators: {
          CTL: at(1, 15, { shares: { Amy: 60, Bob: 40 }, trains: ['16H'] }),
          IFT: at(9, 2, { shares: { Bob: 20 } }),
        },
        at: { memo: { passes: 2 } },
      },
      [
        pass(
          gives({ 'price.CTL': 377, ending: 'stock_market', round: 'operating 1 of 3', at: 'CTL' }, { ended: null }),
        ),
      ],
    ),
  ),
  row(
    '1849-13-3 OP-19 OP-37 a payment the bank cannot cover: it is booked all the same, the set of rounds is finished',
    turnOf('CTL', lastMoney(40), [
      pay(
        'full',
        gives(
          { 'cash.bank': -10, 'cash.Amy': 3040, 'cash.CTL': 10, ending: 'bank' },
          { round: 'operating 1 of 2', ended: null },
        ),
      ),
    ]),
  ),
  row(
    '1849-13-3 OP-19 exactly nothing left is not yet run out',
    turnOf('CTL', lastMoney(50), [pay('full', gives({ 'cash.bank': 0 }, { ending: null }))]),
  ),
  row(
    '1849-13-3 in an operating round the current set is completed, in a stock round the following one',
    turnOf('SFA', { ...LAST, ending: 'bank', at: { num: 2, of: 2 } }, [
      pass(gives({ step: 'finance' })),
      pass(gives({ ended: 'bank' })),
    ]),
  ),
  row(
    '1849-13-3 1849-10.7-5 what a president sells before he gives up is paid by the bank, and comes back at once',
    turnOf(
      'CTL',
      buying(
        {
          CTL: corp(100, { operated: false, shares: { Amy: 20 } }),
          IFT: corp(68, { operated: false, shares: { Bob: 20, Amy: 10 } }),
          RCS: corp(68, { shares: { Bob: 40, Amy: 10 } }),
        },
        { players: cash(10, 4000, 3720) },
      ),
      [bankrupt(gives({ 'cash.bank': 40, ending: 'bank', 'cash.Amy': 0 }))],
    ),
  ),
  row(
    '1849-13-4 one player left: the game ends at once',
    turnOf(
      'CTL',
      buying(
        { CTL: corp(100, { operated: false, shares: { Amy: 20 } }) },
        { players: [{ name: 'Amy', cash: 10 }, 'Bob', { name: 'Carlos', bankrupt: true, cash: 0 }] },
      ),
      [bankrupt(), by('Amy', bankrupt(gives({ ended: 'bankrupt' })))],
    ),
  ),
]

const resultOf = (scenario: Scenario): Result => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { game, ok, tried } = tryScenario(read)
  if (!ok) throw new Error(JSON.stringify(tried))
  return result(game)
}
const scoreOf = (scenario: Scenario, player = 'p1'): number | undefined =>
  resultOf(scenario).scores.find((each) => each.player === player)?.score

/** Amy's cash, loans and what she owns. */
const table = (own: number, loans: number, more: Partial<Scenario> = {}): Scenario =>
  position({ players: [{ name: 'Amy', cash: own, facts: { loans } }, 'Bob', 'Carlos'], ...more }, [])

describe('the end (§13)', () => {
  it.each(endings)('%s', (_, scenario) => holds(scenario))

  it.each<[name: string, score: number, scenario: Scenario]>([
    ['cash', 200, table(200, 0)],
    [
      'shares at the market price',
      200 + 4 * 95,
      table(200, 0, { operators: { CTL: at(4, 5, { shares: { Amy: 40 } }) } }),
    ],
    ['nothing for private companies', 200, table(200, 0, { privates: { SMS: 'Amy' } })],
    [
      'nothing for what a corporation has',
      200 + 200,
      table(200, 0, { operators: { CTL: corp(100, { cash: 700, trains: ['4H'], shares: { Amy: 20 } }) } }),
    ],
    ['a loan costs 750', 1000 - 750, table(1000, 1)],
    ['two cost 1,500', 2000 - 1500, table(2000, 2)],
    ['never below 0', 0, table(700, 1)],
  ])('1849-13-5 the score: %s', (_, score, scenario) => expect(scoreOf(scenario)).toBe(score))

  it('1849-13-5 1849-10.7-6 who has left has 0', () => {
    const left = position({ players: [{ name: 'Amy', cash: 0, bankrupt: true }, 'Bob', 'Carlos'] }, [])
    expect(scoreOf(left)).toBe(0)
  })

  it('1849-13-5 OP-20 equal scores share the win, in the order of the seats', () => {
    const tied = position(
      {
        phase: '6',
        ending: 'bank',
        players: cash(100, 300, 300),
        operators: { SFA: corp(68, { cash: 100, operated: false, shares: { Amy: 20 } }) },
        round: { kind: 'operating', at: 'SFA', num: 2, of: 2 },
      },
      [pass()],
    )
    expect(resultOf(tied)).toMatchObject({ finished: true, reason: 'bank', winners: ['p2', 'p3'] })
  })
})
