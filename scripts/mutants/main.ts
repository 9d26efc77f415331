// npm run mutants: small faults in the sources, and whether any test notices.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { argumentsOf } from '../arguments.js'
import { compiler } from './compiler.js'
import { EQUIVALENT, isEquivalent } from './equivalent.js'
import { instrument, type Mutant, mutated, type Place } from './instrument.js'
import { type Killer, remember, remembered } from './memory.js'
import { type Fate, type Judged, sampleTable, survivors, table, tallies, writePage, writeSample } from './report.js'
import { sampleOf } from './sample.js'
import { fullPath, longTests, mutatedSources, shortName, testsFor } from './sources.js'
import { noticed, tryOut } from './trial.js'

const { values, positionals } = argumentsOf({
  usage: 'usage: npm run mutants -- [FOLDER|FILE …] [--near] [--quick] [--afresh] [--jobs N] [--sample N [--seed S]]',
  numbers: ['jobs', 'sample', 'seed'],
  allowPositionals: true,
  options: {
    near: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    afresh: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

interface Source {
  readonly name: string
  readonly path: string
  readonly first: number
  readonly code: string
  readonly mutants: readonly Mutant[]
  readonly places: readonly Place[]
}

const read = (names: readonly string[]): readonly Source[] => {
  let first = 0
  return names.map((name) => {
    const path = fullPath(name)
    const text = readFileSync(path, 'utf8')
    const source = { name, path, first, ...instrument(text, first) }
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

const planOf = (list: readonly Source[]) => list.map(({ path, code }) => ({ path, code }))

/** Every fault in every test that passes it; what is left over is what runs only while a source is loaded. */
const tryInTests = async (heap: readonly Source[], open: readonly number[], known: Known): Promise<Leftover> => {
  const tests = testsFor(
    heap.map(({ name }) => name),
    values.near,
  )
  const beside = tests.filter((test) => isBeside(heap, test))
  const findings = await tryOut({ sources: planOf(heap), open, always: null, tests, beside, asksLong: false })
  const unsure = new Set<number>()
  const failing = new Set<string>()
  const long = new Set<string>()
  for (const finding of findings) {
    if (finding.type === 'long') long.add(finding.file)
    if (finding.type === 'tried') for (const id of finding.ids) known.tried.add(id)
    if (finding.type === 'unsure') for (const id of finding.ids) unsure.add(id)
    if (finding.type === 'killed')
      for (const id of finding.ids) known.killers.set(id, { file: finding.file, test: finding.test })
    if (finding.type === 'failing') {
      failing.add(finding.file)
      console.warn(`fails by itself, so it is not asked: ${shortName(finding.file)}: ${finding.test}`)
    }
  }
  const ids = open.filter((id) => unsure.has(id) && !known.killers.has(id) && !known.tried.has(id))
  return { ids, failing, long: [...long] }
}

interface Leftover {
  readonly ids: readonly number[]
  readonly failing: ReadonlySet<string>
  /** Test files with tests that were left out because they take long. */
  readonly long: readonly string[]
}

/** What no short test noticed may not compile: then the check of types notices it. */
const tryTypes = (heap: readonly Source[], known: Known): void => {
  const compiles = compiler()
  for (const source of heap) {
    const open = idsOf(source).filter((id) => asked.has(id) && !known.killers.has(id) && !skipped.has(id))
    const text = open.length > 0 ? readFileSync(source.path, 'utf8') : ''
    for (const id of open) {
      const place = source.places[id - source.first] as Place
      if (!compiles(source.path, mutated(text, place))) known.killers.set(id, { file: source.path, test: 'the types' })
    }
  }
}

/** What no short test noticed is asked of the long ones. */
const tryInLongTests = async (heap: readonly Source[], { long }: Leftover, known: Known): Promise<void> => {
  const open = heap.flatMap(idsOf).filter((id) => asked.has(id) && !known.killers.has(id) && !skipped.has(id))
  if (open.length === 0) return
  console.log(`${open.length} are asked of the long tests`)
  const tests = [...longTests(), ...long]
  const findings = await tryOut({ sources: planOf(heap), open, always: null, tests, beside: tests, asksLong: true })
  for (const finding of findings) {
    if (finding.type === 'tried') for (const id of finding.ids) known.tried.add(id)
    if (finding.type === 'killed')
      for (const id of finding.ids) known.killers.set(id, { file: finding.file, test: finding.test })
  }
}

/** Such a fault is there from the start, each in a process of its own: the nearest test first, then wider circles. */
const tryFromStart = async (heap: readonly Source[], { ids, failing }: Leftover, known: Known): Promise<void> => {
  for (const id of ids) {
    const source = heap.find(({ first, mutants }) => first <= id && id < first + mutants.length) as Source
    const tests = testsFor([source.name]).filter((test) => !failing.has(test))
    const inFolder = tests.filter((test) => isBeside([source], test)).length
    const circles = [tests.slice(0, 1), tests.slice(1, inFolder), tests.slice(Math.max(1, inFolder))]
    known.tried.add(id)
    for (const circle of circles) {
      if (
        !(await noticed({
          sources: planOf([source]),
          open: [],
          always: id,
          tests: circle,
          beside: [],
          asksLong: false,
        }))
      )
        continue
      known.killers.set(id, { file: source.path, test: 'from the start' })
      break
    }
  }
}

const examine = async (heap: readonly Source[], known: Known, skipped: ReadonlySet<number>): Promise<void> => {
  const open = heap.flatMap(idsOf).filter((id) => asked.has(id) && !known.killers.has(id) && !skipped.has(id))
  if (open.length === 0) return
  const leftover = await tryInTests(heap, open, known)
  keep(heap, known)
  if (values.near) return
  if (leftover.ids.length > 0) {
    console.log(`${leftover.ids.length} run only while a source is loaded`)
    await tryFromStart(heap, leftover, known)
    keep(heap, known)
  }
  tryTypes(heap, known)
  keep(heap, known)
  if (values.quick) return
  await tryInLongTests(heap, leftover, known)
  keep(heap, known)
}

const keep = (heap: readonly Source[], { killers }: Known): void => {
  for (const { name, first, mutants } of heap) {
    const own = mutants.flatMap((_, i) => {
      const killer = killers.get(first + i)
      return killer ? [[i, killer] as const] : []
    })
    remember(name, mutants, new Map(own))
  }
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
for (const { name, first, mutants } of sources) {
  mutants.forEach((mutant, i) => {
    if (EQUIVALENT.some((each) => isEquivalent(each, name, mutant))) skipped.add(first + i)
  })
  if (!values.afresh) for (const [index, killer] of remembered(name, mutants)) known.killers.set(first + index, killer)
}
const all = sources.flatMap(idsOf)
const size = values.sample === undefined ? all.length : Number(values.sample)
const asked = sampleOf(all, size, Number(values.seed))
console.log(
  `${asked.size} of ${all.length} mutants in ${sources.length} sources, ${known.killers.size} known from before`,
)

await Promise.all(heaps(sources, Math.max(1, Number(values.jobs) || 1)).map((heap) => examine(heap, known, skipped)))

const judged = sources.flatMap(({ name, first, mutants }): Judged[] =>
  mutants.flatMap((mutant, i) =>
    asked.has(first + i) ? [{ source: name, mutant, fate: fateOf(first + i, known, skipped) }] : [],
  ),
)
for (const line of survivors(judged)) console.log(line)
const measured = tallies(judged)
const isSample = values.sample !== undefined
console.log(
  `\n${isSample ? sampleTable(measured) : table(measured)}\n\n${((performance.now() - started) / 1000).toFixed(0)} s`,
)
if (isSample) writeSample(measured, { size: asked.size, of: all.length, seed: Number(values.seed) })
else if (!values.near) writePage(measured, mutatedSources([]))
