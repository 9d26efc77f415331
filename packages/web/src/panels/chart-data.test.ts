import { at, entryOf } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { CHARTS, chartData, chartNow, marksThatFit } from './chart-data.js'
import { sampleGame } from './sample-game.js'
import { roundAt, roundsOf } from './series/rounds.js'
import { panelSay } from './texts.js'

const game = sampleGame()
const say = panelSay('en')

describe.each(CHARTS)('%s', (kind) => {
  const data = chartData(kind, game, 'en', say)

  it('has a value or a gap at every place of the axis', () => {
    expect(data.lines.length).toBeGreaterThan(1)
    for (const { values } of data.lines) expect(values).toHaveLength(data.count)
    for (const { x } of data.marks) expect(x).toBeLessThan(data.count)
  })

  it('leads to moments of the game', () => {
    for (let x = 0; x < data.count; x++) {
      expect(data.momentOf(x)).toBeGreaterThanOrEqual(0)
      expect(data.momentOf(x)).toBeLessThan(game.length)
      expect(data.nameOf(x)).not.toBe('')
    }
  })

  it('is the same wherever in the game one stands; only the place shown differs', () => {
    const early = at(game, 90)
    expect(chartData(kind, early, 'en', say).lines).toEqual(data.lines)
    expect(chartNow(kind, early)).toBeLessThan(chartNow(kind, game))
  })
})

it('leads from a revenue to the company’s own run', () => {
  const data = chartData('revenue', game, 'en', say)
  const rounds = roundsOf(game)
  for (const { id, values } of data.lines) {
    const x = values.findIndex((value) => value !== null)
    const n = data.momentOf(x, id)
    expect(entryOf(game, n)?.events.some((event) => event.type === 'dividend' && event.operator === id)).toBe(true)
    // The action that pays may end the round as well.
    expect(data.marks[x]?.x).toBe(x)
    expect(rounds[roundAt(game, n - 1)]?.kind).toBe('operating')
  }
})

it('drops the marks there is no room for, the minor ones first', () => {
  const marks = [0, 10, 20, 30].map((x) => ({ x, label: `${x}`, major: x % 20 === 0 }))
  expect(marksThatFit(marks, 10, 46).map(({ x }) => x)).toEqual([0, 10, 20, 30])
  expect(marksThatFit(marks, 3, 46).map(({ x }) => x)).toEqual([0, 20])
  expect(marksThatFit(marks, 1, 46).map(({ x }) => x)).toEqual([0])
})
