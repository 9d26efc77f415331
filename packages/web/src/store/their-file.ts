import { exportGame, type Game } from '@roundhouse/engine'

/** A game as a file of 18xx.games. */
export const theirFile = (game: Game, id: string, description: string): string =>
  JSON.stringify(exportGame(game, { id, description }))
