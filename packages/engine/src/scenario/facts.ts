import { faceOn } from '../board/lying.js'
import { valueIn } from '../core/facts.js'
import { openStep } from '../core/flow.js'
import { type Holder, isPlayer, type OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { papersIn, percentOf, president } from '../core/shares.js'
import type { Json, OwnedTrain } from '../core/state.js'
import { result } from '../result.js'
import { certificateCount } from '../steps/certificates.js'
import { cardOf } from '../steps/trains.js'
import { castOf } from './cast.js'

/** A position as a flat list of readable facts: `cash.NYC`, `tile.D14`, `shares.GT.pool`, … */
export type Facts = Readonly<Record<string, Json>>

const trainText = ({ name, obsolete, fresh }: OwnedTrain): string =>
  `${name}${obsolete ? ' obsolete' : ''}${fresh ? ' fresh' : ''}`

const holdersOf = (p: Position, corporation: OperatorId): readonly Holder[] => [
  ...new Set(p.state.shares[corporation] ?? []),
]

/** The president's certificate first and called so, as an ordinary one may be of its size; then the others by size. */
const handOf = (p: Position, corporation: OperatorId, holder: Holder): readonly (number | string)[] => {
  const [chair = 0] = p.rules.operators[corporation]?.shares ?? []
  const own = p.state.shares[corporation]?.[0] === holder ? [`${chair} president`] : []
  return [...own, ...papersIn(p, corporation, holder)]
}

type Put = (key: string, value: Json | undefined) => void

const sequence = (p: Position, put: Put): void => {
  const { state, rules } = p
  const { kind, num, of } = state.round
  const now = openStep(p)
  put('turn', state.turn)
  put('round', of > 1 ? `${kind} ${num} of ${of}` : kind)
  put('phase', rules.phases[state.phase]?.name)
  put('step', now?.step.id)
  put('at', now ? castOf(p.setup, rules).nameOf(now.actor) : undefined)
  put('priority', castOf(p.setup, rules).nameOf(state.priority))
  put('limit', rules.certLimit(p))
  put('ending', state.ending)
  put('ended', state.ended?.reason)
}

/** What the game would count if it ended now, and who has won when it has. */
const scores = (p: Position, put: Put): void => {
  const { nameOf } = castOf(p.setup, p.rules)
  const { scores: all, winners, finished } = result(p)
  for (const { player, score } of all) put(`score.${nameOf(player)}`, score)
  if (finished) put('winners', winners.map(nameOf))
  for (const player of p.state.seats) put(`certificates.${nameOf(player)}`, certificateCount(p, player))
}

/** The certificates of a hand by size, where a corporation has ordinary ones of several sizes. */
const papers = (p: Position, put: Put): void => {
  const { nameOf } = castOf(p.setup, p.rules)
  for (const id of Object.keys(p.state.shares)) {
    const [, ...ordinary] = p.rules.operators[id]?.shares ?? []
    if (new Set(ordinary).size < 2 || p.state.operators[id]?.closed) continue
    for (const holder of holdersOf(p, id)) {
      const hand = handOf(p, id, holder)
      put(`papers.${id}.${nameOf(holder)}`, [...hand])
    }
  }
}

const companies = (p: Position, put: Put): void => {
  const { state, rules } = p
  const { nameOf } = castOf(p.setup, rules)
  put('cash.bank', state.bank ?? undefined)
  for (const [id, { cash, bankrupt }] of Object.entries(state.players)) {
    put(`cash.${nameOf(id)}`, cash)
    put(`bankrupt.${nameOf(id)}`, bankrupt)
  }
  for (const [id, operator] of Object.entries(state.operators)) {
    if (operator.closed) {
      if (operator.closed !== 'setup') put(`closed.${id}`, true)
      continue
    }
    if (!operator.floated && operator.cell === undefined) {
      put(`cash.${id}`, operator.cash > 0 ? operator.cash : undefined)
      for (const holder of holdersOf(p, id))
        if (isPlayer(holder)) put(`shares.${id}.${nameOf(holder)}`, percentOf(p, id, holder))
      continue
    }
    put(`cash.${id}`, operator.cash)
    put(`trains.${id}`, operator.trains.map(trainText))
    put(`charter.${id}`, operator.tokens.length)
    put(`owner.${id}`, operator.owner === undefined ? undefined : nameOf(operator.owner))
    put(`operated.${id}`, operator.operated)
    put(`revenue.${id}`, operator.lastRevenue)
    if (operator.cell === undefined) continue
    put(`price.${id}`, rules.market.cells[operator.cell]?.price)
    const chair = president(p, id)
    put(`president.${id}`, chair === null ? 'nobody' : nameOf(chair))
    for (const holder of holdersOf(p, id)) put(`shares.${id}.${nameOf(holder)}`, percentOf(p, id, holder))
  }
  for (const [id, { owner, closed, used, to }] of Object.entries(state.privates)) {
    put(`private.${id}`, closed ? 'closed' : owner === undefined ? undefined : nameOf(owner))
    put(`used.${id}`, used > 0 && !closed ? used : undefined)
    put(`lent.${id}`, to)
  }
}

/** What the title keeps about the game, and about players and operators that take part. */
const declared = (p: Position, put: Put): void => {
  const { state, rules } = p
  const { nameOf } = castOf(p.setup, rules)
  for (const fact of rules.facts) {
    const { name, lifetime, shape } = fact
    if (lifetime === 'game') {
      const value = valueIn(fact, state.memo)
      put(`memo.${name}`, (shape.named ? shape.named(value, [], (id) => nameOf(id)) : value) as Json)
    }
    if (lifetime === 'player')
      for (const [id, { facts }] of Object.entries(state.players))
        put(`${name}.${nameOf(id)}`, valueIn(fact, facts) as Json)
    if (lifetime === 'operator')
      for (const [id, { facts, closed, floated }] of Object.entries(state.operators))
        if (floated && !closed) put(`${name}.${id}`, valueIn(fact, facts) as Json)
  }
}

/** Markers in one cell from top to bottom, under the price where it is shown once. */
const market = ({ state, rules }: Position, put: Put): void => {
  const { cells, cols } = rules.market
  for (const [key, ids] of Object.entries(state.market)) {
    const cell = Number(key)
    const price = cells[cell]?.price
    const alone = cells.filter((each) => each?.price === price).length === 1
    put(`column.${alone ? price : `r${Math.floor(cell / cols)}c${cell % cols}`}`, [...ids])
  }
}

const board = ({ state, rules }: Position, put: Put): void => {
  for (const [hex, { tile, rotation }] of Object.entries(state.board.tiles)) put(`tile.${hex}`, `${tile} r${rotation}`)
  const tokens: Record<OperatorId, string[]> = {}
  for (const [hex, list] of Object.entries(state.board.tokens)) {
    const cities = faceOn(rules.board, state.board.tiles, hex)?.places.filter(({ kind }) => kind === 'city').length ?? 0
    for (const { by, city, blocker } of list) {
      const places = tokens[blocker ? `${by} (face down)` : by] ?? []
      places.push(cities > 1 ? `${hex}:${city}` : hex)
      tokens[blocker ? `${by} (face down)` : by] = places
    }
  }
  for (const [id, places] of Object.entries(tokens)) put(`tokens.${id}`, places.sort())
  for (const [hex, companies] of Object.entries(state.markers)) put(`markers.${hex}`, [...companies].sort())
}

const depot = (p: Position, put: Put): void => {
  const left = new Map<string, number>()
  for (const id of p.state.depot.upcoming) {
    const { card, count } = cardOf(p, id)
    if (count !== null) left.set(card, (left.get(card) ?? 0) + 1)
  }
  for (const { card, count } of p.rules.trains) if (count !== null) put(`depot.${card}`, left.get(card) ?? 0)
  put('returned', p.state.depot.discarded.map(trainText))
}

export const factsOf = (p: Position): Facts => {
  const facts: Record<string, Json> = {}
  const put: Put = (key, value) => {
    if (value !== undefined) facts[key] = value
  }
  for (const part of [sequence, scores, companies, papers, declared, market, board, depot]) part(p, put)
  return facts
}

export interface Change {
  readonly fact: string
  /** null = it was not there. */
  readonly before: Json
  readonly after: Json
}

export const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

export const changesBetween = (before: Facts, after: Facts): readonly Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((fact) => !isSame(before[fact], after[fact]))
    .map((fact) => ({ fact, before: before[fact] ?? null, after: after[fact] ?? null }))

/** Has the record at least these fields? */
export const fits = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    return Array.isArray(found) && found.length === wanted.length && wanted.every((each, i) => fits(found[i], each))
  }
  if (typeof wanted !== 'object' || wanted === null) return isSame(found as Json, wanted as Json)
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(wanted).every(([key, value]) => fits((found as Record<string, unknown>)[key], value))
}
