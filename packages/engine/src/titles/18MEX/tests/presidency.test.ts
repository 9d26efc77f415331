import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import {
  buy,
  choose,
  four,
  gives,
  holds,
  major,
  pass,
  type Row,
  refused,
  sell,
  stockTurn,
  train,
  turnOf,
} from './table.js'

const NDM = { phase: '3½' }

const rows: readonly Row[] = [
  [
    'MEX-3.5-1 by percent, not by certificates: 25% in three take over from 20% in one (MEX-1.3.2-2)',
    stockTurn(
      'Bob',
      { ...NDM, operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20, pool: 5 } }) } },
      [
        buy(
          'NdM',
          'pool',
          gives({ 'president.NdM': 'Bob', 'shares.NdM.Bob': 25, 'cash.Bob': 595 }, { 'shares.NdM.Amy': 20 }),
          5,
        ),
      ],
    ),
  ],
  [
    'MEX-3.5-1 a sale down to equality changes nothing',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Amy: 40, Bob: 30 } }) } }, [
      sell('CHI', 10, gives({ 'shares.CHI.Amy': 30 }, { 'president.CHI': 'Amy', 'shares.CHI.Bob': 30 })),
      sell('CHI', 10, gives({ 'president.CHI': 'Bob', 'shares.CHI.Amy': 20 }, { 'shares.CHI.Bob': 30 })),
    ]),
  ],
  [
    'MEX-3.5-1 a certificate out of the trade-in box brings the presidency as well',
    turnOf(
      'MC',
      {
        phase: '3',
        depot: { left: { 3: 0, "3'": 2 } },
        privates: { C: 'Bob' },
        operators: {
          MC: major(90, { cash: 500, shares: { Amy: 50 }, trains: ['3'] }),
          UdY: { cell: [2, 2], par: 60, president: 'Amy', shares: { Amy: 30, Bob: 30 } },
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [train('3', gives({ 'president.UdY': 'Bob', 'shares.UdY.Bob': 40 }, { 'shares.UdY.Amy': 30, 'cash.MC': 320 }))],
    ),
  ],
  [
    'MEX-3.5-2 the largest holder comes before the nearest',
    stockTurn('Amy', { players: four, operators: { CHI: major(60, { shares: { Amy: 40, Bob: 20, Dora: 30 } }) } }, [
      sell('CHI', 30, gives({ 'president.CHI': 'Dora', 'shares.CHI.Amy': 10, 'shares.CHI.pool': 30 })),
    ]),
  ],
  [
    'MEX-3.5-2 the tie is broken from the outgoing president on, not from the first seat',
    stockTurn(
      'Carlos',
      {
        players: four,
        operators: { CHI: major(60, { president: 'Carlos', shares: { Carlos: 30, Bob: 20, Amy: 20 } }) },
      },
      [sell('CHI', 20, gives({ 'president.CHI': 'Amy' }, { 'shares.CHI.Amy': 20, 'shares.CHI.Bob': 20 }))],
    ),
  ],
  [
    'MEX-3.5-3 the only 20% of NdM are a ten and two fives: nothing to choose, the outgoing president gets all three',
    stockTurn(
      'Amy',
      {
        ...NDM,
        operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 30, Bob: [10, 5, 5] } }) },
      },
      [
        sell('NdM', 20, gives({ 'president.NdM': 'Bob', 'shares.NdM.Amy': 10, 'shares.NdM.pool': 20 })),
        pass(gives({ at: 'Bob' })),
        sell('NdM', 5, refused('X-SS-7')),
      ],
    ),
  ],
  [
    'MEX-3.5-3 the certificate lies in the Open Market, and he chooses what he puts there: a ten and two fives',
    stockTurn(
      'Amy',
      {
        ...NDM,
        operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 30, Bob: [10, 10, 5, 5] } }) },
      },
      [
        sell('NdM', 20, gives({ step: 'swap', at: 'Bob' })),
        choose(
          '10%+5%+5%',
          gives({ 'president.NdM': 'Bob', at: 'Amy' }, { 'shares.NdM.pool': 20, 'shares.NdM.Bob': 30 }),
        ),
        pass(gives({ at: 'Bob' })),
        // He kept a ten beside the president's certificate.
        sell('NdM', 5, gives({ 'shares.NdM.Bob': 25, 'shares.NdM.pool': 25, 'cash.Bob': 650 }), undefined, {
          exchange: true,
        }),
      ],
    ),
  ],
]

describe('presidency (18MEX 3.5)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it('MEX-3.5-4 MEX-1.3.2-3 the new president decides for the company in the next round', () => {
    const read = readScenario(
      stockTurn(
        'Amy',
        {
          phase: '2',
          operators: {
            CHI: major(60, {
              cash: 400,
              president: 'Amy',
              shares: { Amy: 30, Bob: 30 },
              trains: ['2'],
              tokens: ['E6'],
            }),
          },
        },
        [sell('CHI', 10), pass(), pass(), pass(), pass()],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(choices(read.game)).toMatchObject({ actor: 'p1', seat: 'p1' })
    const { game, ok } = tryScenario(read)
    expect(ok).toBe(true)
    expect(game.state.round.kind).toBe('operating')
    expect(choices(game)).toMatchObject({ actor: 'CHI', seat: 'p2' })
    expect(choices(game, 'p1').offers).toEqual([])
    // Money, train and stations have stayed with the company; $20 mail came on top.
    expect(game.state.operators.CHI).toMatchObject({ cash: 420, trains: [{ name: '2' }] })
  })
})
