import { describe, expect, it } from 'vitest'
import {
  answer,
  bid,
  buying,
  choose,
  discard,
  five,
  gives,
  holds,
  pass,
  type Row,
  refused,
  scenariosOf,
  start,
} from '../testing/rows.js'
import { titles } from '../titles/index.js'
import { describeProblems } from './describe.js'
import type { Scenario } from './format.js'
import { readScenario } from './read.js'

const e = scenariosOf('1846')
const m = scenariosOf('18MEX')

const GT = { price: 100, cash: 300, shares: { Amy: 30 } }
const BO = { price: 100, trains: ['2'], shares: { Bob: 30 } }
/** GT would like to have the train of B&O. */
const TRADE = {
  kind: 'consent',
  action: { type: 'buyTrain', from: 'B&O', name: '2', price: 40 },
}

const NDM = { cell: [2, 2], president: 'Amy', shares: { Amy: 30, Bob: [10, 10, 10, 5, 5] } }
const SALE = { seller: 'Amy', corporation: 'NdM', percent: 20 }

const rows: readonly Row[] = [
  [
    'an offer waits for the answer of the one it is made to',
    e.turnOf('GT', { ...buying({ GT, 'B&O': BO }), interrupts: [TRADE] }, [
      pass(refused('any.WRONG_STEP')),
      answer('Amy', true, refused('any.NOT_YOUR_TURN')),
      answer('Bob', true, gives({ 'trains.GT': ['2'], 'cash.B&O': 40, at: 'GT' })),
    ]),
  ],
  [
    'an offer to end the game asks all others',
    e.stockTurn('Amy', { interrupts: [{ kind: 'endGame', action: { type: 'endGame', by: 'Amy' } }] }, [
      answer('Bob', true, gives({ at: 'Carlos' })),
      answer('Carlos', true, gives({ ended: 'manually_ended' })),
    ]),
  ],
  [
    'trains above the limit: the turn below goes on when they are back',
    e.turnOf(
      'GT',
      {
        ...buying(
          { GT: { ...GT, trains: ['5'] }, 'B&O': { ...BO, trains: ['4', '4', '3/5', '3/5'] } },
          { phase: 'III' },
        ),
        interrupts: [{ kind: 'discard', by: 'B&O' }],
      },
      [discard('4', gives({ step: 'buyTrains', at: 'GT', returned: ['4'] }), 'B&O')],
    ),
  ],
  [
    'two of them, the first one first',
    e.turnOf(
      'GT',
      {
        ...buying(
          {
            GT,
            'B&O': { ...BO, trains: ['5', '6', '6'] },
            NYC: { price: 80, trains: ['5', '5', '4/6'], shares: { Carlos: 20 } },
          },
          { players: five, phase: 'IV' },
        ),
        interrupts: [
          { kind: 'discard', by: 'NYC' },
          { kind: 'discard', by: 'B&O' },
        ],
      },
      [discard('4/6', gives({ at: 'B&O' }), 'NYC'), discard('5', gives({ at: 'GT' }), 'B&O')],
    ),
  ],
  [
    'papers for the certificate of the president, and the sale that asked for them',
    m.stockTurn(
      'Amy',
      {
        phase: '3½',
        operators: { NdM: NDM },
        interrupts: [{ kind: 'swap', by: 'Bob', facts: { corporation: 'NdM', to: 'Bob', sale: SALE } }],
      },
      [
        choose('20%', refused('any.UNKNOWN_ENTITY')),
        choose('10%+10%', gives({ 'president.NdM': 'Bob', 'shares.NdM.pool': 20, at: 'Amy' }), 'Bob'),
      ],
    ),
  ],
  [
    'a company that several have bid on',
    m.stockTurn(
      'Amy',
      {
        turn: 1,
        privates: { MCAR: {} },
        memo: { bids: { MCAR: { Bob: 30, Carlos: 25 } } },
        interrupts: [{ kind: 'auction', by: 'Carlos', facts: { company: 'MCAR', passes: 0, after: 'Bob' } }],
      },
      [bid('MCAR', 31, refused('X-AU-3')), bid('MCAR', 35, gives({ at: 'Bob' }))],
    ),
  ],
  [
    'the par of a corporation that came with a company',
    m.stockTurn('Amy', { turn: 1, interrupts: [{ kind: 'par', by: 'Amy', facts: { corporation: 'CHI' } }] }, [
      start('CHI', 60, gives({ 'price.CHI': 60 })),
    ]),
  ],
]

const problems = (scenario: Scenario): readonly string[] => {
  const read = readScenario(scenario, titles)
  return read.ok ? [] : describeProblems(read.problems)
}
const at = (interrupt: NonNullable<Scenario['interrupts']>[number], more: object = {}) =>
  problems(e.turnOf('GT', { ...buying({ GT, 'B&O': BO }), interrupts: [interrupt], ...more }, []))

describe('a scenario inside an interrupt', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it.each<[string, readonly string[], string]>([
    [
      'one the title has not',
      at({ kind: 'bids', by: 'Amy' }),
      'interrupts[0].kind: 1846 has no interrupt “bids” but endGame, secondTile, discard, consent.',
    ],
    [
      'nobody',
      at({ kind: 'discard' }),
      'interrupts[0]: “by” is missing: who is asked? (Trains above the limit must be returned: which?)',
    ],
    ['somebody unknown', at({ kind: 'discard', by: 'Zoe' }), 'interrupts[0].by: There is no player or company Zoe.'],
    [
      'nothing to settle',
      at({ kind: 'discard', by: 'GT' }),
      'interrupts[0]: Nothing can be answered: Trains above the limit must be returned: which? Nothing is left to choose there.',
    ],
    [
      'an unknown fact',
      at({ kind: 'discard', by: 'GT', facts: { trains: 2 } }),
      'interrupts[0].facts.trains: There is no field “trains” here.',
    ],
    [
      'an offer without its action',
      at({ kind: 'consent', by: 'Bob', facts: { what: '2', price: 40 } }),
      'interrupts[0]: “action” is missing: what is offered? (Another wants to trade: yes or no?)',
    ],
    [
      'an offer with facts of its own',
      at({ ...TRADE, by: 'Carlos' }),
      'interrupts[0]: Of an offer only the action is written.',
    ],
    [
      'an offer that would be refused',
      at({ ...TRADE, action: { ...TRADE.action, price: 400 } }),
      'interrupts[0].action: It would be refused: or.buyTrain.NO_CASH (1846-TRN-1).',
    ],
    [
      'an offer nobody need answer',
      at(TRADE, { switches: { consent: false } }),
      'interrupts[0].action: This is done at once: nobody is asked for “consent”.',
    ],
    [
      'an action of no offer',
      at({ ...TRADE, kind: 'discard', by: 'GT' }),
      'interrupts[0].action: “discard” is no offer.',
    ],
  ])('names %s', (_, found, expected) => {
    expect(found.join(' ')).toBe(expected)
  })

  it('names whom and what its facts cannot mean', () => {
    const facts = { corporation: 'XYZ', to: 'Zoe' }
    const scenario = m.stockTurn(
      'Amy',
      { operators: { NdM: NDM }, interrupts: [{ kind: 'swap', by: 'Bob', facts }] },
      [],
    )
    expect(problems(scenario)).toEqual(['operators.NdM.president: Bob holds more of NdM than its president.'])
    expect(problems({ ...scenario, operators: { NdM: { ...NDM, shares: { Amy: 30 } } } })).toEqual([
      'interrupts[0].facts.corporation: There is no railway XYZ in this game.',
      'interrupts[0].facts.to: There is no player Zoe in this game.',
    ])
  })
})
