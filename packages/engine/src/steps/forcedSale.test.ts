import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../core/action.js'
import type { Holder, PlayerId } from '../core/ids.js'
import { removeMarker } from '../core/market.js'
import { pay } from '../core/money.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import { percentOf } from '../core/shares.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import type { ForcedSales, RaisingMoney } from './forcedSaleRules.js'
import type { SaleRules } from './sale.js'
import { closesOperator, gainOf, lessWouldDo, mostMoney, possibleSales, shortAfter } from './salePlans.js'
import { sellAllInSteps, sellEverything } from './sellEverything.js'
import { sellForTrainBy } from './sellForTrain.js'
import { soldNow } from './stock.js'

/** $5 for every percent, at most 50% in the pool; one sale leaves the price where it is. */
const SALE: SaleRules = {
  place: 'pool',
  limit: 50,
  beforeOperated: 'anyone',
  chair: { parts: [] },
  presidency: { chooser: 'incoming' },
  proceeds: (_, { percent }) => percent * 5,
  drop() {},
}
const ONE_BLOCK: ForcedSales = {
  sale: SALE,
  barred: (p, _, { corporation }) =>
    soldNow.of(p).includes(corporation) ? objection('sr.sell.SECOND_BLOCK', { corporation }) : undefined,
  afterSale: (d, { corporation }) => soldNow.set(d, [...soldNow.of(d), corporation]),
}

/** X, without money, is run by p1 with 40% against 30%; p1 has 20% of Y, whose president is p2, and $100. */
const table = (): Position => {
  const p = tiny({
    operators: { X: { ...IDLE, cell: 1 }, Y: { ...IDLE, cell: 1 } },
    market: { 1: ['X', 'Y'] },
    shares: {
      X: ['p1', 'p1', 'p1', 'p2', 'p2', 'p2', 'treasury', 'treasury', 'treasury'],
      Y: ['p2', 'p1', 'p1', 'pool', 'treasury', 'treasury', 'treasury', 'treasury', 'treasury'],
    } satisfies Record<string, readonly Holder[]>,
  })
  return { ...p, state: { ...p.state, round: { ...p.state.round, current: 'X' } } }
}

const RAISING: RaisingMoney = {
  sales: ONE_BLOCK,
  shortage: () => ({ forced: true, have: 100, need: 300 }),
  amount: () => undefined,
}
type SellShares = ActionOf<'sellShares'>
const sale = (corporation: string, percent: number, by: PlayerId = 'p1'): SellShares => ({
  type: 'sellShares',
  by,
  corporation,
  percent,
})
const objected = (action: SellShares, rules: Partial<RaisingMoney> = {}): string | undefined =>
  sellForTrainBy({ ...RAISING, ...rules }).object(table(), action)?.code

describe('a sale for a train', () => {
  it.each<[string, string | undefined, SellShares, Partial<RaisingMoney>?]>([
    ['of another corporation', undefined, sale('Y', 20)],
    ['of the operator, keeping its presidency', undefined, sale('X', 10)],
    ['not with it', 'or.sellForTrain.LOSES_PRESIDENCY', sale('X', 20)],
    ['of what is owned', 'sr.sell.NOT_OWNED', sale('Y', 30)],
    [
      'only when it is forced',
      'or.sellForTrain.NOT_FORCED',
      sale('Y', 30),
      { shortage: () => ({ forced: false, have: 0, need: 1 }) },
    ],
    [
      'after what comes first',
      'or.sellForTrain.ISSUE_FIRST',
      sale('Y', 30),
      { first: (_, corporation) => objection('or.sellForTrain.ISSUE_FIRST', { corporation }) },
    ],
    [
      'of an amount the title wants',
      'or.sellForTrain.ENOUGH_RAISED',
      sale('Y', 20),
      { amount: () => objection('or.sellForTrain.ENOUGH_RAISED', { have: 1, need: 1 }) },
    ],
    [
      'that the title does not bar',
      'or.sellForTrain.WOULD_CLOSE',
      sale('X', 10),
      {
        sales: {
          sale: SALE,
          barred: (_, operator, { corporation }) =>
            operator === corporation ? objection('or.sellForTrain.WOULD_CLOSE', { corporation }) : undefined,
        },
      },
    ],
  ])('%s', (_, code, action, rules = {}) => {
    expect(objected(action, rules)).toBe(code)
  })

  it('is the president’s alone', () => {
    expect(sellForTrainBy(RAISING).by?.(table())).toEqual(['p1'])
    const p = table()
    const nobody = { ...p, state: { ...p.state, round: { ...p.state.round, current: '1' } } }
    expect(sellForTrainBy(RAISING).by?.(nobody)).toEqual([])
  })

  it.each([
    ['while money is short', { forced: true, have: 299, need: 300 }, true],
    ['not when there is enough', { forced: true, have: 300, need: 300 }, false],
    ['not unless it is forced', { forced: false, have: 0, need: 300 }, false],
  ])('is offered %s', (_, shortage, offered) => {
    const found = [...sellForTrainBy({ ...RAISING, shortage: () => shortage }).candidates(table(), 'p1')]
    expect(found.length > 0).toBe(offered)
  })

  it('pays the president, bars the next of the same, and tells the title what was before', () => {
    const d = changing(table())
    const heard: number[] = []
    const kind = sellForTrainBy({ ...RAISING, sold: (_, before) => heard.push(before.state.players.p1?.cash ?? 0) })
    kind.apply(d, sale('Y', 10))
    expect(d.state.players.p1?.cash).toBe(150)
    expect(heard).toEqual([100])
    expect(kind.object(d, sale('Y', 10))?.code).toBe('sr.sell.SECOND_BLOCK')
  })
})

/** Instead of 10% of Y, $30 for the promise of half of it, once. */
const EXCHANGE: ForcedSales = {
  ...ONE_BLOCK,
  sale: { ...SALE, proceeds: (_, { percent, exchange }) => (exchange ? 30 : percent * 5) },
  exchange: {
    candidates: () => [{ corporation: 'Y', percent: 5, exchange: true }],
    object: (p) => (soldNow.of(p).includes('Y') ? objection('sr.sell.SECOND_BLOCK', { corporation: 'Y' }) : undefined),
    carryOut: (d, seller) => pay(d, 'bank', seller, 30),
  },
}

describe('a sale by exchange', () => {
  const kind = sellForTrainBy({ ...RAISING, sales: EXCHANGE })
  const exchange: SellShares = { ...sale('Y', 5), exchange: true }

  it('is offered, refused and carried out as the title says', () => {
    expect([...kind.candidates(table(), 'p1')].map(({ action }) => action)).toContainEqual(exchange)
    const d = changing(table())
    expect(kind.object(d, exchange)).toBeUndefined()
    kind.apply(d, exchange)
    expect([d.state.players.p1?.cash, percentOf(d, 'Y', 'p1')]).toEqual([130, 20])
    expect(kind.object(d, exchange)?.code).toBe('sr.sell.SECOND_BLOCK')
  })

  it('keeps the operator’s presidency, too', () => {
    const object = () => undefined
    const { exchange: usual } = EXCHANGE
    const free = sellForTrainBy({ ...RAISING, sales: { ...EXCHANGE, exchange: { ...usual!, object } } })
    expect(free.object(table(), { ...sale('X', 20), exchange: true })?.code).toBe('or.sellForTrain.LOSES_PRESIDENCY')
  })

  it('is no usual sale, and a usual one no exchange', () => {
    expect(kind.object(table(), sale('Y', 5))?.code).toBe('sr.sell.NOT_OWNED')
  })

  it('counts among what could be sold', () => {
    const dear: ForcedSales = {
      ...EXCHANGE,
      exchange: { ...EXCHANGE.exchange!, carryOut: (d, seller) => pay(d, 'bank', seller, 101) },
    }
    expect(mostMoney(table(), 'X', EXCHANGE)).toBe(250)
    expect(mostMoney(table(), 'X', dear)).toBe(251)
  })
})

describe('less than a sale', () => {
  it.each<[string, boolean, SellShares, number, ForcedSales?]>([
    ['would do: 10% for 20%', true, sale('Y', 20), 50],
    ['would not bring it', false, sale('Y', 20), 51],
    ['there is not: 10% is the least', false, sale('Y', 10), 30],
    ['there is: half of it by exchange', true, sale('Y', 10), 30, EXCHANGE],
    [
      'is not allowed',
      false,
      sale('Y', 20),
      50,
      {
        ...ONE_BLOCK,
        barred: (_, __, { percent }) =>
          percent === 10 ? objection('sr.sell.NOT_OPERATED', { corporation: 'Y' }) : undefined,
      },
    ],
    ['of another corporation does not count', false, sale('X', 10), 50],
  ])('%s', (_, expected, less, need, rules = ONE_BLOCK) => {
    expect(lessWouldDo(table(), 'X', 'p1', less, need, rules)).toBe(expected)
  })
})

describe('all that could be sold', () => {
  it('is the largest block of each, where only one is allowed', () => {
    expect(possibleSales(table(), 'X', 'p1', ONE_BLOCK)).toEqual([
      { corporation: 'X', sales: [{ corporation: 'X', percent: 10 }], amount: 50 },
      { corporation: 'Y', sales: [{ corporation: 'Y', percent: 20 }], amount: 100 },
    ])
  })

  it('is sold piece by piece, where that brings more', () => {
    const rounded: ForcedSales = {
      sale: { ...SALE, proceeds: (_, { percent }) => (percent === 10 ? 60 : percent * 5) },
    }
    const plan = possibleSales(table(), 'X', 'p1', rounded).find(({ corporation }) => corporation === 'Y')
    expect(plan).toEqual({
      corporation: 'Y',
      sales: [
        { corporation: 'Y', percent: 10 },
        { corporation: 'Y', percent: 10 },
      ],
      amount: 120,
    })
  })

  it('counts with treasury and cash', () => {
    expect(mostMoney(table(), 'X', ONE_BLOCK)).toBe(0 + 100 + 50 + 100)
    expect(mostMoney(table(), '1', ONE_BLOCK)).toBe(0)
  })

  it('is sold in the end, as planned', () => {
    const d = changing(table())
    sellEverything(d, 'X', 'p1', ONE_BLOCK)
    expect(d.state.players.p1?.cash).toBe(250)
    expect([percentOf(d, 'X', 'p1'), percentOf(d, 'Y', 'p1')]).toEqual([30, 0])
  })

  it('leaves the position it was asked of alone', () => {
    const p = table()
    const before = JSON.stringify(p.state)
    mostMoney(p, 'X', ONE_BLOCK)
    expect(JSON.stringify(p.state)).toBe(before)
  })
})

/** $5 for every percent, and a fifth of that once anything has been sold. */
const FALLING: ForcedSales = {
  sale: {
    ...SALE,
    proceeds: (p, { corporation, percent }) => percent * (soldNow.of(p).includes(corporation) ? 1 : 5),
    drop: (d, { corporation }) => soldNow.set(d, [...soldNow.of(d), corporation]),
  },
}
/** The same, and X closes when any of it is sold. */
const CLOSING: ForcedSales = {
  ...FALLING,
  sale: { ...FALLING.sale, drop: (d, { corporation }) => corporation === 'X' && removeMarker(d, 'X') },
}

/** Whoever sells Y owes so much. */
const owing = (amount: number): ForcedSales => ({
  ...FALLING,
  owes: (p) => (soldNow.of(p).includes('Y') ? amount : 0),
})

describe('a price in reach', () => {
  it.each<[string, ForcedSales, SellShares, number, number | null]>([
    ['stays there where all is sold at once', FALLING, sale('Y', 20), 250, null],
    ['is lost by single sales that bring less together', FALLING, sale('Y', 10), 250, 210],
    ['is not lost where the rest is enough', FALLING, sale('Y', 10), 210, null],
    ['is not lost where it never was', FALLING, sale('Y', 10), 251, null],
    ['is lost with the operator itself', CLOSING, sale('X', 10), 150, 0],
    ['is lost where a debt takes what was sold for it', owing(110), sale('Y', 20), 150, 140],
  ])('%s', (_, rules, { corporation, percent }, need, have) => {
    expect(shortAfter(table(), 'X', 'p1', { corporation, percent }, need, rules)).toBe(have)
  })

  it('is helped by a sale only as far as it makes nobody owe', () => {
    const gain = (rules: ForcedSales) => gainOf(table(), 'p1', { corporation: 'Y', percent: 20 }, rules)
    expect([gain(FALLING), gain(owing(110))]).toEqual([100, -10])
  })

  it('does not count what only closes the operator, if the title says so', () => {
    expect(mostMoney(table(), 'X', CLOSING)).toBe(250)
    expect(mostMoney(table(), 'X', { ...CLOSING, sparesOperator: () => true })).toBe(200)
    expect(closesOperator(table(), 'X', 'p1', { corporation: 'X', percent: 10 }, CLOSING)).toBe(true)
    expect(closesOperator(table(), 'X', 'p1', { corporation: 'Y', percent: 10 }, CLOSING)).toBe(false)
  })

  it('is sold for all the same when all is lost', () => {
    const d = changing(table())
    sellEverything(d, 'X', 'p1', { ...CLOSING, sparesOperator: () => true })
    expect(percentOf(d, 'X', 'p1')).toBe(30)
  })
})

describe('what waits', () => {
  it('and is no choice of the sale waits until all is sold', () => {
    const d = changing(table())
    d.set({ interrupts: [{ kind: 'other', by: 'p2', data: {} }] })
    sellEverything(d, 'X', 'p1', ONE_BLOCK)
    expect(d.state.interrupts.map(({ kind }) => kind)).toEqual(['other'])
  })
})

describe('a sell-off in steps', () => {
  /** Selling Y makes somebody else be asked something. */
  const asking: ForcedSales = {
    sale: {
      ...SALE,
      drop: (d, { corporation }) =>
        corporation === 'Y' && d.set({ interrupts: [...d.state.interrupts, { kind: 'other', by: 'p2', data: {} }] }),
    },
  }

  it('sells all, the dearest first, what brings nothing too', () => {
    const d = changing(table())
    d.set({ market: { 0: ['X'], 1: ['Y'] } })
    const owing: ForcedSales = { ...FALLING, owes: (p) => (soldNow.of(p).includes('Y') ? 500 : 0) }
    expect(sellAllInSteps(d, 'X', 'p1', owing)).toBe(true)
    expect(d.events.map((event) => event.type === 'sharesSold' && event.corporation)).toEqual(['X', 'Y'])
    expect([percentOf(d, 'X', 'p1'), percentOf(d, 'Y', 'p1')]).toEqual([30, 0])
  })

  it('stops where a sale makes somebody be asked, and goes on from there', () => {
    const d = changing(table())
    d.set({ market: { 0: ['X'], 1: ['Y'] }, operators: { ...d.state.operators, X: { ...IDLE, cell: 0 } } })
    expect(sellAllInSteps(d, 'X', 'p1', asking)).toBe(false)
    expect([percentOf(d, 'X', 'p1'), percentOf(d, 'Y', 'p1')]).toEqual([40, 0])
    expect(sellAllInSteps(d, 'X', 'p1', asking)).toBe(true)
    expect(percentOf(d, 'X', 'p1')).toBe(30)
  })
})

describe('offers', () => {
  it('are sales like any others', () => {
    const kind = sellForTrainBy(RAISING)
    expect(kind.type).toBe('sellShares')
    expect([...kind.candidates(table(), 'p1')].map(({ action }) => action)).toContainEqual(sale('Y', 10))
  })

  it('a title that wants to know nothing need not', () => {
    const d = changing(table())
    sellForTrainBy(RAISING).apply(d, sale('Y', 10))
    expect(d.state.players.p1?.cash).toBe(150)
  })

  it('of what nobody owns there is no plan', () => {
    expect(possibleSales(table(), 'X', 'p2', ONE_BLOCK).map(({ corporation }) => corporation)).toEqual(['X', 'Y'])
    const p = table()
    const none = {
      ...p,
      state: { ...p.state, shares: { ...p.state.shares, Y: p.state.shares.Y!.map(() => 'pool' as const) } },
    }
    expect(possibleSales(none, 'X', 'p1', ONE_BLOCK).map(({ corporation }) => corporation)).toEqual(['X'])
  })
})
