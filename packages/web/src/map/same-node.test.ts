import { boardScene, type SceneNode } from '@roundhouse/board'
import { newTable } from '@roundhouse/engine/testing'
import { expect, test } from 'vitest'
import { sameNode } from './same-node.js'

const node = (attrs: SceneNode['attrs'], children: SceneNode['children'] = [], key?: string): SceneNode => ({
  tag: 'g',
  attrs,
  children,
  ...(key !== undefined && { key }),
})

test.each([
  [node({}), node({}), true],
  [node({ x: 1 }), node({ x: 1 }), true],
  [node({ x: 1 }), node({ x: 2 }), false],
  [node({ x: 1 }), node({}), false],
  [node({}, ['a']), node({}, ['a']), true],
  [node({}, ['a']), node({}, [node({})]), false],
  [node({}, [node({ x: 1 })]), node({}, [node({ x: 2 })]), false],
  [node({}, [], 'a'), node({}, [], 'b'), false],
] as const)('case %#', (a, b, same) => expect(sameNode(a, b)).toBe(same))

test('a step changes the parts of one hex only', () => {
  const { rules, state } = newTable('1846')
  const scene = (tiles: typeof state.board.tiles) =>
    boardScene({ board: rules.board, state: { ...state.board, tiles } })
  const before = scene(state.board.tiles)
  const after = scene({ ...state.board.tiles, F8: { tile: '9', rotation: 0 } })
  const changed = before.layers.flatMap((layer, l) => {
    const other = after.layers[l]!
    return layer.children
      .filter((child, i) => !sameNode(child, other.children[i]!))
      .map((child) => (child as SceneNode).key)
  })
  expect(changed.sort()).toEqual(
    ['field:F8', 'marks:F8', 'places:F8', 'rails:F8'].filter((key) => changed.includes(key)),
  )
  expect(changed).toContain('rails:F8')
})
