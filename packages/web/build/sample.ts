import { readFileSync } from 'node:fs'
import type { Game } from '@roundhouse/engine'
import { newTable, playAll } from '@roundhouse/engine/testing'
import type { GameFile } from '../src/store/game-file.js'

/** Positions for tests: a fresh game, and games played at random. */
export const fresh = (): Game => newTable('1846', { players: ['Anna', 'Boris', 'Celina'], seed: 7 })

const FOLDER = new URL('../samples/', import.meta.url)

export const exampleNames = (): readonly string[] =>
  (JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8')) as { file: string }[]).map(({ file }) => file)

export const exampleText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

/** The first so many actions of an example. */
export const exampleGame = (file: string, moves = Number.POSITIVE_INFINITY): Game => {
  const { setup, actions } = JSON.parse(exampleText(file)) as GameFile
  return playAll(newTable(setup.title, setup), actions.slice(0, moves))
}
