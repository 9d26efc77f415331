import { choices } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { isLay, offersAt } from './picking.js'
import { whyNotHere } from './why-not-here.js'

/** Michigan Southern lays track in Detroit and Cleveland; Springfield is out of its reach. */
const game = exampleGame(exampleNames()[0]!, 250)
const open = choices(game, undefined, ['runRoutes', 'claimRoutes'])

describe('a hex that cannot be built on', () => {
  test('out of reach: no track of the company leads there', () => {
    expect(whyNotHere(game, open.actor!, 'G3')?.code).toMatch(/reach|connect/i)
  })
  test('off the map nothing is ever laid', () => {
    expect(whyNotHere(game, open.actor!, 'B18')).not.toBeNull()
  })
  test('where something may be laid there is nothing to explain', () => {
    const lay = open.offers.map(({ action }) => action).find(isLay)!
    expect(offersAt(open, lay.hex).length).toBeGreaterThan(0)
    expect(whyNotHere(game, open.actor!, lay.hex)).toBeNull()
  })
})
