import { readScenario, type Scenario } from '../../../scenario/index.js'
import { titles } from '../../index.js'
import { at, buying, cash, corp, type TurnPosition } from './table.js'

/** Positions played as on 18xx.games. */
export const THERE = { ruleset: '18xx.games' } as const

export const gameOf = (scenario: Scenario) => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

/** CTL of Amy owes interest; what else there is. */
export const indebted = (amy: number, operators: TurnPosition['operators']): TurnPosition => ({
  ...THERE,
  options: ['bonds'],
  phase: '8',
  players: cash(amy, 500, 500),
  operators: {
    CTL: at(8, 1, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
    ...operators,
  },
  at: { step: 'finance', facts: { declared: true } },
})

/** CTL of Amy without a train or money; a 4H costs 100. */
export const bound = (more: TurnPosition, operators: TurnPosition['operators']): TurnPosition => ({
  ...THERE,
  ...buying(
    { CTL: corp(100, { cash: 0, shares: { Amy: 40 } }), ...operators },
    { players: cash(0, 500, 500), ...more },
  ),
})
export const loose = (row: number, shares: object) => at(row, 3, { shares: { Bob: 40, ...shares } })
