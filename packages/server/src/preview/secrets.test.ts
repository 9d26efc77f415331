import { determinize, stateHash, view } from '@roundhouse/engine'
import { diceOf, walk } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Seat, Table } from '../storage/tables.js'
import { drawingOf } from './moment.js'
import { pictureSvg } from './scene.js'

const table = { title: '1846', name: '' } as Table
const seats = ['Amy', 'Bob', 'Cid', 'Dot', 'Eve'].map((name, i) => ({ seat: `p${i + 1}`, name }) as Seat)

describe.each([
  ['1846', 3],
  ['1846', 5],
  ['18MEX', 4],
  ['18Mag', 3],
] as const)('a picture of %s with %d players', (title, players) => {
  const dice = diceOf(players)
  const loaded = { table, seats: seats.slice(0, players) }

  it('is the same however the cards an onlooker does not know are dealt', () => {
    let others = 0
    for (const seed of [1, 2, 3])
      for (const game of walk(title, seed, 25, { players })) {
        const { setup, state } = determinize(view(game, null), dice)
        if (stateHash({ ...state, random: 0 }) !== stateHash({ ...game.state, random: 0 })) others++
        expect(drawingOf({ ...game, setup, state }, loaded, 'en')).toEqual(drawingOf(game, loaded, 'en'))
      }
    // The hidden draft of 1846 is what this is about.
    expect(others > 0).toBe(title === '1846')
  })

  it('has the names of who plays, and no seed', () => {
    const [game] = walk(title, 1, 1, { players })
    const drawing = drawingOf(game!, loaded, 'en')
    expect(drawing.setup.seed).toBe(0)
    const svg = pictureSvg(drawing)
    for (const { name } of loaded.seats) expect(svg).toContain(`>${name}<`)
  })
})
