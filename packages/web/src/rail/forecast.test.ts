import { at, cardOf, entriesOf } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { forecastOf } from './forecast.js'

const TITLES = [...new Set(exampleNames().map((name) => name.split('-')[0] ?? ''))]

describe.each(TITLES)('%s', (title) => {
  const game = exampleGame(exampleNames().find((name) => name.startsWith(`${title}-`)) ?? '')

  it('what is said to leave with the next train leaves with it', () => {
    let seen = 0
    for (const [n, { events }] of entriesOf(game).slice(1)) {
      if (!events.some(({ type }) => type === 'phase')) continue
      const bought = events.find((event) => event.type === 'trainBought')
      const before = forecastOf(at(game, n - 1))
      if (!bought || !before?.next) continue
      seen++
      expect(before.next.name.split(' / ')).toContain(bought.train)
      const removed = events.flatMap((event) => (event.type === 'trainsRemoved' ? event.owners : []))
      expect([...before.losing].sort()).toEqual([...new Set(removed)].sort())
    }
    const leave = game.rules.trains.some(({ rustsOn }) => rustsOn !== undefined)
    expect(seen > 1).toBe(leave)
  })

  it('who is short has nothing that stays, and less than the price', () => {
    for (let n = 0; n <= game.cursor; n += 5) {
      const p = at(game, n)
      const told = forecastOf(p)
      for (const { id, missing } of told?.short ?? []) {
        const { trains, cash } = p.state.operators[id]!
        expect(cash + missing).toBe(told!.next!.price)
        expect(missing).toBeGreaterThan(0)
        expect(trains.every((train) => cardOf(p, train.id).rustsOn !== undefined)).toBe(true)
      }
    }
  })
})
