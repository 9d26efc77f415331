import { failuresOf } from '../../../scenario/failures.js'
import type { Scenario } from '../../../scenario/format.js'
import { scenariosOf, type TurnPosition } from '../../../scenario/rows.js'
import { titles } from '../../index.js'

export * from '../../../scenario/rows.js'
export const { position, turnOf, stockTurn } = scenariosOf('1846')

/** What does not come out as expected, a line each. */
export const failures = (scenario: Scenario): string => failuresOf(scenario, titles).join('\n')

/** At the run step with these trains and tokens; nothing else matters. */
export const running = (
  at: string,
  trains: readonly string[],
  tokens: readonly string[],
  more: TurnPosition,
  operator: object = {},
): TurnPosition => ({
  phase: 'II',
  ...more,
  operators: { [at]: { price: 60, trains, tokens, shares: { Amy: 60, Bob: 40 }, ...operator }, ...more.operators },
  at: { step: 'run', ...more.at },
})

/** In the train step after a dividend. */
export const buying = (operators: NonNullable<TurnPosition['operators']>, more: TurnPosition = {}): TurnPosition => ({
  ...more,
  operators,
  at: { step: 'buyTrains', facts: { declared: true } },
})
