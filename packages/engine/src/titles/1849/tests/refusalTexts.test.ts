import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { told } from '../../../testing/told.js'
import { at, buying, cash, corp, lay, pass, pay, run, train, turnOf } from './table.js'

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

it.each<[string, Scenario, RegExp]>([
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
