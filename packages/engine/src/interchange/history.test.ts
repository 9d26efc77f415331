import { expect, it } from 'vitest'
import { standing } from './history.js'

const CASES: readonly {
  readonly name: string
  readonly actions: readonly string[]
  readonly stands: readonly number[]
}[] = [
  { name: 'nothing undone', actions: ['1 bid', '2 pass'], stands: [1, 2] },
  { name: 'undo takes the last action back', actions: ['1 bid', '2 pass', '3 undo'], stands: [1] },
  { name: 'two undos take two back', actions: ['1 bid', '2 pass', '3 undo', '4 undo'], stands: [] },
  { name: 'redo brings it again', actions: ['1 bid', '2 pass', '3 undo', '4 redo'], stands: [1, 2] },
  {
    name: 'two undos, one redo: the one undone last comes back',
    actions: ['1 bid', '2 pass', '3 undo', '4 undo', '5 redo'],
    stands: [1],
  },
  { name: 'undo to an action', actions: ['1 bid', '2 pass', '3 pass', '4 undo to 1', '5 bid'], stands: [1, 5] },
  {
    name: 'redo after undo to an action',
    actions: ['1 bid', '2 pass', '3 pass', '4 undo to 1', '5 redo'],
    stands: [1, 2, 3],
  },
  { name: 'undo to the beginning', actions: ['1 bid', '2 pass', '3 undo to 0', '4 bid'], stands: [4] },
  { name: 'chat is not undone by a plain undo', actions: ['1 bid', '2 message', '3 undo'], stands: [2] },
  { name: 'nothing left to redo after a new action', actions: ['1 bid', '2 undo', '3 pass', '4 redo'], stands: [3] },
  { name: 'ids have gaps', actions: ['1 bid', '7 pass', '12 undo to 1', '30 pass'], stands: [1, 30] },
  { name: 'undo with nothing to undo', actions: ['1 undo', '2 bid'], stands: [2] },
]

it.each(CASES)('$name', ({ actions, stands }) => {
  const list = actions.map((line) => {
    const [, id, type, to] = /^(\d+) (\w+)(?: to (\d+))?$/.exec(line) ?? []
    return { id: Number(id), type, ...(to === undefined ? {} : { action_id: Number(to) }) }
  })
  const found = [...standing(list)].sort((a, b) => a - b).map((index) => list[index]?.id)
  expect(found).toEqual(stands)
})
