import { describe, expect, it } from 'vitest'
import { boardScene } from './board-scene.js'
import { el } from './node.js'
import { sampleBoard } from './sample-board.js'
import { toSvg } from './svg.js'

const BOX = { x: 0, y: 0, width: 200, height: 100 }

describe('writing SVG', () => {
  it.each([
    ['a<b', 'a&lt;b'],
    ['B&O', 'B&amp;O'],
    ['say "x"', 'say &quot;x&quot;'],
    ['</text><script>', '&lt;/text&gt;&lt;script&gt;'],
  ])('escapes %s in text and attributes', (raw, safe) => {
    const svg = toSvg({ box: BOX, layers: [el('text', { id: raw }, [raw])] })
    expect(svg).toContain(`<text id="${safe}">${safe}</text>`)
  })

  it('escapes names of hexes, companies and markers of a board', () => {
    const hostile = '<i onload="x">&'
    const board = sampleBoard([
      {
        x: 0,
        y: 0,
        name: hostile,
        label: hostile,
        icons: [hostile],
        places: [{ kind: 'city', value: 0, slots: 1 }],
        reserved: [{ by: hostile, city: 0 }],
      },
    ])
    const svg = toSvg(boardScene({ board, markers: { H0: [hostile] }, describe: 'en' }))
    expect(svg).not.toContain('<i')
    expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  })

  it('sets a size when asked, and names fonts with a generic family', () => {
    expect(toSvg({ box: BOX, layers: [] }, 1000)).toContain('width="1000" height="500"')
    expect(toSvg({ box: BOX, layers: [] })).not.toContain(' width="')
    expect(toSvg({ box: BOX, layers: [] })).toMatch(/font-family="[^"]*sans-serif"/)
  })
})
