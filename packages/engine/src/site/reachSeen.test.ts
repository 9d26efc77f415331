import { describe, expect, it } from 'vitest'
import { hex, printedBoard } from '../board/printed.js'
import { standard, tileSet } from '../board/tiles.js'
import { replacedBy } from '../core/replaceable.js'
import type { BoardState } from '../core/state.js'
import { type LayTile, layCandidates, layObjection, type TrackRules } from '../steps/lay.js'
import { liftTokens, placeHomeToken } from '../steps/tokens.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import {
  boardSeen,
  citiesSeen,
  forgetLooks,
  forgetLooksOfOthers,
  hideHome,
  lookAtReach,
  lookForCity,
  rememberStations,
  TILES_AS_SEEN,
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

describe('where a tile may be laid', () => {
  const TRACK: TrackRules = {
    before: () => undefined,
    colours: () => ['yellow', 'green'],
    charges: () => [],
    connects: (_p, _lay, how) => how !== 'none',
  }
  const STATION = { B3: [{ by: '1', city: 0 }] }
  const board = printedBoard({
    layout: 'pointy',
    hexes: [hex('B3 B7', 'white', 'c'), hex('B1 B5 B9 A6 C4', 'white')],
    tiles: tileSet(standard({ '57': null, '9': null, '20': null })),
  })
  const action = (at: string, tile: string, rotation: number): LayTile => ({
    type: 'layTile',
    by: '1',
    hex: at,
    tile,
    rotation,
  })
  const first = action('B7', '57', 1)
  const upgrade = action('B5', '20', 0)

  /** Track leads from B3 through B5 to B7. */
  const seeing = (tokens: BoardState['tokens']) => {
    const tiles = { B3: { tile: '57', rotation: 1 }, B5: { tile: '9', rotation: 1 } }
    const p = tiny(
      { board: { tiles, tokens }, operators: { X: IDLE, Y: IDLE, '1': { ...IDLE, cash: 50, owner: 'p2' } } },
      { board, replaced: replacedBy(TILES_AS_SEEN) },
    )
    const d = changing(p)
    lookAtReach(d, '1')
    return d
  }
  const withStationGone = (d: ReturnType<typeof seeing>) => {
    rememberStations(d, '1')
    liftTokens(d, '1')
    return d
  }

  it.each<[string, LayTile, ReturnType<typeof seeing>, string | undefined]>([
    ['a first tile by the board that is seen', first, withStationGone(seeing(STATION)), undefined],
    ['nothing without a station seen', first, seeing({}), 'or.tile.NOT_CONNECTED'],
    ['an upgrade by the board as it lies, too', upgrade, withStationGone(seeing(STATION)), 'or.tile.NOT_CONNECTED'],
    ['where they are the same, by it', upgrade, seeing(STATION), undefined],
  ])('%s', (_, tile, d, code) => expect(layObjection(d, tile, TRACK)?.code).toBe(code))

  it('offers hexes that are reached on the board that is seen', () => {
    const offered = [...layCandidates(withStationGone(seeing(STATION)), '1', TRACK)].map((each) => each.action)
    expect(offered).toContainEqual(first)
  })
})
