import { describe, expect, it } from 'vitest'
import type { Phase, PrivateData } from '../core/data.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import type { PrivateState } from '../core/state.js'
import { changing, tiny, tinyRules } from '../testing/tiny.js'
import { type BuyPrivate, buyPrivateBy, carryOutPrivatePurchase, type PrivateRules } from './buyPrivate.js'
import { consent } from './consent.js'

const RULES: PrivateRules = { never: () => undefined }
const [first] = tinyRules().phases as readonly [Phase, ...Phase[]]
const OPEN: Phase = { ...first, allows: ['buyPrivates'] }

const PRIVATES: Readonly<Record<string, PrivateData>> = {
  P: { id: 'P', name: 'P', price: 20, income: 5, sale: { min: 10, max: 40 } },
  Q: { id: 'Q', name: 'Q', price: 20, income: 5 },
}

/** X has $50 and is run by p1; P belongs to p2 for $10 to $40, Q is never sold to an operator. */
const table = (
  state: Partial<PrivateState> = {},
  { phase = OPEN, consents = false }: { readonly phase?: Phase; readonly consents?: boolean } = {},
): Position =>
  tiny(
    { privates: { P: { owner: 'p2', used: 0, ...state }, Q: { owner: 'p1', used: 0 } } },
    { privates: PRIVATES, phases: [phase], consent: consents },
  )
const buy = (more: Partial<BuyPrivate> = {}): BuyPrivate => ({
  type: 'buyPrivate',
  by: 'X',
  company: 'P',
  price: 10,
  ...more,
})
const objected = (p: Position, action: BuyPrivate, rules: Partial<PrivateRules> = {}): string | undefined =>
  buyPrivateBy({ ...RULES, ...rules }).object(p, action)?.code

describe('an operator buys a private company', () => {
  it.each<[string, string | undefined, BuyPrivate, Position?, Partial<PrivateRules>?]>([
    ['from a player', undefined, buy()],
    ['not from another operator', 'or.buyPrivate.NOT_FROM_PLAYER', buy(), table({ owner: 'Y' })],
    ['not one that is closed', 'or.buyPrivate.NOT_FROM_PLAYER', buy(), table({ closed: true })],
    ['not one that is never sold to it', 'or.buyPrivate.NEVER', buy({ company: 'Q' })],
    ['not one there is not', 'any.UNKNOWN_ENTITY', buy({ company: 'Z' })],
    ['not before the phase allows it', 'or.buyPrivate.PHASE', buy(), table({}, { phase: first })],
    ['not for less', 'or.buyPrivate.PRICE', buy({ price: 9 })],
    ['for as much as that', undefined, buy({ price: 40 })],
    ['not for more', 'or.buyPrivate.PRICE', buy({ price: 41 })],
    [
      'not for more than it has',
      'or.buyPrivate.NO_CASH',
      buy({ price: 51 }),
      table(),
      { range: () => ({ min: 1, max: 99, open: true }) },
    ],
    [
      'where the title opens it',
      undefined,
      buy(),
      table({}, { phase: first }),
      { range: () => ({ min: 1, max: 99, open: true }) },
    ],
    [
      'if it may buy any',
      'or.buyPrivate.INDEPENDENT',
      buy({ company: 'Z' }),
      table(),
      { never: (_, company) => objection('or.buyPrivate.INDEPENDENT', { company }) },
    ],
    [
      'if the title has nothing against it now',
      'or.buyPrivate.EMERGENCY_BANK_ONLY',
      buy(),
      table(),
      { before: () => objection('or.buyPrivate.EMERGENCY_BANK_ONLY', { company: 'P' }) },
    ],
  ])('%s', (_, code, action, p = table(), rules = {}) => {
    expect(objected(p, action, rules)).toBe(code)
  })

  it('pays the owner; what comes along comes before it changes hands', () => {
    const owners: (string | undefined)[] = []
    const d = changing(table({ to: 'Y' }))
    carryOutPrivatePurchase(d, buy({ price: 30 }), {
      ...RULES,
      bought: (now, { company }) => owners.push(now.state.privates[company]?.owner),
    })
    expect([d.state.operators.X?.cash, d.state.players.p2?.cash]).toEqual([20, 130])
    expect(d.state.privates.P).toEqual({ owner: 'X', used: 0 })
    expect(owners).toEqual(['p2'])
    expect(d.events).toEqual([{ type: 'privateBought', company: 'P', by: 'X', from: 'p2', price: 30 }])
  })

  it.each([
    ['waits for the yes of another', 'p2', true],
    ['needs none of its own president', 'p1', false],
  ] as const)('%s', (_, owner, waits) => {
    const d = changing(table({ owner }, { consents: true }))
    buyPrivateBy(RULES).apply(d, buy())
    expect(consent.waits(d)).toBe(waits)
    expect(d.state.privates.P?.owner).toBe(waits ? owner : 'X')
  })
})

describe('offers', () => {
  const offered = (p: Position, rules: Partial<PrivateRules> = {}) =>
    [...buyPrivateBy({ ...RULES, ...rules }).candidates(p, 'X')].map(({ action, range }) => [
      action.company,
      action.price,
      range?.max,
    ])

  it('go from the least to the most it may and can pay', () => {
    expect(offered(table())).toEqual([['P', 10, 40]])
    expect(offered(table(), { range: () => ({ min: 1, max: 99, open: true }) })).toEqual([
      ['P', 1, 50],
      ['Q', 1, 50],
    ])
  })

  it('have no range where there is one price', () => {
    expect(offered(table(), { range: () => ({ min: 60, max: 99, open: true }) })).toEqual([
      ['P', 60, undefined],
      ['Q', 60, undefined],
    ])
  })

  it('show what the phase does not allow yet, with the reason', () => {
    expect(offered(table({}, { phase: first }))).toEqual([['P', 10, 40]])
  })

  it.each([
    ['what is gone', table({ closed: true }), {}],
    ['what no player owns', table({ owner: 'Y' }), {}],
    ['who never buys', table(), { never: () => objection('or.buyPrivate.WRONG_STEP', {}) }],
  ])('leave out %s', (_, p, rules) => {
    expect(offered(p, rules)).toEqual([])
  })
})
