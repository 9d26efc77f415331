import type { Company } from '../model.js'
import { foundAll } from './founding.js'
import { type Future, priceOf } from './future.js'
import { yieldOf } from './income.js'

const sourceOf = (company: Company): 'pool' | 'ipo' | 'treasury' | null => {
  if (company.pool > 0.01) return 'pool'
  if (company.ipo > 0.01) return 'ipo'
  return company.treasury > 0.01 ? 'treasury' : null
}

/**
 * Everybody puts money into what pays best. Parts of shares are bought, so that a small difference in a position makes a
 * small difference here. `idle`: a seat that buys nothing more in this round.
 */
export const stockRound = (f: Future, idle = -1): void => {
  const { model } = f
  const { cash, certificates, limit, companies } = model
  foundAll(f, idle)
  for (let pass = 0; pass < 3; pass++)
    for (let seat = 0; seat < cash.length; seat++) {
      if (seat === idle) continue
      let all = 0
      const appeal = companies.map((company) => {
        const room = 60 - (company.held[seat] ?? 0)
        if (!company.started || company.minor || room <= 0 || sourceOf(company) === null) return 0
        const each = (yieldOf(f, company) * (company.seat === seat ? f.assumed.ownShare : 1)) ** f.assumed.preference
        all += each
        return each
      })
      if (all <= 0) continue
      const purse = Math.max(0, cash[seat] ?? 0) * f.assumed.invested
      companies.forEach((company, i) => {
        const source = sourceOf(company)
        const share = (appeal[i] ?? 0) / all
        if (share <= 0 || source === null) return
        const price = source === 'ipo' ? company.par : priceOf(f, company)
        const wanted = ((purse * share) / Math.max(1, price)) * 10
        const certs = Math.max(0, limit - (certificates[seat] ?? 0)) * 10
        const percent = Math.min(wanted, company[source], 60 - (company.held[seat] ?? 0), certs)
        if (percent > 0) buyShares(f, company, seat, source, percent, price)
      })
    }
  closeStockRound(f)
}

const closeStockRound = (f: Future): void => {
  const { companies, know } = f.model
  for (const company of companies) {
    if (!company.started || company.minor) continue
    if (company.pool + company.ipo + company.treasury < 0.5)
      company.cell = f.market.to[know.soldOut][company.cell] ?? company.cell
    else if (company.pool >= 5 && know.inPool) company.cell = f.market.to[know.inPool][company.cell] ?? company.cell
  }
}

const buyShares = (
  f: Future,
  company: Company,
  seat: number,
  source: 'pool' | 'ipo' | 'treasury',
  percent: number,
  price: number,
): void => {
  const { model } = f
  const cost = (price * percent) / 10
  model.cash[seat] = (model.cash[seat] ?? 0) - cost
  if (source === 'treasury' && !company.serves) company.cash += cost
  else model.bank += cost
  company[source] -= percent
  company.held[seat] = (company.held[seat] ?? 0) + percent
  model.certificates[seat] = (model.certificates[seat] ?? 0) + percent / 10
  const full = model.know.fullCapital
  if (full && !company.floated && company.ipo <= 100 - full.float + 5) {
    company.floated = true
    company.cash += 10 * company.par
    model.bank -= 10 * company.par
  }
}
