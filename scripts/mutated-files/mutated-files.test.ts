import { describe, expect, it } from 'vitest'
import { keptGames } from '../own-games/games.js'
import { hugeFiles, mutated } from './mutate.js'
import { isFollowed, opened } from './open.js'

const files = keptGames().filter(isFollowed)
const SEEDS = Array.from({ length: 80 }, (_, i) => 50_001 + i)
const made = SEEDS.map((seed) => ({ seed, ...mutated(files, seed) }))

describe('a file with something wrong in it', () => {
  it('is made in every way', () => {
    expect(new Set(made.map(({ kind }) => kind)).size).toBeGreaterThan(15)
  })

  it('is answered soon and in words, and opened up to what is wrong', () => {
    const found = made.map((file) => ({ seed: file.seed, kind: file.kind, ...opened(file) }))
    expect(found.filter(({ fault, ms }) => fault !== null || ms > 3000)).toEqual([])
    expect(new Set(found.map((each) => each.as))).toEqual(new Set(['no JSON', 'no game', 'up to an action', 'whole']))
  })

  it('is noticed if it is not', () => {
    const [file] = files
    const { actions } = file as (typeof files)[number]
    const text = JSON.stringify({ ...file, actions: [...actions.slice(0, 5), { type: 'explode' }] })
    expect(opened({ kind: 'honest', text, honest: 5 })).toMatchObject({ as: 'up to an action', fault: null })
    expect(opened({ kind: 'honest', text, honest: 9 }).fault).toMatch(/^stopped at 5/)
    expect(opened({ kind: 'honest', text: '{}', honest: 9 }).fault).toBe('an honest head is refused')
  })

  it('of many megabytes is one too', () => {
    const [file] = files
    if (!file) throw new Error('no file')
    const found = hugeFiles(file, 5_000_000).map((make) => {
      const huge = make()
      return { kind: huge.kind, ...opened(huge) }
    })
    expect(found.filter(({ fault, ms }) => fault !== null || ms > 3000)).toEqual([])
  })
})
