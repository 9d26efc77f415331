import { at, controller, entriesOf, type Game, type PlayerId } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { type ChangeForMe, changesFor } from './changes-for.js'

const game = exampleGame(exampleNames()[0]!)
const end = at(game, game.length - 1)
const seats = game.state.seats
const of = <K extends ChangeForMe['kind']>(changes: readonly ChangeForMe[], kind: K) =>
  changes.filter((change): change is Extract<ChangeForMe, { kind: K }> => change.kind === kind)

/** Stretches of the game, long and short. */
const spans: readonly (readonly [from: number, to: number])[] = Array.from({ length: 24 }, (_, i) => {
  const from = Math.floor((i / 24) * (game.length - 2))
  return [from, Math.min(game.length - 1, from + 3 + 7 * (i % 5))]
})

const each = (check: (now: Game, seat: PlayerId, from: number, changes: readonly ChangeForMe[]) => void): void => {
  for (const [from, to] of spans)
    for (const seat of seats) check(at(game, to), seat, from, changesFor(at(game, to), seat, from))
}

describe('what moves have changed for a player', () => {
  test('worth is what the rules count, and is told only where it is another', () => {
    each((now, seat, from, changes) => {
      const [before, after] = [game.rules.worth(at(game, from), seat), game.rules.worth(now, seat)]
      expect(of(changes, 'worth')).toEqual(before === after ? [] : [{ kind: 'worth', before, after }])
    })
  })

  test('an office is told to who had it and to who has it now', () => {
    let told = 0
    each((now, seat, from, changes) => {
      for (const { company, president } of of(changes, 'office')) {
        told++
        expect(controller(now, company)).toBe(president)
        expect([controller(at(game, from), company), president]).toContain(seat)
      }
    })
    expect(told).toBeGreaterThan(0)
  })

  test('trains that left the game are told to the president they were taken from', () => {
    const gone = entriesOf(game).find(([, { events }]) =>
      events.some((event) => event.type === 'trainsRemoved' && event.owners.length > 0),
    )
    const [n, { events }] = gone!
    const removed = events.find((event) => event.type === 'trainsRemoved')!
    const owner = removed.type === 'trainsRemoved' ? removed.owners[0]! : ''
    const seat = controller(at(game, n - 1), owner)!
    expect(of(changesFor(at(game, n), seat, n - 1), 'trains').map(({ company }) => company)).toContain(owner)
    for (const other of seats)
      if (other !== seat)
        expect(of(changesFor(at(game, n), other, n - 1), 'trains').map(({ company }) => company)).not.toContain(owner)
  })

  test('prices are of what the player holds, the one that weighs most first', () => {
    let told = 0
    each((_now, _seat, _from, changes) => {
      const weights = of(changes, 'price').map(({ before, after }) => Math.abs(after - before))
      told += weights.length
      expect(weights.every((weight) => weight > 0)).toBe(true)
    })
    expect(told).toBeGreaterThan(0)
  })

  test('nothing has changed since now', () => {
    for (const seat of seats) expect(changesFor(end, seat, end.cursor)).toEqual([])
  })
})
