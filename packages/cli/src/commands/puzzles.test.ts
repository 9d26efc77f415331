import { readFileSync } from 'node:fs'
import { at, findPuzzle, newGame, type PuzzleSet, play, type Setup } from '@roundhouse/engine'
import { afterAll, expect, it } from 'vitest'
import { Desk, run } from '../sample-game.js'

const desk = new Desk()
afterAll(() => desk.clear())

it.each([
  [['puzzles', '1889', '--out', 'x'], 1, 'no title 1889; there are'],
  [['puzzles', '1849', '--players', '9', '--out', 'x'], 1, 'players'],
  [['puzzles', '1849'], 2, '--out is missing'],
  [['puzzles', '1849', '--games', '0', '--out', 'x'], 2, '--games must be a whole number of at least 1'],
  [['puzzles', '1849', '--bot', 'clever', '--out', 'x'], 2, '--bot: no bot clever; there are'],
])('%j', async (argv, code, why) => {
  const told = await run(...argv)
  expect(told.code).toBe(code)
  expect(told.err).toContain(why)
  expect(told.err).not.toContain('    at ')
})

it('makes a set whose answers are proven where the games stand', { timeout: 300_000 }, async () => {
  const file = desk.path('set.json')
  const { code, out, err } = await run('puzzles', '18MEX', '--games', '1', '--seed', '11', '--out', file)
  expect(code, err).toBe(0)
  expect(err).toContain('1/1 games')
  const set = JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet
  expect(out).toContain(`${set.puzzles.length} puzzles`)
  expect(set.puzzles.length).toBeGreaterThan(3)
  const [first] = set.games
  const begun = newGame(first!.setup as Setup)
  if (!begun.ok) throw new Error('no such game')
  let { game } = begun
  for (const action of first!.actions) {
    const played = play(game, action)
    if (!played.ok) throw new Error(played.refusal.code)
    game = played.game
  }
  for (const { at: n, puzzle } of set.puzzles) expect(findPuzzle(at(game, n), puzzle.kind)).toEqual(puzzle)
})
