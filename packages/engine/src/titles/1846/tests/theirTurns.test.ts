// What the ruleset 18xx.games does in its own way: what is built and run, and who is asked.
import { describe, it } from 'vitest'
import {
  company,
  five,
  forced,
  gives,
  holds,
  lay,
  midland,
  pass,
  type Row,
  receivership,
  refused,
  run,
  type TurnPosition,
  there,
  train,
  turnOf,
} from './theirTable.js'

const three = (price: number, president: string) => ({
  price,
  cash: 900,
  trains: ['5', '5', '5'],
  shares: { [president]: 20 },
})

const miami = (tiles: Readonly<Record<string, string>>): TurnPosition => ({
  ...there,
  options: ['second_ed'],
  phase: 'II',
  operators: { GT: { price: 60, cash: 200, trains: ['2'], shares: { Amy: 60 } } },
  privates: { LM: 'GT' },
  tiles,
})

const littleMiami: readonly Row[] = [
  [
    'switch lmBoth: joined by its first tile there is nothing for the second',
    turnOf('GT', miami({ H12: '291 r2' }), [
      lay('G13', '57 r0', gives({ step: 'secondTile', at: 'LM' }), 'LM'),
      { ...lay('H12', '295 r1', refused('or.power.ALREADY_JOINED'), 'LM'), by: 'GT' },
      pass(gives({ step: 'trackToken', at: 'GT' })),
    ]),
  ],
  [
    'switch lmBoth: a way around by another hex joins them too',
    turnOf('GT', miami({ H12: '292 r2', H14: '7 r1', G13: '57 r2' }), [
      lay('H12', '295 r1', refused('or.power.ALREADY_JOINED'), 'LM'),
    ]),
  ],
  [
    'switch lmBoth: once its first tile makes a way around the second may be given up',
    turnOf('GT', miami({ H12: '292 r2', H14: '7 r1' }), [
      lay('G13', '57 r2', gives({ step: 'secondTile', at: 'LM' }), 'LM'),
      pass(gives({ step: 'trackToken', at: 'GT' })),
    ]),
  ],
  [
    'switch lmBoth: and there need be no place for it, as in the first phase',
    turnOf('GT', { ...miami({ H12: '292 r2', H14: '7 r1' }), phase: 'I' }, [
      lay('G13', '57 r1', refused('or.power.NOT_JOINED'), 'LM'),
      lay('G13', '57 r2', gives({ step: 'secondTile', at: 'LM' }), 'LM'),
      pass(gives({ step: 'trackToken', at: 'GT' })),
    ]),
  ],
  [
    'switch lmBoth: both tiles bring track that joins them, so the one that has it is not begun with',
    turnOf('GT', miami({ H12: '291 r2' }), [lay('H12', '295 r1', refused('or.power.NOT_JOINED'), 'LM')]),
  ],
]

/** In the track step with nothing in the treasury that would pay for a tile. */
const poor = (gt: object, more: TurnPosition, tiles: Readonly<Record<string, string>> = {}): TurnPosition => ({
  ...there,
  ...more,
  operators: {
    ...more.operators,
    GT: { price: 60, cash: 43, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 30, Bob: 10, pool: 60 }, ...gt },
  },
  tiles: { ...midland, ...tiles },
})

const asked: readonly Row[] = [
  [
    'a company with tiles to lay keeps the track step open, in every phase',
    turnOf('GT', poor({}, { privates: { LSL: 'GT', MAIL: 'Bob' } }), [
      company('MAIL', 40, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
    ]),
  ],
  [
    'after an upgrade too',
    turnOf('GT', poor({}, { privates: { LSL: 'GT', MAIL: 'Bob' }, at: { facts: { upgraded: true, laid: 1 } } }), [
      company('MAIL', 40, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
    ]),
  ],
  [
    'but not where tiles lie in all its hexes, though one could be upgraded',
    turnOf('GT', poor({}, { phase: 'II', privates: { LSL: 'GT', MAIL: 'Bob' } }, { D14: '6 r0', E17: '291 r4' }), [
      company('MAIL', 40, gives({ step: 'run' })),
    ]),
  ],
  [
    'Little Miami is one of these companies',
    turnOf('GT', { ...poor({}, { privates: { LM: 'GT', MAIL: 'Bob' } }, { H12: '291 r2' }), options: ['second_ed'] }, [
      company('MAIL', 40, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
    ]),
  ],
  [
    'a way from one city of Chicago to another is asked about as if it were a route',
    turnOf(
      'GT',
      {
        ...there,
        phase: 'II',
        operators: { GT: { price: 60, cash: 100, trains: ['2'], tokens: ['B16', 'D6:3'], shares: { Amy: 60 } } },
        tiles: { E7: '31 r2', E5: '7 r3' },
      },
      [pass(gives({ step: 'run' })), run([], gives({ 'price.GT': 50 }))],
    ),
  ],
  [
    'without one the run follows',
    turnOf('GT', poor({}, { privates: { MAIL: 'Bob' } }), [company('MAIL', 40, gives({ step: 'run' }))]),
  ],
  [
    'the treasury of an independent there is no room for pays for no tile',
    turnOf(
      'GT',
      poor(
        { trains: ['2', '2', '2', '2'] },
        { privates: { MAIL: 'Bob' }, operators: { MS: { owner: 'Amy', cash: 100 } } },
      ),
      [company('MAIL', 40, gives({ step: 'run' }))],
    ),
  ],
]

const turns: readonly Row[] = [
  [
    'switch receivershipEarns: a run that earns nothing is refused where another earns',
    turnOf('GT', { ...there, operators: { GT: receivership }, tiles: midland, at: { step: 'run' } }, [
      run([], refused('or.run.NOT_MAXIMUM')),
      run(['2: G9-G7'], gives({ 'cash.GT': 40 })),
    ]),
  ],
  [
    'switch buyerInTurn: the dearest corporation gives back trains first, not the buyer',
    turnOf(
      'GT',
      forced(
        { ...three(60, 'Amy'), trains: ['5', '5'] },
        { players: five, phase: 'III', depot: { left: { '5': 0 } }, operators: { NYC: three(100, 'Bob') } },
      ),
      [train('6', gives({ phase: 'IV', step: 'discard', at: 'NYC' }))],
    ),
  ],
]

describe('the ruleset of 18xx.games: turns', () => {
  it.each([...littleMiami, ...asked, ...turns])('%s', (_, scenario) => holds(scenario))
})
