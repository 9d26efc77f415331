import { describe, expect, it } from 'vitest'
import {
  parameter,
  type Replacement,
  replace,
  replaceable,
  replacedBy,
  setParameter,
  withReplaceable,
} from './replaceable.js'
import type { Rules } from './title.js'

const limit = parameter(5)
const fee = replaceable((_p: { readonly rules: Rules }, count: number) => 10 * count)
const kind = withReplaceable({ type: 'pass', apply: (_p: { readonly rules: Rules }) => 'passed' }, 'apply')

const at = (...replacements: readonly Replacement[]): { readonly rules: Rules } => ({
  rules: (replacements.length > 0 ? { replaced: replacedBy(replacements) } : {}) as Rules,
})

describe('what a site may replace', () => {
  it('is as it stands in the source by the rulebook', () => {
    expect([limit.of(at()), fee(at(), 2), kind.apply(at())]).toEqual([5, 20, 'passed'])
  })

  it('is the replacement where there is one, and only that', () => {
    expect(limit.of(at(setParameter(limit, 7)))).toBe(7)
    expect(fee(at(setParameter(limit, 7)), 2)).toBe(20)
    expect(fee(at(replace(fee, () => (_p, count) => count)), 2)).toBe(2)
    expect(kind.apply(at(replace(kind.apply, (before) => (p) => `${before(p)}!`)))).toBe('passed!')
  })

  it('is wrapped by a later one', () => {
    const twice = replace(fee, (before) => (p, count) => 2 * before(p, count))
    const more = replace(fee, (before) => (p, count) => before(p, count) + 1)
    expect(fee(at(twice, more), 1)).toBe(21)
    expect(fee(at(more, twice), 1)).toBe(22)
  })

  it('may be replaced by nothing', () => {
    const card = parameter<string | undefined>('5')
    expect(card.of(at(setParameter(card, undefined)))).toBeUndefined()
  })
})
