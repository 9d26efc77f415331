import { describe, it } from 'vitest'
import {
  buying,
  choose,
  discard,
  gives,
  holds,
  major,
  pass,
  type Row,
  refused,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

type Actions = Parameters<typeof turnOf>[2]

const buyer = (president: string) => major(90, { cash: 450, shares: { [president]: 50 } })
const ndm = (president = 'Bob', more: object = {}) => major(75, { shares: { [president]: 50 }, cash: 100, ...more })
const launched = (president: string, more: object = {}) => major(60, { shares: { [president]: 50 }, cash: 70, ...more })

/** The next train is the first 5. */
const first5 = (operators: NonNullable<TurnPosition['operators']>, more: TurnPosition = {}): TurnPosition =>
  buying(operators, { phase: '4', depot: { left: { '4': 0 } }, ...more })
const after5 = (name: string, by: string, position: TurnPosition, actions: Actions): Row => [
  name,
  turnOf(by, position, actions),
]

const stations: readonly Row[] = [
  after5(
    'MEX-5.3-11 MEX-5.3-12 V-04 home is replaced, and the only other station where NdM has none',
    'TM',
    first5(
      {
        TM: buyer('Amy'),
        NdM: ndm('Bob', { tokens: ['O10', 'M10'] }),
        CHI: launched('Carlos', { tokens: ['E6', 'I8', 'M10', 'O10'] }),
      },
      { tiles: { I8: '14 r0', M10: '14 r0', O10: '479MC', P11: '479P' } },
    ),
    [
      train('5'),
      choose('CHI', gives({ 'tokens.NdM': ['E6', 'I8', 'M10', 'O10'], 'tokens.CHI': null }, { 'charter.NdM': 2 })),
    ],
  ),
  after5(
    'MEX-5.3-12 V-05 where NdM stands too the second token stays on the charter and costs $80 after its own',
    'TM',
    first5(
      {
        TM: buyer('Amy'),
        NdM: ndm('Bob', { tokens: ['O10', 'M10', 'I8'], cash: 500 }),
        CHI: launched('Carlos', { tokens: ['E6', 'I8', 'M10', 'O10'] }),
      },
      { tiles: { I8: '14 r0', M10: '14 r0', O10: '479MC', P11: '479P' } },
    ),
    [train('5'), choose('CHI', gives({ 'tokens.NdM': ['E6', 'I8', 'M10', 'O10'], 'charter.NdM': 2 }))],
  ),
  after5(
    'MEX-5.3-12 of several NdM’s president chooses one, and must (X-ME-6, X-ME-7)',
    'TM',
    first5(
      {
        TM: buyer('Amy'),
        NdM: ndm('Bob', { tokens: ['O10', 'M10'] }),
        CHI: launched('Carlos', { tokens: ['E6', 'I8', 'M10', 'I10'] }),
      },
      { tiles: { I8: '14 r0', M10: '14 r0', I10: '57 r2' } },
    ),
    [
      train('5'),
      choose('CHI', gives({ step: 'mergerToken', at: 'NdM' })),
      choose('M10', refused('X-ME-6')),
      choose('O8', refused('merger.NO_STATION')),
      choose('E6', refused('X-ME-6')),
      pass(refused('X-ME-7')),
      choose('I10', gives({ 'tokens.NdM': ['E6', 'I10', 'M10', 'O10'], 'tokens.CHI': null }, { 'charter.NdM': 2 })),
    ],
  ),
  after5(
    'MEX-5.3-11 the circle kept for one that never operated is replaced too, one token stays',
    'TM',
    first5({ TM: buyer('Amy'), NdM: ndm('Bob'), SPM: launched('Carlos', { tokens: [], operated: false }) }),
    [train('5'), choose('SPM', gives({ 'tokens.NdM': ['O10', 'O8'], 'charter.NdM': 4 }))],
  ),
  after5(
    'MEX-5.3-11 not where NdM stands: one further station is replaced, one token stays',
    'TM',
    first5(
      {
        TM: buyer('Amy'),
        NdM: ndm('Bob', { tokens: ['O10', 'O8'] }),
        SPM: launched('Carlos', { tokens: ['O8', 'I10', 'I8'] }),
      },
      { tiles: { O8: '14 r0', I10: '57 r2', I8: '57 r0' } },
    ),
    [
      train('5'),
      choose('SPM', gives({ step: 'mergerToken' })),
      choose('I8', gives({ 'tokens.NdM': ['I8', 'O10', 'O8'], 'charter.NdM': 3 })),
    ],
  ),
]

const estate: readonly Row[] = [
  after5(
    'MEX-5.3-13 cash and trains go to NdM; above three it discards the excess to the Open Market',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm('Bob', { trains: ['3', '3'] }),
      SPM: launched('Carlos', { trains: ['4', '4'], cash: 33 }),
    }),
    [
      train('5'),
      choose(
        'SPM',
        gives({ 'trains.NdM': ['3', '3', '4', '4'], 'cash.NdM': 133, 'closed.SPM': true, step: 'discard', at: 'NdM' }),
      ),
      discard('3', gives({ 'trains.NdM': ['3', '4', '4'], returned: ['3'] })),
    ],
  ),
  after5(
    'MEX-5.3-13 with the operating major its turn is over; NdM has it all and the next goes on',
    'CHI',
    first5({
      CHI: major(90, { cash: 900, shares: { Carlos: 50 } }),
      NdM: ndm('Bob'),
      SPM: launched('Bob'),
    }),
    [
      train('5', gives({ at: 'Carlos', step: 'mergerOffer' })),
      choose('CHI', gives({ 'closed.CHI': true, 'trains.NdM': ['5'], at: 'NdM' }, { 'cash.NdM': 570 })),
    ],
  ),
  after5(
    'MEX-4.3.2-4 V-05 the replacement token on the charter costs $80',
    'NdM',
    {
      phase: '4',
      depot: { left: { '4': 0 } },
      operators: {
        NdM: ndm('Bob', { cash: 1000, tokens: ['O10', 'I8', 'I10', 'I12'], trains: [] }),
        SPM: launched('Carlos', { operated: false, tokens: [], cash: 0 }),
      },
      tiles: { I8: '57 r0', I10: '57 r2', M10: '57 r0' },
      at: { step: 'buyTrains', facts: { declared: true } },
    },
    [
      train('5'),
      choose('SPM', gives({ 'charter.NdM': 1 }, { 'cash.NdM': 550 }), 'Carlos'),
      pass(gives({ 'cash.NdM': 570, round: 'operating 2 of 2' })),
      pass(),
      token('M10', gives({ 'cash.NdM': 490, 'charter.NdM': 0 })),
    ],
  ),
]

describe('what NdM takes over in the merger (18MEX 5.3(f)–(h))', () => {
  it.each([...stations, ...estate])('%s', (_, scenario) => holds(scenario))
})
