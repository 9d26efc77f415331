import { describe, expect, it } from 'vitest'
import { BOARD as BOARD_MEX } from '../titles/18MEX/data/map.js'
import { BOARD as BOARD_1846 } from '../titles/1846/data/map.js'
import { type HexTrack, type Network, networkOf, PLACE, pointOf, withTile } from './network.js'

const trackIn = ({ grid, hexes }: Network, hex: string): HexTrack => hexes[grid.index.get(hex) ?? -1] as HexTrack
const pointsAt = (track: HexTrack, side: number): number[] =>
  (track.piecesAt[side] ?? []).map((piece) => pointOf(track, piece, side))

describe('the track network', () => {
  it('joins the track of two hexes in the point of their side', () => {
    const network = networkOf(BOARD_1846, { G9: { tile: '57', rotation: 1 }, G7: { tile: '57', rotation: 1 } })
    const east = pointsAt(trackIn(network, 'G7'), 4)
    expect(east).toHaveLength(1)
    expect(pointsAt(trackIn(network, 'G9'), 1)).toEqual(east)
  })

  it('gives tracks that merge at a side one point (1846: four cities of Chicago and C5)', () => {
    const network = networkOf(BOARD_1846, { D6: { tile: '298', rotation: 0 } })
    const toC5 = pointsAt(trackIn(network, 'D6'), 2)
    expect(toC5).toHaveLength(4)
    expect(new Set([...toC5, ...pointsAt(trackIn(network, 'C5'), 5)]).size).toBe(1)
  })

  it('keeps tracks side by side apart (18MEX 485)', () => {
    const tiles = { O10: { tile: '485MC', rotation: 0 }, P11: { tile: '485P', rotation: 0 } }
    const network = networkOf(BOARD_MEX, tiles)
    const east = pointsAt(trackIn(network, 'O10'), 5)
    expect(new Set(east).size).toBe(2)
    expect(new Set(pointsAt(trackIn(network, 'P11'), 2))).toEqual(new Set(east))
  })

  it('turns a tile with its rotation', () => {
    const { a, b } = trackIn(networkOf(BOARD_1846, { F8: { tile: '8', rotation: 4 } }), 'F8')
    expect([a[0], b[0]]).toEqual([4, 0])
  })

  it('is compiled once for a set of tiles, and shares the hexes that did not change', () => {
    const tiles = { F8: { tile: '8', rotation: 4 } }
    const before = networkOf(BOARD_1846, tiles)
    expect(networkOf(BOARD_1846, tiles)).toBe(before)
    const after = networkOf(BOARD_1846, { ...tiles, F10: { tile: '9', rotation: 1 } })
    expect(after.hexes.filter((track, i) => track !== before.hexes[i])).toHaveLength(1)
    const tried = withTile(before, before.grid.index.get('F10') ?? -1, { tile: '9', rotation: 1 })
    expect(tried.hexes).toEqual(after.hexes)
  })

  it('numbers the ends and ports of the whole board', () => {
    const { hexes, size, first, hexOf } = networkOf(BOARD_1846, {})
    expect(size).toBe(hexes.reduce((sum, { strands }) => sum + strands.size, 0))
    for (const [hex, { strands }] of hexes.entries())
      for (let i = 0; i < strands.size; i++) expect(hexOf[(first[hex] ?? 0) + i]).toBe(hex)
    expect(trackIn(networkOf(BOARD_1846, {}), 'D6').piecesAt).toHaveLength(PLACE + 4)
  })
})
