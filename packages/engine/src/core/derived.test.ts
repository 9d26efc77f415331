import { describe, expect, it, vi } from 'vitest'
import { derived, derivedLately } from './derived.js'

describe.each([
  ['a derived fact', derived],
  ['a fact derived of late', derivedLately],
])('%s', (_name, derive) => {
  it('is worked out once for the same records and words', () => {
    const make = vi.fn((record: { readonly n: number }, word: string, times: number) => word.repeat(record.n * times))
    const repeated = derive(make)
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
    const kept = derive(make)
    const first = { n: 2 }
    kept(first, 'a', 1)
    expect(kept(record ?? first, word, times)).toEqual([record ?? first, word, times])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('may be that there is none', () => {
    const make = vi.fn((_: object): string | undefined => undefined)
    const kept = derive(make)
    const record = {}
    expect([kept(record), kept(record)]).toEqual([undefined, undefined])
    expect(make).toHaveBeenCalledTimes(1)
  })
})

describe('a fact derived of late', () => {
  const square = () => {
    const make = vi.fn(({ n }: { readonly n: number }): number => n * n)
    return { make, of: derivedLately(make) }
  }
  const records = Array.from({ length: 33 }, (_, n) => ({ n }))

  it('is kept for the records asked for last, and forgotten for those before them', () => {
    const { make, of } = square()
    for (const record of records) of(record)
    for (const record of [...records].reverse()) expect(of(record)).toBe(record.n ** 2)
    // Only the first of the 33 had gone.
    expect(make).toHaveBeenCalledTimes(34)
  })

  it('stays as long as it is asked for', () => {
    const { make, of } = square()
    const [first = { n: 0 }, ...others] = records
    for (const record of others) expect([of(record), of(first)]).toEqual([record.n ** 2, 0])
    expect(make).toHaveBeenCalledTimes(33)
  })

  it('may rest on others of its kind', () => {
    type Link = { readonly n: number; readonly before?: Link }
    const make = vi.fn(({ n, before }: Link): number => n + (before ? sum(before) : 0))
    const sum: (link: Link) => number = derivedLately(make)
    let last: Link = { n: 0 }
    for (let n = 1; n <= 50; n++) last = { n, before: last }
    expect([sum(last), sum(last)]).toEqual([1275, 1275])
    expect(make).toHaveBeenCalledTimes(51)
  })
})
