import { expect, test } from 'vitest'
import { readLooks, withLook } from './look-memory.js'

const look = { x: 1, y: 2, zoom: 3 }

test.each([
  [null, {}],
  ['not json', {}],
  ['[]', {}],
  ['null', {}],
  [JSON.stringify({ a: look, b: { x: 1 }, c: { ...look, zoom: 0 }, d: 'x' }), { a: look }],
] as const)('reads %s', (text, looks) => expect(readLooks(text)).toEqual(looks))

test('keeps the newest last, forgets the oldest and what shows the whole map', () => {
  let looks = withLook({ a: look }, 'b', look)
  looks = withLook(looks, 'a', { ...look, zoom: 4 })
  expect(Object.keys(looks)).toEqual(['b', 'a'])
  expect(withLook(looks, 'a', null)).toEqual({ b: look })
  for (let i = 0; i < 60; i++) looks = withLook(looks, `t${i}`, look)
  expect(Object.keys(looks)).toHaveLength(40)
  expect(looks.b).toBeUndefined()
})
