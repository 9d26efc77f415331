import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Failure } from '../failure.js'
import { Limits } from './limits.js'

const DOCS = readFileSync(new URL('../../../../docs/running-a-server.md', import.meta.url), 'utf8')

const taken = (limits: Limits, kind: Parameters<Limits['take']>[0], now: number): number => {
  for (let count = 0; ; count++) {
    try {
      limits.take(kind, 'amy', now)
    } catch (error) {
      if (error instanceof Failure && error.code === 'too_many') return count
      throw error
    }
  }
}

it.each([
  ['address', 'anything, from one address'],
  ['read', 'reading'],
  ['write', 'writing'],
  ['search', 'choices, positions, exports, pictures'],
  ['enter', 'names, accounts, passwords, from one address'],
] as const)('%s: as many as the docs say, at once and then by the second', (kind, row) => {
  const [, burst, perSecond] = new RegExp(`^\\| ${row} \\| ([\\d.]+) \\| ([\\d.]+) \\|$`, 'm').exec(DOCS) ?? []
  const limits = new Limits()
  expect(taken(limits, kind, 0)).toBe(Number(burst))
  expect(taken(limits, kind, 5000)).toBe(5 * Number(perSecond))
  // A clock that goes back and forth gives nothing.
  expect(taken(limits, kind, 0)).toBe(0)
  expect(() => limits.take(kind, 'bob', 0)).not.toThrow()
})
