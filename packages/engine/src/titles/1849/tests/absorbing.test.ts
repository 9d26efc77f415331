import { describe, it } from 'vitest'
import {
  absorb,
  answer,
  corp,
  gives,
  holds,
  pass,
  type Row,
  refused,
  row,
  run,
  type TurnPosition,
  token,
  turnOf,
} from './table.js'

/** CTL after its run; IFT has stations in Trapani and Catania. */
const absorbing = (more: TurnPosition = {}, entry: object = {}): TurnPosition => ({
  options: ['absorbing'],
  phase: '6',
  ...more,
  operators: {
    CTL: corp(100, { cash: 300, shares: { Amy: 40 }, trains: ['6H'], ...entry }),
    IFT: corp(68, { cash: 0, shares: { Bob: 40 }, tokens: ['H12', 'C1'] }),
    ...more.operators,
  },
  at: { step: 'buyToken', facts: { declared: true }, ...more.at },
})

const markers: readonly Row[] = [
  row(
    '1849-14.1-2 a city full of others may be the end of the route; the seller’s marker may be placed again',
    turnOf(
      'CTL',
      absorbing({
        operators: { IFT: corp(68, { cash: 300, shares: { Amy: 40 }, tokens: ['H12', 'C1'] }) },
        tiles: {},
      }),
      [
        absorb('C1', 'IFT', 1, gives({ 'charter.IFT': 2, 'tokens.CTL': ['C1', 'E1'] })),
        pass(gives({ step: 'finance' })),
        pass(gives({ at: 'IFT' })),
        token('C1', refused('ST4')),
      ],
    ),
  ),
  row(
    '1849-14.1-1 1849-14.1-2 1849-14.1-4 its own marker takes the slot, the other returns to its charter; one a turn (AB2, AB8)',
    turnOf('CTL', absorbing(), [
      absorb('C1', 'IFT', 100, gives({ step: 'consent', at: 'Bob' })),
      answer('Bob', false, gives({ step: 'buyToken' })),
      absorb('C1', 'IFT', 100, refused('AB8')),
      absorb('C1', 'IFT', 120, gives({ at: 'Bob' })),
      answer(
        'Bob',
        true,
        gives({
          'tokens.CTL': ['C1', 'E1'],
          'charter.CTL': 1,
          'tokens.IFT': ['H12'],
          'charter.IFT': 2,
          'cash.CTL': 180,
          'cash.IFT': 120,
        }),
      ),
      absorb('H12', 'IFT', 1, refused('AB2')),
    ]),
  ),
  row(
    '1849-14.1-1 not before phase 6 (AB1)',
    turnOf('CTL', absorbing({ phase: '4', at: { step: 'run', facts: {} } }, { trains: ['4H'] }), [
      absorb('C1', 'IFT', 1, refused('AB1')),
    ]),
  ),
  row(
    'absorbEarly: in phase 4 already',
    turnOf('CTL', absorbing({ phase: '4', switches: { absorbEarly: true } }, { trains: ['4H'] }), [
      absorb('C1', 'IFT', 1, gives({ step: 'consent', at: 'Bob' })),
    ]),
  ),
  row(
    '1849-14.1-1 for 1 up to what the treasury has (AB7)',
    turnOf('CTL', absorbing(), [absorb('C1', 'IFT', 0, refused('AB7')), absorb('C1', 'IFT', 301, refused('AB7'))]),
  ),
  row(
    '1849-14.1-2 it needs a route (AB4), and a marker of its own (AB5)',
    turnOf('CTL', absorbing({ operators: { SFA: corp(68, { shares: { Bob: 40 }, tokens: ['J6', 'M9'] }) } }), [
      absorb('M9', 'SFA', 1, refused('AB4')),
      absorb('M9', 'IFT', 1, refused('any.NO_TOKEN_THERE')),
    ]),
  ),
  row(
    '1849-14.1-2 nothing without a marker left (AB5)',
    turnOf('CTL', absorbing({ at: { step: 'run', facts: {} } }, { tokens: ['E1', 'M9', 'B14'] }), [
      run(['6H: E1-C1']),
      { type: 'dividend', kind: 'full' },
      absorb('C1', 'IFT', 1, refused('AB5')),
    ]),
  ),
  row(
    '1849-14.1-3 never the home (AB3), never a second one in a hex (AB6)',
    turnOf(
      'CTL',
      absorbing(
        {
          operators: {
            AFG: corp(68, { shares: { Bob: 40 }, tokens: ['C1', 'M9'], facts: { home: 'C1' } }),
            IFT: corp(68, { shares: { Bob: 40 }, tokens: ['H12'] }),
          },
          at: { step: 'run', facts: {} },
        },
        { tokens: ['E1', 'M9'] },
      ),
      [absorb('C1', 'AFG', 1, refused('AB3')), absorb('M9', 'AFG', 1, refused('AB6'))],
    ),
  ),
  row(
    '1849-14.1-4 1849-14-1 after the run: before it there is no such step (AB2)',
    turnOf('CTL', absorbing({ at: { step: 'run', facts: {} } }), [absorb('C1', 'IFT', 1, refused('AB2'))]),
  ),
]

describe('absorbing station markers (§14.1)', () => {
  it.each(markers)('%s', (_, scenario) => holds(scenario))
})
