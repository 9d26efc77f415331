import type { Draft } from '../core/draft.js'
import type { Idle } from '../core/event.js'
import { beginRound } from '../core/flow.js'
import type { EntityId, OperatorId, PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { clockwiseAfter, solvent } from '../core/shares.js'
import type { ActionKind, AnyKind, Candidate, RoundFlow, Step } from '../core/step.js'

/** Facts of a stock turn and a stock round, read in one place. */
export const stockTurn = (p: Position) => ({
  sold: (p.state.round.turn.sold ?? []) as readonly OperatorId[],
  bought: p.state.round.turn.bought === true,
})
export const soldThisRound = (p: Position, player: PlayerId): readonly OperatorId[] =>
  ((p.state.round.memo.sold as Record<string, readonly OperatorId[]> | undefined)?.[player] ??
    []) as readonly OperatorId[]

/** A purchase ends the turn: who bought last must hear why there is nothing more to do in it. */
export const hasJustBought = (p: Position, by: EntityId): boolean => p.state.round.memo.lastBuyer === by

export const noteSale = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  const all = (d.state.round.memo.sold ?? {}) as Record<string, readonly OperatorId[]>
  d.memo({ sold: { ...all, [player]: [...new Set([...(all[player] ?? []), corporation])] } })
  d.turn({ sold: [...stockTurn(d).sold, corporation] })
}

/** The player did something: passes start anew, and the priority would go to the left neighbour. */
export const noteActed = (d: Draft, player: PlayerId): void => {
  d.memo({ passes: 0 })
  d.turn({ acted: true })
  const left = clockwiseAfter(d, player).find((id) => !d.state.players[id]?.bankrupt)
  if (left) d.set({ priority: left })
}

/** First legal action of any of the kinds, if there is one. */
export const anyLegal = (p: Position, kinds: readonly AnyKind[], by: EntityId): boolean => {
  for (const kind of kinds as readonly ActionKind[]) {
    for (const candidate of kind.candidates(p, by) as Iterable<Candidate>) {
      if (!kind.object(p, candidate.action)) return true
    }
  }
  return false
}

export interface StockTurn {
  readonly id: string
  /** Selling, buying, starting: everything but the pass. */
  readonly kinds: readonly AnyKind[]
  readonly pass: ActionKind<'pass'>
  /** May the turn go on after what was done in it? */
  open(p: Position): boolean
  /** Why somebody is not asked at all. */
  readonly idle: Idle
}

/** A player's turn. Who can do nothing passes by himself. */
export const stockStep = ({ id, kinds, pass, open, idle }: StockTurn): Step => ({
  id,
  kinds: [...kinds, pass],
  actor(p) {
    const player = p.state.round.current as PlayerId | null
    if (player === null || p.state.round.turn.done === true) return null
    return open(p) && anyLegal(p, kinds, player) ? player : null
  },
  idle: (p) => (p.state.round.turn.done === true || p.state.round.turn.acted === true ? null : idle),
})

export interface StockRules {
  /** What a turn is at this point of the round. */
  step(p: Position): Step
  /** The steps `step` chooses from. */
  readonly turns: readonly Step[]
  /** After the last pass: prices, then the next round. */
  end(d: Draft): void
}

export const beginStockRound = (d: Draft): void => {
  beginRound(d, { kind: 'stock', num: 1, of: 1 })
  d.emit({ type: 'priority', player: d.state.priority })
  const first = d.state.players[d.state.priority]?.bankrupt
    ? clockwiseAfter(d, d.state.priority).find((id) => !d.state.players[id]?.bankrupt)
    : d.state.priority
  d.round({ current: first ?? null, memo: { passes: 0 } })
}

/** Players take turns clockwise until all have passed in succession. */
export const stockRound = (rules: StockRules): RoundFlow => ({
  step: rules.step,
  turns: { player: rules.turns },
  advance(d) {
    const player = d.state.round.current as PlayerId
    const idle = rules.step(d).idle?.(d) ?? null
    if (idle !== null) d.emit({ type: 'skipped', by: player, why: idle })
    const passes = d.state.round.turn.acted === true ? 0 : Number(d.state.round.memo.passes ?? 0) + 1
    d.memo({ passes, lastBuyer: stockTurn(d).bought ? player : null })
    if (passes >= solvent(d).length) {
      rules.end(d)
      return
    }
    const next = clockwiseAfter(d, player).find((id) => !d.state.players[id]?.bankrupt)
    d.round({ current: next ?? null, turn: {} })
  },
})
