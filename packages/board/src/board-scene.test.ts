import { describe, expect, it } from 'vitest'
import { boardScene } from './board-scene.js'
import type { SceneNode } from './node.js'
import { BOARDS, sampleBoard, sampleTile } from './sample-board.js'
import type { Scene } from './svg.js'
import { signsOf } from './tokens.js'

const children = (node: SceneNode): readonly SceneNode[] => node.children.filter((child) => typeof child !== 'string')
const all = (node: SceneNode): readonly SceneNode[] => [node, ...children(node).flatMap(all)]
const layer = (scene: Scene, key: string): SceneNode => scene.layers.find((node) => node.key === key)!
const keys = (scene: Scene): readonly (string | undefined)[] => scene.layers.flatMap(all).map(({ key }) => key)

const board = sampleBoard(
  [
    {
      id: 'A',
      x: 0,
      y: 0,
      name: 'Aden',
      places: [{ kind: 'city', value: 20, slots: 2 }],
      reserved: [{ by: 'B&O', city: 0 }],
    },
    { id: 'B', x: 0, y: 2, icons: ['IC', 'port'], borders: [{ edge: 3, kind: 'water', cost: 40 }] },
    { id: 'C', x: 1, y: 1 },
  ],
  {
    tiles: { 9: sampleTile('9', { colour: 'yellow', track: [{ a: { edge: 0 }, b: { edge: 3 }, gauge: 'standard' }] }) },
  },
)
const signs = signsOf([{ id: 'B&O', colour: '#025aaa', textColour: '#ffffff' }])

describe('keys', () => {
  it.each(BOARDS)('$name: are unique among siblings', ({ board: whole }) => {
    for (const node of boardScene({ board: whole, describe: 'en' }).layers.flatMap(all)) {
      const own = children(node).flatMap(({ key }) => (key === undefined ? [] : [key]))
      expect(new Set(own).size, node.key).toBe(own.length)
    }
  })

  it('stay the same when something else changes', () => {
    const before = boardScene({ board, signs })
    const after = boardScene({ board, signs, state: { tiles: { C: { tile: '9', rotation: 1 } }, tokens: {} } })
    for (const key of ['fields', 'places', 'marks']) {
      expect(children(layer(after, key)).map((node) => node.key)).toEqual(
        children(layer(before, key)).map((node) => node.key),
      )
    }
    expect(keys(boardScene({ board, signs }))).toEqual(keys(before))
  })

  it('an unchanged hex is the very same node, a changed one is not', () => {
    const state = { tiles: {}, tokens: {} }
    const before = boardScene({ board, signs, state })
    const after = boardScene({ board, signs, state: { ...state, tiles: { C: { tile: '9', rotation: 1 } } } })
    const [a1, , c1] = children(layer(before, 'fields'))
    const [a2, , c2] = children(layer(after, 'fields'))
    expect(a2).toBe(a1)
    expect(c2).not.toBe(c1)
  })
})

describe('what is shown', () => {
  const shown = (view: Omit<Parameters<typeof boardScene>[0], 'board'>): readonly string[] =>
    keys(boardScene({ board, signs, ...view })).filter((key) => key !== undefined)

  it('reservations, until the company stands there or is gone', () => {
    expect(shown({})).toContain('reserved:B&O:0')
    expect(shown({ gone: ['B&O'] })).not.toContain('reserved:B&O:0')
    const placed = shown({ state: { tiles: {}, tokens: { A: [{ by: 'B&O', city: 0 }] } } })
    expect(placed).toContain('token:B&O:0')
    expect(placed.some((key) => key.startsWith('reserved'))).toBe(false)
  })

  it('land of a company goes under the tile, a port stays', () => {
    expect(shown({})).toEqual(expect.arrayContaining(['icon:IC:0', 'icon:port:1']))
    const laid = shown({ state: { tiles: { B: { tile: '9', rotation: 0 } }, tokens: {} } })
    expect(laid).toContain('icon:port:0')
    expect(laid).not.toContain('icon:IC:0')
    expect(shown({ gone: ['IC'] })).not.toContain('icon:IC:0')
  })

  it('a hexside once, its cost until track crosses it', () => {
    const bridges = boardScene({ board, signs })
      .layers.flatMap(all)
      .filter(({ key }) => key?.startsWith('border:'))
    expect(bridges).toHaveLength(1)
    expect(shown({})).toContain('cost')
    const both = { A: { tile: '9', rotation: 0 }, B: { tile: '9', rotation: 0 } }
    expect(shown({ state: { tiles: both, tokens: {} } })).not.toContain('cost')
  })

  it('names, coordinates and numbers as asked', () => {
    const text = (show: object): string =>
      JSON.stringify(
        boardScene({ board, show, state: { tiles: { C: { tile: '9', rotation: 0 } }, tokens: {} } }).layers,
      )
    expect(text({})).toContain('DEN')
    expect(text({ names: false })).not.toContain('DEN')
    expect(text({ numbers: false })).not.toContain('["9"]')
    expect(text({ coordinates: true })).toContain('["C"]')
    expect(text({})).not.toContain('["C"]')
  })

  it('what may be touched', () => {
    const scene = boardScene({
      board,
      describe: 'en',
      highlights: [{ hex: 'C', kind: 'legal' }],
      openCities: [{ hex: 'A', city: 0 }],
    })
    expect(keys(scene)).toEqual(expect.arrayContaining(['highlight:legal:C', 'slot:A:0']))
    const targets = children(layer(scene, 'targets'))
    expect(targets.map(({ attrs }) => attrs['data-hex'])).toEqual(['A', 'B', 'C', 'A'])
    expect(targets.map(({ attrs }) => attrs.role)).toEqual(['img', 'img', 'button', 'button'])
    expect(targets[0]!.attrs['aria-label']).toContain('A Aden')
  })

  it('both themes paint the same drawing', () => {
    expect(keys(boardScene({ board, signs, theme: 'dark' }))).toEqual(
      keys(boardScene({ board, signs, theme: 'light' })),
    )
  })
})
