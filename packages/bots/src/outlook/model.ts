import { certificateCount, controller, type OperatorId, type Position, phasesOf } from '@roundhouse/engine'
import { type Knowledge, knowledgeOf } from '../knowledge/index.js'
import { kindOfTrain } from './fleet.js'
import { runNow, runOf } from './runs.js'
import { type Stacks, stackOfCard, stacksOf } from './trains.js'

/** A train of a company: what it is, and whether it runs but once more. */
export interface ModelTrain {
  kind: number
  obsolete: boolean
}

/** A company as an investor sees it. Percent throughout; seats and kinds of train by index. */
export interface Company {
  readonly id: OperatorId
  readonly minor: boolean
  /** It lives by services, not by trains. */
  readonly serves: boolean
  /** Who decides; −1 = nobody. */
  seat: number
  cash: number
  trains: ModelTrain[]
  /** Market cell; −1 = none. */
  cell: number
  par: number
  started: boolean
  /** Was it in play when the forecast began? */
  readonly operates: boolean
  floated: boolean
  readonly held: number[]
  ipo: number
  pool: number
  treasury: number
  /** What one train of each kind earns on the track as it is; −1 = not asked yet. */
  readonly runs: number[]
  /** How its trains together compare with their sum. */
  together: number
  readonly home: number
  /** Rounds it has operated in the forecast. */
  age: number
  /** What it paid last, in all. */
  paid: number
}

/** A table as an investor sees it, to be played forward. */
export interface Model {
  readonly p: Position
  readonly know: Knowledge
  readonly stacks: Stacks
  readonly cash: number[]
  readonly certificates: number[]
  readonly limit: number
  readonly companies: Company[]
  readonly byId: ReadonlyMap<OperatorId, Company>
  /** Cards left in each stack. */
  readonly left: number[]
  /** Has a card of the stack been sold? */
  readonly sold: boolean[]
  readonly discarded: number[]
  phase: number
  /** Infinity = never runs out. */
  bank: number
  /** Income a round of each seat from private companies, while they are open. */
  readonly income: number[]
}

/** Trains on the same track are in each other's way: what the second, third, fourth earn of what they would alone. */
export const CROWDING: readonly number[] = [1, 0.85, 0.7, 0.6, 0.5]

const isLive = (p: Position, id: OperatorId): boolean => {
  const { closed, owner } = p.state.operators[id] ?? {}
  if (closed !== undefined) return false
  return p.rules.operators[id]?.kind === 'minor' ? owner !== undefined : true
}

const companyOf = (p: Position, know: Knowledge, stacks: Stacks, id: OperatorId): Company => {
  const state = p.state.operators[id]!
  const data = p.rules.operators[id]!
  const minor = data.kind === 'minor'
  const held = p.state.seats.map(() => 0)
  const places: Record<string, number> = {}
  ;(p.state.shares[id] ?? []).forEach((holder, i) => {
    const size = data.shares[i] ?? 0
    const seat = p.state.seats.indexOf(holder as `p${number}`)
    if (seat >= 0) held[seat] = (held[seat] ?? 0) + size
    else places[holder] = (places[holder] ?? 0) + size
  })
  const started = minor || state.cell !== undefined
  const seat = controller(p, id)
  const serves = know.services !== undefined && !minor
  const trains = state.trains.map(({ id: card, name, obsolete }) => ({
    kind: kindOfTrain(p, { id: card, name }),
    obsolete: obsolete === true,
  }))
  return {
    id,
    minor,
    serves,
    seat: seat === null ? -1 : p.state.seats.indexOf(seat),
    cash: state.cash,
    trains,
    cell: state.cell ?? -1,
    par: state.par ?? 0,
    started,
    operates: started,
    floated: started && (know.fullCapital === undefined || minor || state.floated === true),
    held,
    ipo: places.ipo ?? 0,
    pool: places.pool ?? 0,
    treasury: places.treasury ?? 0,
    runs: stacks.kinds.map(() => -1),
    together: 1,
    home: know.homes[id] ?? 1,
    age: 0,
    paid: state.lastRevenue ?? 0,
  }
}

/** What one train of the kind earns for the company on the track as it is. */
export const runAlone = ({ p }: Pick<Model, 'p'>, company: Company, kind: number): number => {
  const known = company.runs[kind] ?? 0
  if (known >= 0) return known
  const made = company.started ? runOf(p, company.id, kind) : 0
  company.runs[kind] = made
  return made
}

/** How the trains it has earn together, beside what each would alone. */
const compare = (model: Model, company: Company): void => {
  if (company.serves || company.trains.length === 0 || !company.started) return
  const alone = company.trains.map(({ kind }) => runAlone(model, company, kind)).sort((a, b) => b - a)
  const sum = alone.reduce((all, run, i) => all + run * (CROWDING[i] ?? 0.5), 0)
  if (sum > 0) company.together = Math.min(1.3, Math.max(0.6, runNow(model.p, company.id) / sum))
}

/** Has the first card of a stack been sold? */
const isOpened = (p: Position, stacks: Stacks, card: string, stack: number): boolean => {
  if (p.rules.depot?.phaseBegunBy) return phasesOf(p, card).length === 0
  const phase = stacks.phase[stack] ?? -1
  return phase >= 0 ? p.state.phase >= phase : !p.state.depot.upcoming.includes(`${card}-0`)
}

export const modelOf = (p: Position): Model => {
  const know = knowledgeOf(p)
  const stacks = stacksOf(p)
  const { state, rules } = p
  const companies = Object.keys(state.operators)
    .filter((id) => isLive(p, id))
    .map((id) => companyOf(p, know, stacks, id))
  const left = rules.trains.map(({ count }) => (count === null ? Number.POSITIVE_INFINITY : 0))
  for (const id of state.depot.upcoming) {
    const stack = stackOfCard(stacks, id)
    if (stack >= 0) left[stack] = (left[stack] ?? 0) + 1
  }
  const sold = rules.trains.map(({ card }, stack) => isOpened(p, stacks, card, stack))
  const income = state.seats.map((seat) =>
    Object.entries(state.privates).reduce(
      (sum, [id, { owner, closed }]) => sum + (owner === seat && !closed ? (rules.privates[id]?.income ?? 0) : 0),
      0,
    ),
  )
  const model: Model = {
    p,
    know,
    stacks,
    cash: state.seats.map((seat) => state.players[seat]?.cash ?? 0),
    certificates: state.seats.map((seat) => certificateCount(p, seat)),
    limit: rules.certLimit(p),
    companies,
    byId: new Map(companies.map((company) => [company.id, company])),
    left,
    sold,
    discarded: state.depot.discarded.map((train) => kindOfTrain(p, train)),
    phase: state.phase,
    bank: state.bank ?? Number.POSITIVE_INFINITY,
    income,
  }
  for (const company of companies) compare(model, company)
  return model
}
