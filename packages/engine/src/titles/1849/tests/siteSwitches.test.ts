import { describe, expect, it } from 'vitest'
import { walk } from '../../../testing/walk.js'
import { switches1849 } from '../site/switches.js'

const OPTIONS = ['absorbing', 'bonds', 'electricDreams']
const SEED = 31
const MOVES = 150

/** A table may turn a switch by hand: each mechanism works without the others, and the others without it. */
describe.each(Object.keys(switches1849))('the switch %s', (name) => {
  it.each([
    ['alone', 'rulebook', true],
    ['left out', '18xx.games', false],
  ] as const)('%s: a game at random goes on', (_, ruleset, on) => {
    const games = walk('1849', SEED, MOVES, { players: 4, options: OPTIONS, ruleset, switches: { [name]: on } })
    expect([...games].at(-1)?.cursor).toBe(MOVES)
  })
})
