import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, result, titles } from '@roundhouse/engine'
import { newTable, playAll } from '@roundhouse/engine/testing'
import { describe, expect, it, test } from 'vitest'
import type { GameFile } from '../store/game-file.js'
import { EXAMPLES } from './list.js'
import { NOTES } from './notes/notes.js'

const FOLDER = new URL('../../public/examples/', import.meta.url)

test('there is one a title, and no file besides', () => {
  expect(EXAMPLES.map(({ title }) => title).sort()).toEqual(Object.keys(titles).sort())
  expect(readdirSync(FOLDER).sort()).toEqual(EXAMPLES.map(({ file }) => file).sort())
  expect(Object.keys(NOTES).sort()).toEqual(EXAMPLES.map(({ file }) => file).sort())
})

describe.each(EXAMPLES)('the example of $title', ({ file, title, bots, moves, seed, story }) => {
  const { setup, actions, botMoves, bots: seats } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as GameFile
  const notes = NOTES[file] ?? []

  it('is finished without a bankruptcy, as the list says, with the reasons of its players', () => {
    expect([setup.title, setup.seed, setup.players.length, actions.length]).toEqual([title, seed, bots.length, moves])
    const game = playAll(newTable(setup.title, setup), actions)
    expect(result(game).finished).toBe(true)
    expect(Object.values(game.state.players).filter(({ bankrupt }) => bankrupt)).toEqual([])
    expect(Object.keys(botMoves ?? {})).toHaveLength(actions.length)
    // Its seats are free: whoever looks at it may play on.
    expect(seats).toBeUndefined()
  })

  it('has notes in their order, from near the beginning to the end, in every language', () => {
    const places = notes.map(({ at }) => at)
    expect(places.length).toBeGreaterThan(6)
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
    expect([places[0]! < 20, places.at(-1)]).toEqual([true, moves])
    for (const text of [story, ...notes.map((note) => note.text)])
      for (const language of LANGUAGES) {
        expect(text[language]).toMatch(/\S.*\.$/s)
        expect(/\p{Script=Cyrillic}/u.test(text[language])).toBe(language === 'ru')
      }
  })
})
