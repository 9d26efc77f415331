import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import { amount } from '../../../../core/shape.js'
import { declared, ran, turnRevenue } from '../../../../steps/operatingTurn.js'
import { switches1849 } from '../../switches.js'

const leftRevenue = roundFact('leftRevenue', amount, 0, 'What one that conceded before its dividend has earned.')

export const LEFT_REVENUE_FACTS: readonly FactData[] = [leftRevenue]

/** 18xx.games keeps a run until a dividend is declared for it or there is another run, whoever's. */
export const noteLeftRevenue = (d: Draft): void => {
  if (switches1849.revenueLeft.of(d) && turnRevenue.of(d) > 0 && !declared.of(d)) leftRevenue.set(d, turnRevenue.of(d))
}

export const takeLeftRevenue = (d: Draft): void => {
  if (leftRevenue.of(d) === 0) return
  if (!ran.of(d)) turnRevenue.set(d, leftRevenue.of(d))
  leftRevenue.set(d, 0)
}
