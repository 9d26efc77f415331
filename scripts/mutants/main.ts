// npm run mutants [-- FOLDER|FILE …] [--near] [--afresh] [--jobs N]: small faults in the sources, and whether any test notices.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { EQUIVALENT, isEquivalent } from './equivalent.js'
import { instrument, type Mutant } from './instrument.js'
import { type Killer, remember, remembered } from './memory.js'
import type { Finding } from './plan.js'
import { type Fate, type Judged, survivors, table, tallies, writePage } from './report.js'
import { fullPath, mutatedSources, shortName, testsFor } from './sources.js'
import { noticed, tryOut } from './trial.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    near: { type: 'boolean', default: false },
    afresh: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
})

interface Source {
  readonly name: string
  readonly path: string
  readonly text: string
  readonly first: number
  readonly code: string
  readonly mutants: readonly Mutant[]
}

const read = (names: readonly string[]): readonly Source[] => {
  let first = 0
  return names.map((name) => {
    const path = fullPath(name)
    const text = readFileSync(path, 'utf8')
    const source = { name, path, text, first, ...instrument(text, first) }
    first += source.mutants.length
    return source
  })
}

/** Sources in so many heaps of about the same work. */
const heaps = (sources: readonly Source[], count: number): readonly (readonly Source[])[] => {
  const all = Array.from({ length: count }, () => ({ work: 0, sources: [] as Source[] }))
  for (const source of [...sources].sort((a, b) => b.mutants.length - a.mutants.length)) {
    const least = all.reduce((a, b) => (b.work < a.work ? b : a))
    least.sources.push(source)
    least.work += source.mutants.length
  }
  return all.map((each) => each.sources).filter((list) => list.length > 0)
}

const idsOf = ({ first, mutants }: Source): readonly number[] => mutants.map((_, i) => first + i)

interface Known {
  readonly killers: Map<number, Killer>
  readonly tried: Set<number>
}

const isBeside = (heap: readonly Source[], test: string): boolean =>
  heap.some(({ path }) => dirname(path) === dirname(test))

/** What no test tried, since it runs once, when a source is loaded, is at fault from the start. */
const tryFromStart = async (
  heap: readonly Source[],
  findings: readonly Finding[],
  known: Known,
  open: ReadonlySet<number>,
): Promise<void> => {
  const failing = new Set(findings.flatMap((each) => (each.type === 'failing' ? [each.file] : [])))
  const unsure = new Set(findings.flatMap((each) => (each.type === 'unsure' ? each.ids : [])))
  for (const source of heap) {
    const tests = testsFor([source.name], values.near).filter((test) => !failing.has(test))
    const beside = tests.filter((test) => isBeside([source], test))
    for (const id of idsOf(source)) {
      if (!unsure.has(id) || !open.has(id) || known.killers.has(id) || known.tried.has(id)) continue
      known.tried.add(id)
      const sources = heap.map(({ path, code }) => ({ path, code }))
      const by = (list: readonly string[]) => noticed({ sources, open: [], always: id, tests: list, beside })
      if ((await by(beside)) || (await by(tests.slice(beside.length))))
        known.killers.set(id, { file: source.path, test: 'from the start' })
    }
  }
}

const examine = async (heap: readonly Source[], known: Known, skipped: ReadonlySet<number>): Promise<void> => {
  const open = heap.flatMap(idsOf).filter((id) => !known.killers.has(id) && !skipped.has(id))
  if (open.length === 0) return
  const tests = testsFor(
    heap.map(({ name }) => name),
    values.near,
  )
  const findings = await tryOut({
    sources: heap.map(({ path, code }) => ({ path, code })),
    open,
    always: null,
    tests,
    beside: tests.filter((test) => isBeside(heap, test)),
  })
  for (const finding of findings) {
    if (finding.type === 'tried') for (const id of finding.ids) known.tried.add(id)
    if (finding.type === 'killed')
      for (const id of finding.ids) known.killers.set(id, { file: finding.file, test: finding.test })
    if (finding.type === 'failing')
      console.warn(`fails by itself, so it is not asked: ${shortName(finding.file)}: ${finding.test}`)
  }
  if (!values.near) await tryFromStart(heap, findings, known, new Set(open))
}

const fateOf = (id: number, known: Known, skipped: ReadonlySet<number>): Fate => {
  if (skipped.has(id)) return 'equivalent'
  if (known.killers.has(id)) return 'killed'
  return known.tried.has(id) ? 'survived' : 'unmet'
}

const sources = read(mutatedSources(positionals)).filter(({ mutants }) => mutants.length > 0)
if (sources.length === 0) {
  console.error(`No source is mutated under ${positionals.join(', ')}.`)
  process.exit(2)
}
const started = performance.now()
const known: Known = { killers: new Map(), tried: new Set() }
const skipped = new Set<number>()
for (const { name, text, first, mutants } of sources) {
  mutants.forEach((mutant, i) => {
    if (EQUIVALENT.some((each) => isEquivalent(each, name, mutant))) skipped.add(first + i)
  })
  if (!values.afresh) for (const [index, killer] of remembered(name, text)) known.killers.set(first + index, killer)
}
const all = sources.flatMap(idsOf)
console.log(`${all.length} mutants in ${sources.length} sources, ${known.killers.size} known from before`)

await Promise.all(heaps(sources, Math.max(1, Number(values.jobs) || 1)).map((heap) => examine(heap, known, skipped)))

const judged = sources.flatMap(({ name, first, mutants }): Judged[] =>
  mutants.map((mutant, i) => ({ source: name, mutant, fate: fateOf(first + i, known, skipped) })),
)
for (const { name, text, first, mutants } of sources) {
  const own = mutants.flatMap((_, i) => {
    const killer = known.killers.get(first + i)
    return killer ? [[i, killer] as const] : []
  })
  remember(name, text, new Map(own))
}
for (const line of survivors(judged)) console.log(line)
console.log(`\n${table(tallies(judged))}\n\n${((performance.now() - started) / 1000).toFixed(0)} s`)
if (!values.near) writePage(tallies(judged), mutatedSources([]))
