import { expect, it } from 'vitest'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import type { ActionKind } from '../core/step.js'
import { changing, tiny } from '../testing/tiny.js'
import { mustSellBy, type SellingDown } from './sellDown.js'
import { passTurn, turnDone } from './stock.js'

const selling = (possible: boolean): ActionKind<'sellShares'> => ({
  type: 'sellShares',
  *candidates(_p, by) {
    yield { action: { type: 'sellShares', by, corporation: 'X', percent: 10 } }
  },
  object: () => (possible ? undefined : objection('sr.sell.FIRST_ROUND', {})),
  apply() {},
})
const table = (limit: number): Position => tiny({}, { certLimit: () => limit })
const down = (more: Partial<SellingDown> = {}) => mustSellBy({ certificates: () => 5, kinds: [selling(true)], ...more })

it.each<[string, number, Partial<SellingDown>, boolean]>([
  ['at the limit', 5, {}, false],
  ['above it', 4, {}, true],
  ['above it, with nothing that can be sold', 4, { kinds: [selling(false)] }, false],
  ['above another limit', 5, { over: (_, player) => player === 'p1' }, true],
  ['above another limit, with nothing that can be sold', 5, { over: () => true, kinds: [] }, false],
])('%s', (_, limit, rules, bound) => {
  const why = down(rules)(table(limit), 'p1')
  expect(why).toEqual(bound ? objection('sr.pass.MUST_SELL', { have: 5, limit }) : undefined)
})

it('keeps the turn from being ended', () => {
  const pass = passTurn('stock', down())
  const action = { type: 'pass', by: 'p1' } as const
  expect(pass.object(table(4), action)?.code).toBe('sr.pass.MUST_SELL')
  expect(pass.object(table(5), action)).toBeUndefined()
  const d = changing(table(5))
  pass.apply(d, action)
  expect(turnDone.of(d)).toBe(true)
  expect(d.events).toEqual([{ type: 'passed', by: 'p1', step: 'stock' }])
})
