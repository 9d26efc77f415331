import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { titles } from '../titles/index.js'

const SOURCE = join(import.meta.dirname, '..')

/** What speaks of the site: its name, the word, a path into its folders, a title's list of differences. */
const SPEAKS_OF_SITE = /18xx[.]?games|\bsites?\b|\bswitches\w*[.](?!js')|\bswitches(18|1)\w+|\btheirWay\b/i

/** What a table's set-up and its title's list of differences are, whoever plays otherwise. */
const SWITCHES_THEMSELVES = ['core/parseSetup.ts', 'core/setup.ts', 'core/setupProblem.ts', 'core/switches.ts']

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(SOURCE, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)))

const linesAboutSite = (file: string): readonly string[] =>
  readFileSync(join(SOURCE, file), 'utf8')
    .split('\n')
    .flatMap((line, i) => (SPEAKS_OF_SITE.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []))

const RULES = [
  'core',
  'steps',
  ...Object.keys(titles).flatMap((id) => ['rounds', 'steps'].map((folder) => `titles/${id}/${folder}`)),
]
const PARTS = Object.keys(titles).flatMap((id) => [`titles/${id}/title.ts`, `titles/${id}/scenario.ts`])

describe('the rules do not speak of how a site plays them: that belongs in site/ and titles/<title>/site/', () => {
  it.each(RULES)('%s', (folder) => {
    const files = sourcesIn(folder).filter((file) => !SWITCHES_THEMSELVES.includes(file))
    expect(files.length).toBeGreaterThan(3)
    expect(files.flatMap(linesAboutSite)).toEqual([])
  })

  it.each(PARTS)('%s', (file) => expect(linesAboutSite(file)).toEqual([]))

  it.each([
    '/** 18xx.games asks twice. */',
    "import { staleReach } from '../site/staleReach.js'",
    'if (switches1846.closeLate.of(p)) return',
    'const late = theirWay(en, ru, pl)',
  ])('finds %s', (line) => expect(line).toMatch(SPEAKS_OF_SITE))
})
