import { stateHash } from '@roundhouse/engine'
import { placesIn, STRANGE_NAMES, STRANGE_NUMBERS, STRANGE_VALUES, valueAt, withAt } from '@roundhouse/engine/testing'
import { describe, expect, test } from 'vitest'
import { exampleNames, exampleText } from '../../build/sample.js'
import { ownFileOf } from './game-file.js'
import { readGame } from './reading.js'

/** A game of ours with a line, short enough to be read a thousand times. */
const fileOf = (name: string): Record<string, unknown> => {
  const file = JSON.parse(exampleText(name)) as { actions: unknown[] }
  const actions = file.actions.slice(0, 6)
  return { ...file, rules: 1, actions, lines: [{ id: 'a', name: 'line', from: 2, actions: actions.slice(2, 4) }] }
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

test('a position with anything anywhere in it, which a game of earlier rules would go on from', () => {
  const read = (file: unknown) =>
    readGame({ file: 'f.json', text: JSON.stringify(file), language: 'pl', now: 1, origin: 'file' })
  const first = read({ ...fileOf(titles.get('1846')!), rules: undefined })
  if (!first.ok) throw new Error(first.why)
  const { card, log } = first.table
  const { state, ...present } = log.present!
  const whole = ownFileOf(card, log)
  const actions = [{ type: 'pass', by: 'nobody' }, ...whole.actions.slice(1)]
  const goesOn = (strange: unknown) => {
    const hash = stateHash(strange as typeof state)
    const answer = read({ ...whole, rules: 1, actions, present: { ...present, version: 1, state: strange, hash } })
    expect(answer.ok).toBe(true)
    return answer.ok && answer.table.log.cursor === log.cursor
  }
  expect(goesOn(state)).toBe(true)
  const rows = [...placesIn(state)].flatMap((path, place) =>
    strangeFor(valueAt(state, path))
      .filter((_, i) => (i + place) % 23 === 0)
      .map((value) => withAt(state, path, value)),
  )
  expect(rows.length).toBeGreaterThan(100)
  const taken = rows.filter(goesOn)
  expect(taken.length).toBeLessThan(rows.length)
})
