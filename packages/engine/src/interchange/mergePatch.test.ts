import { expect, it } from 'vitest'
import type { Json } from '../core/state.js'
import { applyPatch, patchFrom } from './mergePatch.js'

type Value = { readonly [key: string]: Json }

const CASES: readonly {
  readonly name: string
  readonly before: Value
  readonly after: Value
  readonly patch: Value
}[] = [
  { name: 'no change', before: { a: 1 }, after: { a: 1 }, patch: {} },
  { name: 'a value', before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, patch: { b: 3 } },
  { name: 'a key gone', before: { a: 1, b: 2 }, after: { a: 1 }, patch: { b: null } },
  {
    name: 'deep',
    before: { a: { b: { c: 1, d: 2 } } },
    after: { a: { b: { c: 1 } } },
    patch: { a: { b: { d: null } } },
  },
  { name: 'a list is replaced whole', before: { a: [1, 2] }, after: { a: [2] }, patch: { a: [2] } },
  { name: 'a record for a value', before: { a: 1 }, after: { a: { b: 1 } }, patch: { a: { b: 1 } } },
]

it.each(CASES)('$name', ({ before, after, patch }) => {
  expect(patchFrom(before, after)).toEqual(patch)
  expect(applyPatch(before, patch)).toEqual(after)
})
