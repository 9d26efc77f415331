// What was found, as tables: on the screen, and in docs/mutants.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EQUIVALENT } from './equivalent.js'
import type { Mutant } from './instrument.js'
import { interval } from './sample.js'
import { ROOT } from './sources.js'

/** What became of a fault: seen by a test, passed unseen, passed by no test, or nothing to see. */
export type Fate = 'killed' | 'survived' | 'unmet' | 'equivalent'

export interface Judged {
  readonly source: string
  readonly mutant: Mutant
  readonly fate: Fate
}

export interface Tally {
  readonly source: string
  readonly killed: number
  readonly left: number
  readonly equivalent: number
}

export const score = ({ killed, left }: Pick<Tally, 'killed' | 'left'>): string =>
  killed + left === 0 ? '–' : `${((100 * killed) / (killed + left)).toFixed(1)} %`

export const tallies = (judged: readonly Judged[]): readonly Tally[] =>
  [...new Set(judged.map(({ source }) => source))].map((source) => {
    const list = judged.filter((each) => each.source === source)
    return {
      source,
      killed: list.filter(({ fate }) => fate === 'killed').length,
      left: list.filter(({ fate }) => fate === 'survived' || fate === 'unmet').length,
      equivalent: list.filter(({ fate }) => fate === 'equivalent').length,
    }
  })

const folderOf = ({ source }: Tally): string => source.slice(0, source.lastIndexOf('/'))

const sum = (source: string, list: readonly Tally[]): Tally => ({
  source,
  killed: list.reduce((all, each) => all + each.killed, 0),
  left: list.reduce((all, each) => all + each.left, 0),
  equivalent: list.reduce((all, each) => all + each.equivalent, 0),
})

/** Sources, then folders, then all. */
const rows = (list: readonly Tally[]): readonly Tally[] => [
  ...list,
  ...[...new Set(list.map(folderOf))].map((folder) =>
    sum(
      `**${folder}/**`,
      list.filter((each) => folderOf(each) === folder),
    ),
  ),
  sum('**all**', list),
]

const lineOf = (tally: Tally): string =>
  `| ${tally.source} | ${tally.killed} | ${tally.left} | ${tally.equivalent} | ${score(tally)} |`

export const table = (list: readonly Tally[]): string =>
  [
    '| source | killed | left | equivalent | score |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows(list).map(lineOf),
  ].join('\n')

export const survivors = (judged: readonly Judged[]): readonly string[] =>
  judged
    .filter(({ fate }) => fate === 'survived' || fate === 'unmet')
    .map(
      ({ source, mutant: { line, within, from, to }, fate }) =>
        `${source}:${line} ${within}${fate === 'unmet' ? ' (no test comes here)' : ''}\n    - ${from}\n    + ${to}`,
    )

const PAGE = join(ROOT, 'docs/mutants.md')
const ROW = /^\| ([\w/.]+\.ts) \| (\d+) \| (\d+) \| (\d+) \|/gm
const BEGIN = '<!-- measured -->'

const printed = (): readonly Tally[] =>
  existsSync(PAGE)
    ? [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, source = '', killed, left, equivalent]) => ({
        source,
        killed: Number(killed),
        left: Number(left),
        equivalent: Number(equivalent),
      }))
    : []

const reasons = (): readonly string[] =>
  EQUIVALENT.map(({ source, within, from, to, why }) => `- \`${source}\` ${within}: \`${from}\` → \`${to}\`: ${why}`)

/** Puts what was measured now into the page, beside what was measured before of other sources that still exist. */
export const writePage = (measured: readonly Tally[], existing: readonly string[]): void => {
  const now = new Map(measured.map((each) => [each.source, each]))
  const all = [...printed().filter(({ source }) => existing.includes(source) && !now.has(source)), ...measured]
    .filter(({ killed, left, equivalent }) => killed + left + equivalent > 0)
    .sort((a, b) => (a.source < b.source ? -1 : 1))
  const head = readFileSync(PAGE, 'utf8').split(BEGIN)[0] ?? ''
  writeFileSync(PAGE, [`${head}${BEGIN}`, '', table(all), '', '## Equivalent', '', ...reasons(), ''].join('\n'))
}

/** The part of the engine a source belongs to: a title, or a folder of its own. */
const partOf = ({ source }: Tally): string => /^titles\/[^/]+|^[^/]+/.exec(source)?.[0] ?? source

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** By parts, each with the interval its score lies in at 95 %. */
export const sampleTable = (list: readonly Tally[]): string => {
  const parts = [...new Set(list.map(partOf))].sort()
  const sums = [
    ...parts.map((part) =>
      sum(
        part,
        list.filter((each) => partOf(each) === part),
      ),
    ),
    sum('**all**', list),
  ]
  return [
    '| part | killed | left | equivalent | score | 95 % interval |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...sums.map((each) => {
      const [least, most] = interval(each.killed, each.killed + each.left)
      return `${lineOf(each)} ${percent(least)} – ${percent(most)} |`
    }),
  ].join('\n')
}

const SAMPLE = ['<!-- sample -->', '<!-- end of sample -->'] as const

/** Puts a sample over everything into the page. */
export const writeSample = (
  list: readonly Tally[],
  { size, of, seed }: { readonly size: number; readonly of: number; readonly seed: number },
): void => {
  const [head = '', rest = ''] = readFileSync(PAGE, 'utf8').split(SAMPLE[0])
  const tail = rest.split(SAMPLE[1])[1] ?? ''
  const told = `${size} faults drawn with seed ${seed} from the ${of.toLocaleString('en')} that can be made:`
  writeFileSync(PAGE, `${head}${SAMPLE[0]}\n\n${told}\n\n${sampleTable(list)}\n\n${SAMPLE[1]}${tail}`)
}
