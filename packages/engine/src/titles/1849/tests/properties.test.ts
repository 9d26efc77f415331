import { describe, expect, it } from 'vitest'
import type { OperatorId } from '../../../core/ids.js'
import { inZone, marketOrder } from '../../../core/market.js'
import { currentPhase } from '../../../core/phase.js'
import { papersIn, percentOf, president } from '../../../core/shares.js'
import type { Game } from '../../../game.js'
import { tokensOf } from '../../../steps/tokens.js'
import { walk } from '../../../testing/walk.js'
import { HOLDING_LIMIT, POOL_LIMIT } from '../data/tables.js'
import { bond } from '../steps/finance/bond.js'
import { foundingOrder, isFounded } from '../steps/shares/foundingOrder.js'
import { eMarker } from '../steps/trains/electric.js'

const founded = (game: Game): readonly OperatorId[] => foundingOrder.of(game).filter((id) => isFounded(game, id))
const waitsFor = ({ state }: Game, kind: string): boolean => state.interrupts.some((waiting) => waiting.kind === kind)

/** What holds in every position, with the name of what breaks it. */
const PROPERTIES: Readonly<Record<string, (game: Game) => readonly unknown[]>> = {
  '1849-9.2-4 1849-10.8-2 at most half of a corporation lies in the pool': (game) =>
    founded(game).filter((id) => percentOf(game, id, 'pool') > POOL_LIMIT),
  '1849-9.2-6 the president’s certificate never lies in the pool': (game) =>
    founded(game).filter((id) => game.state.shares[id]?.[0] === 'pool'),
  '1849-7.2-2 nobody holds more than 60% of a corporation': (game) =>
    founded(game).filter((id) => game.state.seats.some((player) => percentOf(game, id, player) > HOLDING_LIMIT)),
  '1849-9.5-1 nobody holds more than the president, unless papers are being chosen': (game) =>
    waitsFor(game, 'swap')
      ? []
      : founded(game).filter((id) => {
          const chair = president(game, id)
          return chair && game.state.seats.some((each) => percentOf(game, id, each) > percentOf(game, id, chair))
        }),
  '1849-9.6-1 there is one last certificate': (game) =>
    founded(game).filter((id) => {
      const places = [...game.state.seats, 'pool', 'treasury'] as const
      const large = places.flatMap((place) => papersIn(game, id, place).filter((size) => size === 20))
      return large.length !== 1
    }),
  '1849-6-4 nobody has more trains than the limit, unless some are being returned': (game) =>
    waitsFor(game, 'discard')
      ? []
      : founded(game).filter((id) => (game.state.operators[id]?.trains.length ?? 0) > currentPhase(game).trainLimit),
  '1849-5-5 no marker is in the blue zone before phase 16': (game) =>
    currentPhase(game).name === '16' ? [] : marketOrder(game).filter((id) => inZone(game, id, 'blue')),
  '1849-5-7 no marker stays on Closed': (game) => marketOrder(game).filter((id) => inZone(game, id, 'close')),
  '1849-10.4-3 no corporation has two markers in a hex': (game) =>
    founded(game).filter((id) => {
      const hexes = tokensOf(game, id).map(({ hex }) => hex)
      return new Set(hexes).size !== hexes.length
    }),
  '1849-7.1-4 no private company is open from phase 12 on': (game) =>
    Number(currentPhase(game).name) < 12
      ? []
      : Object.entries(game.state.privates).filter(([, { owner, closed }]) => owner !== undefined && !closed),
  '1849-10-3 nobody but the bank owes money': (game) => [
    ...Object.values(game.state.players).filter(({ cash }) => cash < 0),
    ...Object.values(game.state.operators).filter(({ cash }) => cash < 0),
  ],
  '1849-14.2-1 no bond is out before phase 8, none without the variant': (game) =>
    game.setup.options.includes('bonds') && Number(currentPhase(game).name) >= 8
      ? []
      : founded(game).filter((id) => bond.of(game, id)),
  '1849-14.3-5 E trains only with an E marker': (game) =>
    founded(game).filter(
      (id) => !eMarker.of(game, id) && game.state.operators[id]?.trains.some(({ name }) => name === 'E'),
    ),
}

const VARIANTS = ['absorbing', 'bonds', 'electricDreams']

describe.each([
  [3, 11, []],
  [4, 12, VARIANTS],
  [5, 13, ['delayIft', ...VARIANTS]],
] as const)('a game of %d at random (seed %d, %j)', (players, seed, options) => {
  const games = [...walk('1849', seed, 900, { players, options })]

  it('goes a good way', () => expect(games.length).toBeGreaterThan(300))

  it.each(Object.entries(PROPERTIES))('%s', (_, breaks) => {
    for (const game of games) expect(breaks(game), `after ${game.cursor} actions`).toEqual([])
  })
})
