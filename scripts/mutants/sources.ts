// Which sources are mutated, and which tests are asked, the nearest first.
import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

export const ROOT = process.cwd()
const ENGINE = join(ROOT, 'packages/engine/src')

const MUTATED = [/^core\//, /^steps\//, /^routes\//, /^titles\/[^/]+\/(rounds|steps)\//]

/** Another way to the same answer, for tests. */
const NO_RULES = new Set(['routes/bruteForce.ts'])

/** Tables of texts in three languages: a word changed is no fault of the rules. */
const TABLES = new Set(['core/texts/events.ts', 'core/texts/general.ts', 'core/texts/steps.ts', 'core/refusals.ts'])

/** Needs recorded games, which a clone may not have beside it. */
const RECORDED = /(^|\/)recorded\.test\.ts$/

/** Walk through whole games: they pass everything and take longest, so they are asked last. */
const LONG = /^(view|mayAct)\.test\.ts$/
const WHOLE_GAMES = ['scripts/kept-games/kept-games.test.ts', 'scripts/own-games/own-games.test.ts']

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()

/** Path below the engine's sources: how a source is named in tables. */
export const shortName = (path: string): string => relative(ENGINE, path)
export const fullPath = (name: string): string => join(ENGINE, name)

const isMutated = (name: string): boolean =>
  MUTATED.some((pattern) => pattern.test(name)) && !TABLES.has(name) && !NO_RULES.has(name)

/** All, or those in the folders and files asked for. */
export const mutatedSources = (asked: readonly string[]): readonly string[] => {
  const wanted = asked.map((each) => each.replace(/^packages\/engine\/src\//, '').replace(/\/$/, ''))
  return filesUnder(ENGINE)
    .filter((name) => !name.endsWith('.test.ts') && isMutated(name))
    .filter((name) => wanted.length === 0 || wanted.some((each) => name === each || name.startsWith(`${each}/`)))
}

const distance = (test: string, source: string): number => {
  if (basename(test, '.test.ts') === basename(source, '.ts') && dirname(test) === dirname(source)) return 0
  if (dirname(test) === dirname(source)) return 1
  return test.startsWith('titles/') ? 3 : 2
}

/** `isNear`: only those in the same folders, for a quick look while writing a test. */
export const testsFor = (sources: readonly string[], isNear = false): readonly string[] => {
  const nearest = (test: string): number => Math.min(...sources.map((source) => distance(test, source)))
  return filesUnder(ENGINE)
    .filter((name) => name.endsWith('.test.ts') && !LONG.test(name) && !RECORDED.test(name))
    .map((name) => ({ name, far: nearest(name) }))
    .filter(({ far }) => !isNear || far < 2)
    .sort((a, b) => a.far - b.far)
    .map(({ name }) => fullPath(name))
}

export const longTests = (): readonly string[] => [
  ...WHOLE_GAMES.map((name) => join(ROOT, name)),
  ...filesUnder(ENGINE)
    .filter((name) => LONG.test(name))
    .map(fullPath),
]
