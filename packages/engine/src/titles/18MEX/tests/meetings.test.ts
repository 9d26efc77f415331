import { describe, it } from 'vitest'
import {
  buying,
  cash,
  choose,
  discard,
  gives,
  holds,
  major,
  pass,
  pay,
  type Row,
  refused,
  run,
  sell,
  stockTurn,
  token,
  train,
  turnOf,
} from './table.js'

/** Places where several rules meet. */
const rows: readonly Row[] = [
  [
    'MEX-8-3 MEX-8-5 MEX-5.3-13 UdY is merged while C still lives: C closes with the next stock round and brings nothing, its money goes to NdM',
    turnOf(
      'TM',
      buying(
        {
          C: { owner: 'Carlos', cash: 15 },
          A: { owner: 'Bob', cash: 10 },
          TM: major(90, { cash: 450, shares: { Amy: 50 } }),
          NdM: major(75, { shares: { Bob: 50 }, cash: 100, tokens: ['O10'] }),
          UdY: major(60, { shares: { Carlos: 50 }, cash: 70 }),
        },
        {
          phase: '4',
          options: ['delayMinorClose'],
          depot: { left: { '4': 0 } },
          at: { num: 2, done: ['A', 'C', 'NdM'] },
        },
      ),
      [
        train('5', gives({ step: 'mergerOffer', at: 'Carlos' })),
        choose('UdY', {
          changes: {
            'closed.UdY': true,
            round: 'stock',
            'cash.NdM': 195,
            'shares.NdM.Bob': 55,
            'shares.NdM.Carlos': 10,
          },
          after: { 'shares.UdY.Carlos': null, 'cash.Carlos': 715, 'private.C': 'closed', 'certificates.Carlos': 1 },
        }),
      ],
    ),
  ],
  [
    'MEX-4.3.4-5 MEX-4.3.4-6 O-14 the buyer of the first 4 is over the new limit by it: it returns a train and may not buy another',
    turnOf(
      'CHI',
      buying(
        {
          CHI: major(90, { cash: 900, trains: ['3', '3'], shares: { Amy: 50 } }),
          MC: major(75, { cash: 0, trains: ['3', '3', '3'], shares: { Bob: 50 } }),
        },
        { phase: '3½', depot: { left: { '3': 0, "3'": 0 } } },
      ),
      [
        train('4', gives({ phase: '4', step: 'discard', at: 'MC' })),
        discard('3', gives({ at: 'CHI', returned: ['3'] }, { step: 'discard' }), 'MC'),
        train('3', refused('X-BT-3'), { from: 'discard' }),
        discard('4', gives({ returned: ['3', '4'] }), 'CHI'),
      ],
    ),
  ],
  [
    'MEX-3.3-5 MEX-3.2-9 over the certificate limit an exchange for 5%, which do not count, is enough',
    stockTurn(
      'Amy',
      {
        phase: '4',
        operators: {
          NdM: major(75, { shares: { Bob: [20, 10], Amy: [10, 10], pool: [5] } }),
          CHI: major(60, { shares: { Amy: 60 } }),
          MC: major(60, { shares: { Amy: 60 } }),
          MEX: major(60, { shares: { Amy: 60 } }),
          SPM: major(60, { shares: { Amy: 40 } }),
        },
      },
      [
        pass(refused('X-PS-1')),
        sell('NdM', 5, gives({ 'certificates.Amy': 19, 'cash.Amy': 663 }), undefined, { exchange: true }),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ],
  [
    'MEX-3.5-3 MEX-4.3.4.2-4 a sale for a train costs the presidency of NdM: the successor chooses what he gives, then the purchase goes on',
    turnOf(
      'UdY',
      buying(
        {
          UdY: major(90, { shares: { Amy: 50 } }),
          NdM: major(75, { president: 'Amy', shares: { Amy: [20, 10], Bob: [10, 10, 5, 5] } }),
        },
        { phase: '4', players: cash(230, 500, 500) },
      ),
      [
        sell('NdM', 10, gives({ step: 'swap', at: 'Bob', 'cash.Amy': 305 }), 'Amy'),
        choose('10%+5%+5%', gives({ 'president.NdM': 'Bob', at: 'UdY', 'papers.NdM.Amy': [10, 5, 5] })),
        train('4', gives({ 'cash.Amy': 5 }), { help: 300 }),
      ],
    ),
  ],
  [
    'MEX-4-3 MEX-4-4 MEX-4.3.4.2-4 a sale for a train brings a major down under another that has not operated: the order changes',
    turnOf(
      'UdY',
      buying(
        {
          UdY: { cell: [0, 6], par: 90, shares: { Amy: 50 } },
          CHI: { cell: [1, 5], par: 75, cash: 100, shares: { Bob: 40, Amy: 20 } },
          MC: { cell: [2, 5], par: 75, cash: 100, shares: { Bob: 40, Carlos: 20 } },
        },
        { phase: '2', players: cash(20, 500, 500), at: { memo: { declared: ['UdY'] } } },
      ),
      [
        sell('CHI', 10, gives({ 'price.CHI': 75, 'column.r2c5': ['MC', 'CHI'] }), 'Amy'),
        train('2', gives({ at: 'MC' }), { help: 100 }),
      ],
    ),
  ],
  [
    'MEX-4.3.1-1 MEX-4.3.4.1-2 MEX-4.3.4.2-1 an obsolete 4 brings mail and a last run; then the major must buy, with its president’s money',
    turnOf(
      'UdY',
      {
        phase: '6½',
        depot: { left: { '4D': 2 } },
        players: cash(800, 500, 500),
        operators: {
          UdY: major(60, { cash: 0, trains: ['4'], shares: { Amy: 50 } }),
          TM: major(70, { shares: { Bob: 50 }, trains: ['4', '4'] }),
        },
        at: { done: ['TM'] },
      },
      [
        { type: 'pass', until: 'run', expect: gives({ step: 'run' }, { 'cash.UdY': 50 }) },
        run(['4: Q14-R13-S12'], gives({ step: 'dividend' })),
        pay('withhold', gives({ 'trains.UdY': [], step: 'buyTrains', 'cash.UdY': 120 })),
        pass(refused('X-FT-1')),
        train('4D', gives({ 'cash.Amy': 220, 'trains.UdY': ['4D'], 'cash.UdY': 0 }), { help: 580 }),
      ],
    ),
  ],
  [
    'MEX-5.3-8 MEX-5.3-12 the merger share makes another player president of NdM: he chooses the station and the trains',
    turnOf(
      'TM',
      buying(
        {
          TM: major(90, { cash: 450, shares: { Amy: 50 } }),
          NdM: major(75, {
            president: 'Bob',
            shares: { Bob: 30, Carlos: [10, 10, 5, 5] },
            trains: ['3', '4', '4'],
            tokens: ['O10'],
          }),
          CHI: major(60, { shares: { Carlos: 50 }, trains: ['4'], tokens: ['E6', 'I8', 'I10'] }),
        },
        { phase: '4', depot: { left: { '4': 0 } }, tiles: { I8: '14 r0', I10: '57 r2' }, at: { done: ['NdM'] } },
      ),
      [
        train('5', gives({ step: 'mergerOffer', at: 'Carlos' })),
        choose('CHI', gives({ step: 'swap' }, { at: 'Carlos' })),
        choose('10%+10%', gives({ 'president.NdM': 'Carlos', step: 'mergerToken', at: 'NdM' })),
        choose('I8', gives({ step: 'discard' }, { at: 'NdM' })),
        discard('3', gives({ returned: ['3'] }), 'NdM'),
      ],
    ),
  ],
  [
    'MEX-3.3-5 O-5 over the certificate limit only what helps must be sold: not 5% of NdM, which never counted',
    stockTurn(
      'Amy',
      {
        phase: '4',
        operators: {
          NdM: major(75, { shares: { Bob: [20, 10], Amy: [5] } }),
          CHI: major(60, { shares: { Amy: 50, pool: 50 } }),
          MC: major(60, { shares: { Amy: 50, pool: 50 } }),
          MEX: major(60, { shares: { Amy: 50, pool: 50 } }),
          SPM: major(60, { shares: { Amy: 50, pool: 50 } }),
          PAC: major(60, { shares: { Amy: 50, pool: 50 } }),
        },
      },
      [pass(gives({ at: 'Bob' }))],
    ),
  ],
  [
    'MEX-3.3-5 O-5 nor what lies in the yellow zone; a counted 10% that can be sold must be (X-PS-1)',
    stockTurn(
      'Amy',
      {
        phase: '4',
        operators: {
          NdM: major(75, { shares: { Bob: [20, 10], Amy: [5, 5] } }),
          TM: { cell: [5, 0], par: 60, shares: { Amy: 50, Bob: 10 } },
          CHI: major(60, { shares: { Amy: 50, pool: 50 } }),
          MC: major(60, { shares: { Amy: 50, pool: 50 } }),
          MEX: major(60, { shares: { Amy: 50, pool: 50 } }),
          SPM: major(60, { shares: { Amy: 50, pool: 50 } }),
          PAC: major(60, { shares: { Amy: 50, pool: 40 } }),
        },
      },
      [pass(refused('X-PS-1')), sell('PAC', 10, gives({ 'certificates.Amy': 19 })), pass(gives({ at: 'Bob' }))],
    ),
  ],
  [
    'MEX-4.3.2-3 MEX-5.2-3 no circle is kept in Oaxaca once C has closed',
    turnOf(
      'UdY',
      {
        phase: '3½',
        operators: { UdY: major(60, { cash: 40, trains: ['3'], shares: { Amy: 50 } }) },
        at: { step: 'token' },
      },
      [token('S12', gives({ 'tokens.UdY': ['Q14', 'S12'], 'cash.UdY': 0 }))],
    ),
  ],
  [
    'MEX-4.3.2-3 MEX-5.2-3 while it lives and has not operated its circle is kept (X-ST-4)',
    turnOf(
      'UdY',
      {
        phase: '3',
        operators: {
          C: { owner: 'Bob', tokens: [], operated: false },
          UdY: major(60, { cash: 40, trains: ['3'], shares: { Amy: 50 } }),
        },
        at: { step: 'token' },
      },
      [token('S12', refused('X-ST-4'))],
    ),
  ],
  [
    'MEX-4.3.2-3 MEX-5.3-4 MEX-5.3-11 a major nobody founded is merged: NdM has its home, and the other circle there is kept for nobody',
    turnOf(
      'TM',
      buying(
        {
          TM: major(90, { cash: 450, shares: { Amy: 50 }, tokens: ['I12', 'I10'] }),
          NdM: major(75, { shares: { Bob: 50 }, tokens: ['O10'] }),
          CHI: major(60, { shares: { Bob: 50 } }),
          MEX: major(60, { shares: { Bob: 50 } }),
          SPM: major(60, { shares: { Bob: 50 } }),
          UdY: major(60, { shares: { Bob: 50 } }),
          PAC: major(80, { cash: 100, trains: ['4'], shares: { Carlos: 50 }, tokens: ['B3', 'I10'] }),
        },
        {
          phase: '4',
          depot: { left: { '4': 0 } },
          tiles: { I8: '14 r0', H9: '8 r5', I10: '14 r1', J11: '8 r2' },
        },
      ),
      [
        train('5', gives({ 'closed.MC': true, at: 'PAC', 'tokens.NdM': ['I8', 'O10'] })),
        { type: 'pass', until: 'token' },
        token('I8', gives({ 'cash.PAC': 90 })),
      ],
    ),
  ],
]

describe('where rules of 18MEX meet', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
