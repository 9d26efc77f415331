import { describe, it } from 'vitest'
import { buying, choose, gives, holds, major, pass, type Row, train, turnOf } from './table.js'
import { cities, five, theirs } from './theirs.js'

const rows: readonly Row[] = [
  [
    'switch mergerByMajor: of one president first the one that has operated first in this round',
    turnOf(
      'TM',
      five(
        {
          MEX: major(60, { shares: { Bob: 50 } }),
          SPM: major(80, { shares: { Bob: 50 } }),
        },
        { done: ['MEX'] },
      ),
      [train('5', gives({ at: 'MEX' })), pass(gives({ at: 'SPM' }))],
    ),
  ],
  [
    'switch mergedTurn: the next major has its mail before NdM chooses a station',
    turnOf(
      'CHI',
      buying(
        {
          CHI: major(90, { cash: 450, shares: { Bob: 50 }, tokens: ['E6', 'I8', 'I10'] }),
          NdM: major(75, { shares: { Carlos: 50 }, tokens: ['O10'] }),
          TM: major(60, { shares: { Amy: 50 }, trains: ['4'], cash: 0 }),
        },
        { ...theirs, ...cities, phase: '4', depot: { left: { '4': 0 } }, at: { done: ['NdM'] } },
      ),
      [
        train('5'),
        choose('CHI', gives({ step: 'mergerToken', at: 'NdM', 'cash.TM': 40 }), 'CHI'),
        choose('I8', gives({ at: 'TM' }, { 'cash.TM': 40 })),
      ],
    ),
  ],
  [
    'switch mergeTokens: a station in the home that is kept for NdM is one to choose',
    turnOf(
      'TM',
      {
        ...five({
          NdM: major(75, { shares: { Carlos: 50 }, tokens: [], operated: false }),
          MEX: major(60, { shares: { Bob: 50 }, tokens: ['P13', 'O10', 'I8'] }),
        }),
        tiles: { I8: '57 r0', O10: '479MC', P11: '479P' },
      },
      [train('5'), choose('MEX', gives({ step: 'mergerToken' }), 'MEX'), choose('O10', gives({ 'tokens.MEX': null }))],
    ),
  ],
  [
    'switch ranTrains: only a train that has run stays where it is until the next round',
    turnOf(
      'TM',
      five({ SPM: major(60, { shares: { Bob: 50 }, trains: ['3', '4'] }) }, { memo: { ranTrains: ['3-0'] } }),
      [train('5'), choose('SPM', gives({ 'trains.NdM': ['3 fresh', '4'] }), 'SPM')],
    ),
  ],
]

describe('the merger as on 18xx.games', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
