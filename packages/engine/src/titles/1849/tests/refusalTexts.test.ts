import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { told } from '../../../testing/told.js'
import { at, buying, cash, corp, lay, pass, pay, run, sell, stockTurn, token, train, turnOf } from './table.js'

const SFA = at(4, 2, { shares: { Bob: 40 } })
/** CTL of Amy with a train that can run; SFA has none. */
const running = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf(
    'CTL',
    { operators: { CTL: corp(100, { cash: 0, shares: { Amy: 40 }, trains: ['4H'] }), SFA }, at: { step: 'run' } },
    actions,
  )
/** CTL must buy a train, without money; Amy has a share to sell. */
const poor = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf(
    'CTL',
    buying(
      { CTL: corp(100, { cash: 0, shares: { Amy: 20 } }), SFA: at(4, 2, { shares: { Bob: 40, Amy: 10 } }) },
      { players: cash(10, 500, 500) },
    ),
    actions,
  )

/** The board of the rulebook's example, CTL about to run. */
const example = (trains: readonly string[], lines: readonly string[], more: object = {}) =>
  turnOf(
    'CTL',
    {
      phase: '10',
      tiles: { D4: '682 r1', C3: '3 r5', E3: '713 r0', G3: '3 r2', F2: '8 r5', G1: '3 r3', D2: '78 r5' },
      operators: {
        CTL: corp(68, {
          shares: { Amy: 40 },
          trains: [...trains],
          facts: trains.includes('E') ? { eMarker: true } : {},
        }),
      },
      at: { step: 'run' },
      ...more,
    },
    [run(lines)],
  )
/** RCS with two branches that meet at the side between D6 and Palermo. */
const branches = (...lines: readonly string[]) =>
  turnOf(
    'RCS',
    {
      phase: '6',
      tiles: { D6: '28 r2', E5: '3 r3', F6: '9 r0', H6: '8 r3', I7: '3 r2' },
      operators: { RCS: corp(68, { shares: { Amy: 40 }, trains: ['6H', '6H'] }) },
      at: { step: 'run' },
    },
    [run(lines)],
  )
/** SFA comes after CTL, whose turn ends by itself with the run. */
const over = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf(
    'CTL',
    {
      operators: {
        CTL: corp(100, { cash: 0, shares: { Amy: 20 }, trains: ['4H'], operated: false }),
        SFA: at(4, 2, { cash: 100, shares: { Bob: 40 } }),
      },
      at: { step: 'run' },
    },
    [run(['4H: E1-C1']), pay('full'), ...actions],
  )

it.each<[string, Scenario, RegExp]>([
  [
    '1849-10.5.1-5 the hex where two trains use the same track, not where one begins (RU7)',
    branches('6H: E5-D6-C5', '6H: I7-H6-F6-D6-C5'),
    /used twice in C5\.$/,
  ],
  [
    '1849-14.3-6 the hex where the track is narrow (RU9)',
    example(['E'], ['E: E1-D2-E3-D4'], { options: ['absorbing', 'bonds', 'electricDreams'], phase: '16' }),
    /narrow gauge: D2\.$/,
  ],
  [
    '1849-10.1-4 the hex where the gauge is another (RU4)',
    example(['10H'], ['10H: E1-G1, G1-F2-G3'], { tiles: { G3: '3 r2', F2: '8 r5', G1: '679 r3' } }),
    /changes its gauge between stops in F2\.$/,
  ],
  [
    '1849-10.1-1 where the parts of a route do not join (any.NO_TRACK)',
    example(['10H'], ['10H: E1-G1, D4-C3, C3-E3-G3']),
    /no such track at D4\.$/,
  ],
  [
    '1849-9.5-4 a sale too small to pass the presidency on, which another could have (SE5)',
    stockTurn('Amy', { operators: { CTL: corp(100, { president: 'Amy', shares: { Amy: [20, 20], Bob: 30 } }) } }, [
      sell('CTL', 10),
    ]),
    /^1849-9\.5-4: You would still be president of CTL after selling 10%/,
  ],
  [
    '1849-9.5-5 nobody could have it (SE4)',
    stockTurn('Amy', { operators: { CTL: corp(100, { president: 'Amy', shares: { Amy: [20, 20], Bob: 10 } }) } }, [
      sell('CTL', 10),
    ]),
    /^1849-9\.5-5: Nobody else could become president of CTL/,
  ],
  [
    '1849-7.1-9 SMS stands in for the station though it has placed none (ST1)',
    turnOf(
      'CTL',
      {
        phase: '6',
        privates: { SMS: 'CTL' },
        operators: { CTL: corp(100, { cash: 500, shares: { Amy: 40 }, trains: ['6H'] }) },
      },
      [lay('B14', '655 r0', undefined, 'SMS'), token('C1')],
    ),
    /^1849-7\.1-9: SMS stands in for the station of this turn/,
  ],
  [
    '1849-10-1 a turn that ended by itself is over',
    over(train('4H', undefined, { by: 'CTL' })),
    /not the turn of CTL but of SFA\.$/,
  ],
  ['1849-10-1 for tiles too', over({ ...lay('F2', '9 r2'), by: 'CTL' }), /not the turn of CTL but of SFA\.$/],
  [
    '1849-10-2 who passed the tile step has passed it, whatever the tile',
    turnOf('CTL', { operators: { CTL: corp(100, { cash: 500, shares: { Amy: 40 }, trains: ['4H'] }), SFA } }, [
      pass(),
      run(['4H: E1-C1']),
      pay('full'),
      lay('B4', '8 r0'),
    ]),
    /^1849-10\.3-1: A tile is laid in the first step/,
  ],
  ['1849-10.5-1 who has the train must run', running(pass()), /^1849-10\.5-1: CTL has a train .* must run\.$/],
  ['1849-10-1 another is not told so', running(pass(undefined, 'Bob')), /: It is not the turn of Bob but of CTL\.$/],
  [
    '1849-10-1 nor is one without a train',
    running(pass(undefined, 'SFA')),
    /: It is not the turn of SFA but of CTL\.$/,
  ],
  [
    '1849-10.5-1 nor who has run',
    running(run(['4H: E1-C1']), pay('withhold'), run([])),
    /^(?!.*must run).*not possible/,
  ],
  [
    '1849-14.3-2 an E marker has its price',
    turnOf(
      'CTL',
      {
        options: ['absorbing', 'bonds', 'electricDreams'],
        phase: '12',
        operators: { CTL: corp(100, { cash: 2500, shares: { Amy: 40 } }) },
        at: { step: 'eMarker', facts: { declared: true } },
      },
      [{ type: 'buyEquipment', item: 'E', from: 'bank', price: 800 }],
    ),
    /^1849-14\.3-2: The E marker costs 1100, not 800\.$/,
  ],
  [
    '1849-10-2 the tile step is over, whatever there is in the treasury',
    poor(lay('F2', '9 r2')),
    /^1849-10\.3-1: A tile is laid in the first step/,
  ],
  [
    '1849-10.7-2 the president sells shares where his cash is not enough',
    poor(train('4H', undefined, { help: 100 })),
    /^1849-10\.7-2: The president must add 100 and has 10/,
  ],
])('%s', (_, scenario, text) => expect(told(scenario)).toMatch(text))
