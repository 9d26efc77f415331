import { describe, expect, it } from 'vitest'
import { mentionsIn } from './mentions.js'

const NAMES = ['Amy', 'Amy Lou', 'Żaneta', 'Боря', 'C.']

describe('names in what is said', () => {
  it.each([
    ['hello', []],
    ['@Amy, your turn', ['Amy']],
    ['@amy @БОРЯ', ['Amy', 'Боря']],
    ['ask @Amy Lou!', ['Amy Lou']],
    ['@Amy Louise', ['Amy']],
    ['@Amyx', []],
    ['mail me: me@Amy', []],
    ['(@żaneta)', ['Żaneta']],
    ['@@Amy', ['Amy']],
    ['@C. is late', ['C.']],
    ['@', []],
    ['@Nobody', []],
  ] as const)('%s', (text, names) => {
    const found = mentionsIn(text, NAMES)
    expect(found.map(({ name }) => name)).toEqual(names)
    for (const { name, start, end } of found)
      expect(text.slice(start, end).toLowerCase()).toBe(`@${name.toLowerCase()}`)
  })

  it('an empty seat is not mentioned', () => {
    expect(mentionsIn('@ you', ['', 'Amy'])).toEqual([])
  })
})
