import type { Expectation, ScenarioAction } from '../../../scenario/format.js'
import type { TurnPosition } from './table.js'

export * from './table.js'

export const there = { ruleset: '18xx.games' } as const

/** The Grand Trunk without a train in the train step; the bank asks $160 or $180. */
export const forced = (gt: object, more: TurnPosition = {}): TurnPosition => ({
  ...there,
  phase: 'II',
  ...more,
  operators: { ...more.operators, GT: { price: 60, shares: { Amy: 40 }, trains: [], ...gt } },
  at: { step: 'buyTrains', facts: { declared: true }, ...more.at },
})

export const midland = { G9: '57 r1', G7: '57 r1' } as const

export const bankrupt = (expect: Expectation): ScenarioAction => ({ type: 'bankrupt', expect })

/** Bob is out, and Amy gives up: Carlos alone is left. */
export const lastBut = (nyc: object): TurnPosition => ({
  ...there,
  players: [{ name: 'Amy', cash: 0 }, { name: 'Bob', cash: 0, bankrupt: true }, 'Carlos'],
  operators: {
    GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } },
    NYC: { price: 20, cash: 30, trains: [], president: 'pool', shares: { pool: 20 }, ...nyc },
    IC: { price: 10, cash: 50, trains: ['2'], shares: { Carlos: 20 } },
  },
  at: { step: 'buyTrains', facts: { declared: true } },
})

/** Nobody runs it; its train goes from G9 to G7 of `midland`. */
export const receivership = { price: 60, trains: ['2'], tokens: ['B16', 'G9'], president: 'pool', shares: { pool: 50 } }
