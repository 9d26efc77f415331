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
const founded = (president: string, more: object = {}) =>
  major(60, { shares: { [president]: 20 }, floated: false, operated: false, ...more })

/** The next train is the first 5. */
const first5 = (operators: NonNullable<TurnPosition['operators']>, more: TurnPosition = {}): TurnPosition =>
  buying(operators, { phase: '4', depot: { left: { '4': 0 } }, ...more })
const after5 = (name: string, by: string, position: TurnPosition, actions: Actions): Row => [
  name,
  turnOf(by, position, actions),
]

const none: readonly Row[] = [
  after5(
    'MEX-5.3-1 MEX-5.3-14 NdM is not launched: its share may be bought, everybody may hold one certificate more; private companies close',
    'TM',
    first5(
      { TM: buyer('Amy'), NdM: founded('Bob'), SPM: launched('Carlos') },
      { privates: { MIR: 'Amy', MNR: 'Bob' } },
    ),
    [
      train(
        '5',
        gives(
          { phase: '5', limit: 20, 'shares.NdM.ipo': 70, 'private.MIR': 'closed', 'private.MNR': 'closed' },
          { 'charter.NdM': 4, 'price.SPM': 60 },
        ),
      ),
    ],
  ),
  after5(
    'MEX-5.3-1 the second 5 merges nothing',
    'TM',
    buying({ TM: buyer('Amy'), NdM: ndm(), SPM: launched('Carlos') }, { phase: '5' }),
    [train('5', gives({ 'depot.5': 0 }, { phase: '5', limit: 19, 'price.SPM': 60, 'shares.NdM.tradeIn': 20 }))],
  ),
  after5(
    'MEX-5.3-6 MEX-5.3-14 nobody offers and nothing is left to choose: no merger',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm(),
      CHI: launched('Bob'),
      MC: launched('Bob'),
      MEX: launched('Bob'),
      SPM: launched('Carlos'),
      UdY: founded('Bob'),
    }),
    [
      train('5', gives({ step: 'mergerOffer', at: 'Carlos' })),
      pass(gives({ limit: 20, 'shares.NdM.ipo': 40 }, { 'charter.NdM': 3, 'price.SPM': 60 }), 'Carlos'),
    ],
  ),
]

/** V-03: Amy SPM and TM, Bob NdM and CHI, Carlos PAC and UdY; MC and MEX in the Initial Offering. */
const appendix = first5({
  CHI: buyer('Bob'),
  SPM: launched('Amy'),
  TM: launched('Amy'),
  NdM: ndm('Bob'),
  PAC: launched('Carlos'),
  UdY: launched('Carlos'),
})

const offers: readonly Row[] = [
  after5(
    'MEX-5.3-2 MEX-5.3-3 MEX-5.3-4 MEX-5.3-9 V-03 once round from the left of the buyer’s president; then NdM’s president must choose (X-ME-1, X-ME-2, X-ME-5)',
    'CHI',
    appendix,
    [
      train('5', gives({ step: 'mergerOffer', at: 'Carlos' })),
      choose('PAC', refused('X-ME-1')),
      choose('NdM', refused('X-ME-1')),
      choose('SPM', refused('X-ME-1')),
      choose('CHI', refused('X-ME-2'), 'Bob'),
      pass(gives({ at: 'Amy' })),
      choose('TM', refused('X-ME-1')),
      pass(gives({ step: 'mergerChoice', at: 'Bob' })),
      pass(refused('X-ME-5')),
      choose('SPM', refused('X-ME-1')),
      choose('CHI', refused('X-ME-2')),
      choose('MEX', {
        changes: { 'shares.NdM.ipo': 40, 'closed.MEX': true },
        after: { 'cash.Amy': 625, 'cash.Bob': 625, 'cash.Carlos': 625, limit: 19, 'shares.NdM.tradeIn': 10 },
      }),
    ],
  ),
  after5(
    'MEX-5.3-2 the buyer’s president is asked last; one not launched is not volunteered, one that never operated is (X-ME-3)',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm('Bob'),
      UdY: launched('Carlos', { operated: false }),
      MC: founded('Carlos'),
      SPM: launched('Amy'),
    }),
    [
      train('5', gives({ at: 'Carlos' })),
      choose('MC', refused('X-ME-3')),
      choose('UdY', gives({ 'closed.UdY': true, 'cash.NdM': 170, 'shares.NdM.Carlos': 10 }, { 'price.SPM': 60 })),
    ],
  ),
  after5(
    'MEX-5.3-4 MEX-5.3-5 one in the Initial Offering comes before one that was founded (X-ME-4)',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm('Bob'),
      UdY: founded('Carlos'),
      MC: founded('Carlos'),
      SPM: launched('Bob'),
    }),
    [
      train('5', gives({ step: 'mergerChoice', at: 'Bob' })),
      choose('MC', refused('X-ME-4')),
      choose('CHI', gives({ 'shares.NdM.ipo': 40 })),
    ],
  ),
  after5(
    'MEX-5.3-5 MEX-5.3-7 MEX-5.3-10 the owner of an unlaunched one has no veto: 10% of NdM for his certificate, half the value for other shares',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm('Bob'),
      UdY: founded('Carlos'),
      MC: founded('Amy', { shares: { Amy: 20, Carlos: 10 } }),
      CHI: launched('Bob'),
      MEX: launched('Bob'),
      SPM: launched('Bob'),
    }),
    [
      train('5', gives({ step: 'mergerChoice', at: 'Bob' })),
      pass(refused('X-ME-5')),
      choose('MC', gives({ 'closed.MC': true, 'shares.NdM.Amy': 10, 'cash.Carlos': 655 }, { 'cash.Amy': 625 })),
    ],
  ),
]

const settlement: readonly Row[] = [
  after5(
    'MEX-5.3-10 D-03 at 55 three shares bring 83, two 55, one 28; the token of nobody moves, the Open Market gets nothing',
    'TM',
    first5(
      {
        TM: buyer('Amy'),
        NdM: ndm('Bob', { shares: { Bob: 60 } }),
        SPM: {
          cell: [3, 2],
          par: 60,
          shares: { Carlos: 50, Bob: 20, Amy: 10, market: 10 },
          tokens: ['O8'],
        },
      },
      { players: cash(100, 100, 100) },
    ),
    [
      train('5'),
      choose('SPM', {
        changes: {
          'cash.Carlos': 183,
          'cash.Bob': 155,
          'cash.Amy': 128,
          'shares.NdM.Carlos': 10,
          'shares.SPM.Bob': null,
        },
        after: { 'price.NdM': 75, 'price.TM': 90 },
      }),
    ],
  ),
  after5(
    'MEX-5.3-8 the merger share may change NdM’s presidency: the new president decides what follows',
    'TM',
    first5(
      {
        TM: buyer('Amy'),
        NdM: ndm('Bob', { shares: { Bob: 30, Carlos: 30 } }),
        SPM: launched('Carlos', { tokens: ['O8', 'I10', 'I8'] }),
      },
      { tiles: { I10: '57 r2', I8: '57 r0', O8: '57 r0' } },
    ),
    [
      train('5'),
      choose(
        'SPM',
        gives({ 'president.NdM': 'Carlos', 'shares.NdM.Carlos': 40, step: 'mergerToken' }, { at: 'Carlos' }),
      ),
      choose('I10', gives({ 'tokens.NdM': ['I10', 'O10', 'O8'] })),
    ],
  ),
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
      choose('CHI', gives({ step: 'mergerToken', at: 'Bob' })),
      choose('M10', refused('X-ME-6')),
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

describe('the merger into NdM (18MEX 5.3)', () => {
  it.each([...none, ...offers, ...settlement, ...stations, ...estate])('%s', (_, scenario) => holds(scenario))
})
