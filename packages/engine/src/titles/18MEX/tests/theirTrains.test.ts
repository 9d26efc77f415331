import { describe, it } from 'vitest'
import { buying, gives, holds, major, type Row, train, turnOf } from './table.js'
import { theirs } from './theirs.js'

const rows: readonly Row[] = [
  ...([true, false] as const).map((emptied): Row => {
    const waits = emptied ? 'not ' : ''
    return [
      `MEX-4.3.4-3 trains of others are dearer than what NdM has: it is ${waits}asked ${emptied ? 'after the last of the bank' : 'while the bank has more'}`,
      turnOf(
        'NdM',
        buying(
          {
            NdM: major(75, { cash: 900, shares: { Carlos: 50 }, tokens: ['O10'] }),
            TM: major(60, { cash: 0, shares: { Amy: 50 }, trains: ['4D'] }),
          },
          { ...theirs, phase: '4D', depot: { left: { '4D': emptied ? 1 : 2 } } },
        ),
        [train('4D', emptied ? gives({ at: 'TM' }) : gives({ 'cash.NdM': 200 }, { at: 'NdM' }))],
      ),
    ]
  }),
  [
    'switch helpedBuys: with money that came after its president had paid a company buys from another',
    turnOf(
      'UdY',
      buying(
        {
          UdY: major(60, { cash: 45, trains: ['3'], shares: { Amy: 50 } }),
          TM: major(60, { trains: ['4'], shares: { Amy: 50 } }),
        },
        { ...theirs, phase: '4', at: { facts: { helped: true, trainsFrom: ['bank'] } } },
      ),
      [train('4', gives({ 'cash.UdY': 5, 'trains.UdY': ['3', '4'] }), { from: 'TM', price: 40 })],
    ),
  ],
  [
    'switch discardOrder: the buyer takes its turn in the list of companies',
    turnOf(
      'MC',
      buying(
        {
          MC: major(90, { cash: 300, trains: ['3', '3'], shares: { Amy: 50 } }),
          PAC: major(80, { trains: ['3', '3', '3'], shares: { Bob: 50 } }),
        },
        { ...theirs, phase: '3½', depot: { left: { "3'": 0 } } },
      ),
      [train('4', gives({ step: 'discard' }, { at: 'MC' }))],
    ),
  ],
]

describe('trains of 18MEX as on 18xx.games', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
