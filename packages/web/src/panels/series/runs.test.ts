import { at, entriesOf, type GameEvent } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { roundsOf } from './rounds.js'
import { revenueSeries, runsOf } from './runs.js'

const game = sampleGame()
const events: readonly GameEvent[] = entriesOf(game).flatMap(([, entry]) => entry.events)
const paid = events.filter((event) => event.type === 'dividend')

it('has every run of every company', () => {
  expect(paid.length).toBeGreaterThan(5)
  for (const id of Object.keys(game.rules.operators)) {
    const own = paid.filter((event) => event.operator === id)
    expect(runsOf(game, id).map(({ revenue, kind }) => [revenue, kind])).toEqual(own.map((e) => [e.revenue, e.kind]))
  }
})

it('shows no run that has not happened yet', () => {
  for (const id of Object.keys(game.rules.operators)) {
    const all = runsOf(game, id)
    const middle = all[Math.floor(all.length / 2)]
    if (!middle) continue
    expect(runsOf(at(game, middle.n - 1), id)).toEqual(all.filter(({ n }) => n < middle.n))
  }
})

it('lines revenue up by rounds', () => {
  const { rounds, revenue, moments, starts } = revenueSeries(game)
  const total = paid.reduce((sum, event) => sum + event.revenue, 0)
  const sums = Object.values(revenue).flatMap((row) => row.map((value) => value ?? 0))
  expect(sums.reduce((a, b) => a + b, 0)).toBe(total)
  expect(starts).toEqual(rounds.map((round) => roundsOf(game)[round]?.n))
  for (const [id, row] of Object.entries(revenue)) {
    expect(row).toHaveLength(rounds.length)
    expect(moments[id]?.map((n) => n === null)).toEqual(row.map((value) => value === null))
  }
})

it('cuts off what a longer game on the same entries has', () => {
  const shorter = { ...at(game, 100), length: 101 }
  for (const row of Object.values(revenueSeries(shorter).moments)) {
    expect(row.every((n) => n === null || n <= 100)).toBe(true)
  }
})
