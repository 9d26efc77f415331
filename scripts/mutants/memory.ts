// What an earlier run found stays known while the faults of a source and the test that noticed one are what they were.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './instrument.js'
import { ROOT } from './sources.js'

const FOLDER = join(ROOT, 'node_modules/.cache/roundhouse-mutants')

/** Who noticed a fault. */
export interface Killer {
  readonly file: string
  readonly test: string
}

interface Kept {
  /** Of the list they are numbered by. */
  readonly mutants: string
  readonly killers: Readonly<Record<number, Killer & { readonly stamp: string }>>
}

const stampOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
const stampOfFile = (path: string): string => (existsSync(path) ? stampOf(readFileSync(path, 'utf8')) : '')
const fileOf = (source: string): string => join(FOLDER, `${source.replaceAll('/', '-')}.json`)

/** Index of a mutant of the source → who noticed it. */
export const remembered = (source: string, mutants: readonly Mutant[]): ReadonlyMap<number, Killer> => {
  if (!existsSync(fileOf(source))) return new Map()
  const kept = JSON.parse(readFileSync(fileOf(source), 'utf8')) as Kept
  if (kept.mutants !== stampOf(JSON.stringify(mutants))) return new Map()
  return new Map(
    Object.entries(kept.killers).flatMap(([index, { file, test, stamp }]) =>
      stamp !== '' && stamp === stampOfFile(file) ? [[Number(index), { file, test }] as const] : [],
    ),
  )
}

export const remember = (source: string, mutants: readonly Mutant[], killers: ReadonlyMap<number, Killer>): void => {
  const kept: Kept = {
    mutants: stampOf(JSON.stringify(mutants)),
    killers: Object.fromEntries(
      [...killers].map(([index, killer]) => [index, { ...killer, stamp: stampOfFile(killer.file) }]),
    ),
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(source), JSON.stringify(kept))
}
