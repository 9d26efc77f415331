import {
  entriesOf,
  type Game,
  historyFor,
  legal,
  newGame,
  type PlayerId,
  play,
  titleOf,
  view,
} from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { isOpenGame, RemoteHistory, type ToldEntry, type ToldPosition } from './remote-game.js'

const begin = (title: string): Game => {
  const players = ['Amy', 'Bob', 'Cid'].map((name) => ({ name }))
  const begun = newGame({ title, players, seed: 7, options: [], ruleset: 'rulebook' })
  if (!begun.ok) throw new Error(begun.problem.problem)
  return begun.game
}

const played = (title: string, moves: number): Game => {
  let game = begin(title)
  for (let n = 0; n < moves; n++) {
    const offers = [...legal(game)]
    const next = play(game, offers[(n * 7) % offers.length]!.action)
    if (!next.ok) throw new Error(JSON.stringify(next.refusal))
    game = next.game
  }
  return game
}

/** What a server tells a seat. */
const toldTo = (game: Game, seat: PlayerId): readonly ToldEntry[] =>
  historyFor(game, seat, 0).map(
    ({ number, by, action, events }) => ({ number, by, action, events }) as unknown as ToldEntry,
  )

const positionsFor = (game: Game, seat: PlayerId, count: number): readonly ToldPosition[] =>
  entriesOf(game, 0, count).map(([number, { state }]) => ({
    number,
    state: view({ ...game, state, cursor: number }, seat).state as unknown as ToldPosition['state'],
  }))

const historyOf = (game: Game): RemoteHistory => {
  const { seed: _, ...setup } = game.setup
  return new RemoteHistory(titleOf(game.setup.title)!, setup)
}

describe('a table over the network', () => {
  test.each(['18MEX', '1849', '18Mag'])('%s: one position and the actions tell the whole game', (title) => {
    const truth = played(title, 60)
    const history = historyOf(truth)
    expect(history.add(toldTo(truth, 'p2'), positionsFor(truth, 'p2', 1))).toBeNull()
    expect(history.number).toBe(60)
    for (const [n, { state }] of entriesOf(truth, 0, 61))
      expect(history.game.history.entry(n).state).toEqual({ ...state, random: 0 })
  })

  test('1846: while cards are hidden each position is asked for; from then on it is played', () => {
    const truth = played('1846', 40)
    const open = entriesOf(truth, 0, 41).find(([, { state }]) => state.round.kind !== 'draft')![0]
    const history = historyOf(truth)
    expect(history.add(toldTo(truth, 'p2'), positionsFor(truth, 'p2', 3))).toBe(3)
    expect(isOpenGame(history.game)).toBe(false)
    expect(history.add(toldTo(truth, 'p2'), positionsFor(truth, 'p2', open + 1))).toBeNull()
    expect(history.number).toBe(40)
    expect(isOpenGame(history.game)).toBe(true)
    expect(history.game.state).toEqual({ ...truth.state, random: 0 })
  })

  test('going back is an entry: the state of that time, and one step further back from there', () => {
    const truth = played('18MEX', 10)
    const history = historyOf(truth)
    history.add(toldTo(truth, 'p1'), positionsFor(truth, 'p1', 1))
    expect(history.before).toBe(9)
    history.add([{ number: 11, by: 'p1', action: { type: 'undo', to: 8 }, events: [] }])
    expect(history.number).toBe(11)
    expect(history.game.state).toEqual(history.game.history.entry(8).state)
    expect(history.before).toBe(7)
    history.add([{ number: 12, by: 'p1', action: { type: 'undo', to: 7 }, events: [] }])
    expect(history.before).toBe(6)
  })

  test('what is played on from it here is not part of it', () => {
    const truth = played('18MEX', 10)
    const history = historyOf(truth)
    history.add(toldTo(truth, 'p1'), positionsFor(truth, 'p1', 1))
    const next = play(history.game, [...legal(history.game)][0]!.action)
    expect(next.ok && next.game.cursor).toBe(11)
    expect(history.number).toBe(10)
    expect(history.game.length).toBe(11)
  })

  test('what is told twice is taken once, a gap not at all', () => {
    const truth = played('18MEX', 10)
    const history = historyOf(truth)
    const told = toldTo(truth, 'p1')
    history.add(told.slice(0, 6), positionsFor(truth, 'p1', 1))
    history.add(told.slice(2, 6))
    expect(history.number).toBe(5)
    history.add(told.slice(8))
    expect(history.number).toBe(5)
    history.add(told)
    expect(history.number).toBe(10)
  })
})
