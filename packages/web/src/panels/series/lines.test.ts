import { at, entriesOf } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { logSections } from './lines.js'
import { roundsOf } from './rounds.js'

const game = sampleGame()

it('has every event but the headings once, in order, under its round', () => {
  const sections = logSections(game)
  const lines = sections.flatMap((section) => section.lines)
  const expected = entriesOf(game).flatMap(([n, { events }]) =>
    events.flatMap((event) => (event.type === 'roundBegan' ? [] : [{ n, event }])),
  )
  expect(lines).toEqual(expected)
  expect(sections.map(({ round }) => round)).toEqual([-1, ...roundsOf(game).map((_, i) => i)])
})

it('keeps finished rounds as they were, so that they need not be drawn again', () => {
  const early = logSections({ ...at(game, 120), length: 121 })
  const late = logSections(game)
  early.slice(0, -1).forEach((section, i) => {
    expect(section.lines).toBe(late[i]?.lines)
  })
  expect(early.at(-1)?.lines.every(({ n }) => n <= 120)).toBe(true)
})
