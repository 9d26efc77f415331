import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Title } from '@roundhouse/engine'
import { type Told, toldBy } from './asserting.js'

/** A rule or a refusal of a title, and the files whose tests are about it. */
export interface Covered {
  readonly id: string
  readonly kind: 'rule' | 'refusal'
  readonly files: readonly string[]
}

/** Ids have dots in them (`MEX-3.1-1`), sentences end with them. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\w&.-]+/).map((word) => word.replace(/[.]+$/, ''))

/** A rule is named inside a text (the name of a test), a refusal is a text by itself (what is expected). */
const isAbout = ({ names, texts }: Told, { id, kind }: Pick<Covered, 'id' | 'kind'>): boolean =>
  kind === 'rule' ? names.some((name) => wordsOf(name).includes(id)) : texts.includes(id)

/** A scenario of its own names its rules; what it expects of its actions is checked by a test that tries them all. */
const toldByScenario = (text: string): readonly Told[] => {
  const { rules = [], actions = [] } = JSON.parse(text) as {
    readonly rules?: readonly string[]
    readonly actions?: readonly { readonly expect?: { readonly refusal?: string } }[]
  }
  const expected = actions.flatMap(({ expect }) => (expect ? [expect.refusal ?? ''] : []))
  return expected.length > 0 ? [{ names: rules, texts: expected }] : []
}

/** A title may call several of the engine's codes by one name of its own. */
const refusalIds = (title: Title): readonly string[] => [
  ...new Set(Object.values(title.rulebook.refusals).map(({ id }) => id)),
]

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort()

/** Tests that keep the registry of rules itself say nothing about the rules. */
const REGISTRY = /[/\\]rules\.test\.ts$/

export const coverageOf = (root: string, title: Title): readonly Covered[] => {
  const engine = join(root, 'packages/engine')
  const files = [
    ...filesUnder(join(engine, 'src/titles', title.id), '.test.ts').filter((file) => !REGISTRY.test(file)),
    ...filesUnder(join(engine, 'scenarios'), '.json').filter((file) => file.includes(`${title.id}-`)),
  ]
  const read = files.map((file) => {
    const text = readFileSync(file, 'utf8')
    return { file: relative(root, file), told: file.endsWith('.json') ? toldByScenario(text) : toldBy(text) }
  })
  const ids = [
    ...Object.keys(title.rulebook.rules).map((id) => ({ id, kind: 'rule' as const })),
    ...refusalIds(title).map((id) => ({ id, kind: 'refusal' as const })),
  ]
  return ids.map((each) => ({
    ...each,
    files: read.filter(({ told }) => told.some((test) => isAbout(test, each))).map(({ file }) => file),
  }))
}

/** The listing: every id with its files, and what is missing at the end. */
export const listing = (root: string, title: Title): readonly string[] => {
  const covered = coverageOf(root, title)
  const width = Math.max(...covered.map(({ id }) => id.length))
  const missing = covered.filter(({ files }) => files.length === 0)
  return [
    ...covered.map(({ id, files }) => `${id.padEnd(width)}  ${files.join(', ') || '–'}`),
    `${title.id}: ${covered.length - missing.length} of ${covered.length} rules and refusals are named by a test.`,
    ...missing.map(({ id, kind }) => `No test names the ${kind} ${id}.`),
  ]
}
