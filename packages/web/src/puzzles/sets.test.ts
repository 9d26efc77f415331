import { readdirSync, readFileSync } from 'node:fs'
import { at, findPuzzle, newGame, type PuzzleSet, play, type Setup, titles } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'

const FOLDER = new URL('../../public/puzzles/', import.meta.url)
const sets = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as PuzzleSet)

test('there is a set of twelve for every title', () => {
  expect(sets.map(({ title, puzzles }) => [title, puzzles.length]).sort()).toEqual(
    Object.keys(titles)
      .sort()
      .map((title) => [title, 12]),
  )
})

describe.each(sets.map((set) => [set.title, set] as const))('puzzles of %s', (_title, set) => {
  const games = set.games.map(({ setup, actions }) => {
    const begun = newGame(setup as Setup)
    if (!begun.ok) throw new Error(JSON.stringify(begun.problem))
    let { game } = begun
    for (const action of actions) {
      const played = play(game, action)
      if (!played.ok) throw new Error(`${game.cursor + 1}: ${played.refusal.code}`)
      game = played.game
    }
    return game
  })

  // The finder searches all runs, tiles and purchases of the position, and gives a question only where one answer is best.
  test.each(set.puzzles.map((each) => [`${each.puzzle.kind} at ${each.game}:${each.at}`, each] as const))(
    'the answer is legal, the best, and the only best: %s',
    (_name, { game, at: n, puzzle }) => {
      expect(findPuzzle(at(games[game]!, n), puzzle.kind)).toEqual(puzzle)
    },
  )
})
