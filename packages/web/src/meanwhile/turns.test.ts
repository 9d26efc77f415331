import { at, choices, controller, entryOf, type Game, isAutomaton, isPlayer, type PlayerId } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { othersTurns } from './turns.js'

const games = exampleNames()
const DEFERRED = ['runRoutes', 'claimRoutes'] as const
const isOwn = (game: Game, n: number, seat: PlayerId): boolean => {
  const by = entryOf(game, n)?.action?.by
  const { state } = entryOf(game, n - 1)!
  return by !== undefined && (by === seat || controller({ ...game, state }, by) === seat)
}

describe.each(games.filter((name) => !name.includes('-1p-')))('what others did in %s', (name) => {
  const game = exampleGame(name)
  const moments = Array.from({ length: 12 }, (_, i) => Math.floor(((i + 1) * game.cursor) / 13))

  test('is every action between the last two turns of a seat, and no other', () => {
    for (const n of moments) {
      const here = at(game, n)
      const seat = choices(here, undefined, DEFERRED).seat
      if (seat === null) continue
      const told = othersTurns(here, seat).flatMap(({ actions }) => actions)
      const expected: number[] = []
      let each = n
      while (each > 0 && isOwn(game, each, seat)) each--
      for (; each > 0 && n - each < 150 && !isOwn(game, each, seat); each--) expected.push(each)
      expect(
        [...new Set(told)].sort((a, b) => b - a),
        `${name} ${n}`,
      ).toEqual(expected)
    }
  })

  test('tells of each once a round, with their owners, runs and all events', () => {
    let runs = 0
    for (const n of moments) {
      const here = at(game, n)
      const seat = choices(here, undefined, DEFERRED).seat
      if (seat === null) continue
      const turns = othersTurns(here, seat)
      const keys = turns.map(({ by, round }) => `${by} ${round.kind} ${round.turn} ${round.num}`)
      expect(new Set(keys).size).toBe(keys.length)
      const actions = [...new Set(turns.flatMap((turn) => turn.actions))]
      const events = actions.flatMap((each) => entryOf(game, each)?.events ?? [])
      expect(new Set(turns.flatMap((turn) => turn.events))).toEqual(new Set(events))
      for (const { by, owner, runs: made } of turns) {
        if (isPlayer(by)) expect(owner).toBeNull()
        for (const run of made) expect(run.operator).toBe(by)
        runs += made.length
      }
      const ran = actions.filter((each) => entryOf(game, each)?.action?.type === 'runRoutes')
      expect(turns.flatMap((turn) => turn.runs).filter((run) => ran.includes(run.n))).toHaveLength(ran.length)
    }
    expect(runs).toBeGreaterThan(0)
  })
})

test('somebody the title plays: his moves follow the player’s own, and are told with his runs', () => {
  const game = exampleGame(games.find((name) => name.includes('-1p-'))!)
  const his = game.state.seats.find((seat) => isAutomaton(game, seat))!
  let told = 0
  let runs = 0
  for (let n = 1; n <= game.cursor; n++)
    for (const turn of othersTurns(at(game, n), 'p1')) {
      if (turn.by === his || turn.owner === his) told++
      runs += turn.runs.length
    }
  expect(told).toBeGreaterThan(0)
  expect(runs).toBeGreaterThan(0)
})
