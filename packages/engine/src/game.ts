import type { Action, ActionType } from './core/action.js'
import { controller } from './core/control.js'
import { Draft } from './core/draft.js'
import type { GameEvent } from './core/event.js'
import { open, settle } from './core/flow.js'
import type { EntityId, PlayerId } from './core/ids.js'
import type { Position } from './core/position.js'
import { seedOf } from './core/random.js'
import { type Objection, objection, type RefusalCode } from './core/refusals.js'
import { parseAction } from './core/schema.js'
import type { Setup } from './core/setup.js'
import type { GameState } from './core/state.js'
import type { ActionKind, AnyKind, Candidate, Range } from './core/step.js'
import type { Title } from './core/title.js'

/** A point of the history: the action that led to it (none for the set-up), what happened, and the state. */
export interface Entry {
  readonly action: Action | null
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

/**
 * A game at one point of its history. States share their unchanged parts, so keeping them all is cheap,
 * and looking back is an index, never a replay. Games that only grow share one buffer.
 */
export interface Game extends Position {
  readonly entries: readonly Entry[]
  /** Entries of the buffer that belong to this game. */
  readonly length: number
  /** Index of the entry this game is at: the number of actions played so far. */
  readonly cursor: number
}

/** Why an action was not taken: the rule, and the facts that break it. Text is made at the edge. */
export interface Refusal {
  readonly rule: string
  readonly code: string
  readonly params: Objection['params']
}

export type Played =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

const gameAt = (game: Omit<Game, 'state'>): Game => ({ ...game, state: (game.entries[game.cursor] as Entry).state })

export const emptyState = (setup: Setup): GameState => ({
  turn: 1,
  phase: 0,
  bank: 0,
  seats: [],
  priority: 'p1',
  players: {},
  operators: {},
  shares: {},
  market: {},
  privates: {},
  board: { tiles: {}, tokens: {} },
  markers: {},
  depot: { upcoming: [], discarded: [] },
  round: { kind: '', num: 1, of: 1, current: null, step: 0, turn: {}, memo: {} },
  interrupts: [],
  memo: {},
  random: seedOf(setup.seed),
})

/** A game of the title from a given state on; for scenarios and saved positions. */
export const gameFrom = (title: Title, setup: Setup, state: GameState, events: readonly GameEvent[] = []): Game =>
  gameAt({ setup, rules: title.rules(setup), entries: [{ action: null, events, state }], length: 1, cursor: 0 })

export const beginGame = (title: Title, setup: Setup): Game => {
  const d = new Draft({ setup, rules: title.rules(setup), state: emptyState(setup) })
  d.emit({ type: 'gameStarted', title: title.id })
  title.begin(d)
  settle(d)
  return gameFrom(title, setup, d.state, d.events)
}

/** Some types have a code of their own for "not now". */
const WRONG_STEP: Partial<Record<ActionType, RefusalCode>> = {
  layTile: 'or.tile.WRONG_STEP',
  placeToken: 'or.token.WRONG_STEP',
}

const actorsOf = (p: Position, kind: AnyKind, actor: EntityId): readonly EntityId[] => kind.by?.(p) ?? [actor]

const kindFor = (kinds: readonly AnyKind[], action: Action): ActionKind | undefined =>
  (kinds as readonly ActionKind[]).find((kind) => kind.type === action.type && (kind.takes?.(action) ?? true))

/** The kind that would take the action, or why none does. */
const judge = (p: Position, action: Action): { kind: ActionKind } | { objection: Objection } => {
  const now = open(p)
  if (!now) return { objection: objection('any.GAME_OVER', {}) }
  const kind = kindFor(now.kinds, action)
  if (!kind) {
    const why = p.rules.turnAway?.step?.(p, action)
    if (why) return { objection: why }
    const own = WRONG_STEP[action.type]
    if (own && p.rules.title.rulebook.refusals[own]) return { objection: { code: own, params: {} } }
    return { objection: objection('any.WRONG_STEP', { type: action.type, step: now.step.id }) }
  }
  if (!actorsOf(p, kind as AnyKind, now.actor).includes(action.by)) {
    const why = kind.outOfTurn?.(p, action)
    return { objection: why ?? objection('any.NOT_YOUR_TURN', { by: action.by, active: now.actor }) }
  }
  const found = kind.object(p, action)
  return found ? { objection: found } : { kind }
}

export const refusalOf = (p: Position, found: Objection): Refusal => {
  const text = p.rules.title.rulebook.refusals[found.code]
  if (!text) throw new Error(`${p.rules.title.id} has no text for the refusal ${found.code}`)
  return { rule: text.rule, code: text.id, params: found.params }
}

export const play = (game: Game, input: Action): Played => {
  const parsed = parseAction(input)
  if (!parsed.ok) {
    const { type, field } = parsed
    const found =
      field === null
        ? objection('any.UNKNOWN_ACTION', { type })
        : (game.rules.turnAway?.shape?.(game, type, field) ?? objection('any.BAD_SHAPE', { type, field }))
    return { ok: false, refusal: refusalOf(game, found) }
  }
  const { action } = parsed
  const judged = judge(game, action)
  if ('objection' in judged) return { ok: false, refusal: refusalOf(game, judged.objection) }
  const d = new Draft(game)
  judged.kind.apply(d, action)
  settle(d)
  const entry: Entry = { action, events: d.events, state: d.state }
  const { setup, rules, cursor } = game
  const shared = game.entries as Entry[]
  // The tip of a buffer grows in place; playing on from an earlier point starts a buffer of its own.
  const entries = shared.length === cursor + 1 ? shared : shared.slice(0, cursor + 1)
  entries.push(entry)
  return {
    ok: true,
    game: { setup, rules, entries, length: cursor + 2, cursor: cursor + 1, state: entry.state },
    events: d.events,
  }
}

/** The game after its first `n` actions; the later ones stay and can be gone back to. */
export const at = (game: Game, n: number): Game => {
  const { setup, rules, entries, length } = game
  return gameAt({ setup, rules, entries, length, cursor: Math.max(0, Math.min(Math.trunc(n) || 0, length - 1)) })
}

export const undo = (game: Game): Game => at(game, game.cursor - 1)
export const redo = (game: Game): Game => at(game, game.cursor + 1)

/** The actions up to the cursor. */
export const log = (game: Game): readonly Action[] =>
  game.entries.slice(1, game.cursor + 1).map((entry) => entry.action as Action)

export interface Offer {
  readonly action: Action
  readonly range?: Range
}

export interface Choices {
  /** null = the game is over. */
  readonly actor: EntityId | null
  /** The player who decides for the actor; null = nobody (receivership) or game over. */
  readonly seat: PlayerId | null
  readonly step: string
  readonly offers: readonly Offer[]
  /** What a player may look for and cannot do now, with the reason. */
  readonly blocked: readonly { readonly action: Action; readonly refusal: Refusal }[]
  /** Open kinds of action whose candidates were not asked for. */
  readonly deferred: readonly { readonly type: ActionType; readonly by: EntityId }[]
}

/**
 * What may be done now. With a seat: only what that player may decide. Types to defer are named but not enumerated:
 * a screen that must not wait searches the best runs elsewhere.
 */
export const choices = (p: Position, seat?: PlayerId, defer: readonly ActionType[] = []): Choices => {
  const now = open(p)
  if (!now) return { actor: null, seat: null, step: 'over', offers: [], blocked: [], deferred: [] }
  const offers: Offer[] = []
  const blocked: { action: Action; refusal: Refusal }[] = []
  const deferred: { type: ActionType; by: EntityId }[] = []
  for (const kind of now.kinds as readonly ActionKind[]) {
    for (const by of actorsOf(p, kind as AnyKind, now.actor)) {
      if (seat !== undefined && controller(p, by) !== seat) continue
      if (defer.includes(kind.type)) {
        deferred.push({ type: kind.type, by })
        continue
      }
      for (const candidate of kind.candidates(p, by) as Iterable<Candidate>) {
        const found = kind.object(p, candidate.action)
        if (found) blocked.push({ action: candidate.action, refusal: refusalOf(p, found) })
        else offers.push(candidate)
      }
    }
  }
  return { actor: now.actor, seat: controller(p, now.actor), step: now.step.id, offers, blocked, deferred }
}

/** Every concrete action an offer stands for. */
export function* concrete(offer: Offer): Generator<Action> {
  const { action, range } = offer
  if (!range) {
    yield action
    return
  }
  for (let value = range.min; value <= range.max; value += range.step) {
    yield { ...action, [range.field]: value } as Action
  }
}

export interface Result {
  readonly finished: boolean
  readonly reason: string | null
  readonly scores: readonly { readonly player: PlayerId; readonly score: number }[]
  /** Several on a tie. */
  readonly winners: readonly PlayerId[]
}

export const result = (p: Position): Result => {
  const scores = p.state.seats
    .map((player) => ({ player, score: p.rules.worth(p, player) }))
    .sort((a, b) => b.score - a.score)
  const finished = p.state.ended !== undefined
  const best = scores[0]?.score
  return {
    finished,
    reason: p.state.ended?.reason ?? null,
    scores,
    winners: finished ? scores.filter(({ score }) => score === best).map(({ player }) => player) : [],
  }
}
