import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../core/draft.js'
import type { Holder, PlayerId } from '../core/ids.js'
import { settledBy } from '../core/interrupts.js'
import { audit } from '../core/invariant.js'
import { type Papers, papersName, papersOf, smallestPapers, worthOf } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import { holders, papersIn, percentOf, president, sizeOf, swapPresidency } from '../core/shares.js'
import { changing, IDLE, tiny, tinyRules } from '../testing/tiny.js'
import { checkPresidency } from './presidency.js'
import { type Sale, type SaleRules, saleObjection, saleSizes, smallestIn, successor } from './sale.js'
import { saleSteps, sell } from './sell.js'

const X = 'X'
const [AMY, BOB, CAROL]: readonly PlayerId[] = ['p1', 'p2', 'p3']

const times = (size: number, n: number): number[] => Array.from({ length: n }, () => size)
/** 1849: the president's certificate, six ordinary ones, the last certificate. */
const LAST: Papers = [20, ...times(10, 6), 20]
/** 18Mag, 1846. */
const TENS: Papers = [20, ...times(10, 8)]
/** 18MEX: NdM. */
const FIVES: Papers = [20, ...times(10, 7), 5, 5]

/** As in 1849: the certificate is never sold, the outgoing president chooses, one row down for every 10%. */
const swapFirst: SaleRules = {
  place: 'pool',
  limit: 50,
  beforeOperated: 'nobody',
  presidency: { chooser: 'outgoing' },
  indivisible: ({ corporation }) => objection('sr.sell.HALF_CERT', { corporation }),
  proceeds: (_, { percent }) => percent * 5,
  drop: (d, { percent }) => d.set({ turn: d.state.turn + percent / 10 }),
}

/** As in 18MEX: it may be sold, also half of it, and the new president chooses. */
const chairSold: SaleRules = { ...swapFirst, chair: { parts: [10] }, presidency: { chooser: 'incoming' } }

/** What each holds, `P` for the president's certificate; the rest is in the treasury. */
type Hands = Readonly<Partial<Record<Holder, string>>>

const dealt = (sizes: Papers, hands: Hands): readonly Holder[] => {
  const held: Holder[] = sizes.map(() => 'treasury')
  for (const [holder, papers] of Object.entries(hands) as [Holder, string][]) {
    for (const paper of papers.split(' ').filter(Boolean)) {
      const at = paper === 'P' ? 0 : held.findIndex((by, i) => i > 0 && by === 'treasury' && sizes[i] === Number(paper))
      if (at === -1) throw new Error(`no ${paper} left for ${holder}`)
      held[at] = holder
    }
  }
  return held
}

const table = (sizes: Papers, hands: Hands | readonly Holder[], rules = swapFirst): Position => {
  const { X: corporation } = tinyRules().operators
  if (!corporation) throw new Error('no X')
  return tiny(
    {
      // Stands for the rows a price has fallen.
      turn: 0,
      seats: [AMY, BOB, CAROL] as PlayerId[],
      players: { p1: { cash: 0 }, p2: { cash: 0 }, p3: { cash: 0 } },
      operators: { X: { ...IDLE, operated: true, cell: 2 } },
      market: { 2: [X] },
      shares: { X: Array.isArray(hands) ? hands : dealt(sizes, hands as Hands) },
    },
    {
      operators: { X: { ...corporation, shares: sizes } },
      usualPapers: smallestPapers,
      interrupts: settledBy(...saleSteps(rules)),
    },
    { players: [{ name: 'Amy' }, { name: 'Bob' }, { name: 'Carol' }] },
  )
}

const sold = (p: Position, sale: Partial<Sale> & { readonly percent: number }, rules = swapFirst, by = AMY): Draft => {
  const d = changing(p)
  sell(d, by as PlayerId, { corporation: X, ...sale }, rules)
  return d
}

const waiting = (d: Draft) => {
  const [raised] = d.state.interrupts
  const step = raised && d.rules.interrupts[raised.kind]?.step
  const [kind] = step?.kinds ?? []
  if (!raised || kind?.type !== 'choose') return null
  return { by: raised.by, kind, choices: [...kind.candidates(d, raised.by)].map(({ action }) => action.choice) }
}

const chosen = (d: Draft, choice: string): Draft => {
  const now = waiting(d)
  if (!now) throw new Error('nobody is asked')
  const action = { type: 'choose', by: now.by, choice } as const
  expect(now.kind.object(d, action)).toBeUndefined()
  now.kind.apply(d, action)
  return d
}

/** `P 20 10`. */
const hand = (p: Position, holder: Holder): string =>
  [holders(p, X)[0] === holder ? 'P' : '', ...papersIn(p, X, holder)].filter((each) => each !== '').join(' ')

const refused = (p: Position, sale: Partial<Sale> & { readonly percent: number }, rules = swapFirst, by = AMY) =>
  saleObjection(p, by as PlayerId, { corporation: X, ...sale }, rules)?.code

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
    expect(refused(p, { percent: 10 }, { ...stack, needsPresident: true })).toBe('sr.sell.NO_PRESIDENT')
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

describe('any charter, any holdings', () => {
  const charter = fc.oneof(
    fc.constantFrom(LAST, TENS, FIVES),
    fc.array(fc.constantFrom(5, 10, 15, 20), { minLength: 3, maxLength: 8 }),
  )
  const position = fc
    .tuple(
      charter,
      fc.array(fc.constantFrom<Holder>('p1', 'p1', 'p2', 'p2', 'p3', 'pool', 'treasury'), {
        minLength: 10,
        maxLength: 10,
      }),
    )
    .map(([sizes, by]) => [sizes, sizes.map((_, i) => (i === 0 ? 'p1' : (by[i] as Holder)))] as const)

  /** Every way the choices of a sale can go. */
  function* outcomes(d: Draft): Generator<Draft> {
    const now = waiting(d)
    if (!now) {
      yield d
      return
    }
    expect(now.choices.length).toBeGreaterThan(1)
    for (const choice of now.choices) yield* outcomes(chosen(changing(d), choice))
  }

  const sets = (indices: readonly number[]): readonly (readonly number[])[] =>
    Array.from({ length: 2 ** indices.length }, (_, bits) => indices.filter((_i, n) => bits & (1 << n)))

  /** What can be sold, by trying every set of certificates in every swap. */
  const saleable = (p: Position, percent: number): boolean => {
    const worth = (set: readonly number[]) => worthOf(set.map((i) => sizeOf(p, X, i)))
    const of = (holder: Holder) => holders(p, X).flatMap((by, i) => (by === holder && i > 0 ? [i] : []))
    const to = successor(p, 'p1', { corporation: X, percent })
    const hands = to
      ? sets(of(to)).flatMap((given) => (worth(given) === sizeOf(p, X, 0) ? [[...of('p1'), ...given]] : []))
      : [of('p1')]
    return hands.some((mine) => sets(mine).some((set) => worth(set) === percent))
  }

  /** Has certificates worth exactly the president's. */
  const canPay = (p: Position, player: PlayerId): boolean =>
    sets([...papersIn(p, X, player).keys()]).some(
      (set) => worthOf(set.map((i) => papersIn(p, X, player)[i] ?? 0)) === sizeOf(p, X, 0),
    )

  const held = (p: Position) =>
    Object.fromEntries(['p1', 'p2', 'p3', 'pool', 'treasury'].map((by) => [by, percentOf(p, X, by as Holder)]))

  const unlimited: SaleRules = { ...swapFirst, limit: 1000 }

  it('a sale is allowed exactly where certificates make it up after the swap', () => {
    fc.assert(
      fc.property(position, ([sizes, by]) => {
        const p = table(sizes, by, unlimited)
        for (let percent = 5; percent <= percentOf(p, X, 'p1'); percent += 5) {
          expect([percent, refused(p, { percent }, unlimited) === undefined]).toEqual([percent, saleable(p, percent)])
        }
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['swapped first', unlimited],
    ['with the certificate', { ...chairSold, limit: 1000 }],
  ])('%s: whatever is offered and chosen, percentages are kept and the largest holder leads', (_, rules) => {
    fc.assert(
      fc.property(position, ([sizes, by]) => {
        const p = table(sizes, by, rules)
        const offered = [...saleSizes(p, 'p1', rules)]
        expect(new Set(offered.map((sale) => JSON.stringify(sale))).size).toBe(offered.length)
        for (const sale of offered) {
          if (saleObjection(p, 'p1', sale, rules)) continue
          const before = held(p)
          const percent = sale.percent
          for (const d of outcomes(sold(p, sale, rules))) {
            expect(held(d)).toEqual({ ...before, p1: (before.p1 ?? 0) - percent, pool: (before.pool ?? 0) + percent })
            expect(d.state.turn).toBe(percent / 10)
            expect(audit(d)).toEqual([])
            const chair = president(d, X) as PlayerId
            for (const other of p.state.seats)
              if (percentOf(d, X, other) > percentOf(d, X, chair)) expect(canPay(p, other)).toBe(false)
            expect(percentOf(d, X, chair) < percentOf(d, X, 'p1')).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('everything in hand is offered, in every set of papers', () => {
    fc.assert(
      fc.property(position, ([sizes, by]) => {
        const p = table(
          sizes,
          by.map((holder, i) => (i === 0 ? 'p3' : holder)),
          unlimited,
        )
        const offered = [...saleSizes(p, 'p1', unlimited)].map(
          ({ percent, papers }) => `${percent}: ${papers ? papersName(papers) : 'usual'}`,
        )
        const mine = papersIn(p, X, 'p1')
        const found = new Map<number, Set<string>>()
        for (const set of sets([...mine.keys()])) {
          const papers = papersOf(set.map((i) => mine[i] as number))
          const percent = worthOf(papers)
          if (percent > 0) found.set(percent, (found.get(percent) ?? new Set()).add(papersName(papers)))
        }
        expect(offered).toHaveLength([...found.values()].reduce((sum, names) => sum + names.size, 0))
        for (const [percent] of found) expect(offered).toContain(`${percent}: usual`)
      }),
      { numRuns: 60 },
    )
  })
})
