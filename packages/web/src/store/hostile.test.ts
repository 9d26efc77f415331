import { placesIn, STRANGE_NAMES, STRANGE_NUMBERS, STRANGE_VALUES, valueAt, withAt } from '@roundhouse/engine/testing'
import { describe, expect, test } from 'vitest'
import { exampleNames, exampleText } from '../../build/sample.js'
import { readGame } from './reading.js'

/** A game of ours with a line, short enough to be read a thousand times. */
const fileOf = (name: string): Record<string, unknown> => {
  const file = JSON.parse(exampleText(name)) as { actions: unknown[] }
  const actions = file.actions.slice(0, 6)
  return { ...file, actions, lines: [{ id: 'a', name: 'line', from: 2, actions: actions.slice(2, 4) }] }
}

const titles = new Map(exampleNames().map((name) => [name.split('-')[0], name]))
const strangeFor = (value: unknown): readonly unknown[] => [
  ...STRANGE_VALUES,
  ...(typeof value === 'number' ? STRANGE_NUMBERS : STRANGE_NAMES),
]

describe.each([...titles.values()])('a file of ours with anything anywhere in it: %s', (name) => {
  const file = fileOf(name)
  // Every place with every seventh value, every value in some place.
  const rows = [...placesIn(file)].flatMap((path, place) =>
    strangeFor(valueAt(file, path))
      .filter((_, i) => (i + place) % 7 === 0)
      .map((value) => ({ path: path.join('.'), strange: withAt(file, path, value) })),
  )

  test('is opened as far as it goes, or refused in words', () => {
    expect(rows.length).toBeGreaterThan(200)
    for (const { path, strange } of rows) {
      const read = readGame({ file: 'f.json', text: JSON.stringify(strange), language: 'pl', now: 1, origin: 'file' })
      if (!read.ok) expect(read.why, path).toMatch(/^Nie można otworzyć f\.json\. ./)
      else if (path.startsWith('lines')) expect(read.table.log.actions, path).toHaveLength(6)
      else expect(read.table.log.actions.length, path).toBeLessThanOrEqual(6)
    }
  })
})
