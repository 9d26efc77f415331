import type { Face, Tile } from './face.js'
import { face, type TileExtra, withCount } from './notation.js'

const yellow = (places: string, track: string) => face('yellow', places, track)
const green = (places: string, track: string) => face('green', places, track)
const brown = (places: string, track: string) => face('brown', places, track)
const gray = (places: string, track: string) => face('gray', places, track)

/** Faces that mean the same by their number in every title. */
export const STANDARD_FACES: Readonly<Record<string, Face>> = {
  '3': yellow('t10', '0-t t-1'),
  '4': yellow('t10', '0-t t-3'),
  '5': yellow('c20', '0-c 1-c'),
  '6': yellow('c20', '0-c 2-c'),
  '7': yellow('', '0-1'),
  '8': yellow('', '0-2'),
  '9': yellow('', '0-3'),
  '57': yellow('c20', '0-c c-3'),
  '58': yellow('t10', '0-t t-2'),

  '14': green('c30/2', '0-c 1-c 3-c 4-c'),
  '15': green('c30/2', '0-c 1-c 2-c 3-c'),
  '16': green('', '0-2 1-3'),
  '17': green('', '1-3 0-4'),
  '18': green('', '0-3 1-2'),
  '19': green('', '0-3 2-4'),
  '20': green('', '0-3 1-4'),
  '21': green('', '0-2 3-4'),
  '22': green('', '0-4 2-3'),
  '23': green('', '0-3 0-4'),
  '24': green('', '0-3 0-2'),
  '25': green('', '0-2 0-4'),
  '26': green('', '0-3 0-5'),
  '27': green('', '0-3 0-1'),
  '28': green('', '0-4 0-5'),
  '29': green('', '0-2 0-1'),
  '30': green('', '0-4 0-1'),
  '31': green('', '0-2 0-5'),
  '141': green('t10', '0-t 3-t 1-t'),
  '142': green('t10', '0-t 5-t 3-t'),
  '143': green('t10', '0-t 1-t 2-t'),
  '619': green('c30/2', '0-c 2-c 3-c 4-c'),

  '39': brown('', '0-2 0-1 1-2'),
  '40': brown('', '0-2 2-4 0-4'),
  '41': brown('', '0-3 0-1 1-3'),
  '42': brown('', '0-3 3-5 0-5'),
  '43': brown('', '0-3 0-2 1-3 1-2'),
  '44': brown('', '0-3 1-4 0-1 3-4'),
  '45': brown('', '0-3 2-4 0-4 2-3'),
  '46': brown('', '0-3 2-4 3-4 0-2'),
  '47': brown('', '0-3 1-4 1-3 0-4'),
  '63': brown('c40/2', '0-c 1-c 2-c 3-c 4-c 5-c'),
  '70': brown('', '0-1 0-2 1-3 2-3'),
  '611': brown('c40/2', '0-c 1-c 2-c 3-c 4-c'),

  '51': gray('c50/2', '0-c 1-c 2-c 3-c 4-c'),
  '455': gray('c50/3', '0-c 1-c 2-c 3-c 4-c 5-c'),
}

type Pick = number | null | ({ readonly count: number | null } & TileExtra)

const hasExtra = (pick: Pick): pick is { readonly count: number | null } & TileExtra =>
  pick !== null && typeof pick === 'object'

/** Standard tiles a title has, by number: how many, or how many and what is different about them. */
export const standard = (picks: Readonly<Record<string, Pick>>): readonly Tile[] =>
  Object.entries(picks).map(([id, pick]) => {
    const shown = STANDARD_FACES[id]
    if (!shown) throw new Error(`no standard tile ${id}`)
    return hasExtra(pick) ? withCount(id, pick.count, shown, pick) : withCount(id, pick, shown)
  })

/** All tiles of a title by number. */
export const tileSet = (tiles: readonly Tile[]): Readonly<Record<string, Tile>> => {
  const set = Object.fromEntries(tiles.map((tile) => [tile.id, tile]))
  if (Object.keys(set).length !== tiles.length) throw new Error('a tile is listed twice')
  return set
}
