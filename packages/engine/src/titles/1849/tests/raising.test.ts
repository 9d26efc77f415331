import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import type { OperatorEntry, Scenario } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { step } from '../../../step.js'
import { titles } from '../../index.js'
import { owedForBonds } from '../steps/finance/owedForBonds.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { buying, turnOf } from './table.js'

const AMY = 'p1'
const NEED = 200

/** Where sales bite: the bottom of the market, and a little above it. */
const CELLS = [
  [8, 0],
  [7, 0],
  [9, 1],
  [8, 1],
  [9, 2],
  [6, 0],
  [4, 2],
] as const
const HOLDERS = ['Amy', 'Bob', 'Carlos', 'pool', 'treasury'] as const
const SIZES = [20, 10, 10, 10, 10, 10, 10, 20] as const

const corporation = fc
  .record({
    cell: fc.constantFrom(...CELLS),
    president: fc.constantFrom('Amy' as const, 'Bob' as const),
    others: fc.array(fc.constantFrom(...HOLDERS), { minLength: 7, maxLength: 7 }),
    bond: fc.boolean(),
    cash: fc.integer({ min: 0, max: 60 }).map((n) => 440 + n),
  })
  .map(({ cell, president, others, bond, cash }): OperatorEntry => {
    const shares: Record<string, number[]> = {}
    for (const [i, holder] of [president, ...others].entries())
      shares[holder] = [...(shares[holder] ?? []), SIZES[i] as number]
    return { cell, president, shares, cash, ...(bond && president === 'Amy' ? { facts: { bond: true } } : {}) }
  })

/** CTL must have a 6H out of the pool; its president has IFT and SFA beside it. */
const table = fc
  .record({ own: fc.integer({ min: 20, max: 180 }), ctl: corporation, ift: corporation, sfa: corporation })
  .map(({ own, ctl, ift, sfa }): Scenario => {
    const position = buying(
      {
        CTL: { ...ctl, president: 'Amy', cash: 0, trains: [], facts: {} },
        IFT: { ...ift, tokens: ['H12'] },
        SFA: { ...sfa, tokens: ['J6'] },
      },
      {
        options: ['bonds'],
        phase: '8',
        depot: { returned: ['6H'] },
        players: [{ name: 'Amy', cash: own }, 'Bob', 'Carlos'],
      },
    )
    return turnOf('CTL', position, [])
  })

const read = (scenario: Scenario, switches: Record<string, boolean> = {}): Position | null => {
  const found = readScenario({ ...scenario, switches }, titles)
  return found.ok ? found.game : null
}

const isPaid = (p: Position): boolean =>
  isFounded(p, 'CTL') && cash(p, 'CTL') + cash(p, AMY) - owedForBonds(p, AMY) >= NEED

/** All positions that sales and their choices lead to. */
const after = (p: Position): readonly Position[] =>
  choices(p, AMY).offers.flatMap(({ action }) => {
    if (action.type !== 'sellShares' && action.type !== 'choose') return []
    const next = step(p as Parameters<typeof step>[0], action)
    return next.ok ? [next.position] : []
  })

const keyOf = ({ state }: Position): string =>
  JSON.stringify([state.shares, state.players, state.market, state.interrupts])

const canBePaid = (p: Position, seen = new Set<string>()): boolean => {
  const key = keyOf(p)
  if (seen.has(key)) return false
  seen.add(key)
  if (isPaid(p)) return true
  return isFounded(p, 'CTL') && p.state.round.current === 'CTL' && after(p).some((next) => canBePaid(next, seen))
}

const mayConcede = (p: Position): boolean => step(p as Parameters<typeof step>[0], { type: 'bankrupt', by: 'CTL' }).ok

/** Where sales of the president, one after the other, lead astray: nothing to do, or giving up. */
const astray = (p: Position, seen = new Set<string>()): string | null => {
  const key = keyOf(p)
  if (seen.has(key) || isPaid(p)) return null
  seen.add(key)
  if (p.state.interrupts.length === 0 && mayConcede(p)) return `gives up: ${key}`
  const next = after(p)
  if (next.length === 0) return `stuck: ${key}`
  for (const each of next) {
    const found = astray(each, seen)
    if (found !== null) return found
  }
  return null
}

describe('emergencies', () => {
  it('1849-10.7-5 1849-OP-39 a corporation concedes where no sales, in whatever order, would pay; 1849-OP-38 elsewhere all of them do', () => {
    const seen = { reached: 0, failed: 0 }
    fc.assert(
      fc.property(table, (scenario) => {
        const strict = read(scenario)
        const loose = read(scenario, { looseRaising: true })
        if (!strict || !loose || isPaid(strict)) return
        const can = canBePaid(loose)
        expect(mayConcede(strict)).toBe(!can)
        if (can) expect(astray(strict)).toBe(null)
        seen[can ? 'reached' : 'failed']++
      }),
      { numRuns: 250, seed: 1849 },
    )
    expect(Math.min(seen.reached, seen.failed)).toBeGreaterThan(15)
  })
})
