import type { Position } from '@roundhouse/engine'
import { ASSUMED, type Assumptions, OTHERWISE } from './future/assumptions.js'
import { type Future, futureOf, priceOf } from './future/future.js'
import { inOrder, operatingRound } from './future/operating.js'
import { stockRound } from './future/stock.js'

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

/** To the end. */
const playOut = (f: Future, idle: number): Forecast => {
  const { model } = f
  const { p, know } = model
  const { round } = p.state
  let left = 0
  let lastSet = p.state.ending !== undefined
  if (round.kind === 'operating') {
    const now = p.rules.reading.toOperate(p).flatMap((id) => model.byId.get(id) ?? [])
    operatingRound(f, now, true)
    left = round.of - round.num
  } else stockRound(f, idle)
  for (let sets = 0; f.round < MOST_ROUNDS; sets++) {
    if (sets > 0 || round.kind !== 'operating') left = p.rules.phases[model.phase]?.operatingRounds ?? 2
    const final = know.phaseEndsSet && (p.rules.phases[model.phase]?.allows ?? []).includes('end')
    if (sets > 0 && f.ending) lastSet = true
    f.phaseBegan = f.phaseBegan && sets === 0 && know.phaseEndsSet === true
    for (; left > 0 && !f.phaseBegan; left--) {
      operatingRound(f, inOrder(f), false)
      if (f.ending && know.bankEnds === 'round') break
      if (!know.phaseEndsSet) f.phaseBegan = false
    }
    if (know.phaseEndsSet ? final && !f.phaseBegan : f.ending || lastSet) break
    f.phaseBegan = false
    stockRound(f)
  }
  return settled(f)
}

const settled = (f: Future): Forecast => {
  const { cash, companies } = f.model
  const scores = [...cash]
  const shares = new Map<string, number>()
  for (const company of companies) {
    if (!company.started || company.minor) continue
    const price = priceOf(f, company)
    shares.set(company.id, price + (f.brought.get(company.id) ?? 0))
    company.held.forEach((percent, seat) => {
      scores[seat] = (scores[seat] ?? 0) + (percent / 10) * price
    })
  }
  return { scores, rounds: f.round, help: f.help, shares, opens: f.opens }
}

/** `idle`: a seat that buys nothing more in the stock round that is going on. */
export const forecast = (p: Position, idle = -1, assumed: Assumptions = ASSUMED): Forecast =>
  playOut(futureOf(p, assumed), idle)

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0

const meanOf = (maps: readonly ReadonlyMap<string, number>[], missing?: number): ReadonlyMap<string, number> => {
  const ids = new Set(maps.flatMap((each) => [...each.keys()]))
  return new Map([...ids].map((id) => [id, mean(maps.flatMap((each) => each.get(id) ?? missing ?? []))]))
}

/** Over several ways the others may go on: a small difference in a position may upset any one of them. */
export const outlook = (p: Position): Forecast => {
  const futures = OTHERWISE.map((changed) => forecast(p, -1, { ...ASSUMED, ...changed }))
  return {
    scores: p.state.seats.map((_, seat) => mean(futures.map(({ scores }) => scores[seat] ?? 0))),
    rounds: Math.round(mean(futures.map(({ rounds }) => rounds))),
    help: meanOf(
      futures.map(({ help }) => help),
      0,
    ),
    opens: p.rules.trains.map((_, stack) => median(futures.map(({ opens }) => opens[stack] ?? 0))),
    shares: meanOf(futures.map(({ shares }) => shares)),
  }
}
