import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, changesFrom } from './changes.js'

const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(0, 1, 'x', null, true), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  // Few names, so that two records have some in common; numbers keep an order of their own.
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', '7', '12'), tie('value'), { maxKeys: 4 }),
}))
const records = json.record as fc.Arbitrary<object>

/** With the order of keys. */
const told = (value: object): string => JSON.stringify(value)

describe('changes', () => {
  it('make the same again, down to the order of keys', () => {
    fc.assert(
      fc.property(records, records, (before, after) => {
        expect(told(changed(before, changesFrom(before, after)))).toBe(told(after))
      }),
      { seed: 1846, numRuns: 3000 },
    )
  })

  it.each<[string, object, object]>([
    ['a key that comes', { a: 1 }, { a: 1, b: 2 }],
    ['a key that goes', { a: 1, b: 2 }, { b: 2 }],
    ['nothing for something', { a: { b: 1 } }, { a: null }],
    ['a list for a record', { a: { b: 1 } }, { a: [1] }],
    ['a record for a list', { a: [1] }, { a: { b: 1 } }],
    ['a record that comes', {}, { a: { b: 1 } }],
    ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 3 }],
    ['keys in another order within', { x: { a: 1, b: 2 } }, { x: { b: 2, a: 3 } }],
    ['a number that comes between numbers', { 7: 1, 12: 1 }, { 7: 1, 9: 1, 12: 1 }],
  ])('%s', (_, before, after) => {
    expect(told(changed(before, changesFrom(before, after)))).toBe(told(after))
  })

  it('share what has stayed, and hold no more than what has not', () => {
    const [kept, gone] = [{ far: { below: [1] } }, { n: 1 }]
    const before = { kept, within: { kept, gone } }
    const changes = changesFrom(before, { kept, within: { kept, gone: { n: 2 } } })
    expect(JSON.stringify(changes)).toBe('["within",null,"gone",null,"n",2,null,null]')
    const again = changed(before, changes)
    expect(again.kept).toBe(kept)
    expect(again.within.kept).toBe(kept)
  })
})
