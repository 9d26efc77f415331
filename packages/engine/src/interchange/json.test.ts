import { describe, expect, it } from 'vitest'
import { MOST_LISTS, readJson } from './json.js'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const outcome = (text: string): unknown => {
  const read = readJson(text)
  return read.ok ? read.json : read.why
}

describe('text from outside', () => {
  const brackets = '[{'.repeat(MOST_LISTS)
  const signs = `"${brackets}"\\`
  it.each<[string, string, unknown]>([
    ['a record', '{"a":[1,{"b":null}]}', { a: [1, { b: null }] }],
    ['brackets in texts', JSON.stringify([brackets]), [brackets]],
    ['quotes and backslashes in texts', JSON.stringify([signs, signs]), [signs, signs]],
    ['a mark before it', '\ufeff{"a":1}', { a: 1 }],
    ['cut off', '{"a":[1,', 'notJson'],
    ['cut off in a text', '{"a":"[[[', 'notJson'],
    ['cut off after a backslash', '{"a":"\\', 'notJson'],
    ['nothing', '', 'notJson'],
    ['too much in each other', nested(MOST_LISTS + 1), 'tooMuch'],
    ['too much beside each other', `[${Array(MOST_LISTS).fill('{}').join()}]`, 'tooMuch'],
    ['too much after a text', `["\\\\",${nested(MOST_LISTS)}]`, 'tooMuch'],
    ['too much and never closed', '['.repeat(10_000_000), 'tooMuch'],
  ])('%s', (_, text, expected) => {
    const read = outcome(text)
    expect(typeof read === 'string' ? read : JSON.stringify(read)).toBe(
      typeof expected === 'string' ? expected : JSON.stringify(expected),
    )
  })

  it('may be deep', () => {
    expect(readJson(nested(MOST_LISTS))).toMatchObject({ ok: true })
  })
})
