import { type BoardData, type Face, type Hex, type Tile, titles } from '@roundhouse/engine'
import { rulesOf } from '@roundhouse/engine/testing'

/** Boards for tests: small ones made by hand, and those of every title there is. */
export const sampleFace = (face: Partial<Face>): Face => ({ colour: 'white', places: [], track: [], ...face })

export const sampleTile = (id: string, face: Partial<Face>): Tile => ({ ...sampleFace(face), id, count: 1 })

type SampleHex = Partial<Omit<Hex, 'x' | 'y'>> & { readonly x: number; readonly y: number }

export const sampleBoard = (hexes: readonly SampleHex[], more: Partial<Omit<BoardData, 'hexes'>> = {}): BoardData => {
  const named = hexes.map((hex, i): Hex => ({ ...sampleFace(hex), ...hex, id: hex.id ?? `H${i}` }))
  return {
    layout: 'flat',
    neighbours: {},
    tiles: {},
    ...more,
    hexes: Object.fromEntries(named.map((hex) => [hex.id, hex])),
  }
}

export const BOARDS: readonly { readonly name: string; readonly board: BoardData }[] = Object.values(titles).map(
  ({ id, name, players }) => ({ name, board: rulesOf(id, { players: players.min }).board }),
)
