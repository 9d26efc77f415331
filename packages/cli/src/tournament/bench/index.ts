import { Bench, type BenchOptions, type Table } from './bench.js'
import { besidePeople } from './besidePeople.js'
import { istvan } from './istvan.js'
import { soak } from './soak.js'
import { CLAIMS, strengths } from './strengths.js'
import { times } from './times.js'

/** The parts a benchmark can be asked for, one by one. */
export const BOT_PARTS = ['strengths', 'people', 'istvan', 'soak'] as const
export type BotPart = (typeof BOT_PARTS)[number]

/** Pairs of strengths that are compared, as they are asked for. */
export const BOT_PAIRS: readonly string[] = CLAIMS.map(([before, behind]) => `${before},${behind}`)

export interface BotBench extends BenchOptions {
  /** Titles to measure; all if not given. */
  readonly titles?: readonly string[] | undefined
  /** Parts to measure; all if not given. */
  readonly parts?: readonly BotPart[] | undefined
  /** Pairs of strengths to compare; all if not given. */
  readonly pairs?: readonly string[] | undefined
  /** Games at most: of a claim; of hard among themselves and against István; of the soak. */
  readonly most: { readonly claim: number; readonly alone: number; readonly soak: number }
}

const TITLES = ['1846', '18MEX', '1849', '18Mag'] as const

/** What bots are measured by, as tables. */
export const botTables = async (options: BotBench): Promise<readonly Table[]> => {
  const { titles = TITLES, parts = BOT_PARTS, pairs, most } = options
  const bench = new Bench(options)
  const tables: Table[] = []
  if (parts.includes('strengths')) tables.push(await strengths(bench, titles, { most: most.claim, pairs }))
  if (parts.includes('people')) tables.push(await besidePeople(bench, titles, most.alone))
  if (parts.includes('istvan') && titles.includes('18Mag')) tables.push(await istvan(bench, most.alone))
  if (parts.includes('soak')) tables.push(await soak(bench, titles, most.soak))
  return [...tables, times(bench, titles)]
}
