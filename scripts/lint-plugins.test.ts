import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Plugin {
  readonly path: string
  readonly includes: readonly string[]
}

/** Files of a project like ours, with what the linter's own rules should say about each. */
const FILES: readonly (readonly [file: string, source: string, said: RegExp | null])[] = [
  ['packages/engine/src/core/dice.ts', 'export const dice = Math.random()', /Not in a pure package/],
  ['packages/board/src/clock.ts', 'export const now = Date.now()', /Not in a pure package/],
  ['packages/engine/src/core/dice.test.ts', 'export const dice = Math.random()', null],
  ['packages/web/src/clock.ts', 'export const now = Date.now()', null],
  ['packages/engine/src/steps/a.ts', 'export const a = (p) => p.state.round.turn as Laid', /facts are sealed/],
  ['packages/web/src/b.tsx', 'export const b = (p) => p.state.memo as unknown as Bids', /facts are sealed/],
  ['packages/engine/src/steps/c.ts', 'export const c = (p) => p.state.players as Players', null],
]

describe('rules of our own for the linter', () => {
  let folder = ''
  const reports = new Map<string, string>()

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-'))
    const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { plugins: readonly Plugin[] }
    const here = plugins.map(({ path, includes }) => ({ path: join(root, path), includes }))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: here }))
    for (const [file, source] of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${source}\n`)
      const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
      const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', file], {
        cwd: folder,
        encoding: 'utf8',
      })
      reports.set(file, stdout + stderr)
    }
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(FILES)('%s: %s', (file, _, said) => {
    const report = reports.get(file) ?? ''
    expect(report).toMatch(/Checked 1 file/)
    if (said) expect(report).toMatch(said)
    else expect(report).not.toMatch(/pure package|sealed/)
  })
})
