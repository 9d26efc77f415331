import { expect, it } from 'vitest'
import { liftTokens, placeHomeToken } from '../steps/tokens.js'
import { changing, tiny } from '../testing/tiny.js'
import {
  boardSeen,
  citiesSeen,
  forgetLooks,
  forgetLooksOfOthers,
  hideHome,
  lookAtReach,
  lookForCity,
  rememberStations,
} from './reachSeen.js'

const A1 = { A1: [{ by: 'X', city: 0 }] }
const A3 = { A3: [{ by: 'Y', city: 0 }] }

const table = () => {
  const d = changing(tiny({ board: { tiles: {}, tokens: { ...A1, ...A3 } } }))
  d.round({ kind: 'operating', current: 'X' })
  return d
}

const closeY = (d: ReturnType<typeof table>): void => {
  rememberStations(d, 'Y')
  liftTokens(d, 'Y')
}

it('whoever looked before a closing sees the stations that are gone, the others do not', () => {
  const d = table()
  lookAtReach(d, 'X')
  closeY(d)
  expect(boardSeen(d, 'X').tokens).toEqual({ ...A1, ...A3 })
  expect(boardSeen(d, 'Z').tokens).toEqual(A1)
})

it('a tile or station lets everybody look anew', () => {
  const d = table()
  lookAtReach(d, 'X')
  closeY(d)
  forgetLooksOfOthers(d)
  expect(boardSeen(d, 'X').tokens).toEqual(A1)
})

it.each([
  ['whose turn it is looks at once', forgetLooksOfOthers, { ...A1, ...A3 }],
  ['nobody looks before having to', forgetLooks, A1],
] as const)('after a change of the board %s, and then a closing is seen or not', (_, change, tokens) => {
  const d = table()
  change(d)
  closeY(d)
  expect(boardSeen(d, 'X').tokens).toEqual(tokens)
})

it('a founding is seen by the founded one alone', () => {
  const d = table()
  for (const by of ['X', '1']) {
    lookAtReach(d, by)
    lookForCity(d, by)
  }
  closeY(d)
  placeHomeToken(d, '1')
  hideHome(d, '1', { hex: 'A3', city: 0 })
  const boards = (by: string) => [boardSeen(d, by).tokens, citiesSeen(d, by).tokens]
  const before = { ...A1, ...A3 }
  const now = { ...A1, A3: [{ by: '1', city: 0 }] }
  expect([boards('X'), boards('1')]).toEqual([
    [before, before],
    [now, now],
  ])
})

it('where nobody has looked, everybody sees the board as it lies', () => {
  const d = table()
  closeY(d)
  expect(boardSeen(d, 'X')).toBe(d.state.board)
})
