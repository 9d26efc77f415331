import { expect, it } from 'vitest'
import { exits } from './face.js'
import { tile } from './notation.js'
import { STANDARD_FACES, standard, tileSet } from './tiles.js'

it('gives standard tiles their number and count, and what a title changes', () => {
  const set = tileSet([
    ...standard({ 7: null, 14: 3, 57: { count: 2, label: 'Y', otherSide: '6' } }),
    tile('X1', 'gray', 1, 't30', '0-t'),
  ])
  expect(set['7']).toMatchObject({ id: '7', count: null, colour: 'yellow' })
  expect(set['14']).toMatchObject({ id: '14', count: 3, places: [{ kind: 'city', value: 30, slots: 2 }] })
  expect(set['57']).toMatchObject({ count: 2, label: 'Y', otherSide: '6' })
  expect(Object.keys(set)).toHaveLength(4)
})

it('refuses slips', () => {
  expect(() => standard({ 1234: 1 })).toThrow('no standard tile')
  expect(() => tileSet([...standard({ 7: 1 }), ...standard({ 7: 1 })])).toThrow('twice')
})

it('has track on every face, out of side 0', () => {
  for (const [id, face] of Object.entries(STANDARD_FACES)) expect(exits(face), id).toContain(0)
})
