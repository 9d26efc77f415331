import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { reachSeenBy } from './reachSeen.js'
import { liftTokens, placeHomeToken } from './tokens.js'

const A1 = { A1: [{ by: 'X', city: 0 }] }
const A3 = { A3: [{ by: 'Y', city: 0 }] }

const table = () => {
  const d = changing(tiny({ board: { tiles: {}, tokens: { ...A1, ...A3 } } }))
  d.round({ kind: 'operating', current: 'X' })
  return d
}

const seen = reachSeenBy(() => true)

const closeY = (d: ReturnType<typeof table>, { noteGone } = seen): void => {
  noteGone(d, 'Y')
  liftTokens(d, 'Y')
}

it('whoever looked before a closing sees the stations that are gone, the others do not', () => {
  const d = table()
  seen.noteLook(d, 'X')
  closeY(d)
  expect(seen.boardSeen(d, 'X').tokens).toEqual({ ...A1, ...A3 })
  expect(seen.boardSeen(d, 'Z').tokens).toEqual(A1)
})

it('a tile or station lets everybody look anew', () => {
  const d = table()
  seen.noteLook(d, 'X')
  closeY(d)
  seen.noteBoardChange(d)
  expect(seen.boardSeen(d, 'X').tokens).toEqual(A1)
})

it.each([
  ['a tile is seen at once by whose turn it is', 'noteBoardChange', { ...A1, ...A3 }],
  ['a station only when there is need to', 'noteStation', A1],
] as const)('%s, and then a closing is not', (_, change, tokens) => {
  const d = table()
  seen[change](d)
  closeY(d)
  expect(seen.boardSeen(d, 'X').tokens).toEqual(tokens)
})

it('a founding is seen by the founded one alone', () => {
  const d = table()
  for (const by of ['X', '1']) {
    seen.noteLook(d, by)
    seen.noteCities(d, by)
  }
  closeY(d)
  placeHomeToken(d, '1')
  seen.noteHome(d, '1', { hex: 'A3', city: 0 })
  const boards = (by: string) => [seen.boardSeen(d, by).tokens, seen.citiesSeen(d, by).tokens]
  const before = { ...A1, ...A3 }
  const now = { ...A1, A3: [{ by: '1', city: 0 }] }
  expect([boards('X'), boards('1')]).toEqual([
    [before, before],
    [now, now],
  ])
})

it('where nothing is kept, everybody sees the board as it lies', () => {
  const d = table()
  const fresh = reachSeenBy(() => false)
  fresh.noteLook(d, 'X')
  closeY(d, fresh)
  expect(fresh.boardSeen(d, 'X')).toBe(d.state.board)
})
