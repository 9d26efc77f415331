import { openStep } from '../core/flow.js'
import { type EntityId, type Holder, isPlayer, type OperatorId, type PlayerId, type PrivateId } from '../core/ids.js'
import { cellAt, price } from '../core/market.js'
import { currentPhase } from '../core/phase.js'
import type { Position } from '../core/position.js'
import { holders, percentOf } from '../core/shares.js'
import type { Json, OperatorState, OwnedTrain } from '../core/state.js'
import { certificateCount } from '../steps/certificates.js'
import { cardOf } from '../steps/trains.js'
import { entityTypeOf, fileIdOf, theirId } from './ids.js'
import type { Ledger } from './ledger.js'
import type { TitleInterchange } from './vocabulary.js'

export type TraceState = { readonly [key: string]: Json }

/** Leaves out what is empty, as traces do. */
const filled = (record: Readonly<Record<string, Json | undefined>>): TraceState =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, Json] => {
      const value = entry[1]
      if (value === undefined || value === null) return false
      return typeof value !== 'object' || Object.keys(value).length > 0
    }),
  )

/** Writes positions in the words of a trace: `player:1`, `corporation:NYC`, percent by owner, prices by row and column. */
class Teller {
  readonly p: Position
  readonly words: TitleInterchange
  readonly ledger: Ledger | undefined

  constructor(p: Position, words: TitleInterchange, ledger?: Ledger) {
    this.p = p
    this.words = words
    this.ledger = ledger
  }

  id(ours: string): string {
    return theirId(this.words, ours)
  }

  ref(id: EntityId): string {
    if (isPlayer(id)) return `player:${fileIdOf(this.p, id)}`
    return `${entityTypeOf(this.p, id)}:${this.id(id)}`
  }

  player(player: PlayerId): TraceState {
    const { p } = this
    const state = p.state.players[player]
    const shares = Object.keys(p.state.shares).flatMap((id) => {
      const percent = percentOf(p, id, player)
      return percent > 0 ? [[this.id(id), percent] as const] : []
    })
    return filled({
      cash: state?.cash ?? 0,
      shares: Object.fromEntries(shares),
      companies: this.companiesOf(player),
      certs: this.words.trace.certificates?.(p, player) ?? certificateCount(p, player),
      value: p.rules.worth(p, player),
      bankrupt: state?.bankrupt,
      ...this.words.trace.player?.(p, player),
    })
  }

  companiesOf(owner: EntityId): readonly string[] {
    return Object.entries(this.p.state.privates).flatMap(([id, state]) =>
      state.owner === owner && !state.closed ? [this.id(id)] : [],
    )
  }

  train(train: OwnedTrain): string {
    return this.words.trace.trainName?.(this.p, train) ?? train.name
  }

  /** Facts that corporations and minors share. */
  operator(id: OperatorId, state: OperatorState): Record<string, Json | undefined> {
    const tokens = Object.entries(this.p.state.board.tokens).flatMap(([hex, list]) =>
      list.flatMap(({ by, city, blocker }) => (by === id && !blocker ? [`${hex}/${city}`] : [])),
    )
    const lent = Object.entries(this.p.state.privates).flatMap(([company, { to }]) =>
      to === id ? [this.id(company)] : [],
    )
    return {
      cash: state.cash,
      trains: state.trains.map((train) => (train.obsolete ? `(${this.train(train)})` : this.train(train))),
      tokens,
      tokens_left: state.tokens.length,
      companies: this.companiesOf(id),
      assigned: lent,
      closed: state.closed === undefined ? undefined : true,
      floated: state.floated === true,
    }
  }

  chair(id: OperatorId): string | undefined {
    const holder = holders(this.p, id)[0]
    if (holder === undefined) return undefined
    if (isPlayer(holder)) return this.ref(holder)
    return holder === 'pool' ? 'pool' : undefined
  }

  corporation(id: OperatorId, state: OperatorState): TraceState {
    const { p } = this
    const percent = (holder: Holder): number => percentOf(p, id, holder)
    const cell = state.cell === undefined ? undefined : cellAt(p, state.cell)
    const par = this.words.trace.par ? this.words.trace.par(p, id) : state.par
    return filled({
      ...this.operator(id, state),
      president: this.chair(id),
      ipoed: cell !== undefined,
      operated: state.operated === true,
      share_price: cell && { price: price(p, id), row: cell.row, col: cell.col },
      par_price: par,
      order_on_price: state.cell === undefined ? undefined : (p.state.market[state.cell] ?? []).indexOf(id),
      ipo: percent('treasury') + percent('ipo'),
      pool: percent('pool'),
      ...this.words.trace.operator?.(p, id, this.ledger),
    })
  }

  minor(id: OperatorId, state: OperatorState): TraceState {
    return filled({
      ...this.operator(id, state),
      president: state.owner && this.ref(state.owner),
      ...this.words.trace.operator?.(this.p, id, this.ledger),
    })
  }

  operators(kind: 'corporation' | 'minor'): TraceState {
    const { p } = this
    return Object.fromEntries(
      Object.entries(p.state.operators).flatMap(([id, state]) => {
        if (p.rules.operators[id]?.kind !== kind) return []
        if (state.closed && !this.words.trace.showsClosed?.(p, id)) return []
        return [[this.id(id), kind === 'minor' ? this.minor(id, state) : this.corporation(id, state)]]
      }),
    )
  }

  company(id: PrivateId): TraceState {
    const { p } = this
    const state = p.state.privates[id]
    const { price: value = 0, income: revenue = 0 } = p.rules.privates[id] ?? {}
    const owner = state?.owner === undefined || state.closed ? undefined : this.ref(state.owner)
    return filled({ owner, value, revenue, closed: state?.closed })
  }

  companies(): TraceState {
    const extra = this.words.trace.companies?.(this.p) ?? {}
    const ids = new Set([...Object.keys(this.p.state.privates), ...Object.keys(extra)])
    return Object.fromEntries(
      [...ids].map((id) => {
        const more = extra[id] as { readonly owner?: EntityId } | undefined
        const owner = more?.owner === undefined ? {} : { owner: this.ref(more.owner) }
        return [this.id(id), filled({ ...this.company(id), ...more, ...owner })]
      }),
    )
  }

  depot(): TraceState {
    const { upcoming, discarded } = this.p.state.depot
    // Equal cards that lie together; a returned one may lie before those of other stacks.
    const piles: { card: string; count: number }[] = []
    for (const id of upcoming) {
      const card = this.words.trace.card?.(this.p, id) ?? cardOf(this.p, id).card
      const last = piles.at(-1)
      if (last?.card === card) last.count++
      else piles.push({ card, count: 1 })
    }
    return filled({
      next: piles[0]?.card,
      upcoming: piles.map(({ card, count }) => `${card}*${count}`),
      discarded: discarded.map((train) => this.train(train)),
    })
  }

  round(): TraceState {
    const { kind, num } = this.p.state.round
    const type = this.words.trace.roundType?.(this.p) ?? this.words.trace.rounds[kind] ?? kind
    const name = `${type.charAt(0).toUpperCase()}${type.slice(1)} Round`
    return filled({ name, type, turn: this.p.state.turn, num, step: openStep(this.p)?.step.id })
  }

  phase(): string {
    const name = currentPhase(this.p).name
    return this.words.trace.phases?.[name] ?? name
  }

  order(): readonly string[] {
    const order = this.words.trace.order?.(this.p) ?? this.p.state.seats
    return order.map((id) => this.ref(id))
  }

  position(): TraceState {
    const { p } = this
    const { state } = p
    const actor = this.words.trace.idle?.(p) ?? openStep(p)?.actor
    return {
      round: this.round(),
      phase: this.phase(),
      active: actor === undefined ? [] : [this.ref(actor)],
      order: this.order(),
      priority: this.ref(this.words.trace.priority?.(p, this.ledger) ?? state.priority),
      seating: state.seats.map((id) => String(fileIdOf(p, id))),
      bank: this.words.trace.bank?.(p) ?? state.bank ?? 'unlimited',
      players: Object.fromEntries(state.seats.map((id) => [String(fileIdOf(p, id)), this.player(id)])),
      corporations: this.operators('corporation'),
      minors: this.operators('minor'),
      companies: this.companies(),
      tiles: Object.fromEntries(
        Object.entries(state.board.tiles).map(([hex, { tile, rotation }]) => [hex, { tile, rotation }]),
      ),
      assigned: Object.fromEntries(
        Object.entries(state.markers).flatMap(([hex, ids]) =>
          ids.length > 0 ? [[hex, ids.map((id) => this.id(id))]] : [],
        ),
      ),
      depot: this.depot(),
      finished: state.ended !== undefined,
      ...(state.ended ? { end_reason: this.words.endReasons?.[state.ended.reason] ?? state.ended.reason } : {}),
    }
  }
}

export const traceState = (p: Position, words: TitleInterchange, ledger?: Ledger): TraceState =>
  new Teller(p, words, ledger).position()
