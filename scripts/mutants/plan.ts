// What one run of the tests is asked to find out, handed over as a file.
import { readFileSync } from 'node:fs'

export interface Plan {
  /** Sources with all their faults, each behind its switch: as they were when the run began. */
  readonly sources: readonly { readonly path: string; readonly code: string }[]
  /** Switches nothing is known of yet. */
  readonly open: readonly number[]
  /** Only this fault, on from the first line that is loaded: for what runs once, when a source is loaded. */
  readonly always: number | null
  /** Test files, the nearest first. */
  readonly tests: readonly string[]
  /** Those of them that stand in the folders of the sources. */
  readonly beside: readonly string[]
  /** Are tests asked that take long? */
  readonly asksLong: boolean
  /** Where findings go, a line each. */
  readonly findings: string
  /** Where the fault being tried is noted, for whoever watches the clock. */
  readonly trying: string
}

export type Finding =
  | { readonly type: 'killed'; readonly ids: readonly number[]; readonly file: string; readonly test: string }
  /** Passed by a test that did not notice. */
  | { readonly type: 'tried'; readonly ids: readonly number[] }
  /** Passed where a second run of a test says nothing: while it was loaded, or something remembered the answer. */
  | { readonly type: 'unsure'; readonly ids: readonly number[] }
  /** A file with a test that takes long. */
  | { readonly type: 'long'; readonly file: string }
  /** A test that fails without any fault, at once or the second time. */
  | { readonly type: 'failing'; readonly file: string; readonly test: string }

export const PLAN = 'ROUNDHOUSE_MUTANTS'

export const plan = (): Plan => JSON.parse(readFileSync(process.env[PLAN] ?? '', 'utf8')) as Plan
