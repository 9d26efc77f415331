import type { Game } from '../game.js'
import { type ExportFacts, exportGame as exportWith } from '../interchange/exporting.js'
import type { GameFile } from '../interchange/file.js'
import { type Imported, importGame as importWith } from '../interchange/importing.js'
import type { Exchange, TitleInterchange } from '../interchange/vocabulary.js'
import { interchange18Mag } from './18Mag/site/words.js'
import { interchange18MEX } from './18MEX/site/words.js'
import { interchange1846 } from './1846/site/words.js'
import { interchange1849 } from './1849/site/words.js'
import { titleOf } from './index.js'

const WORDS: Readonly<Record<string, TitleInterchange>> = {
  '1846': interchange1846,
  '1849': interchange1849,
  '18MEX': interchange18MEX,
  '18Mag': interchange18Mag,
}

/** Every title with its words for 18xx.games. */
export const exchanges: readonly Exchange[] = Object.entries(WORDS).flatMap(([id, words]) => {
  const title = titleOf(id)
  return title ? [{ title, words }] : []
})

export const wordsOf = (title: string): TitleInterchange | undefined =>
  Object.hasOwn(WORDS, title) ? WORDS[title] : undefined

/** A game file of 18xx.games → how it was set up and what was done. */
export const importGame = (json: unknown): Imported => importWith(exchanges, json)

/** A game of ours as a file of 18xx.games. */
export const exportGame = (game: Game, facts: ExportFacts): GameFile => {
  const words = wordsOf(game.setup.title)
  if (!words) throw new Error(`${game.setup.title} cannot be exported`)
  return exportWith(game, words, facts)
}
