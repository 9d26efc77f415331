import { marketIn } from '../market.js'
import type { Company } from '../model.js'
import type { Future } from './future.js'
import { runOfKind } from './income.js'

const trainCount = (company: Company): number => {
  let count = 0
  for (const { obsolete } of company.trains) if (!obsolete) count++
  return count
}

const trainLimit = (f: Future): number => {
  return f.model.p.rules.phases[f.model.phase]?.trainLimit ?? 4
}

/** Kinds the bank sells now, discarded ones first. */
const onSale = (f: Future): number[] => {
  const { stacks, left, sold, discarded, know } = f.model
  const kinds: number[] = [...discarded]
  if (know.allOnSale) {
    for (const each of stacks.of) kinds.push(...each)
    return kinds
  }
  const first = left.findIndex((count, stack) => count > 0 && (stacks.availableOn[stack] ?? -1) < 0)
  if (first >= 0) kinds.push(...(stacks.of[first] ?? []))
  for (let stack = 0; stack < left.length; stack++) {
    const opener = stacks.availableOn[stack] ?? -1
    if (opener >= 0 && sold[opener] && (left[stack] ?? 0) > 0) kinds.push(...(stacks.of[stack] ?? []))
  }
  return kinds
}

export const cheapestOnSale = (f: Future): number => {
  let least = Number.POSITIVE_INFINITY
  for (const kind of onSale(f)) least = Math.min(least, f.model.stacks.kinds[kind]?.price ?? least)
  return least
}

/** Will all its trains go when the next stack is opened? */
export const threatened = (f: Future, company: Company): boolean => {
  const { stacks, left, sold } = f.model
  const next = left.findIndex((count, stack) => count > 0 && !sold[stack] && (stacks.availableOn[stack] ?? -1) < 0)
  return company.trains.every(({ kind, obsolete }) => {
    const stack = stacks.kinds[kind]?.stack ?? 0
    return obsolete || (next >= 0 && (stacks.rustsOn[stack] === next || stacks.obsoleteOn[stack] === next))
  })
}

/** The first card of a stack is sold. */
const openStack = (f: Future, stack: number): void => {
  const { model } = f
  const { stacks, p } = model
  if (model.sold[stack]) return
  model.sold[stack] = true
  f.opens[stack] = f.round + 1
  const phase = p.rules.depot?.phaseBegunBy ? model.phase + 1 : (stacks.phase[stack] ?? -1)
  if (phase > model.phase && phase < p.rules.phases.length) {
    model.phase = phase
    f.market = marketIn(p, phase)
    f.phaseBegan = true
    f.unsold = 0
    f.sincePhase = 0
  }
  const closes = model.know.privatesCloseOn
  if (closes !== undefined && stacks.index.get(closes) === stack) model.income.fill(0)
  for (const company of model.companies) {
    if (company.trains.length === 0) continue
    company.trains = company.trains.filter(({ kind }) => stacks.rustsOn[stacks.kinds[kind]?.stack ?? 0] !== stack)
    for (const train of company.trains)
      if (stacks.obsoleteOn[stacks.kinds[train.kind]?.stack ?? 0] === stack) train.obsolete = true
    while (trainCount(company) > trainLimit(f)) dropWorst(f, company)
  }
  model.discarded.splice(
    0,
    model.discarded.length,
    ...model.discarded.filter((kind) => stacks.rustsOn[stacks.kinds[kind]?.stack ?? 0] !== stack),
  )
}

/** The next phase begins without a train being sold. */
export const advancePhase = (f: Future): void => {
  const { model } = f
  if (model.phase + 1 >= model.p.rules.phases.length) return
  model.phase++
  f.phaseBegan = true
  f.unsold = 0
  f.sincePhase = 0
  const stack = model.sold.findIndex((sold, i) => !sold && i > 0)
  if (stack >= 0) model.sold[stack] = true
}

const dropWorst = (f: Future, company: Company): void => {
  let worst = 0
  company.trains.forEach(({ kind }, i) => {
    if (runOfKind(f, company, kind) < runOfKind(f, company, company.trains[worst]?.kind ?? 0)) worst = i
  })
  company.trains.splice(worst, 1)
}

const takeTrain = (f: Future, company: Company, kind: number, price: number): void => {
  const { model } = f
  const stack = model.stacks.kinds[kind]?.stack ?? 0
  const at = model.discarded.indexOf(kind)
  if (at >= 0) model.discarded.splice(at, 1)
  else model.left[stack] = (model.left[stack] ?? 0) - 1
  company.cash -= price
  model.bank += price
  f.trainSold = true
  company.trains.push({ kind, obsolete: false })
  if (at < 0) openStack(f, stack)
}

/** The dearest train it can pay that earns more than what it has in its place. */
const bestTrainFor = (f: Future, company: Company): number => {
  const { model } = f
  const room = trainCount(company) < trainLimit(f)
  let best = -1
  let most = 0
  let worst = Number.POSITIVE_INFINITY
  if (!room) for (const { kind } of company.trains) worst = Math.min(worst, runOfKind(f, company, kind))
  for (const kind of onSale(f)) {
    const price = model.stacks.kinds[kind]?.price ?? 0
    if (price > company.cash) continue
    const run = runOfKind(f, company, kind)
    const gain = room ? run : run - worst - f.assumed.swap
    if (gain > most) {
      most = gain
      best = kind
    }
  }
  return room || model.know.mustOwnTrain === false ? best : -1
}

export const buyTrains = (f: Future, company: Company): void => {
  const { model } = f
  const { know, p, stacks } = model
  if (company.serves || (company.minor && know.services === undefined)) return
  const many = know.trainsPerTurn === undefined || (p.rules.phases[model.phase]?.allows ?? []).includes('manyTrains')
  for (let n = know.allOnSale ? f.assumed.trainsPerTurn : many ? 4 : (know.trainsPerTurn ?? 4); n > 0; n--) {
    const kind = bestTrainFor(f, company)
    if (kind < 0) break
    if (trainCount(company) >= trainLimit(f)) dropWorst(f, company)
    takeTrain(f, company, kind, stacks.kinds[kind]?.price ?? 0)
  }
  if (know.mustOwnTrain && !company.minor && company.trains.length === 0) forcePurchase(f, company)
}

/** A purchase that must be made, whoever pays. */
const forcePurchase = (f: Future, company: Company): void => {
  const { model } = f
  const sale = onSale(f)
  if (sale.length === 0) return
  let cheapest = sale[0] ?? 0
  for (const kind of sale)
    if ((model.stacks.kinds[kind]?.price ?? 0) < (model.stacks.kinds[cheapest]?.price ?? 0)) cheapest = kind
  const price = model.stacks.kinds[cheapest]?.price ?? 0
  const lacking = price - company.cash
  if (lacking > 0 && company.seat >= 0) {
    model.cash[company.seat] = (model.cash[company.seat] ?? 0) - lacking
    f.help.set(company.id, (f.help.get(company.id) ?? 0) + lacking)
    company.cash = price
  }
  if (company.cash >= price) takeTrain(f, company, cheapest, price)
}

/** Trains that ran for the last time go. */
export const scrapObsolete = (company: Company): void => {
  if (company.trains.some(({ obsolete }) => obsolete))
    company.trains = company.trains.filter(({ obsolete }) => !obsolete)
}
