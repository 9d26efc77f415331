import { describe, expect, it, test } from 'vitest'
import { isUpgrade, rotationsThatFit } from '../testing/upgrades.js'
import type { Face } from './face.js'
import { face, tile } from './notation.js'
import { hex, printedBoard } from './printed.js'
import { standard, tileSet } from './tiles.js'
import { distinctRotations, labelWanted, placesKept, turnFace } from './upgrade.js'

const yellow = (places: string, track: string, label?: string) => face('yellow', places, track, label)
const green = (places: string, track: string, label?: string) =>
  tile('g', 'green', 1, places, track, label === undefined ? {} : { label })

describe('isUpgrade', () => {
  test.each([
    ['track kept', yellow('', '0-3'), green('', '0-3 1-2'), true],
    ['track kept, ends named the other way', yellow('', '3-0'), green('', '0-3 1-2'), true],
    ['track lost', yellow('', '0-2'), green('', '0-3 1-2'), false],
    ['exits kept but joined otherwise', yellow('', '0-1'), green('', '0-3 1-4'), false],
    ['city for city', yellow('c20', '0-c 1-c'), green('c30/2', '0-c 1-c 2-c 3-c'), true],
    ['city where plain track was', yellow('', '0-1'), green('c30/2', '0-c 1-c'), false],
    ['town for city', yellow('c20', '0-c 1-c'), green('t10', '0-t 1-t 2-t'), false],
    ['a city too many', yellow('c20', '0-c'), green('c30 c30', '0-c 1-c1'), false],
    ['a town lost', yellow('c20 t10', '0-c t-c'), green('c30/2', '0-c 1-c'), false],
    ['town joined to its city', yellow('c20 t10', '0-c t-c'), green('c30/2 t10', '0-c 1-c t-c'), true],
    ['town cut off from its city', yellow('c20 t10', '0-c t-c'), green('c30/2 t10', '0-c 1-c'), false],
    ['label equal', yellow('c20', '0-c', 'Z'), green('c30/2', '0-c 1-c', 'Z'), true],
    ['label missing', yellow('c20', '0-c', 'Z'), green('c30/2', '0-c 1-c'), false],
    ['label too many', yellow('c20', '0-c'), green('c30/2', '0-c 1-c', 'Z'), false],
    ['colour skipped', face('white', 'c'), green('c30/2', '0-c 1-c'), false],
    ['same colour', face('green', 'c30/2', '0-c'), green('c30/2', '0-c 1-c'), false],
    ['red is final', face('red', 'o30', '0-o'), green('o30', '0-o'), false],
    ['gauge kept', yellow('', '0~3'), green('', '0~3 0~4'), true],
    ['gauge changed', yellow('', '0~3'), green('', '0-3 0-4'), false],
    ['both gauges', yellow('', '0~3'), green('', '0=3'), true],
    ['both gauges given up', yellow('', '0=3'), green('', '0-3'), false],
    ['over a junction', yellow('', '0-3'), green('j', '0-j 3-j 4-j'), true],
    ['not over a city', yellow('', '0-3'), green('c30', '0-c 3-c'), false],
  ])('%s', (_, from, to, expected) => expect(isUpgrade(from, to, 0)).toBe(expected))

  it('turns the tile', () => {
    const to = green('', '0-3 0-4')
    expect([0, 1, 2, 3, 4, 5].filter((r) => isUpgrade(yellow('', '1-4'), to, r))).toEqual([1, 4])
    expect([0, 1, 2, 3, 4, 5].filter((r) => isUpgrade(yellow('', '1-5'), to, r))).toEqual([1])
  })

  it('knows the way from 480 to 455 only by the label wanted there', () => {
    const from = face('brown', 'c50/2', '0-c 1-c', 'G')
    const to = tile('455', 'gray', 1, 'c50/3', '0-c 1-c 2-c')
    expect(isUpgrade(from, to, 0)).toBe(false)
    expect(isUpgrade(from, to, 0, { label: undefined })).toBe(true)
  })
})

describe('placesKept', () => {
  const two = yellow('c20 c20', '0-c 3-c1')
  it.each([
    ['the same order', two, green('c30 c30', '0-c 1-c 3-c1 4-c1'), 0, [0, 1]],
    ['found by their track', two, green('c30 c30', '0-c 1-c 3-c1 4-c1'), 3, [1, 0]],
    ['bare cities keep their order', face('white', 'c c'), tile('y', 'yellow', 1, 'c20 c20', '0-c 1-c1'), 2, [0, 1]],
    ['no room', two, green('c30 c30', '0-c 1-c 3-c 4-c1'), 0, undefined],
    ['merged only if allowed', two, green('c60/2', '0-c 3-c'), 0, undefined],
  ])('%s', (_, from, to, rotation, expected) => expect(placesKept(from, to, rotation)).toEqual(expected))

  it('merges cities, never all away', () => {
    expect(placesKept(two, green('c60/2', '0-c 3-c'), 0, { merging: true })).toEqual([0, 0])
    expect(placesKept(two, green('', '0-3'), 0, { merging: true })).toBeUndefined()
  })
})

describe('rotationsThatFit', () => {
  const board = printedBoard({
    layout: 'pointy',
    tiles: tileSet([
      ...standard({ 5: 1, 6: 1, 9: 1, 14: 1, 57: 1 }),
      tile('Z1', 'green', 1, 'c50', '0-c 1-c 3-c', { label: 'Z' }),
    ]),
    hexes: [
      hex('C5 C3', 'white', 'c'),
      hex('B4', 'white', 'c', '', { label: 'Z' }),
      hex('B6', 'white', '', '', { partition: { a: 1, b: 4 } }),
      hex('A5 A7 B8 C7', 'white'),
      hex('D4', 'blue'),
      hex('D6', 'red', 'o20', '0-o'),
    ],
    hexsides: ['C5 C3 impassable'],
  })
  const fit = (id: string, tileId: string, current: Face = board.hexes[id]!) =>
    rotationsThatFit(board, id, board.tiles[tileId]!, current)

  test.each([
    ['sides 2 3 4 are open', 'C5', '5', [2, 3]],
    ['only the wide curve', 'C5', '6', [2]],
    ['straight ahead there is nothing', 'C5', '57', []],
    ['no city tile on plain land', 'A5', '5', []],
    ['an ordinary yellow tile where no labelled one exists', 'B4', '5', [3, 4, 5]],
    ['over the water', 'B6', '9', []],
  ])('%s', (_, id, tileId, expected) => expect(fit(id, tileId)).toEqual(expected))

  it('wants the label in the colours that have it', () => {
    expect(labelWanted(board, 'B4', 'yellow')).toBeUndefined()
    expect(labelWanted(board, 'B4', 'green')).toBe('Z')
    const current = turnFace(board.tiles['5']!, 3)
    expect(fit('B4', '14', current)).toEqual([])
    expect(fit('B4', 'Z1', current)).toEqual([3])
  })
})

it('turns where places are drawn', () => {
  const turned = turnFace(face('green', 'c30@center t10@4.5', '2-c t-c'), 2)
  expect(turned.places.map(({ loc }) => loc)).toEqual(['center', '0.5'])
  expect(turned.track[0]?.a).toEqual({ edge: 4 })
})

test.each([
  ['', '0-3', [0, 1, 2]],
  ['', '0-1', [0, 1, 2, 3, 4, 5]],
  ['', '0-2 2-4 0-4', [0, 1]],
  ['c40/2', '0-c 1-c 2-c 3-c 4-c 5-c', [0]],
])('distinct rotations of %s %s', (places, track, expected) => {
  expect(distinctRotations(face('yellow', places, track))).toEqual(expected)
})
