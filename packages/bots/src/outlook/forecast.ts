import type { Position } from '@roundhouse/engine'
import { type MarketTable, marketIn } from './market.js'
import { type Company, CROWDING, type Model, modelOf, runAlone } from './model.js'

/** How the game is likely to go on from here if everybody does the usual. */
export interface Forecast {
  /** By seat: cash and shares at the likely end. */
  readonly scores: readonly number[]
  /** Operating rounds until then. */
  readonly rounds: number
  /** By company: what its president will have to add to forced purchases. */
  readonly help: ReadonlyMap<string, number>
  /** By stack of trains: the round in which its first card is sold, 0 = before now; Infinity = never. */
  readonly opens: readonly number[]
  /** By company: what a share brings from now to the end, dividends and price. */
  readonly shares: ReadonlyMap<string, number>
}

/** Longer than any game. */
const MOST_ROUNDS = 40
const TUNE = {
  growth: 0.82,
  catchUp: 0.6,
  rise: 0,
  appetite: 1,
  power: 2,
  own: 1.3,
  swap: 30,
  perTurn: 1,
  found: 1,
}

const hasRun = (p: Position): boolean => {
  const { current, step, kind } = p.state.round
  if (current === null) return false
  const turns = p.rules.rounds[kind]?.turns
  const steps = turns?.[p.rules.operators[current]?.kind ?? 'private'] ?? []
  const last = steps.findLastIndex(({ id }) => id === 'run' || id === 'dividend')
  return last >= 0 && step > last
}

class Future {
  readonly model: Model
  readonly help = new Map<string, number>()
  /** Money a share has brought, by company. */
  readonly brought = new Map<string, number>()
  readonly opens: number[]
  market: MarketTable
  round = 0
  phaseBegan = false
  sincePhase = 0
  ending = false
  over = false

  constructor(p: Position) {
    this.model = modelOf(p)
    this.market = marketIn(p, p.state.phase)
    this.opens = this.model.sold.map((sold) => (sold ? 0 : Number.POSITIVE_INFINITY))
  }

  priceOf(company: Company): number {
    return company.cell < 0 ? 0 : (this.market.prices[company.cell] ?? 0)
  }

  /** What one train of the kind earns for the company by now. */
  run(company: Company, kind: number): number {
    const { model } = this
    const now = runAlone(model, company, kind)
    const usual = (model.know.runs[model.stacks.kinds[kind]?.name ?? ''] ?? 0) * company.home
    if (now >= usual) return now * (1 + TUNE.rise * company.age)
    const young = now === 0 ? company.age : company.age + 1
    return now + (usual - now) * TUNE.catchUp * (1 - TUNE.growth ** (young + 1))
  }

  revenue(company: Company): number {
    const runs = company.trains.map(({ kind }) => this.run(company, kind)).sort((a, b) => b - a)
    let sum = 0
    for (let i = 0; i < runs.length; i++) sum += (runs[i] ?? 0) * (CROWDING[i] ?? 0.5)
    return Math.round((sum * company.together) / 10) * 10
  }

  move(company: Company, cells: number): void {
    const to = cells > 0 ? this.market.to.right : this.market.to.left
    for (let i = Math.abs(cells); i > 0; i--) company.cell = to[company.cell] ?? company.cell
    if (this.market.ends[company.cell]) this.ending = true
  }

  pay(company: Company, amount: number): void {
    const { cash, know } = this.model
    const tenth = amount / 100
    for (let seat = 0; seat < cash.length; seat++) cash[seat] = (cash[seat] ?? 0) + (company.held[seat] ?? 0) * tenth
    if (know.paysTreasury === 'treasury') company.cash += company.treasury * tenth
    if (know.paysTreasury === 'pool') company.cash += company.pool * tenth
    this.model.bank -= amount
    company.paid = amount
    this.brought.set(company.id, (this.brought.get(company.id) ?? 0) + amount / 10)
    this.move(company, know.moves(this.priceOf(company), amount))
  }

  limit(): number {
    return this.model.p.rules.phases[this.model.phase]?.trainLimit ?? 4
  }

  counted(company: Company): number {
    let count = 0
    for (const { obsolete } of company.trains) if (!obsolete) count++
    return count
  }

  /** Kinds the bank sells now, discarded ones first. */
  onSale(): number[] {
    const { stacks, left, sold, discarded, know } = this.model
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

  /** Will all its trains go when the next stack is opened? */
  threatened(company: Company): boolean {
    const { stacks, left, sold } = this.model
    const next = left.findIndex((count, stack) => count > 0 && !sold[stack] && (stacks.availableOn[stack] ?? -1) < 0)
    return company.trains.every(({ kind, obsolete }) => {
      const stack = stacks.kinds[kind]?.stack ?? 0
      return obsolete || (next >= 0 && (stacks.rustsOn[stack] === next || stacks.obsoleteOn[stack] === next))
    })
  }

  /** The first card of a stack is sold. */
  open(stack: number): void {
    const { model } = this
    const { stacks, p } = model
    if (model.sold[stack]) return
    model.sold[stack] = true
    this.opens[stack] = this.round + 1
    const phase = p.rules.depot?.phaseBegunBy ? model.phase + 1 : (stacks.phase[stack] ?? -1)
    if (phase > model.phase && phase < p.rules.phases.length) {
      model.phase = phase
      this.market = marketIn(p, phase)
      this.phaseBegan = true
      this.sincePhase = 0
    }
    const closes = model.know.privatesCloseOn
    if (closes !== undefined && stacks.index.get(closes) === stack) model.income.fill(0)
    for (const company of model.companies) {
      if (company.trains.length === 0) continue
      company.trains = company.trains.filter(({ kind }) => stacks.rustsOn[stacks.kinds[kind]?.stack ?? 0] !== stack)
      for (const train of company.trains)
        if (stacks.obsoleteOn[stacks.kinds[train.kind]?.stack ?? 0] === stack) train.obsolete = true
      while (this.counted(company) > this.limit()) this.dropWorst(company)
    }
    model.discarded.splice(
      0,
      model.discarded.length,
      ...model.discarded.filter((kind) => stacks.rustsOn[stacks.kinds[kind]?.stack ?? 0] !== stack),
    )
  }

  /** The next phase begins without a train being sold. */
  advance(): void {
    const { model } = this
    if (model.phase + 1 >= model.p.rules.phases.length) return
    model.phase++
    this.phaseBegan = true
    this.sincePhase = 0
    const stack = model.sold.findIndex((sold, i) => !sold && i > 0)
    if (stack >= 0) model.sold[stack] = true
  }

  dropWorst(company: Company): void {
    let worst = 0
    company.trains.forEach(({ kind }, i) => {
      if (this.run(company, kind) < this.run(company, company.trains[worst]?.kind ?? 0)) worst = i
    })
    company.trains.splice(worst, 1)
  }

  take(company: Company, kind: number, price: number): void {
    const { model } = this
    const stack = model.stacks.kinds[kind]?.stack ?? 0
    const at = model.discarded.indexOf(kind)
    if (at >= 0) model.discarded.splice(at, 1)
    else model.left[stack] = (model.left[stack] ?? 0) - 1
    company.cash -= price
    model.bank += price
    company.trains.push({ kind, obsolete: false })
    if (at < 0) this.open(stack)
  }

  /** The dearest train it can pay that earns more than what it has in its place. */
  bestFor(company: Company): number {
    const { model } = this
    const room = this.counted(company) < this.limit()
    let best = -1
    let most = 0
    let worst = Number.POSITIVE_INFINITY
    if (!room) for (const { kind } of company.trains) worst = Math.min(worst, this.run(company, kind))
    for (const kind of this.onSale()) {
      const price = model.stacks.kinds[kind]?.price ?? 0
      if (price > company.cash) continue
      const run = this.run(company, kind)
      const gain = room ? run : run - worst - TUNE.swap
      if (gain > most) {
        most = gain
        best = kind
      }
    }
    return room || model.know.mustOwnTrain === false ? best : -1
  }

  buyTrains(company: Company): void {
    const { model } = this
    const { know, p, stacks } = model
    if (company.serves || (company.minor && know.services === undefined)) return
    const many = know.trainsPerTurn === undefined || (p.rules.phases[model.phase]?.allows ?? []).includes('manyTrains')
    for (let n = know.allOnSale ? TUNE.perTurn : many ? 4 : (know.trainsPerTurn ?? 4); n > 0; n--) {
      const kind = this.bestFor(company)
      if (kind < 0) break
      if (this.counted(company) >= this.limit()) this.dropWorst(company)
      this.take(company, kind, stacks.kinds[kind]?.price ?? 0)
    }
    if (know.mustOwnTrain && !company.minor && company.trains.length === 0) this.force(company)
  }

  /** A purchase that must be made, whoever pays. */
  force(company: Company): void {
    const { model } = this
    const sale = this.onSale()
    if (sale.length === 0) return
    let cheapest = sale[0] ?? 0
    for (const kind of sale)
      if ((model.stacks.kinds[kind]?.price ?? 0) < (model.stacks.kinds[cheapest]?.price ?? 0)) cheapest = kind
    const price = model.stacks.kinds[cheapest]?.price ?? 0
    const lacking = price - company.cash
    if (lacking > 0 && company.seat >= 0) {
      model.cash[company.seat] = (model.cash[company.seat] ?? 0) - lacking
      this.help.set(company.id, (this.help.get(company.id) ?? 0) + lacking)
      company.cash = price
    }
    if (company.cash >= price) this.take(company, cheapest, price)
  }

  /** Trains that ran for the last time go. */
  scrap(company: Company): void {
    if (company.trains.some(({ obsolete }) => obsolete))
      company.trains = company.trains.filter(({ obsolete }) => !obsolete)
  }

  cheapest(): number {
    let least = Number.POSITIVE_INFINITY
    for (const kind of this.onSale()) least = Math.min(least, this.model.stacks.kinds[kind]?.price ?? least)
    return least
  }

  operate(company: Company, ran: boolean): void {
    const { model } = this
    const { know } = model
    if (!company.started || !company.floated) return
    if (company.serves) {
      this.serve(company)
      return
    }
    if (!ran) {
      const revenue = this.revenue(company)
      if (company.minor) {
        company.cash += revenue / 2
        if (company.seat >= 0) model.cash[company.seat] = (model.cash[company.seat] ?? 0) + revenue / 2
        model.bank -= revenue
      } else this.distribute(company, revenue)
      this.scrap(company)
      company.age++
    }
    this.buyTrains(company)
    if (know.services && company.minor) this.spend(company)
  }

  distribute(company: Company, revenue: number): void {
    const { know } = this.model
    if (revenue === 0) {
      company.paid = 0
      this.move(company, know.moves(this.priceOf(company), 0))
      return
    }
    const price = this.threatened(company) ? this.cheapest() : 0
    const lacking = price - company.cash
    if (lacking > 0 && know.half && lacking <= revenue / 2) {
      company.cash += revenue / 2
      this.model.bank -= revenue / 2
      this.pay(company, revenue / 2)
    } else if (lacking > 0 && lacking <= revenue) {
      company.cash += revenue
      this.model.bank -= revenue
      company.paid = 0
      this.move(company, know.moves(this.priceOf(company), 0))
    } else this.pay(company, revenue)
  }

  /** A minor pays for what it usually buys of others. */
  spend(company: Company): void {
    const { model } = this
    for (const [id, amounts] of Object.entries(model.know.services?.upkeep ?? {})) {
      const amount = amounts[model.phase] ?? 0
      const seller = model.byId.get(id)
      if (!seller || company.cash < amount) continue
      seller.cash += amount
      company.cash -= amount
    }
  }

  serve(company: Company): void {
    const amount = Math.floor(company.cash / 10) * 10
    company.cash -= amount
    this.pay(company, amount)
  }

  order(): Company[] {
    return this.model.companies
      .filter(({ started, floated }) => started && floated)
      .sort((a, b) => Number(b.minor) - Number(a.minor) || this.priceOf(b) - this.priceOf(a))
  }

  operatingRound(companies: readonly Company[], begun: boolean): void {
    const { model } = this
    if (!begun)
      for (let seat = 0; seat < model.cash.length; seat++)
        model.cash[seat] = (model.cash[seat] ?? 0) + (model.income[seat] ?? 0)
    companies.forEach((company, i) => {
      this.operate(company, begun && i === 0 && hasRun(model.p))
    })
    this.round++
    this.sincePhase++
    const most = model.know.phaseRounds
    if (most !== undefined && this.sincePhase >= most) this.advance()
    if (model.bank <= 0) this.ending = true
  }

  /** What a share is likely to pay in a round, for its price. */
  yieldOf(company: Company): number {
    const price = this.priceOf(company)
    if (price <= 0) return 0
    const runs = company.serves ? Math.max(company.paid, 40) : this.revenue(company)
    const hoped = company.trains.length === 0 && !company.serves ? 60 * company.home : runs
    return hoped / 10 / price
  }

  sourceOf(company: Company): 'pool' | 'ipo' | 'treasury' | null {
    if (company.pool > 0.01) return 'pool'
    if (company.ipo > 0.01) return 'ipo'
    return company.treasury > 0.01 ? 'treasury' : null
  }

  /**
   * Everybody puts money into what pays best. Parts of shares are bought, so that a small difference in a position makes a
   * small difference here. `idle`: a seat that buys nothing more in this round.
   */
  stockRound(idle = -1): void {
    const { model } = this
    const { cash, certificates, limit, companies } = model
    for (let pass = 0; pass < 3; pass++)
      for (let seat = 0; seat < cash.length; seat++) {
        if (seat === idle) continue
        let all = 0
        const appeal = companies.map((company) => {
          const room = 60 - (company.held[seat] ?? 0)
          if (!company.started || company.minor || room <= 0 || this.sourceOf(company) === null) return 0
          const each = (this.yieldOf(company) * (company.seat === seat ? TUNE.own : 1)) ** TUNE.power
          all += each
          return each
        })
        if (all <= 0) continue
        const purse = Math.max(0, cash[seat] ?? 0) * 0.9
        companies.forEach((company, i) => {
          const source = this.sourceOf(company)
          const share = (appeal[i] ?? 0) / all
          if (share <= 0 || source === null) return
          const price = source === 'ipo' ? company.par : this.priceOf(company)
          const wanted = ((purse * share) / Math.max(1, price)) * 10
          const certs = Math.max(0, limit - (certificates[seat] ?? 0)) * 10
          const percent = Math.min(wanted, company[source], 60 - (company.held[seat] ?? 0), certs)
          if (percent > 0) this.buyShares(company, seat, source, percent, price)
        })
      }
    if (TUNE.found) this.found()
    this.closeStockRound()
  }

  /** Whoever has much money left founds a corporation with it. */
  found(): void {
    const { model } = this
    const { companies, cash, know, p } = model
    if (know.services) return
    const waiting = companies.filter(({ started, minor }) => !started && !minor)
    const next = p.rules.reading.founding ? waiting.filter(({ id }) => id === this.founding(waiting)) : waiting
    for (const company of next.slice(0, 1)) {
      let richest = 0
      for (let seat = 1; seat < cash.length; seat++) if ((cash[seat] ?? 0) > (cash[richest] ?? 0)) richest = seat
      const money = cash[richest] ?? 0
      const cell = this.parCell(money / know.foundersShares)
      const price = this.market.prices[cell] ?? 0
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
  founding(waiting: readonly Company[]): string | undefined {
    const { p } = this.model
    return p.rules.reading.founding?.(p).find((id) => waiting.some((company) => company.id === id))
  }

  /** The dearest start price up to a sum; −1 = none. */
  parCell(most: number): number {
    const { cells } = this.model.p.rules.market
    let best = -1
    cells.forEach((cell, i) => {
      if (!cell?.zones.some((zone) => zone.startsWith('par')) || cell.price > most) return
      if (best < 0 || cell.price > (cells[best]?.price ?? 0)) best = i
    })
    return best
  }

  closeStockRound(): void {
    const { companies, know } = this.model
    for (const company of companies) {
      if (!company.started || company.minor) continue
      if (company.pool + company.ipo + company.treasury < 0.5)
        company.cell = this.market.to[know.soldOut][company.cell] ?? company.cell
      else if (company.pool >= 5 && know.inPool)
        company.cell = this.market.to[know.inPool][company.cell] ?? company.cell
    }
  }

  buyShares(company: Company, seat: number, source: 'pool' | 'ipo' | 'treasury', percent: number, price: number): void {
    const { model } = this
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

  /** To the end. */
  play(idle: number): Forecast {
    const { model } = this
    const { p, know } = model
    const { round } = p.state
    let left = 0
    let lastSet = p.state.ending !== undefined
    if (round.kind === 'operating') {
      const now = p.rules.reading.toOperate(p).flatMap((id) => model.byId.get(id) ?? [])
      this.operatingRound(now, true)
      left = round.of - round.num
    } else this.stockRound(idle)
    for (let sets = 0; this.round < MOST_ROUNDS; sets++) {
      if (sets > 0 || round.kind !== 'operating') left = p.rules.phases[model.phase]?.operatingRounds ?? 2
      const final = know.phaseEndsSet && (p.rules.phases[model.phase]?.allows ?? []).includes('end')
      if (sets > 0 && this.ending) lastSet = true
      this.phaseBegan = this.phaseBegan && sets === 0 && know.phaseEndsSet === true
      for (; left > 0 && !this.phaseBegan; left--) {
        this.operatingRound(this.order(), false)
        if (this.ending && know.bankEnds === 'round') break
        if (!know.phaseEndsSet) this.phaseBegan = false
      }
      if (know.phaseEndsSet ? final && !this.phaseBegan : this.ending || lastSet) break
      this.phaseBegan = false
      this.stockRound()
    }
    return this.settled()
  }

  settled(): Forecast {
    const { cash, companies } = this.model
    const scores = [...cash]
    const shares = new Map<string, number>()
    for (const company of companies) {
      if (!company.started || company.minor) continue
      const price = this.priceOf(company)
      shares.set(company.id, price + (this.brought.get(company.id) ?? 0))
      company.held.forEach((percent, seat) => {
        scores[seat] = (scores[seat] ?? 0) + (percent / 10) * price
      })
    }
    return { scores, rounds: this.round, help: this.help, shares, opens: this.opens }
  }
}

/** `idle`: a seat that buys nothing more in the stock round that is going on. */
export const forecast = (p: Position, idle = -1): Forecast => new Future(p).play(idle)
