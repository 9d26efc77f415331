import { describe, expect, it } from 'vitest'
import { rated, shownRating, UNRATED } from './rate.js'

const figures = (places: Readonly<Record<string, number>>, before = new Map()) => {
  const after = rated(
    Object.entries(places).map(([user, place]) => ({ user, place })),
    before,
  )
  return Object.fromEntries([...after].map(([user, { mu }]) => [user, mu]))
}

describe('ratings after a game', () => {
  it('go up with the place, whatever the order the players are named in', () => {
    const after = figures({ cid: 3, amy: 1, bob: 2 })
    expect(after.amy).toBeGreaterThan(after.bob!)
    expect(after.bob).toBeGreaterThan(after.cid!)
    expect(figures({ amy: 1, bob: 2, cid: 3 }).amy).toBeCloseTo(after.amy!, 10)
  })

  it('of a tie are equal', () => {
    const { amy, bob, cid } = figures({ amy: 1, bob: 1, cid: 3 })
    expect(amy).toBeCloseTo(bob!, 10)
    expect(bob).toBeGreaterThan(cid!)
  })

  it('change more when the weaker wins', () => {
    const strong = new Map([['amy', { mu: 35, sigma: 4, games: 9 }]])
    const won = figures({ amy: 1, bob: 2 }, strong).bob!
    const upset = figures({ amy: 2, bob: 1 }, strong).bob!
    expect(upset - UNRATED.mu).toBeGreaterThan(UNRATED.mu - won)
  })

  it('do not change for one person alone', () => {
    expect(figures({ amy: 1 })).toEqual({})
  })

  it('are shown from 0 on', () => {
    expect(shownRating(UNRATED)).toBe(0)
    expect(shownRating({ mu: 10, sigma: 8 })).toBe(0)
    expect(shownRating({ mu: 35, sigma: 2 })).toBe(1160)
  })
})
