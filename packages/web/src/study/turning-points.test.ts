import { at, entriesOf, type Game } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { roundsOf } from '../panels/index.js'
import { turningPointFrom, turningPoints } from './turning-points.js'

const game = exampleGame(exampleNames()[0]!)
const points = turningPoints(game)

/** The richest player after the `n`th action, counted anew; null = several. */
const richest = (g: Game, n: number): string | null => {
  const then = at(g, n)
  const worth = then.state.seats.map((player) => ({ player, worth: g.rules.worth(then, player) }))
  const most = Math.max(...worth.map((each) => each.worth))
  const first = worth.filter((each) => each.worth === most)
  return first.length === 1 ? first[0]!.player : null
}

describe('turning points', () => {
  test('every phase of the game is one, where it began', () => {
    const phases = entriesOf(game).flatMap(([n, { events }]) =>
      events.some(({ type }) => type === 'phase') ? [n] : [],
    )
    expect(phases.length).toBeGreaterThan(0)
    const found = points.flatMap((point) => (point.kind === 'event' && point.event.type === 'phase' ? [point.n] : []))
    expect([...new Set(found)]).toEqual(phases)
  })

  test('a presidency that somebody loses is one, a first president is none', () => {
    const changes = points.flatMap((point) =>
      point.kind === 'event' && point.event.type === 'presidentChanged' ? [point.event] : [],
    )
    for (const { from, to } of changes) expect(from === null || to === null).toBe(false)
  })

  test('the lead changes hands where the richest at the beginning of a round is another', () => {
    const leads: [number, string][] = []
    let leading: string | null = null
    for (const n of new Set([...roundsOf(game).map((round) => round.n), game.length - 1])) {
      const now = richest(game, n)
      if (now === null) continue
      if (leading !== null && leading !== now) leads.push([n, now])
      leading = now
    }
    expect(leads.length).toBeGreaterThan(0)
    expect(points.flatMap((point) => (point.kind === 'lead' ? [[point.n, point.player]] : []))).toEqual(leads)
  })

  test('are gone through in both ways', () => {
    const first = points[0]!
    expect(turningPointFrom(points, 0, 1)).toBe(first)
    expect(turningPointFrom(points, first.n, -1)).toBeUndefined()
    expect(turningPointFrom(points, first.n, 1)!.n).toBeGreaterThan(first.n)
    expect(turningPointFrom(points, game.length, -1)).toBe(points.at(-1))
  })
})
