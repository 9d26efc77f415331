import { at, choices } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { exampleGame } from '../../build/sample.js'
import { isFirstTurn } from './first-turn.js'

const DEFERRED = ['runRoutes', 'claimRoutes'] as const
const game = exampleGame('18MEX-4p-1.json', 120)

it('is that of every seat once, in the sale of companies and in the trade after it', () => {
  const seen = new Map<string, number>()
  for (let n = 0; n < 120; n++) {
    const here = at(game, n)
    const { seat, step } = choices(here, undefined, DEFERRED)
    if (here.state.turn > 1 || here.state.round.kind !== 'stock' || seat === null) continue
    if (isFirstTurn(here, seat, step)) seen.set(`${step} ${seat}`, (seen.get(`${step} ${seat}`) ?? 0) + 1)
  }
  const sale = [...seen].filter(([key]) => key.startsWith('companySale'))
  expect(sale).toHaveLength(4)
  expect(sale.every(([, times]) => times === 1)).toBe(true)
  expect(isFirstTurn(at(game, 0), 'p1', 'companySale')).toBe(true)
})
