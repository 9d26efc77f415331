import { describe, expect, it } from 'vitest'
import { CAN_EXCEPTIONS, type CanException, canDifferences } from './can.js'

const compare = (title: string, step: string, theirs: readonly string[], ours: readonly string[]) => {
  const needed: CanException[] = []
  const found = canDifferences({ title, step, theirs, ours }, (each) => needed.push(each))
  return {
    paths: found.map(({ path, expected }) => `${expected ? '-' : '+'}${path}`),
    needed: needed.map((each) => each.word),
  }
}

describe('what may be done, compared with a trace', () => {
  it.each([
    ['the same words', '18MEX', 'track', ['lay_tile', 'pass'], ['pass', 'lay_tile'], [], []],
    ['a word we lack', '18MEX', 'route', ['run_routes'], [], ['-can.run_routes (route)'], []],
    ['a word they lack', '18MEX', 'route', [], ['pass'], ['+can.pass (route)'], []],
    ['an exception', '18MEX', 'track', ['lay_tile'], [], [], ['lay_tile']],
    ['in another step', '18MEX', 'route', ['lay_tile'], [], ['-can.lay_tile (route)'], []],
    ['the other way round', '18MEX', 'track', [], ['lay_tile'], ['+can.lay_tile (track)'], []],
    ['of another title', '1822', 'track', ['lay_tile'], [], ['-can.lay_tile (track)'], []],
    ['in every step', '1846', 'route', ['bankrupt'], [], [], ['bankrupt']],
  ])('%s', (_, title, step, theirs, ours, paths, needed) =>
    expect(compare(title, step, theirs, ours)).toEqual({ paths, needed }),
  )

  it('says why of every exception', () => {
    for (const { why } of CAN_EXCEPTIONS) expect(why.split(' ').length).toBeGreaterThan(5)
  })
})
