import { playRandomGame } from '@roundhouse/bots'
import type { Game } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { Desk, fileAt, run } from '../sample-game.js'

const desk = new Desk()
afterAll(() => desk.clear())

const played = (title: string, players: Parameters<typeof setupOf>[1]): Game =>
  playRandomGame(setupOf(title, players), { seed: 3, style: 'builders', moves: 60 }).game

const written = (name: string, game: Game): string => desk.write(name, fileAt(game, game.cursor))

const states = played('1846', { players: 3 })
const solo = played('18Mag', { players: [{ name: 'Amy' }, { name: 'István', automaton: true }] })

/** The log of a file: its lines, without the summary below. */
const logged = async (file: string, ...options: readonly string[]): Promise<readonly string[]> => {
  const { code, out } = await run('replay', file, '--log', ...options)
  expect(code).toBe(0)
  return out.slice(0, out.indexOf('\n\n')).split('\n')
}

const labelsIn = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.slice(0, 8).trim()).filter((label) => label !== '')

const eventsOf = (game: Game): number =>
  Array.from({ length: game.cursor + 1 }, (_, n) => game.history.entry(n).events.length).reduce((a, b) => a + b, 0)

describe('replay --log', () => {
  it('tells every event once, each action by its number in the file', async () => {
    const file = fileAt(states, states.cursor)
    const lines = await logged(desk.write('states.json', file))
    expect(lines).toHaveLength(eventsOf(states))
    const ids = file.actions.map(({ id }) => String(id))
    expect(labelsIn(lines).filter((label) => !ids.includes(label))).toEqual([])
    expect(lines[0]).toBe('        A game of 1846 begins.')
  })

  it.each([
    ['en', 'A game of 18Mag begins.'],
    ['ru', 'Начинается партия 18Mag.'],
    ['pl', 'Zaczyna się partia 18Mag.'],
  ])('in %s, and then how it stands', async (language, first) => {
    const { out } = await run('replay', written('solo.json', solo), '--log', '--lang', language)
    expect(out.split('\n')[0]).toContain(first)
    expect(out).toMatch(/\n\n18Mag, 2 players, \d+ actions\n/)
  })

  it('tells what is done without anybody being asked move by move', async () => {
    const lines = await logged(written('solo.json', solo))
    expect(lines).toHaveLength(eventsOf(solo))
    const alone = labelsIn(lines).filter((label) => label.includes('.'))
    expect(alone.length).toBeGreaterThan(10)
    // One turn of one company is no part of another's.
    const turns = lines.filter((line) => line.endsWith(' operates.'))
    expect(new Set(turns).size).toBeGreaterThan(4)
    for (const label of alone) expect(labelsIn(lines).filter((each) => each === label)).toHaveLength(1)
  })

  it('stops where it is told to', async () => {
    const lines = await logged(written('states.json', states), '--until', '7')
    expect(labelsIn(lines).at(-1)).toBe('7')
  })

  it.each([
    [['--log', '--json'], 'either --log or --json'],
    [['--lang', 'pl'], '--lang is the language of the --log'],
    [['--log', '--lang', 'tlh'], '--lang must be one of en, ru, pl'],
  ])('%j is wrong use', async (options, why) => {
    const { code, err } = await run('replay', written('states.json', states), ...options)
    expect(code).toBe(2)
    expect(err).toContain(why)
  })
})
