import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { face } from '../board/notation.js'
import { printedBoard } from '../board/printed.js'
import type { TokenAt } from '../core/state.js'
import { hasRoute } from '../steps/run.js'
import { tiny } from '../testing/tiny.js'
import { bruteForce } from './bruteForce.js'
import { routeProblem } from './problem.js'
import type { RouteRules } from './rules.js'

/** C3, the six hexes around it, and one beyond. */
const HEXES = ['C3', 'E3', 'D2', 'B2', 'A3', 'B4', 'D4', 'C5']

/** Places a hex may have, and the names of their ends. */
const PLACES: readonly (readonly [places: string, ends: readonly string[]])[] = [
  ['', []],
  ['', []],
  ['c20', ['c']],
  ['c20/2', ['c']],
  ['c20 c30', ['c', 'c1']],
  ['c20!', ['c']],
  ['c20 t10', ['c', 't']],
  ['t10', ['t']],
  ['o30', ['o']],
  ['j', ['j']],
  ['m40', ['m']],
]

const hexArbitrary = fc.record({
  places: fc.constantFrom(...PLACES),
  track: fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.constantFrom('-', '-', '-', '=', '~')), {
    minLength: 2,
    maxLength: 6,
  }),
  tokens: fc.array(fc.record({ by: fc.constantFrom('X', 'Y'), city: fc.nat(1) }), { maxLength: 2 }),
  group: fc.constantFrom(undefined, undefined, 'E', 'W'),
  area: fc.constantFrom(undefined, undefined, undefined, 'bay'),
})

const positionArbitrary = fc
  .record({
    hexes: fc.array(hexArbitrary, { minLength: HEXES.length, maxLength: HEXES.length }),
    notForMinimum: fc.subarray(HEXES, { maxLength: 3 }),
    oneLocation: fc.subarray(HEXES, { maxLength: 3 }),
    mines: fc.boolean(),
  })
  .map(({ hexes, notForMinimum, oneLocation, mines }) => {
    const tokens: Record<string, readonly TokenAt[]> = {}
    const lines = hexes.map(({ places: [places, inside], track, tokens: held, group, area }, i) => {
      const id = HEXES[i] as string
      const ends = ['0', '1', '2', '3', '4', '5', ...inside, ...inside]
      const drawn = new Map<string, string>()
      for (const [a, b, sign] of track) {
        // Where there is a place, track leads to it: what else there is, is plain.
        const [one, other] = [
          ends[b % ends.length] as string,
          inside.length > 0 ? ends[6 + (a % inside.length)] : ends[a % 6],
        ]
        if (one !== other) drawn.set([one, other].sort().join(), `${one}${sign}${other}`)
      }
      const shown = face('yellow', places, [...drawn.values()].join(' '))
      const standing = held.filter(({ city }) => shown.places[city]?.kind === 'city')
      if (standing.length > 0) tokens[id] = standing
      return { ...shown, id, ...(group && { group }), ...(area && { area }) }
    })
    const board = printedBoard({ layout: 'flat', hexes: [lines], tiles: {} })
    const routes: RouteRules = {
      notForMinimum,
      oneLocation,
      exclusive: ['E'],
      extras: () => ({ claims: mines ? [{ id: 'SNW', effect: 'mine' }] : [] }),
    }
    return tiny({ board: { tiles: {}, tokens } }, { board, routes })
  })

/** Any length, any gauge, every stop for nothing: what it cannot run no train can. */
const ENDLESS = { id: 't', name: 'any', reach: { kinds: [], visits: 0 }, usable: true }

describe('hasRoute', () => {
  it('says whether a train of any length has a route, as trying every route says', () => {
    const said = { yes: 0, no: 0 }
    fc.assert(
      fc.property(positionArbitrary, (p) => {
        const most = bruteForce({ ...routeProblem(p, 'X'), trains: [ENDLESS] })
        fc.pre(most !== undefined)
        const possible = hasRoute(p, 'X')
        expect(possible).toBe((most ?? 0) > 0)
        said[possible ? 'yes' : 'no']++
      }),
      { seed: 1849, numRuns: 2500 },
    )
    expect(Math.min(said.yes, said.no)).toBeGreaterThan(400)
  })
})
