import type { Company } from '../model.js'
import type { Future } from './future.js'

/** Whoever has much money left founds a corporation with it. */
export const foundOne = (f: Future): void => {
  const { model } = f
  const { companies, cash, know, p } = model
  if (know.services) return
  const waiting = companies.filter(({ started, minor }) => !started && !minor)
  const next = p.rules.reading.founding ? waiting.filter(({ id }) => id === nextToFound(f, waiting)) : waiting
  for (const company of next.slice(0, 1)) {
    let richest = 0
    for (let seat = 1; seat < cash.length; seat++) if ((cash[seat] ?? 0) > (cash[richest] ?? 0)) richest = seat
    const money = cash[richest] ?? 0
    const cell = startCell(f, money / know.foundersShares)
    const price = f.market.prices[cell] ?? 0
    if (cell < 0 || price * know.foundersShares > money) return
    company.started = true
    company.seat = richest
    company.cell = cell
    company.par = price
    const own = Math.min(60, 10 * know.foundersShares)
    company.held[richest] = (company.held[richest] ?? 0) + own
    cash[richest] = money - (price * own) / 10
    model.certificates[richest] = (model.certificates[richest] ?? 0) + own / 10 - 1
    if (know.fullCapital) {
      company.ipo = Math.max(0, company.ipo - own)
      company.floated = own >= know.fullCapital.float
      if (company.floated) company.cash = 10 * price
      model.bank += (price * own) / 10 - (company.floated ? 10 * price : 0)
    } else {
      company.treasury = Math.max(0, 100 - own)
      company.floated = true
      company.cash = (price * own) / 10
    }
  }
}

/** The corporation that must be founded next, where there is an order. */
const nextToFound = (f: Future, waiting: readonly Company[]): string | undefined => {
  const { p } = f.model
  return p.rules.reading.founding?.(p).find((id) => waiting.some((company) => company.id === id))
}

/** The dearest start price up to a sum; −1 = none. */
const startCell = (f: Future, most: number): number => {
  const { cells } = f.model.p.rules.market
  let best = -1
  cells.forEach((cell, i) => {
    if (!cell?.zones.some((zone) => zone.startsWith('par')) || cell.price > most) return
    if (best < 0 || cell.price > (cells[best]?.price ?? 0)) best = i
  })
  return best
}
