import type { OperatorEntry, Scenario } from '../../../scenario/format.js'
import { scenariosOf } from '../../../testing/rows.js'

export * from '../../../testing/rows.js'
export const { position, turnOf, stockTurn } = scenariosOf('18MEX')

/** Par cells, where the market shows a price more than once. */
export const PAR: Readonly<Record<number, readonly [number, number]>> = {
  60: [2, 2],
  70: [1, 3],
  75: [1, 4],
  80: [0, 4],
  90: [0, 5],
}

/** A major at a par cell. */
export const major = (par: number, entry: OperatorEntry = {}): OperatorEntry => ({
  cell: PAR[par] ?? [],
  par,
  ...entry,
})

/** Companies still with the bank. */
export const unsold = (...ids: readonly string[]): Scenario['privates'] => Object.fromEntries(ids.map((id) => [id, {}]))
export const ALL = ['MCAR', 'KCM&O', 'A', 'B', 'C', 'MIR', 'MNR'] as const
