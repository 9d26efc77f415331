import type { Company } from '../model.js'
import type { Future } from './future.js'

/** Whoever has the money for it founds a corporation, the richest first; `idle` founds none. */
export const foundAll = (f: Future, idle = -1): void => {
  const { companies, cash, know } = f.model
  if (know.services) return
  const seats = cash.map((_, seat) => seat).filter((seat) => seat !== idle)
  seats.sort((a, b) => (cash[b] ?? 0) - (cash[a] ?? 0))
  for (const seat of seats) {
    const waiting = companies.filter(({ started, minor }) => !started && !minor)
    const company = nextToFound(f, waiting)
    if (!company || !foundBy(f, company, seat)) return
  }
}

const foundBy = (f: Future, company: Company, seat: number): boolean => {
  const { model } = f
  const { cash, know } = model
  const money = cash[seat] ?? 0
  const cell = startCell(f, money / (know.foundersShares * f.assumed.founders))
  const price = f.market.prices[cell] ?? 0
  if (cell < 0) return false
  company.started = true
  company.seat = seat
  company.cell = cell
  company.par = price
  const own = Math.min(60, 10 * know.foundersShares)
  company.held[seat] = (company.held[seat] ?? 0) + own
  cash[seat] = money - (price * own) / 10
  model.certificates[seat] = (model.certificates[seat] ?? 0) + own / 10 - 1
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
  return true
}

/** The corporation that must be founded next, where there is an order; else the one with the best home. */
const nextToFound = (f: Future, waiting: readonly Company[]): Company | undefined => {
  const { p } = f.model
  const order = p.rules.reading.founding?.(p)
  if (!order)
    return waiting.reduce<Company | undefined>(
      (best, each) => (best && best.home >= each.home ? best : each),
      undefined,
    )
  const next = order.find((id) => waiting.some((company) => company.id === id))
  return waiting.find(({ id }) => id === next)
}

/** The dearest start price up to a sum that is open by now; −1 = none. */
const startCell = (f: Future, most: number): number => {
  const { p, phase } = f.model
  const { cells } = p.rules.market
  const allows = p.rules.phases[phase]?.allows ?? []
  const isOpen = (zone: string): boolean => zone === 'par' || (zone.startsWith('par') && allows.includes(zone))
  let best = -1
  cells.forEach((cell, i) => {
    if (!cell?.zones.some(isOpen) || cell.price > most) return
    if (best < 0 || cell.price > (cells[best]?.price ?? 0)) best = i
  })
  return best
}
