import { describe, expect, test } from 'vitest'
import { offeredNames, withName } from './offered-names.js'

const NAMES = ['Amy', 'Amy Lou', 'Боря']

describe('names offered while one types', () => {
  test.each([
    ['@', NAMES],
    ['hello @a', ['Amy', 'Amy Lou']],
    ['(@бо', ['Боря']],
    ['@amy l', ['Amy Lou']],
    ['@amy is', null],
    ['me@a', null],
    ['hello', null],
    ['@x', null],
  ])('%s', (text, names) => {
    expect(offeredNames(text, text.length, NAMES)?.names ?? null).toEqual(names)
  })

  test('a name is put where it was begun, and one types on after it', () => {
    const text = 'so @am you know'
    const typed = offeredNames(text, 6, NAMES)!
    expect(withName(text, typed, 'Amy')).toEqual({ text: 'so @Amy you know', caret: 8 })
  })
})
