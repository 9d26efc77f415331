import { readFileSync } from 'node:fs'
import { type Game, newGame, play, type Setup } from '@roundhouse/engine'
import type { GameFile } from '../src/store/game-file.js'

/** Positions for tests: a fresh game, and one of the examples. */
export const SETUP: Setup = {
  title: '1846',
  players: [{ name: 'Anna' }, { name: 'Boris' }, { name: 'Celina' }],
  seed: 7,
  options: [],
  ruleset: 'rulebook',
}

export const fresh = (setup: Setup = SETUP): Game => {
  const begun = newGame(setup)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem))
  return begun.game
}

const FOLDER = new URL('../public/examples/', import.meta.url)

export const exampleNames = (): readonly string[] =>
  (JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8')) as { file: string }[]).map(({ file }) => file)

export const exampleText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

/** The first so many actions of an example. */
export const exampleGame = (file: string, moves = Number.POSITIVE_INFINITY): Game => {
  const { setup, actions } = JSON.parse(exampleText(file)) as GameFile
  let game = fresh(setup)
  for (const action of actions.slice(0, moves)) {
    const played = play(game, action)
    if (!played.ok) throw new Error(`${file}: ${JSON.stringify(action)} ${JSON.stringify(played.refusal)}`)
    game = played.game
  }
  return game
}
