import { type BoardData, type Face, type Hex, type Tile, titles } from '@roundhouse/engine'

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
  (title) => {
    const players = Array.from({ length: title.players.min }, (_, i) => ({ name: `Player ${i + 1}` }))
    return {
      name: title.name,
      board: title.rules({ title: title.id, players, seed: 1, options: [], ruleset: 'rulebook' }).board,
    }
  },
)
