import { at, choices, type Game } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { blockedAt, isLay, offersAt } from './picking.js'
import { whyNotHere } from './why-not-here.js'

const example = exampleGame(exampleNames()[0]!)
const layingTrack = (): Game => {
  for (let n = 0; n < example.cursor; n++) {
    const here = at(example, n)
    const { step, offers } = choices(here, undefined, ['runRoutes', 'claimRoutes'])
    if (step === 'track' && offers.some(({ action }) => isLay(action))) return here
  }
  throw new Error('no track is laid in the example')
}
const game = layingTrack()
const open = choices(game, undefined, ['runRoutes', 'claimRoutes'])
/** A plain hex that the company is not even asked about. */
const far = Object.values(game.rules.board.hexes).find(
  ({ id, colour }) =>
    colour === 'white' &&
    !game.state.board.tiles[id] &&
    offersAt(open, id).length === 0 &&
    blockedAt(open, id).length === 0,
)!

describe('a hex that cannot be built on', () => {
  test('out of reach: no track of the company leads there', () => {
    expect(whyNotHere(game, open.actor!, far.id)?.code).toMatch(/reach|connect/i)
  })
  test('off the map nothing is ever laid', () => {
    const red = Object.values(game.rules.board.hexes).find(({ colour }) => colour === 'red')!
    expect(whyNotHere(game, open.actor!, red.id)).not.toBeNull()
  })
  test('where something may be laid there is nothing to explain', () => {
    const lay = open.offers.map(({ action }) => action).find(isLay)!
    expect(offersAt(open, lay.hex).length).toBeGreaterThan(0)
    expect(whyNotHere(game, open.actor!, lay.hex)).toBeNull()
  })
})
