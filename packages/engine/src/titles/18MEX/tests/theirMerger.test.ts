import { describe, expect, it } from 'vitest'
import type { Game } from '../../../game.js'
import { can } from '../../../interchange/can.js'
import { traceState } from '../../../interchange/traceState.js'
import { playAll } from '../../../testing/table.js'
import { changing } from '../../../testing/tiny.js'
import { asRan, recordTrains } from '../site/ranTrains.js'
import { interchange18MEX } from '../site/words.js'
import { buying, choose, discard, gives, holds, major, pass, type Row, train, turnOf } from './table.js'
import { cities, five, positionOf, theirs } from './theirs.js'

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
  ...([true, false] as const).map((follows): Row => {
    const operators = {
      CHI: major(90, { cash: 450, shares: { Bob: 50 }, trains: ['4'], tokens: ['E6'] }),
      NdM: major(75, { shares: { Carlos: 50 }, tokens: ['O10'], trains: ['4', '4'] }),
      TM: major(60, { shares: { Amy: 50 }, cash: 0 }),
    }
    const left = { '4': 0 }
    const done = follows ? ['NdM'] : ['NdM', 'TM']
    return [
      `switch mergedTurn: NdM returns trains ${follows ? 'before the next major buys any' : 'at once where no other major is to follow'}`,
      turnOf('CHI', buying(operators, { ...theirs, phase: '4', depot: { left }, at: { done } }), [
        train('5'),
        ...(follows
          ? [
              choose('CHI', gives({ step: 'track', at: 'TM' }), 'CHI'),
              pass(gives({ step: 'discard', at: 'NdM' })),
              discard('4', gives({ 'trains.NdM': ['4', '4', '5'] })),
            ]
          : [choose('CHI', gives({ step: 'discard', at: 'NdM' }), 'CHI')]),
      ]),
    ]
  }),
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
    'MEX-5.3-12 a station where NdM has one goes before NdM chooses',
    turnOf(
      'TM',
      {
        ...five({
          NdM: major(75, { shares: { Carlos: 50 }, tokens: ['O10', 'I10'] }),
          CHI: major(60, { shares: { Bob: 50 }, tokens: ['E6', 'I8', 'I10', 'K6'] }),
        }),
        tiles: { I8: '14 r0', I10: '14 r2', K6: '471 r2' },
      },
      [train('5'), choose('CHI', gives({ step: 'mergerToken', 'tokens.CHI': ['I8', 'K6'] }), 'CHI')],
    ),
  ],
  ...([450, 451] as const).map(
    (cash): Row => [
      `switch spentPasses: with $${cash - 450} left after the 5-train NdM ${cash > 450 ? 'buys on' : 'buys nothing'} with what the merged company brings`,
      turnOf(
        'NdM',
        five({
          NdM: major(75, { cash, shares: { Carlos: 50 }, tokens: ['O10'] }),
          SPM: major(60, { cash: 400, shares: { Bob: 50 } }),
          TM: major(60, { trains: ['4'], shares: { Amy: 50 } }),
        }),
        [train('5'), choose('SPM', gives({ 'cash.NdM': cash - 50, at: cash > 450 ? 'NdM' : 'TM' }), 'SPM')],
      ),
    ],
  ),
  [
    'switch ranTrains: only a train of one that has run stays where it is until the next round',
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

describe('a turn that began when the company before it merged', () => {
  const merging = turnOf(
    'CHI',
    buying(
      {
        CHI: major(90, { cash: 450, shares: { Bob: 50 }, trains: ['4'], tokens: ['E6'] }),
        NdM: major(75, { shares: { Carlos: 50 }, tokens: ['O10'], trains: ['4', '4'] }),
        TM: major(60, { shares: { Amy: 50 }, cash: 0, tokens: ['I12'] }),
      },
      { ...theirs, phase: '4', depot: { left: { '4': 0 } }, at: { done: ['NdM'] } },
    ),
    [],
  )
  const shown = (game: Game) => [traceState(game, interchange18MEX).active, can(game, interchange18MEX)]

  it('is shown as that of NdM, which can do nothing, until something is done', () => {
    const merged = playAll(positionOf(merging), [
      { type: 'buyTrain', by: 'CHI', from: 'bank', train: '5-0', name: '5', price: 450 },
      { type: 'choose', by: 'CHI', choice: 'CHI' },
    ])
    expect(shown(merged)).toEqual([['corporation:NdM'], []])
    const passed = playAll(merged, [{ type: 'pass', by: 'TM' }])
    expect(shown(passed)).toEqual([['corporation:NdM'], ['discard_train']])
  })
})

it('remembers all trains of one that has run, also those that stayed at home', () => {
  const game = positionOf(
    turnOf(
      'MC',
      { ...theirs, phase: '4', operators: { MC: major(60, { trains: ['3', '4'], shares: { Amy: 50 } }) } },
      [],
    ),
  )
  const d = changing(game)
  recordTrains(d, 'MC')
  expect(asRan(d, { id: '3-0', name: '3' })).toHaveProperty('fresh', true)
  expect(asRan(d, { id: '4-1', name: '4' })).not.toHaveProperty('fresh')
})
