import { describe, expect, it, test } from 'vitest'
import { hex, printedBoard } from './printed.js'

const flower = (layout: 'flat' | 'pointy', ring: string) =>
  printedBoard({ layout, hexes: [hex(`C5 ${ring}`, 'white')], tiles: {} }).neighbours.C5

describe('neighbours by side, clockwise from the bottom', () => {
  test.each([
    ['pointy', 'D4 C3 B4 B6 C7 D6'],
    ['flat', 'E5 D4 B4 A5 B6 D6'],
  ] as const)('%s', (layout, ring) => {
    const [s0, s1, s2, s3, s4, s5] = ring.split(' ')
    expect(flower(layout, ring)).toEqual({ 0: s0, 1: s1, 2: s2, 3: s3, 4: s4, 5: s5 })
  })
})

it('leaves out sides over which track can never lead', () => {
  const { neighbours, hexes } = printedBoard({
    layout: 'pointy',
    hexes: [hex('C5 C3', 'white'), hex('C7', 'red', 'o20', '1-o'), hex('D6', 'gray', 'c10', '0-c'), hex('D4', 'blue')],
    hexsides: ['C5 C3 impassable', 'C5 C7 mountain 40'],
    tiles: {},
  })
  expect(neighbours.C5).toEqual({ 4: 'C7' })
  expect(neighbours.C3).toEqual({})
  expect(hexes.C5).toMatchObject({
    x: 4,
    y: 2,
    borders: [
      { edge: 1, kind: 'impassable' },
      { edge: 4, kind: 'mountain', cost: 40 },
    ],
  })
  expect(hexes.C7?.borders).toEqual([{ edge: 1, kind: 'mountain', cost: 40 }])
})

it('reads what is printed on a hex', () => {
  const [line] = hex('D6', 'yellow', 'c10 c10', '0-c 3-c1', {
    name: 'Chicago',
    label: 'Chi',
    terrain: 'water 40',
    reserved: 'IC C&WI:1',
    icons: 'port port',
    group: 'W',
  })
  expect(line).toMatchObject({
    name: 'Chicago',
    label: 'Chi',
    terrain: { kind: 'water', cost: 40 },
    reserved: [
      { by: 'IC', city: 0 },
      { by: 'C&WI', city: 1 },
    ],
    icons: ['port', 'port'],
    group: 'W',
  })
})

it('puts row a above row A', () => {
  const { hexes } = printedBoard({ layout: 'flat', hexes: [hex('a12 A13', 'white')], tiles: {} })
  expect(hexes.a12).toMatchObject({ x: 11, y: -1 })
  expect(hexes.A13).toMatchObject({ x: 12, y: 0 })
})

test.each([
  ['a hex twice', ['B2 B2'], []],
  ['hexsides of hexes apart', ['B2 B8'], ['B2 B8 impassable']],
  ['an unknown hexside', ['B2 B4'], ['B2 B4 wall']],
  ['a bad id', ['2B'], []],
])('%s is a slip', (_, ids, hexsides) => {
  expect(() => printedBoard({ layout: 'pointy', hexes: [hex(ids.join(' '), 'white')], hexsides, tiles: {} })).toThrow(
    'board',
  )
})
