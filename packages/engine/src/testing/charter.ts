import type { Draft } from '../core/draft.js'
import type { Holder, PlayerId } from '../core/ids.js'
import { settledBy } from '../core/interrupts.js'
import { type Papers, smallestPapers } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import { holders, papersIn } from '../core/shares.js'
import { type Sale, type SaleRules, saleObjection } from '../steps/sale.js'
import { saleSteps, sell } from '../steps/sell.js'
import { changing, IDLE, tiny, tinyRules } from './tiny.js'

/*
 * A corporation of any certificates in the hands of three players: what sales and swaps are tested on.
 */

export const X = 'X'
export const [AMY, BOB, CAROL]: readonly PlayerId[] = ['p1', 'p2', 'p3']

export const times = (size: number, n: number): number[] => Array.from({ length: n }, () => size)
/** 1849: the president's certificate, six ordinary ones, the last certificate. */
export const LAST: Papers = [20, ...times(10, 6), 20]
/** 18Mag, 1846. */
export const TENS: Papers = [20, ...times(10, 8)]
/** 18MEX: NdM. */
export const FIVES: Papers = [20, ...times(10, 7), 5, 5]

/** As in 1849: the certificate is never sold, the outgoing president chooses, one row down for every 10%. */
export const swapFirst: SaleRules = {
  place: 'pool',
  limit: 50,
  beforeOperated: 'nobody',
  presidency: { chooser: 'outgoing' },
  indivisible: ({ corporation }) => objection('sr.sell.HALF_CERT', { corporation }),
  proceeds: (_, { percent }) => percent * 5,
  drop: (d, { percent }) => d.set({ turn: d.state.turn + percent / 10 }),
}

/** As in 18MEX: it may be sold, also half of it, and the new president chooses. */
export const chairSold: SaleRules = { ...swapFirst, chair: { parts: [10] }, presidency: { chooser: 'incoming' } }

/** What each holds, `P` for the president's certificate; the rest is in the treasury. */
export type Hands = Readonly<Partial<Record<Holder, string>>>

export const dealt = (sizes: Papers, hands: Hands): readonly Holder[] => {
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

export const table = (sizes: Papers, hands: Hands | readonly Holder[], rules = swapFirst): Position => {
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

export const sold = (
  p: Position,
  sale: Partial<Sale> & { readonly percent: number },
  rules = swapFirst,
  by = AMY,
): Draft => {
  const d = changing(p)
  sell(d, by as PlayerId, { corporation: X, ...sale }, rules)
  return d
}

export const waiting = (d: Draft) => {
  const [raised] = d.state.interrupts
  const step = raised && d.rules.interrupts[raised.kind]?.step
  const [kind] = step?.kinds ?? []
  if (!raised || kind?.type !== 'choose') return null
  return { by: raised.by, kind, choices: [...kind.candidates(d, raised.by)].map(({ action }) => action.choice) }
}

export const chosen = (d: Draft, choice: string): Draft => {
  const now = waiting(d)
  if (!now) throw new Error('nobody is asked')
  const action = { type: 'choose', by: now.by, choice } as const
  const why = now.kind.object(d, action)
  if (why) throw new Error(`${choice} is refused: ${why.code}`)
  now.kind.apply(d, action)
  return d
}

/** `P 20 10`. */
export const hand = (p: Position, holder: Holder): string =>
  [holders(p, X)[0] === holder ? 'P' : '', ...papersIn(p, X, holder)].filter((each) => each !== '').join(' ')

export const refused = (p: Position, sale: Partial<Sale> & { readonly percent: number }, rules = swapFirst, by = AMY) =>
  saleObjection(p, by as PlayerId, { corporation: X, ...sale }, rules)?.code
