import { describe, expect, it } from 'vitest'
import { type Papers, papersName } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import { papersIn, percentOf, president, swapPresidency } from '../core/shares.js'
import {
  AMY,
  BOB,
  chairSold,
  chosen,
  FIVES,
  type Hands,
  hand,
  LAST,
  refused,
  sold,
  swapFirst,
  TENS,
  table,
  waiting,
  X,
} from '../testing/charter.js'
import { changing, IDLE } from '../testing/tiny.js'
import { checkPresidency, passPresidency } from './presidency.js'
import { certificatesSold, type Sale, type SaleRules, saleObjection, saleSizes, smallestIn } from './sale.js'
import { sell } from './sell.js'

describe('a purchase that makes another player president (1849 §9.5)', () => {
  it('TV-6 two tens are all there is to give', () => {
    const d = changing(table(LAST, { p1: 'P 10', p2: '10 10 10 10' }))
    checkPresidency(d, X, swapFirst.presidency)
    expect([waiting(d), hand(d, 'p1'), hand(d, 'p2')]).toEqual([null, '10 10 10', 'P 10 10'])
  })

  it.each([
    ['outgoing', 'p1'],
    ['incoming', 'p2'],
  ] as const)('where there is a choice the %s president has it', (chooser, by) => {
    const rules = { ...swapFirst, presidency: { chooser } }
    const d = changing(table(LAST, { p1: 'P 10', p2: '20 10 10' }, rules))
    checkPresidency(d, X, rules.presidency)
    expect(waiting(d)).toMatchObject({ by, choices: ['10%+10%', '20%'] })
    expect(president(d, X)).toBe('p1')
    chosen(d, '20%')
    expect([waiting(d), hand(d, 'p1'), hand(d, 'p2')]).toEqual([null, '20 10', 'P 10 10'])
    expect(d.state.turn).toBe(0)
  })

  it('equality changes nothing, and nobody becomes president without the papers to give', () => {
    const equal = changing(table(LAST, { p1: 'P 10', p2: '20 10' }))
    checkPresidency(equal, X, swapFirst.presidency)
    expect(president(equal, X)).toBe('p1')
    const short = changing(table([20, 15, 15, 15, 15, 10, 10], { p1: 'P', p2: '15 10' }))
    checkPresidency(short, X, swapFirst.presidency)
    expect(president(short, X)).toBe('p1')
  })

  it('18Mag: the certificate lay aside, and what is given for it goes to the stack', () => {
    const d = changing(table(TENS, { p1: '10 10', aside: 'P' }))
    swapPresidency(d, X, 'p1', undefined, 'treasury')
    expect([hand(d, 'p1'), hand(d, 'aside'), percentOf(d, X, 'treasury')]).toEqual(['P', '', 80])
  })
})

describe('a president sells the presidency away (1849 §9.5)', () => {
  it('TV-7 the only 20% is the last certificate: the seller takes it and gives the ten', () => {
    const d = sold(table(LAST, { p1: 'P 10', p2: '20 10' }), { percent: 10 })
    expect(waiting(d)).toBeNull()
    expect([hand(d, 'p1'), hand(d, 'p2'), hand(d, 'pool')]).toEqual(['20', 'P 10', '10'])
    expect([d.state.players.p1?.cash, d.state.turn]).toEqual([50, 1])
  })

  it.each([
    ['20%', '20 10', 'P 10 10'],
    ['10%+10%', '10 10 10', 'P 20'],
  ])('TV-8 the seller chooses %s; only then the price falls', (choice, amy, bob) => {
    const d = sold(table(LAST, { p1: 'P 10 10', p2: '20 10 10' }), { percent: 10 })
    expect(waiting(d)).toMatchObject({ by: 'p1', choices: ['10%+10%', '20%'] })
    expect(d.state.turn).toBe(0)
    chosen(d, choice)
    expect([waiting(d), hand(d, 'p1'), hand(d, 'p2'), hand(d, 'pool')]).toEqual([null, amy, bob, '10'])
    expect([d.state.players.p1?.cash, d.state.turn]).toEqual([50, 1])
  })

  it('a swap after which the amount could not be made is not offered', () => {
    const d = sold(table(LAST, { p1: 'P', p2: '20 10 10' }), { percent: 10 })
    expect([waiting(d), hand(d, 'p1'), hand(d, 'p2'), hand(d, 'pool')]).toEqual([null, '10', 'P 20', '10'])
  })

  it('then the seller chooses what to give up, out of the new hand', () => {
    const d = sold(table(LAST, { p1: 'P 10 10', p2: '20 10 10' }), { percent: 20 })
    chosen(d, '20%')
    expect(waiting(d)).toMatchObject({ by: 'p1', choices: ['10%+10%', '20%'] })
    expect(d.state.turn).toBe(0)
    chosen(d, '10%+10%')
    expect([waiting(d), hand(d, 'p1'), hand(d, 'pool'), d.state.turn]).toEqual([null, '20', '10 10', 2])
  })

  it('who names the papers is not asked, and swaps so that they are there', () => {
    const p = table(LAST, { p1: 'P 10', p2: '20 10 10' })
    const d = sold(p, { percent: 20, papers: [20] })
    expect([waiting(d), hand(d, 'p1'), hand(d, 'pool')]).toEqual([null, '10', '20'])
    const kept = sold(table(LAST, { p1: 'P 10 10', p2: '20 10 10' }), { percent: 20, papers: [20] })
    expect([waiting(kept), hand(kept, 'p1'), hand(kept, 'pool')]).toEqual([null, '10 10', '20'])
    const tens = sold(p, { percent: 20, papers: [10, 10] })
    expect([waiting(tens), hand(tens, 'p1'), hand(tens, 'pool')]).toEqual([null, '10', '10 10'])
  })

  it.each<[string, Hands, Partial<Sale> & { readonly percent: number }, string | undefined]>([
    ['SE4 nobody has two shares', { p1: 'P 10', p2: '10' }, { percent: 20 }, 'sr.sell.PRES_CERT_NO_TAKER'],
    ['SE4 nor of what lies beside it', { p1: 'P 10', p2: '10' }, { percent: 10 }, undefined],
    ['SE5 the last certificate cannot be split', { p1: 'P', p2: '20' }, { percent: 10 }, 'sr.sell.HALF_CERT'],
    ['SE5 all of it can go', { p1: 'P', p2: '20' }, { percent: 20 }, undefined],
    ['SE5 named papers nobody can bring', { p1: 'P', p2: '10 10' }, { percent: 20, papers: [20] }, 'sr.sell.HALF_CERT'],
    ['SE6 more than there is', { p1: 'P', p2: '20' }, { percent: 30 }, 'sr.sell.NOT_OWNED'],
    ['SE6 named papers not in hand', { p1: '20', p2: 'P' }, { percent: 20, papers: [10, 10] }, 'sr.sell.NOT_OWNED'],
    ['SE6 papers of another worth', { p1: '20 10', p2: 'P 10' }, { percent: 10, papers: [20] }, 'sr.sell.NOT_OWNED'],
    ['SE6 the last certificate in part', { p1: '20', p2: 'P' }, { percent: 10 }, 'sr.sell.NOT_OWNED'],
    ['SE3 with 50% in the pool', { p1: '20', p2: 'P', pool: '10 10 10 10' }, { percent: 20 }, 'sr.sell.OVER_50'],
    ['SE3 up to 50%', { p1: '20', p2: 'P', pool: '10 10 10' }, { percent: 20 }, undefined],
  ])('%s', (_, hands, sale, code) => expect(refused(table(LAST, hands), sale)).toBe(code))

  it('says of what, and how much', () => {
    const p = table(LAST, { p1: 'P 10', p2: '10', pool: '10 10 10 10' })
    const why = (percent: number, rules = swapFirst) =>
      saleObjection(p, 'p1', { corporation: X, percent }, rules)?.params
    expect(why(40)).toEqual({ corporation: X, percent: 40 })
    expect(why(20)).toEqual({ corporation: X, percent: 60, limit: 50 })
    expect(why(20, { ...swapFirst, limit: 60 })).toEqual({ corporation: X })
    expect(why(0)).toEqual({ corporation: X, percent: 0 })
    expect(saleObjection(p, 'p1', { corporation: 'Z', percent: 10 }, swapFirst)?.code).toBe('sr.sell.NOT_OWNED')
  })

  it('what cannot be made is not owned, where the title has no better word', () => {
    const { indivisible: _, ...plain } = swapFirst
    expect(refused(table(LAST, { p1: 'P', p2: '20' }), { percent: 10 }, plain)).toBe('sr.sell.NOT_OWNED')
  })

  it('SE2 not before it has operated, for whom the title says so', () => {
    const p = table(LAST, { p1: 'P 10', p2: '10' })
    const young: Position = { ...p, state: { ...p.state, operators: { X: { ...IDLE, cell: 2 } } } }
    const who = (beforeOperated: SaleRules['beforeOperated']) => {
      const rules = { ...swapFirst, beforeOperated }
      return [AMY, BOB].map((by) => refused(young, { percent: 10 }, rules, by))
    }
    expect(who('nobody')).toEqual(['sr.sell.NOT_OPERATED', 'sr.sell.NOT_OPERATED'])
    expect(who('president')).toEqual([undefined, 'sr.sell.NOT_OPERATED'])
    expect(who('anyone')).toEqual([undefined, undefined])
  })

  it('a title without receivership sells what nobody leads, to any place and without a limit', () => {
    const { limit: _, ...rest } = swapFirst
    const stack: SaleRules = { ...rest, place: 'treasury' }
    const p = table(TENS, { p1: '10', aside: 'P' })
    expect(refused(p, { percent: 10 }, { ...stack, needsPresident: () => true })).toBe('sr.sell.NO_PRESIDENT')
    expect(refused(p, { percent: 10 }, stack)).toBeUndefined()
    expect(percentOf(sold(p, { percent: 10 }, stack), X, 'treasury')).toBe(80)
  })

  it('one certificate fewer: the smallest of those that would go', () => {
    const p = table(LAST, { p1: '20 10', p2: 'P 10' })
    const less = (sale: Partial<Sale> & { readonly percent: number }, q = p) =>
      smallestIn(q, 'p1', { corporation: X, ...sale }, swapFirst)
    expect([less({ percent: 20 }), less({ percent: 30 })]).toEqual([20, 10])
    const chair = table(LAST, { p1: 'P', p2: '20 10 10' })
    expect([less({ percent: 20 }, chair), less({ percent: 20, papers: [20] }, chair)]).toEqual([10, 20])
  })
})

describe('where the president’s certificate is sold (18MEX 3.2, 1846 §5.2)', () => {
  it('what the new president gives for it lies where it lay, as he chooses', () => {
    const d = sold(table(FIVES, { p1: 'P 10', p2: '10 10 5 5' }, chairSold), { percent: 20 }, chairSold)
    expect(waiting(d)).toMatchObject({ by: 'p2', choices: ['10%+5%+5%', '10%+10%'] })
    chosen(d, '10%+5%+5%')
    expect([hand(d, 'p1'), hand(d, 'p2'), hand(d, 'pool'), d.state.turn]).toEqual(['10', 'P 10', '10 5 5', 2])
  })

  it('half of it: the presidency passes first, and the seller gives up half of what came', () => {
    const d = sold(table(FIVES, { p1: 'P', p2: '10 5 5' }, chairSold), { percent: 10 }, chairSold)
    expect(waiting(d)).toMatchObject({ by: 'p1', choices: ['5%+5%', '10%'] })
    chosen(d, '10%')
    expect([hand(d, 'p1'), hand(d, 'p2'), hand(d, 'pool')]).toEqual(['5 5', 'P', '10'])
  })

  it('an announcement does not bind the new president', () => {
    const p = table(FIVES, { p1: 'P', p2: '10 10 5 5' }, chairSold)
    const d = sold(p, { percent: 10, papers: [5, 5] }, chairSold)
    expect(waiting(d)).toMatchObject({ by: 'p2', choices: ['10%+5%+5%', '10%+10%'] })
    chosen(d, '10%+10%')
    expect([waiting(d), hand(d, 'p1'), hand(d, 'pool')]).toEqual([null, '10', '10'])
  })

  it.each<[string, Hands, number, string | undefined]>([
    ['no other part than the title names', { p1: 'P', p2: '10 5 5' }, 5, 'sr.sell.NOT_OWNED'],
    ['a part and another certificate', { p1: 'P 5', p2: '10 10 5' }, 15, undefined],
    ['a part without a taker', { p1: 'P', p2: '10' }, 10, 'sr.sell.PRES_CERT_NO_TAKER'],
    ['the whole without a taker', { p1: 'P', p2: '10' }, 20, 'sr.sell.PRES_CERT_NO_TAKER'],
  ])('%s', (_, hands, percent, code) =>
    expect(refused(table(FIVES, hands, chairSold), { percent }, chairSold)).toBe(code),
  )

  it('and no part at all beside others, where the title says so', () => {
    const whole: SaleRules = {
      ...chairSold,
      chair: { parts: [10], keepsWhole: (_, corporation) => objection('sr.sell.HALF_CERT', { corporation }) },
    }
    expect(refused(table(FIVES, { p1: 'P 5', p2: '10 10' }), { percent: 10 }, whole)).toBe('sr.sell.HALF_CERT')
    expect(refused(table(FIVES, { p1: 'P', p2: '10 10' }), { percent: 10 }, whole)).toBeUndefined()
  })
})

describe('sales worth offering', () => {
  const offered = (p: Position, rules = swapFirst, by = AMY): readonly string[] =>
    [...saleSizes(p, by as 'p1', rules)].map(
      ({ percent, papers }) => `${percent}${papers ? ` ${papersName(papers)}` : ''}`,
    )

  it.each<[string, Papers, Hands, readonly string[]]>([
    [
      'every sum of the hand, and every other set',
      LAST,
      { p1: '20 10 10', p2: 'P' },
      ['10', '20', '20 20%', '30', '40'],
    ],
    ['the president: what players hold could come for it', LAST, { p1: 'P 10', p2: '20' }, ['10', '20', '30']],
    ['not more than is held', LAST, { p1: 'P', p2: '10 10 10' }, ['10', '20']],
    ['nothing of nothing', LAST, { p2: 'P' }, []],
    [
      'after a swap the papers are chosen out of the new hand',
      [20, 20, 10, 10, 20, 20, 10],
      { p1: 'P 20 10 10', p2: '20 20 10' },
      ['10', '20', '30', '40', '50', '60'],
    ],
  ])('%s', (_, sizes, hands, sales) => expect(offered(table(sizes, hands))).toEqual(sales))

  it('with the president’s certificate and its parts', () => {
    const p = table(FIVES, { p1: 'P 10 5 5', p2: '10 10' }, chairSold)
    expect(offered(p, chairSold)).toEqual(['5', '10', '10 10%', '15', '20', '25', '30', '35', '40'])
  })

  it.each<[string, Hands, readonly string[]]>([
    ['in rising order', { p1: 'P 5', p2: '10 10' }, ['5', '10', '15', '20', '25']],
    ['no other parts than those', { p1: 'P', p2: '10 5 5' }, ['10', '20']],
    [
      'the papers of the hand are named beforehand',
      { p1: 'P 10 5 5', p2: '10 10 10 10' },
      ['5', '10', '10 10%', '15', '20', '25', '30', '35', '40'],
    ],
  ])('%s', (_, hands, sales) => expect(offered(table(FIVES, hands, chairSold), chairSold)).toEqual(sales))

  it('nothing without a price', () => {
    const p = table(LAST, { p1: '20', p2: 'P' })
    expect(offered({ ...p, state: { ...p.state, operators: { X: { ...IDLE, operated: true } }, market: {} } })).toEqual(
      [],
    )
  })
})

describe('what a sale takes', () => {
  const sale = (percent: number, papers?: Papers): Sale => ({ corporation: X, percent, papers })

  it.each<[string, Hands, Sale, readonly number[]]>([
    ['certificates of the hand', { p1: 'P 10', p2: '10 10' }, sale(10), [1]],
    ['the president’s alone', { p1: 'P', p2: '10 10' }, sale(20), [0]],
    ['the president’s and another', { p1: 'P 10', p2: '10 10' }, sale(30), [0, 1]],
    ['those named', { p1: 'P 10 5', p2: '10 10 10' }, sale(25, [20, 5]), [0, 8]],
    ['half of the president’s, named by the whole', { p1: 'P', p2: '10 10' }, sale(10), [0]],
    ['half of it and another', { p1: 'P 5', p2: '10 10' }, sale(15), [0, 8]],
    ['nothing, where nobody takes over', { p1: 'P', p2: '10' }, sale(10), []],
    ['nothing that is named and not there', { p1: 'P 10', p2: '10 10' }, sale(25, [20, 5]), []],
  ])('%s', (_, hands, sold, certificates) =>
    expect(certificatesSold(table(FIVES, hands, chairSold), 'p1', sold, chairSold)).toEqual(certificates),
  )

  it.each<[string, Hands, Sale, number]>([
    ['the smallest of several', { p1: 'P 10', p2: '10 10' }, sale(30), 10],
    ['a part is all there is', { p1: 'P', p2: '10 5 5' }, sale(10), 10],
    ['none, where it is refused', { p1: 'P', p2: '10' }, sale(20), 20],
  ])('one certificate fewer: %s', (_, hands, sold, percent) =>
    expect(smallestIn(table(FIVES, hands, chairSold), 'p1', sold, chairSold)).toBe(percent),
  )

  it('tells the title who sold, in what order it happened, and the log what it paid', () => {
    const told: unknown[] = []
    const rules: SaleRules = {
      ...swapFirst,
      drop: (d, { percent }, byPresident) => told.push([percent, byPresident, d.events.length]),
    }
    const p = table(LAST, { p1: 'P 10', p2: '20 10' }, rules)
    const d = changing(p)
    sell(d, 'p2', sale(10), rules)
    expect(d.events).toEqual([{ type: 'sharesSold', by: 'p2', corporation: X, percent: 10, price: 50 }])
    sell(d, 'p1', sale(10), rules)
    // Not before the presidency has passed: 20% against 20% leave it.
    expect(told).toEqual([
      [10, false, 1],
      [10, true, 2],
    ])
    const passed = changing(p)
    sell(passed, 'p1', sale(20), rules)
    expect(told.at(-1)).toEqual([20, true, 2])
    sell(changing(p), 'p1', sale(20), { ...rules, chair: { parts: [] } })
    expect(told.slice(3)).toEqual([[20, true, 2]])
    expect(passed.events[1]).toEqual({ type: 'presidentChanged', corporation: X, from: 'p1', to: 'p2' })
  })

  it('who sells what cannot be sold is our mistake', () => {
    const d = changing(table(LAST, { p1: 'P', p2: '20' }))
    expect(() => sell(d, 'p1', sale(10), swapFirst)).toThrow('cannot sell 10% of X')
  })
})

describe('choosing papers', () => {
  it('only those there are', () => {
    const d = sold(table(LAST, { p1: 'P 10 10', p2: '20 10 10' }), { percent: 10 })
    const now = waiting(d)
    const action = { type: 'choose', by: 'p1', choice: '10%' } as const
    expect(now?.kind.object(d, action)).toEqual({ code: 'any.UNKNOWN_ENTITY', params: { id: '10%' } })
    expect(() => now?.kind.apply(d, action)).toThrow('10%')
    expect([...(now?.kind.candidates(d, 'p1') ?? [])].map(({ action: { type, by } }) => [type, by])).toEqual([
      ['choose', 'p1'],
      ['choose', 'p1'],
    ])
  })

  it('where nobody is asked, the usual ones go: in a plan of sales, a bankruptcy', () => {
    const d = sold(table(LAST, { p1: 'P 10 10', p2: '20 10 10' }), { percent: 20 })
    for (let raised = d.state.interrupts[0]; raised; raised = d.state.interrupts[0]) {
      d.resume()
      d.rules.interrupts[raised.kind]?.step.settled?.(d, raised)
    }
    expect([hand(d, 'p1'), hand(d, 'p2'), hand(d, 'pool'), d.state.turn]).toEqual(['10 10', 'P 20', '10 10', 2])
  })

  it('also of what is given up', () => {
    const d = sold(table(LAST, { p1: 'P 20 10', p2: '10 10 10 10' }), { percent: 20 })
    const [raised] = d.state.interrupts
    expect(raised?.kind).toBe('surrender')
    d.resume()
    if (raised) d.rules.interrupts[raised.kind]?.step.settled?.(d, raised)
    expect([hand(d, 'p1'), hand(d, 'pool'), d.state.turn]).toEqual(['20 10', '10 10', 2])
  })

  it('nobody is outgoing where the certificate lies in a place', () => {
    const d = changing(table(LAST, { p2: '20 10 10', pool: 'P' }))
    expect(passPresidency(d, { corporation: X, to: 'p2' }, swapFirst.presidency)).toBe(true)
    expect([hand(d, 'p2'), hand(d, 'pool')]).toEqual(['P 20', '10 10'])
  })

  it('a corporation without a president gets none by the way', () => {
    const d = changing(table(LAST, { p2: '20 10 10', pool: 'P' }))
    checkPresidency(d, X, swapFirst.presidency)
    expect(president(d, X)).toBeNull()
  })

  it('a title may have a way of its own', () => {
    const d = changing(table(FIVES, { p1: 'P', p2: '10 10 5 5' }))
    checkPresidency(d, X, {
      chooser: 'incoming',
      ways: (p, corporation, to) => [papersIn(p, corporation, to).slice(1, 3)],
    })
    expect([hand(d, 'p1'), hand(d, 'p2')]).toEqual(['10 5', 'P 10 5'])
  })
})
