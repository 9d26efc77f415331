import { cellAfter, type Position, type Rules } from '@roundhouse/engine'
import type { Way } from '../knowledge/knowledge.js'

/** Where a marker comes to from each cell, and the price there. */
export interface MarketTable {
  readonly prices: readonly number[]
  readonly to: Readonly<Record<Way, readonly number[]>>
  /** Cells that end the game. */
  readonly ends: readonly boolean[]
  /** Cells that close a corporation. */
  readonly closes: readonly boolean[]
}

const known = new WeakMap<Rules, Map<number, MarketTable>>()

const read = (p: Position): MarketTable => {
  const { cells } = p.rules.market
  const along = (way: Way): readonly number[] => cells.map((cell, i) => (cell === null ? i : cellAfter(p, i, way)))
  return {
    prices: cells.map((cell) => cell?.price ?? 0),
    to: { right: along('right'), left: along('left'), up: along('up'), down: along('down') },
    ends: cells.map((cell) => cell?.zones.includes('end') ?? false),
    closes: cells.map((cell) => cell?.zones.includes('close') ?? false),
  }
}

/** The market as it is in a phase. */
export const marketIn = (p: Position, phase: number): MarketTable => {
  const byPhase = known.get(p.rules) ?? new Map<number, MarketTable>()
  known.set(p.rules, byPhase)
  const found = byPhase.get(phase)
  if (found) return found
  const made = read({ ...p, state: { ...p.state, phase } })
  byPhase.set(phase, made)
  return made
}
