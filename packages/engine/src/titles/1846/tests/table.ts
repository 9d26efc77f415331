import { scenariosOf, type TurnPosition } from '../../../testing/rows.js'

export * from '../../../testing/rows.js'
export const { position, turnOf, stockTurn } = scenariosOf('1846')

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
