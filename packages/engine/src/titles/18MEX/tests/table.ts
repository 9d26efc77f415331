import { failuresOf } from '../../../scenario/failures.js'
import type { OperatorEntry, Scenario } from '../../../scenario/format.js'
import { scenariosOf, type TurnPosition } from '../../../scenario/rows.js'
import { titles } from '../../index.js'

export * from '../../../scenario/rows.js'
export const { position, turnOf, stockTurn } = scenariosOf('18MEX')

/** The scenario comes out as expected; if not, the error says where, a line each. */
export const holds = (scenario: Scenario): void => {
  const found = failuresOf(scenario, titles)
  if (found.length > 0) throw new Error(found.join('\n'))
}

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

/** In the train step after a dividend. */
export const buying = (operators: NonNullable<TurnPosition['operators']>, more: TurnPosition = {}): TurnPosition => ({
  ...more,
  operators,
  at: { ...more.at, step: 'buyTrains', facts: { declared: true, ...more.at?.facts } },
})
