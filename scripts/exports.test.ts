import { join } from 'node:path'
import { titleOf } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { deadExports, sourcesIn } from './exports.js'

it('finds what only its own file names', () => {
  const sources = [
    { file: 'packages/a/src/index.ts', text: "export * from './open.js'" },
    { file: 'packages/a/src/open.ts', text: 'export const shown = 1' },
    {
      file: 'packages/a/src/one.ts',
      text: 'export const used = 1\nexport const lonely = 2\nexport type Only = 3\nlonely',
    },
    { file: 'packages/a/src/two.ts', text: "import { used } from './one.js'\nused" },
  ]
  expect(deadExports(sources)).toEqual(['packages/a/src/one.ts lonely'])
})

it('exports nothing that nobody uses', () => {
  const sources = sourcesIn(join(import.meta.dirname, '..'))
  expect(sources.length).toBeGreaterThan(500)
  // A title is built before it is offered: until then nobody asks for its parts.
  const unfinished = (line: string): boolean => {
    const title = /^packages\/engine\/src\/titles\/([^/]+)\//.exec(line)?.[1]
    return title !== undefined && !titleOf(title)
  }
  expect(deadExports(sources).filter((line) => !unfinished(line))).toEqual([])
})
