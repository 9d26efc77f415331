import { type Company, CROWDING, runAlone } from '../model.js'
import { type Future, priceOf } from './future.js'

/** What one train of the kind earns for the company by now. */
export const runOfKind = (f: Future, company: Company, kind: number): number => {
  const { model } = f
  const now = runAlone(model, company, kind)
  const usual = (model.know.runs[model.stacks.kinds[kind]?.name ?? ''] ?? 0) * company.home
  if (now >= usual) return now
  // Whoever comes late finds the track of others.
  const built = company.operates ? f.round + 2 : company.age + 1 + f.assumed.othersTrack * (f.before + f.round)
  return now + (usual - now) * f.assumed.catchUp * (1 - f.assumed.trackLeft ** built)
}

export const revenueOf = (f: Future, company: Company): number => {
  const runs = company.trains.map(({ kind }) => runOfKind(f, company, kind)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < runs.length; i++) sum += (runs[i] ?? 0) * (CROWDING[i] ?? 0.5)
  return Math.round((sum * company.together) / 10) * 10
}

/** What a share is likely to pay in a round, for its price. */
export const yieldOf = (f: Future, company: Company): number => {
  const price = priceOf(f, company)
  if (price <= 0) return 0
  const runs = company.serves ? Math.max(company.paid, 40) : revenueOf(f, company)
  const hoped = company.trains.length === 0 && !company.serves ? f.assumed.firstRuns * company.home : runs
  return hoped / 10 / price
}
