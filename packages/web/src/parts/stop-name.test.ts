import { faceOn } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { stopName } from './stop-name.js'

const first = (title: string) => exampleGame(exampleNames().find((name) => name.startsWith(title))!, 1)

describe('stops are called', () => {
  test('by their city; a port is told from it', () => {
    const game = first('18MEX')
    const { board } = game.rules
    const port = Object.keys(board.hexes).find((hex) => {
      const places = faceOn(board, game.state.board.tiles, hex)?.places ?? []
      return places.length > 1 && places.some(({ terminal }) => terminal)
    })!
    const names = (faceOn(board, game.state.board.tiles, port)?.places ?? []).map((_, i) =>
      stopName(game, port, i, 'en'),
    )
    const city = board.hexes[port]!.name!
    expect([...names].sort()).toEqual([city, `port of ${city}`].sort())
  })

  test('by their area, from whichever hex of it they are reached', () => {
    const game = first('1846')
    const { hexes } = game.rules.board
    const nameless = Object.values(hexes).find(({ area, name }) => area !== undefined && name === undefined)!
    const namesake = Object.values(hexes).find(({ area, name }) => area === nameless.area && name !== undefined)!
    expect(stopName(game, nameless.id, 0, 'en')).toBe(namesake.name)
  })
})
