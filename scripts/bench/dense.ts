import { Dice, playRandomGame } from '@roundhouse/bots'
import {
  type BoardData,
  exits,
  type Face,
  type HexId,
  type Position,
  type Setup,
  type Tile,
  titles,
} from '@roundhouse/engine'
import { setupOf } from '../random-game.js'
import type { RunPosition } from './positions.js'

const SEEDS = [1, 2, 3, 4]
const ROTATIONS = [0, 1, 2, 3, 4, 5]

/** The same stops in the same order: tokens stay where they are. */
const alike = (face: Face, tile: Tile): boolean =>
  tile.label === face.label &&
  tile.places.filter(({ kind }) => kind !== 'junction').length === face.places.length &&
  face.places.every(({ kind }, i) => tile.places[i]?.kind === kind)

/** Ways to fill a hex that has no tile yet, those with the most track. */
const fillings = (board: BoardData, hex: HexId) => {
  const face = board.hexes[hex]
  const sides = board.neighbours[hex] ?? {}
  if (!face || face.colour === 'red' || face.colour === 'gray') return []
  const fit = Object.values(board.tiles)
    .filter((tile) => tile.colour !== 'yellow' && alike(face, tile))
    .flatMap((tile) =>
      ROTATIONS.filter((rotation) => exits(tile, rotation).every((edge) => sides[edge] !== undefined)).map(
        (rotation) => ({ tile: tile.id, rotation, track: tile.track.length }),
      ),
    )
  const most = Math.max(0, ...fit.map(({ track }) => track))
  return fit.filter(({ track }) => track >= most - 1).map(({ tile, rotation }) => ({ tile, rotation }))
}

/** Fills every hex it can, whatever the supply, the phase and the network say. */
const filled = (position: Position, dice: Dice): Position => {
  const { rules, state } = position
  const tiles = { ...state.board.tiles }
  for (const hex of Object.keys(rules.board.hexes)) {
    if (tiles[hex]) continue
    const ways = fillings(rules.board, hex)
    if (ways.length > 0) tiles[hex] = dice.one(ways)
  }
  return { ...position, state: { ...state, board: { ...state.board, tiles } } }
}

const played = (setup: Setup, seed: number): Position => {
  const { setup: own, rules, state } = playRandomGame(setup, { seed, style: 'builders' }).game
  return { setup: own, rules, state }
}

/** Ends of random games with tiles on all that was left empty, for every operator with a token. */
export const densePositions = (): readonly RunPosition[] =>
  Object.values(titles).flatMap(({ id, players }) =>
    SEEDS.flatMap((seed) => {
      const job = { title: id, players: players.max, seed, ruleset: '18xx.games' as const, options: [] }
      const position = filled(played(setupOf(job), seed), new Dice(seed))
      const standing = JSON.stringify(position.state.board.tokens)
      return Object.keys(position.state.operators)
        .filter((operator) => standing.includes(JSON.stringify(operator)))
        .map((operator) => ({ name: `dense ${id} ${seed} ${operator}`, position, operator, theirs: undefined }))
    }),
  )
