import { describe, expect, it, vi } from 'vitest'
import { derived } from './derived.js'

describe('a derived fact', () => {
  it('is worked out once for the same records and words', () => {
    const make = vi.fn((record: { readonly n: number }, word: string, times: number) => word.repeat(record.n * times))
    const repeated = derived(make)
    const two = { n: 2 }
    expect([repeated(two, 'a', 1), repeated(two, 'a', 1)]).toEqual(['aa', 'aa'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another record that looks the same', { n: 2 }, 'a', 1],
    ['another word', undefined, 'b', 1],
    ['another number', undefined, 'a', 2],
  ])('is worked out again for %s', (_, record, word, times) => {
    const make = vi.fn((given: { readonly n: number }, w: string, t: number) => [given, w, t])
    const kept = derived(make)
    const first = { n: 2 }
    kept(first, 'a', 1)
    expect(kept(record ?? first, word, times)).toEqual([record ?? first, word, times])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('may be that there is none', () => {
    const make = vi.fn((_: object): string | undefined => undefined)
    const kept = derived(make)
    const record = {}
    expect([kept(record), kept(record)]).toEqual([undefined, undefined])
    expect(make).toHaveBeenCalledTimes(1)
  })
})
