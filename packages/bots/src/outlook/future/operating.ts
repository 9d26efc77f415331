import type { Position } from '@roundhouse/engine'
import type { Company } from '../model.js'
import { type Future, priceOf } from './future.js'
import { revenueOf } from './income.js'
import { advancePhase, buyTrains, cheapestOnSale, scrapObsolete, threatened } from './trains.js'

/** Has the company whose turn it is run already? */
const hasRun = (p: Position): boolean => {
  const { current, step, kind } = p.state.round
  if (current === null) return false
  const turns = p.rules.rounds[kind]?.turns
  const steps = turns?.[p.rules.operators[current]?.kind ?? 'private'] ?? []
  const last = steps.findLastIndex(({ id }) => id === 'run' || id === 'dividend')
  return last >= 0 && step > last
}

const movePrice = (f: Future, company: Company, cells: number): void => {
  const to = cells > 0 ? f.market.to.right : f.market.to.left
  for (let i = Math.abs(cells); i > 0; i--) company.cell = to[company.cell] ?? company.cell
  if (f.market.ends[company.cell]) f.ending = true
}

const payOut = (f: Future, company: Company, amount: number): void => {
  const { cash, know } = f.model
  const tenth = amount / 100
  for (let seat = 0; seat < cash.length; seat++) cash[seat] = (cash[seat] ?? 0) + (company.held[seat] ?? 0) * tenth
  if (know.paysTreasury === 'treasury') company.cash += company.treasury * tenth
  if (know.paysTreasury === 'pool') company.cash += company.pool * tenth
  f.model.bank -= amount
  company.paid = amount
  f.brought.set(company.id, (f.brought.get(company.id) ?? 0) + amount / 10)
  movePrice(f, company, know.moves(priceOf(f, company), amount))
}

const operate = (f: Future, company: Company, ran: boolean): void => {
  const { model } = f
  const { know } = model
  if (!company.started || !company.floated) return
  if (company.serves) {
    serveOthers(f, company)
    return
  }
  if (!ran) {
    const revenue = revenueOf(f, company)
    if (company.minor) {
      company.cash += revenue / 2
      if (company.seat >= 0) model.cash[company.seat] = (model.cash[company.seat] ?? 0) + revenue / 2
      model.bank -= revenue
    } else distribute(f, company, revenue)
    scrapObsolete(company)
    company.age++
  }
  buyTrains(f, company)
  if (know.services && company.minor) spendOnServices(f, company)
}

const distribute = (f: Future, company: Company, revenue: number): void => {
  const { know } = f.model
  if (revenue === 0) {
    company.paid = 0
    movePrice(f, company, know.moves(priceOf(f, company), 0))
    return
  }
  const price = threatened(f, company) ? cheapestOnSale(f) : 0
  const lacking = price - company.cash
  if (lacking > 0 && know.half && lacking <= revenue / 2) {
    company.cash += revenue / 2
    f.model.bank -= revenue / 2
    payOut(f, company, revenue / 2)
  } else if (lacking > 0 && lacking <= revenue) {
    company.cash += revenue
    f.model.bank -= revenue
    company.paid = 0
    movePrice(f, company, know.moves(priceOf(f, company), 0))
  } else payOut(f, company, revenue)
}

/** A minor pays for what it usually buys of others. */
const spendOnServices = (f: Future, company: Company): void => {
  const { model } = f
  for (const [id, amounts] of Object.entries(model.know.services?.upkeep ?? {})) {
    const amount = amounts[model.phase] ?? 0
    const seller = model.byId.get(id)
    if (!seller || company.cash < amount) continue
    seller.cash += amount
    company.cash -= amount
  }
}

const serveOthers = (f: Future, company: Company): void => {
  const amount = Math.floor(company.cash / 10) * 10
  company.cash -= amount
  payOut(f, company, amount)
}

export const inOrder = (f: Future): Company[] => {
  return f.model.companies
    .filter(({ started, floated }) => started && floated)
    .sort((a, b) => Number(b.minor) - Number(a.minor) || priceOf(f, b) - priceOf(f, a))
}

export const operatingRound = (f: Future, companies: readonly Company[], begun: boolean): void => {
  const { model } = f
  if (!begun)
    for (let seat = 0; seat < model.cash.length; seat++)
      model.cash[seat] = (model.cash[seat] ?? 0) + (model.income[seat] ?? 0)
  companies.forEach((company, i) => {
    operate(f, company, begun && i === 0 && hasRun(model.p))
  })
  f.round++
  if (!f.trainSold) f.unsold++
  f.trainSold = false
  f.sincePhase++
  const most = model.know.phaseRounds
  // Nobody lets a phase last for ever.
  if (most !== undefined && (f.unsold >= most || f.sincePhase >= 2 * most)) advancePhase(f)
  if (model.bank <= 0) f.ending = true
}
