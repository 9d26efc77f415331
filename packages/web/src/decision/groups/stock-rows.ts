import type { ActionOf, Choices, OperatorId, Refusal } from '@roundhouse/engine'
import type { Group } from '../groups.js'

type Trade = ActionOf<'par' | 'buyShares' | 'sellShares'>
export interface BlockedTrade {
  readonly action: Trade
  readonly refusal: Refusal
}

/** What may be done with one corporation's shares. */
export interface StockRow {
  readonly corporation: OperatorId
  readonly starts: readonly ActionOf<'par'>[]
  readonly trades: readonly (ActionOf<'buyShares'> | ActionOf<'sellShares'>)[]
  /** One for each thing a player would look for: starting, buying from each place, selling. */
  readonly blocked: readonly BlockedTrade[]
}

const isTrade = (action: Choices['offers'][number]['action']): action is Trade =>
  action.type === 'par' || action.type === 'buyShares' || action.type === 'sellShares'

const lookedFor = (action: Trade): string =>
  action.type === 'buyShares' ? `${action.type} ${action.from}` : action.type

/** Of several that are blocked alike the smallest is what a player would have taken: its reason is the one to tell. */
const isSmaller = (a: Trade, b: Trade): boolean => a.type !== 'par' && b.type !== 'par' && a.percent < b.percent

/** By corporation in the order given, whatever can be afforded: a row stays where it was. */
export const stockRows = ({ offers, blocked }: Group, order: readonly OperatorId[]): readonly StockRow[] => {
  const rows = new Map<
    OperatorId,
    { starts: ActionOf<'par'>[]; trades: StockRow['trades'][number][]; blocked: BlockedTrade[] }
  >()
  const rowOf = (corporation: OperatorId) => {
    const row = rows.get(corporation) ?? { starts: [], trades: [], blocked: [] }
    rows.set(corporation, row)
    return row
  }
  for (const { action } of offers) {
    if (!isTrade(action)) continue
    const row = rowOf(action.corporation)
    if (action.type === 'par') row.starts.push(action)
    else row.trades.push(action)
  }
  for (const { action, refusal } of blocked) {
    if (!isTrade(action)) continue
    const row = rowOf(action.corporation)
    const possible =
      action.type === 'par' ? row.starts.length > 0 : row.trades.some((each) => lookedFor(each) === lookedFor(action))
    if (possible) continue
    const listed = row.blocked.findIndex((each) => lookedFor(each.action) === lookedFor(action))
    if (listed < 0) row.blocked.push({ action, refusal })
    else if (isSmaller(action, row.blocked[listed]!.action)) row.blocked[listed] = { action, refusal }
  }
  const place = (id: OperatorId): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...rows]
    .map(([corporation, row]) => ({ corporation, ...row }))
    .sort((a, b) => place(a.corporation) - place(b.corporation))
}
