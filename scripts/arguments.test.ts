import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.js'

const script = {
  usage: 'usage: npm run count -- [--games N] [--title T]',
  options: { games: { type: 'string', default: '20' }, title: { type: 'string' } },
  numbers: ['games'],
} as const

describe('arguments of a script', () => {
  it('are read', () => {
    expect(readArguments(['--title', '1846'], script)).toMatchObject({
      ok: true,
      values: { games: '20', title: '1846' },
    })
  })

  it.each<[string, readonly string[], string]>([
    ['an unknown option', ['--gmaes', '3'], "Unknown option '--gmaes'"],
    ['a word too many', ['1846'], "Unexpected argument '1846'"],
    ['an option without a value', ['--games'], "Option '--games <value>' argument missing"],
    ['no number', ['--games', 'three'], '--games must be a whole number'],
    ['less than nothing', ['--games=-3'], '--games must be a whole number'],
  ])('that are not understood are told in two lines: %s', (_, args, why) => {
    const read = readArguments(args, script)
    expect(read).toMatchObject({ ok: false, code: 2, lines: [expect.stringContaining(why), script.usage] })
  })

  it('say how it is called', () => {
    expect(readArguments(['--help'], script)).toEqual({ ok: false, code: 0, lines: [script.usage] })
  })
})
