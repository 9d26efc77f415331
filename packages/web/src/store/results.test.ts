import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resultsOf } from './results.js'

const kept = new Map<string, string>()
const text = (en: string) => ({ en, ru: en, pl: en })
const put = (value: unknown): void => {
  kept.set('roundhouse.results', JSON.stringify(value))
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('results against automata', () => {
  const game = (title: string, kind: string, margin: number) => ({ title, kind: [text(kind)], margin, score: 100 })

  it('are put together by how hard and how long', () => {
    put({ a: game('T', 'red', 40), b: game('T', 'green', 10), c: game('T', 'red', -60), d: game('U', 'red', 5) })
    expect(resultsOf('T')).toEqual([
      { kind: [text('green')], played: 1, won: 1, best: 10 },
      { kind: [text('red')], played: 2, won: 1, best: 40 },
    ])
  })

  it('a draw is not won', () => {
    put({ a: game('T', 'red', 0) })
    expect(resultsOf('T')).toMatchObject([{ played: 1, won: 0, best: 0 }])
  })

  it('nothing written by another hand is taken', () => {
    put({ a: null, b: { title: 'T' }, c: game('T', 'red', 1), d: { ...game('T', 'x', 1), margin: 'much' }, e: [] })
    expect(resultsOf('T')).toHaveLength(1)
    kept.set('roundhouse.results', '{')
    expect(resultsOf('T')).toEqual([])
  })
})
