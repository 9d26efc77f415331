import { at, entriesOf } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { dividendsOf } from './dividends.js'

const game = sampleGame()
const companies = Object.keys(game.state.shares)
const paid = entriesOf(game).flatMap(([n, { events }]) =>
  events.flatMap((event) => (event.type === 'dividend' && companies.includes(event.operator) ? [{ n, event }] : [])),
)

it('has every dividend of every company in the column of its round', () => {
  const { rounds, by } = dividendsOf(game, companies)
  expect(paid.length).toBeGreaterThan(5)
  const told = by.flatMap(({ id, runs }) => runs.flatMap((run, i) => (run ? [[id, run.n, run.perShare, i]] : [])))
  expect(told.map(([id, n, perShare]) => [id, n, perShare]).sort()).toEqual(
    paid.map(({ n, event }) => [event.operator, n, event.perShare]).sort(),
  )
  expect(by.every(({ runs }) => runs.length === rounds.length)).toBe(true)
})

it('knows nothing of rounds to come', () => {
  const first = paid[0]!
  const { rounds, by } = dividendsOf(at(game, first.n), companies)
  expect([rounds.length, by.map(({ id }) => id)]).toEqual([1, [first.event.operator]])
  expect(dividendsOf(at(game, first.n - 1), companies)).toEqual({ rounds: [], by: [] })
})
