import { describe, it } from 'vitest'
import {
  buying,
  cash,
  choose,
  gives,
  holds,
  major,
  pass,
  type Row,
  refused,
  type TurnPosition,
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
    'MEX-5.3-1 MEX-5.3-14 NdM is not launched: its share may be bought, everybody may hold one certificate more',
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
      choose('SPM', refused('merger.NOT_PRESIDENT')),
      choose('CHI', refused('X-ME-2'), 'Bob'),
      pass(gives({ at: 'Amy' })),
      choose('TM', refused('X-ME-1')),
      pass(gives({ step: 'mergerChoice', at: 'Bob' })),
      pass(refused('X-ME-5')),
      choose('SPM', refused('merger.LAUNCHED')),
      choose('CHI', refused('X-ME-2')),
      choose('MEX', {
        changes: { 'shares.NdM.ipo': 40, 'closed.MEX': true },
        after: { 'cash.Amy': 625, 'cash.Bob': 625, 'cash.Carlos': 625, limit: 19, 'shares.NdM.tradeIn': 10 },
      }),
    ],
  ),
  after5(
    'MEX-5.3-2 the buyer’s president is asked last; one not launched is not volunteered (X-ME-3)',
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
      pass(gives({ at: 'Amy' }, { step: 'mergerOffer' })),
      choose('SPM', gives({ 'closed.SPM': true, 'cash.NdM': 170, 'shares.NdM.Amy': 10 }, { 'price.UdY': 60 })),
    ],
  ),
  after5(
    'MEX-5.3-2 the first acceptance ends the offers; one that never operated will do',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm('Bob'),
      UdY: launched('Carlos', { operated: false }),
      SPM: launched('Amy'),
    }),
    [
      train('5', gives({ at: 'Carlos' })),
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
    'MEX-5.3-9 MEX-5.3-10 shares of one that nobody founded are worth nothing; the merger share may be bought',
    'TM',
    first5({
      TM: buyer('Amy'),
      NdM: ndm('Bob'),
      CHI: { president: 'ipo', shares: { Amy: 10 } },
      MC: launched('Bob'),
      MEX: launched('Bob'),
      SPM: launched('Bob'),
      UdY: launched('Bob'),
    }),
    [train('5', gives({ 'closed.CHI': true, 'shares.CHI.Amy': null, 'shares.NdM.ipo': 40 }, { 'cash.Amy': 625 }))],
  ),
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
          shares: { Carlos: 50, Bob: 20, Amy: 10, pool: 10 },
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
      choose('SPM', gives({ 'president.NdM': 'Carlos', 'shares.NdM.Carlos': 40, step: 'mergerToken' }, { at: 'NdM' })),
      choose('I10', gives({ 'tokens.NdM': ['I10', 'O10', 'O8'] })),
    ],
  ),
]

describe('the merger into NdM (18MEX 5.3(a)–(e), (i))', () => {
  it.each([...none, ...offers, ...settlement])('%s', (_, scenario) => holds(scenario))
})
