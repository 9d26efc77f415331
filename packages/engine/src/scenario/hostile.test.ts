import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  INHERITED,
  placesIn,
  STRANGE_NAMES,
  STRANGE_NUMBERS,
  STRANGE_VALUES,
  valueAt,
  withAt,
} from '../testing/leaves.js'
import { titles } from '../titles/index.js'
import { describeProblems, describeTrial } from './describe.js'
import { readScenario } from './read.js'
import { tryScenario } from './try.js'

const FOLDER = new URL('../../scenarios/', import.meta.url)
const scenarios = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && /^18/.test(name))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as object)

/** Reads, tries and words a scenario: whatever it is, it is answered. */
const attempt = (scenario: unknown): boolean => {
  const read = readScenario(scenario, titles)
  if (!read.ok) {
    describeProblems(read.problems)
    return false
  }
  describeTrial(tryScenario(read))
  return true
}

const strangeFor = (value: unknown): readonly unknown[] => [
  ...STRANGE_VALUES,
  ...(typeof value === 'number' ? STRANGE_NUMBERS : STRANGE_NAMES),
]

describe('a scenario', () => {
  it('is one', () => {
    expect(scenarios.length).toBeGreaterThan(3)
    expect(scenarios.map(attempt)).toEqual(scenarios.map(() => true))
  })

  it('with anything anywhere is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.nat(scenarios.length - 1), fc.nat(), fc.nat(), (n, place, which) => {
        const places = [...placesIn(scenarios[n])]
        const path = places[place % places.length] ?? []
        const values = strangeFor(valueAt(scenarios[n], path))
        attempt(withAt(scenarios[n], path, values[which % values.length]))
      }),
      { numRuns: 1500, seed: 3 },
    )
  })

  it('with any key that every record answers to is refused', () => {
    for (const scenario of scenarios.slice(0, 2))
      for (const path of [[], ...placesIn(scenario)]) {
        const found = path.length === 0 ? scenario : valueAt(scenario, path)
        if (typeof found !== 'object' || found === null || Array.isArray(found)) continue
        for (const name of INHERITED) {
          const entries = [...Object.entries(found), [name, 1]]
          expect(attempt(withAt(scenario, path, Object.fromEntries(entries)))).toBe(false)
        }
      }
  })

  it('may speak of anything in prose', () => {
    expect(attempt({ ...scenarios[0], about: 'The constructor of toString' })).toBe(true)
  })

  it('as anything at all is answered', () => {
    for (const value of [...STRANGE_VALUES, ...STRANGE_NAMES]) expect(attempt(value)).toBe(false)
  })
})
