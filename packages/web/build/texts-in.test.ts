import { expect, test } from 'vitest'
import { textsIn } from './texts-in.js'

const found = (code: string) => textsIn('a.ts', code).map(({ start, end, texts }) => [code.slice(start, end), texts])

test.each([
  ["const a = { en: 'x', ru: 'y', pl: 'z' }", [["{ en: 'x', ru: 'y', pl: 'z' }", ['x', 'y', 'z']]]],
  [
    "const a: T = { b: { pl: 'z', en: `x`, ru: \"y's\" } as T }",
    [["{ pl: 'z', en: `x`, ru: \"y's\" }", ['x', "y's", 'z']]],
  ],
  ["const a = { en: 'x', ru: 'y' }", []],
  ["const a = (w: string) => ({ en: w, ru: 'y', pl: 'z' })", []],
  ["const a = { en: 'x', ru: `y$" + "{1}`, pl: 'z' }", []],
  ["const a = { en: 'x', ru: 'y', pl: 'z', de: 'u' }", []],
])('%s', (code, expected) => {
  expect(found(code)).toEqual(expected)
})
