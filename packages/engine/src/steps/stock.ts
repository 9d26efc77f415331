import type { Draft } from '../core/draft.js'
import type { Idle } from '../core/event.js'
import { type FactData, roundFact, turnFact } from '../core/facts.js'
import { beginRound } from '../core/flow.js'
import type { EntityId, OperatorId, PlayerId } from '../core/ids.js'
import { passIn } from '../core/kinds.js'
import { anyLegal } from '../core/legal.js'
import type { Position } from '../core/position.js'
import type { Objection } from '../core/refusals.js'
import { amount, flag, listOf, mapOf, operatorId, orNull, playerId } from '../core/shape.js'
import { clockwiseAfter, solvent } from '../core/shares.js'
import type { ActionKind, AnyKind, RoundFlow, Step } from '../core/step.js'

export const soldNow = turnFact(
  'sold',
  listOf(operatorId),
  [],
  'The corporation of each sale the player made in this turn.',
)
export const bought = turnFact('bought', flag, false, 'The player has bought or started something in this turn.')
export const acted = turnFact(
  'acted',
  flag,
  false,
  'The player has done something in this turn, so that it is no pass.',
)
export const turnDone = turnFact('done', flag, false, 'The player has ended the turn.')
export const passes = roundFact('passes', amount, 0, 'Turns in succession in which nothing was done.')
const lastBuyer = roundFact('lastBuyer', orNull(playerId), null, 'Who bought in the turn before this one.')
const sales = roundFact(
  'sold',
  mapOf(listOf(operatorId), 'player'),
  {},
  'Corporations each player has sold shares of in this round.',
)

export const STOCK_FACTS: readonly FactData[] = [soldNow, bought, acted, turnDone, passes, lastBuyer, sales]

export const soldThisRound = (p: Position, player: PlayerId): readonly OperatorId[] => sales.of(p)[player] ?? []

/** A purchase ends the turn: who bought last must hear why there is nothing more to do in it. */
export const hasJustBought = (p: Position, by: EntityId): boolean => lastBuyer.of(p) === by

export const recordSale = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  const before = soldThisRound(d, player)
  if (!before.includes(corporation)) sales.set(d, { ...sales.of(d), [player]: [...before, corporation] })
  soldNow.set(d, [...soldNow.of(d), corporation])
}

/** The player did something: passes start anew, and the priority would go to the left neighbour. */
export const recordAction = (d: Draft, player: PlayerId): void => {
  passes.set(d, 0)
  acted.set(d, true)
  const left = clockwiseAfter(d, player).find((id) => !d.state.players[id]?.bankrupt)
  if (left) d.set({ priority: left })
}

/** Ends the turn, unless something is said against that. */
export const passTurn = (
  step: string,
  check: (p: Position, player: PlayerId) => Objection | undefined,
): ActionKind<'pass'> =>
  passIn(
    // Whoever has done something ends the turn, which is no pass.
    (p) => (acted.of(p) ? `${step}Done` : step),
    (d) => turnDone.set(d, true),
    (p, by) => check(p, by as PlayerId),
  )

export interface StockTurn {
  readonly id: string
  /** Selling, buying, starting: everything but the pass. */
  readonly kinds: readonly AnyKind[]
  /** Those of them of which something is legal most often: asked first whether anything is. */
  readonly likely?: readonly AnyKind[]
  readonly pass: ActionKind<'pass'>
  /** May the turn go on after what was done in it? */
  open(p: Position): boolean
  /** Why somebody is not asked at all. */
  readonly idle: Idle
}

/** A player's turn. Who can do nothing passes by himself. */
export const stockStep = ({ id, kinds, likely = [], pass, open, idle }: StockTurn): Step => {
  const inOrder = [...new Set([...likely, ...kinds])]
  return {
    id,
    kinds: [...kinds, pass],
    actor(p) {
      const player = p.state.round.current as PlayerId | null
      if (player === null || turnDone.of(p)) return null
      return open(p) && anyLegal(p, inOrder, player) ? player : null
    },
    idle: (p) => (turnDone.of(p) || acted.of(p) ? null : idle),
  }
}

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
  d.round({ current: first ?? null })
}

/** Players take turns clockwise until all have passed in succession. */
export const stockRound = (rules: StockRules): RoundFlow => ({
  step: rules.step,
  turns: { player: rules.turns },
  advance(d) {
    const player = d.state.round.current as PlayerId
    const idle = rules.step(d).idle?.(d) ?? null
    if (idle !== null) d.emit({ type: 'skipped', by: player, why: idle })
    passes.set(d, acted.of(d) ? 0 : passes.of(d) + 1)
    lastBuyer.set(d, bought.of(d) ? player : null)
    if (passes.of(d) >= solvent(d).length) {
      rules.end(d)
      return
    }
    const next = clockwiseAfter(d, player).find((id) => !d.state.players[id]?.bankrupt)
    d.round({ current: next ?? null, turn: {} })
  },
})
