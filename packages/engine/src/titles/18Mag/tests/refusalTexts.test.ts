import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { told } from '../../../testing/told.js'
import { lay, minor, pass, turnOf } from './table.js'

/** István's minor 4 upgrades its home; how is left to Amy. */
const upgrading = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf(
    '4',
    {
      phase: 'Green',
      players: ['Amy', { name: 'István', automaton: true }],
      tiles: { E10: '57 r2', D9: '57 r2' },
      operators: { '4': minor(50, {}, 'István') },
    },
    actions,
  )

it.each<[string, Scenario, RegExp]>([
  ['MAG-V1-5 nobody passes for him', upgrading(pass()), /^MAG-V1-5: István does not pass here: .* you choose which\.$/],
  ['MAG-V1-5 his cards choose the hex', upgrading(lay('D9', '14 r1')), /^MAG-V1-5: .* they want something else\.$/],
])('%s', (_, scenario, text) => expect(told(scenario)).toMatch(text))
