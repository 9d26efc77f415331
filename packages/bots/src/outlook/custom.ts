import { cash, cellAfter, type OperatorId, type PlayerId, type Position, percentOf } from '@roundhouse/engine'
import { type Knowledge, knowledgeOf } from '../knowledge/index.js'

/** Dividends are told apart by so much. */
const STEP = 10
/** No company pays more in a round. */
const MOST = 600
/** What every company that lives by services is likely to have in a round. */
const LEAST = 30
/** Cells a price is likely to climb in a round: a step up now is one from there at the end. */
const CLIMB = 1.5
/** Rounds over which a full treasury is paid out. */
const SPREAD = 3

/** Cells the price moves by when so much is paid: on the way to the next step, a part of it. */
const cellsFor = ({ moves }: Knowledge, price: number, paid: number): number => {
  const at = Math.min(MOST, Math.floor(paid / STEP) * STEP)
  const cells = moves(price, at)
  let from = at
  let to = at + STEP
  while (from > 0 && moves(price, from - STEP) === cells) from -= STEP
  while (to < MOST && moves(price, to) === cells) to += STEP
  return to < MOST ? cells + Math.min(1, (paid - from) / (to - from)) : cells
}

/** What a step of the price now will be worth at the end, a share. */
export const stepAtEnd = (p: Position, company: OperatorId, rounds: number): number => {
  const { cells } = p.rules.market
  const cell = p.state.operators[company]?.cell
  if (cell === undefined) return 0
  const then = cellAfter(p, cell, 'right', Math.round(CLIMB * rounds))
  return (cells[cellAfter(p, then, 'right')]?.price ?? 0) - (cells[then]?.price ?? 0)
}

/** What more money in the treasury of a company that lives by services is worth, a share of ten. */
export const worthOfIncome = (p: Position, company: OperatorId, more: number, rounds: number): number => {
  const know = knowledgeOf(p)
  const { lastRevenue = 0, cash: purse, cell = 0 } = p.state.operators[company] ?? { cash: 0 }
  const paid = Math.max(LEAST, lastRevenue, purse / Math.max(1, Math.min(SPREAD, rounds)))
  const price = p.rules.market.cells[cell]?.price ?? 0
  const cells = cellsFor(know, price, paid + more) - cellsFor(know, price, paid)
  return more / 10 + cells * stepAtEnd(p, company, rounds)
}

/** What a seat has of each share's gain: its own, less what others gain as far as it envies them. */
export const partIn = (p: Position, company: OperatorId, seat: PlayerId, envy: number): number => {
  const { seats } = p.state
  const own = percentOf(p, company, seat) / 10
  let others = 0
  for (const other of seats) if (other !== seat) others += percentOf(p, company, other) / 10
  return own - (envy * others) / Math.max(1, seats.length - 1)
}

/** Which company sells trains at a price, and its part of that. */
export const sellerOf = (p: Position, cost: number): { readonly id: OperatorId; readonly part: number } | null => {
  const found = p.rules.reading
    .services?.(p)
    .find(({ prices, parts }) => parts && prices.length === 1 && prices[0] === cost)
  return found ? { id: found.seller, part: (found.parts?.[0] ?? 0) / cost } : null
}

/** What the money others have come by through an action is worth to a seat, who has a part of some of them. */
export const custom = (
  before: Position,
  after: Position,
  { seat, rounds, envy }: { readonly seat: PlayerId; readonly rounds: number; readonly envy: number },
): number => {
  if (!knowledgeOf(before).services) return 0
  let worth = 0
  for (const company of Object.keys(before.state.shares)) {
    const more = cash(after, company) - cash(before, company)
    if (more !== 0) worth += partIn(before, company, seat, envy) * worthOfIncome(before, company, more, rounds)
  }
  return worth
}
