import { describe, expect, it, test } from 'vitest'
import { boardScene } from './board-scene.js'
import { SMALL } from './lettering.js'
import { cutTo } from './names.js'
import { planFace } from './plan.js'
import { BOARDS } from './sample-board.js'
import { DISC_TYPE } from './values.js'

test.each([
  ['Székesfehérvár', 6, 'Székes.'],
  ['Buda & Pest', 4, 'Buda & Pest'],
  ['Chicago Connections', 4, 'Chic. Conn.'],
])('%s in %i letters: %s', (name, letters, short) => expect(cutTo(name, letters)).toBe(short))

const BARE = { icons: [], markers: [], values: true, coordinates: false, paidSides: [] } as const

describe.each(BOARDS)('$name: lettering for a small picture', ({ board }) => {
  const named = Object.values(board.hexes).filter(({ name }) => name !== undefined)

  it.each([16, 25, 32])('type %f: names are as large or left out, figures nearly so', (least) => {
    const plans = named.map((hex) => planFace(hex, 0, board.layout, { ...BARE, name: hex.name!, least }))
    for (const { name, values } of plans) {
      if (name) expect(name.plain ? name.size : name.size * SMALL).toBeGreaterThanOrEqual(least)
      for (const { scale } of values) expect(scale * DISC_TYPE.large).toBeGreaterThanOrEqual(least * 0.7)
    }
    expect(plans.filter(({ name }) => name).length).toBeGreaterThan(named.length * 0.7)
  })

  it('none at all where hexes are too small for it', () => {
    const marks = boardScene({ board, least: 99 }).layers.find(({ key }) => key === 'marks')
    expect(JSON.stringify(marks)).not.toMatch(/place-name|revenue|"values"/)
  })

  it('as printed where nothing is said', () => {
    for (const hex of named) {
      const { name } = planFace(hex, 0, board.layout, { ...BARE, name: hex.name! })
      expect(name?.plain).toBeUndefined()
    }
  })
})
