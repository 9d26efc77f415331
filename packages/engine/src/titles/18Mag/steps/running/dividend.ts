import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { movePrice } from '../../../../core/market.js'
import { cash } from '../../../../core/money.js'
import { currentOperator, isCorporation } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { payShares } from '../../../../steps/dividend.js'
import { declared } from '../../../../steps/operatingTurn.js'
import { DIVIDEND_MOVES, isSmall, SMALL_DIVIDEND_MOVES } from '../../data/tables.js'

/** Units a dividend is divided by. */
export const UNITS = 10

/** The whole total counts, also what goes to the bank (MAG-DIV-4). */
const moveBy = (d: Draft, corporation: OperatorId, total: number): void => {
  const moves = isSmall(d.setup) ? SMALL_DIVIDEND_MOVES : DIVIDEND_MOVES
  const cells = moves.find(({ from }) => total >= from)?.cells ?? 0
  if (cells !== 0) movePrice(d, corporation, cells > 0 ? 'right' : 'left', 'dividend', Math.abs(cells))
}

/** Out of the treasury; for units no player holds the bank is paid (MAG-DIV-2, -3). */
const declare = (d: Draft, corporation: OperatorId, total: number): void => {
  const perShare = total / UNITS
  const paid = payShares(d, corporation, {
    from: corporation,
    amountFor: (percent) => (total * percent) / 100,
    places: { treasury: 'bank', aside: 'bank' },
  })
  const kept = cash(d, corporation)
  d.emit({ type: 'dividend', operator: corporation, kind: 'variable', revenue: total, perShare, kept, paid })
  d.operator(corporation, { operated: true, lastRevenue: total })
  declared.set(d, true)
  moveBy(d, corporation, total)
}

const allOrNothing = (p: Position): boolean => p.setup.options.includes('standard_divs')

/** What an action of this kind pays; null = there is no such way. */
const totalOf = (p: Position, by: OperatorId, kind: string, amount: number | undefined): number | null => {
  if (allOrNothing(p)) return kind === 'full' ? cash(p, by) : kind === 'withhold' ? 0 : null
  return kind === 'variable' ? (amount ?? null) : null
}

/** The least totals that move the price marker, where they lie inside the range. */
const marksTo = (p: Position, max: number): { readonly marks?: readonly number[] } => {
  const marks = (isSmall(p.setup) ? SMALL_DIVIDEND_MOVES : DIVIDEND_MOVES)
    .map(({ from }) => Math.ceil(from / UNITS) * UNITS)
    .filter((from) => from > 0 && from < max)
    .sort((a, b) => a - b)
  return marks.length > 0 ? { marks } : {}
}

/** A total of the director's choice, in tens (MAG-DIV-1); all of it where there is none (MAG-DIV-5). */
const dividend: ActionKind<'dividend'> = {
  type: 'dividend',
  *candidates(p, by) {
    const max = cash(p, by)
    if (allOrNothing(p)) {
      for (const kind of ['full', 'withhold'] as const) yield { action: { type: 'dividend', by, kind } }
      return
    }
    const least = president(p, by) === null ? max : 0
    const action = { type: 'dividend', by, kind: 'variable', amount: least } as const
    yield least === max
      ? { action }
      : { action, range: { field: 'amount', min: 0, max, step: UNITS, ...marksTo(p, max) } }
  },
  object(p, { by, kind, amount }) {
    const total = totalOf(p, by, kind, amount)
    const have = cash(p, by)
    if (total === null || total < 0 || total > have || total % UNITS !== 0)
      return objection(allOrNothing(p) ? 'or.dividend.ALL_OR_NOTHING' : 'or.dividend.AMOUNT', { have })
    return total < have && president(p, by) === null
      ? objection('or.dividend.NO_DIRECTOR', { corporation: by, need: have })
      : undefined
  },
  apply: (d, { by, kind, amount }) => declare(d, by, totalOf(d, by, kind, amount) ?? 0),
}

/** What a major without director does: it pays everything. */
export const payEverything = (p: Position, by: OperatorId) =>
  isCorporation(p, by)
    ? allOrNothing(p)
      ? ({ type: 'dividend', by, kind: 'full' } as const)
      : ({ type: 'dividend', by, kind: 'variable', amount: cash(p, by) } as const)
    : null

export const dividendStep: Step = {
  id: 'dividend',
  kinds: [dividend],
  actor: (p) => (declared.of(p) ? null : p.state.round.current),
  enter(d) {
    const major = currentOperator(d)
    // Nothing in the treasury, nothing to decide.
    if (cash(d, major) === 0) declare(d, major, 0)
  },
}
