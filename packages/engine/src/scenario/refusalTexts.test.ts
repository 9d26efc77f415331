import { describe, expect, it } from 'vitest'
import { buying, cash, scenariosOf } from '../testing/rows.js'
import { titles } from '../titles/index.js'
import { describeProblems } from './describe.js'
import type { Scenario } from './format.js'
import { readScenario } from './read.js'
import { tryScenario } from './try.js'

const e = scenariosOf('1846')
const m = scenariosOf('18MEX')

/** What a player reads when the last action is refused, with the rule. */
const told = (scenario: Scenario): string => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(describeProblems(read.problems).join('\n'))
  const outcome = tryScenario(read).tried.at(-1)?.outcome
  if (!outcome || outcome.ok) return 'It was taken.'
  return `${outcome.refusal.rule}: ${outcome.refusal.text}`
}

const GT = { price: 70, shares: { Amy: 40, pool: 10 } }
/** Has a train that could be bought. */
const IC = { price: 60, trains: ['4'], shares: { Bob: 20 } }
const POOR = { players: cash(300, 400, 400), phase: 'III' }
const issue = (percent: number) => ({ type: 'issueShares', percent })
const buy = (name: string, more: object = {}) => ({ type: 'buyTrain', name, ...more })

describe('what a refusal says is so', () => {
  it.each<[string, Scenario, RegExp]>([
    [
      'too few shares for any train are not called too many',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 340, price: 100 } }, POOR), [issue(10)]),
      /^1846-EMR-6: No train needs just 1 share; these numbers bring one within reach: 2, 3\.$/,
    ],
    [
      'the president’s money is his own',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, shares: { Amy: 40, pool: 50 } } }, POOR), [
        buy('5', { help: 490 }),
      ]),
      /^1846-EMR-10: The president must add 490 and has 300/,
    ],
    [
      'a corporation with a train is not said to be rich',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, trains: ['5'] }, IC }, POOR), [buy('5', { help: 490 })]),
      /^1846-EMR-1: GT has a train/,
    ],
    [
      'nor when its president sells for it',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, trains: ['5'] }, IC }, POOR), [
        { type: 'sellShares', by: 'Amy', corporation: 'GT', percent: 10 },
      ]),
      /^1846-EMR-1: GT has a train/,
    ],
    [
      'who has a train is not told what could be raised',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, trains: ['5'] }, IC }, POOR), [{ type: 'bankrupt' }]),
      /^1846-EMR-14: Only a president whose corporation must buy a train/,
    ],
    [
      'a train runs once',
      e.turnOf('GT', { operators: { GT: { price: 70, trains: ['2'] } }, tiles: { B16: '57 r1' } }, [
        { type: 'pass' },
        { type: 'runRoutes', runs: ['2: B16-B18', '2: B16-B18'] },
      ]),
      /^1846-RUN-1: Train 2 runs once a turn/,
    ],
    [
      'a port of another corporation is not lent by a player',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 50 }, IC: { price: 60 } }, privates: { SC: 'IC' } }, [
        { type: 'assign', company: 'SC', hex: 'D14' },
      ]),
      /does not own SC|own/,
    ],
    [
      'a wrong price of the first company is one',
      m.stockTurn('Amy', { turn: 1, privates: { MCAR: {}, 'KCM&O': {} } }, [
        { type: 'buyPrivate', company: 'MCAR', price: 25 },
      ]),
      /^MEX-3.1-2: MCAR costs 20, not 25\.$/,
    ],
    [
      'nobody is nobody, whoever’s turn it is',
      m.stockTurn('Amy', {}, [{ type: 'pass', by: 'Zoe' }]),
      /^MEX-2-1: There is no such thing here: Zoe\.$/,
    ],
    [
      'a corporation that there is not, has no shares',
      m.stockTurn('Amy', {}, [{ type: 'sellShares', corporation: 'XYZ', percent: 10 }]),
      /^MEX-2-1: There is no such thing here: XYZ\.$/,
    ],
    [
      'nor trains',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 500 } }, POOR), [
        { type: 'buyTrain', from: 'XYZ', name: '5', train: '5-0', price: 100 },
      ]),
      /^1846-SET-4: There is no such thing here: XYZ\.$/,
    ],
    [
      'nobody waits for himself',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10 }, IC }, POOR), [
        { type: 'sellShares', by: 'GT', corporation: 'IC', percent: 10 },
      ]),
      /^1846-SEQ-1: It is not the turn of GT but of Amy\.$/,
    ],
    [
      'a hex that there is not, is not full',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 200 } } }, [{ type: 'placeToken', hex: 'XX', city: 0 }]),
      /^1846-SET-4: There is no such thing here: XX\.$/,
    ],
    [
      'a corporation has no owner who uses it',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 200 } } }, [{ type: 'assign', company: 'IC', hex: 'D14' }]),
      /^1846-SET-4: There is no such thing here: IC\.$/,
    ],
    [
      'nor another private company',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 200 } } }, [
        { type: 'layTile', hex: 'B16', tile: '57', rotation: 1, power: 'IC' },
      ]),
      /^1846-SET-4: There is no such thing here: IC\.$/,
    ],
    [
      'who sells is not called the buyer',
      m.stockTurn('Amy', { players: cash(100, 5, 5), privates: { MCAR: 'Amy' } }, [
        { type: 'sellPrivate', company: 'MCAR', price: 20, to: 'Bob' },
      ]),
      /^MEX-3.2-15: The purchase costs 20, and the buyer has 5\.$/,
    ],
    [
      'who is no corporation is not in receivership',
      e.turnOf('SC', { operators: { GT }, privates: { SC: 'Amy', MC: 'Bob' }, at: { step: 'assign' } }, [
        { type: 'buyPrivate', company: 'MC', price: 1 },
      ]),
      /^1846-[A-Z]+-\d: SC is no corporation/,
    ],
    [
      'a company that is sold is not bid on',
      m.stockTurn('Amy', { turn: 1, privates: { MCAR: 'Bob', 'KCM&O': {}, A: {} } }, [
        { type: 'bid', company: 'MCAR', price: 55 },
      ]),
      /^MEX-3.1-2: MCAR is sold already\.$/,
    ],
    [
      'whose turn it is not has not placed a station',
      m.turnOf('UdY', buying({ UdY: { cell: [2, 2] }, MC: { cell: [2, 2] } }, { at: { facts: { token: true } } }), [
        { type: 'placeToken', by: 'MC', hex: 'O10', city: 0 },
      ]),
      /Stations are placed|not possible in the step/,
    ],
    [
      'what is not understood cites no rule',
      e.stockTurn('Amy', {}, [{ type: 'par', corporation: 'GT' }]),
      /^: The action “par” is incomplete or wrong: price\.$/,
    ],
    [
      'a train is called by its type',
      e.turnOf(
        'GT',
        {
          ...buying({ GT: { ...GT, trains: ['4', '4', '3/5', '3/5'] } }, { phase: 'III' }),
          interrupts: [{ kind: 'discard', by: 'GT' }],
        },
        [{ type: 'discardTrain', train: '6-0' }],
      ),
      /^1846-TRN-6: GT has no train 6 to return\.$/,
    ],
  ])('%s', (_, scenario, text) => {
    expect(told(scenario)).toMatch(text)
  })

  it('18MEX: what is missing, not what the train costs', () => {
    const UdY = { cell: [2, 2], cash: 0, shares: { Amy: 40, Bob: 30 } }
    const MC = { cell: [2, 2], shares: { Bob: 40, Amy: 20 } }
    const poor = (own: number) => buying({ UdY, MC }, { phase: '5', players: cash(own, 400, 400) })
    const sell = { type: 'sellShares', by: 'Amy', corporation: 'UdY', percent: 10 }
    expect(told(m.turnOf('UdY', poor(390), [{ type: 'bankrupt' }]))).toBe(
      'MEX-4.3.4.2-6: 60 is missing and permitted sales bring up to 180, so you are not bankrupt.',
    )
    expect(told(m.turnOf('UdY', poor(400), [{ ...sell, corporation: 'MC', percent: 20 }]))).toBe(
      'MEX-4.3.4.2-4: No more certificates may be sold than it takes to raise the 50 still missing.',
    )
    expect(told(m.turnOf('UdY', poor(390), [{ type: 'buyTrain', name: '5', help: 450 }]))).toBe(
      'MEX-4.3.4.2-4: The president must add 450 and has 390: he must sell something first.',
    )
  })
})
