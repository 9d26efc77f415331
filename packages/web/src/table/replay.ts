import {
  type Action,
  at,
  audit,
  choices,
  entriesOf,
  entryOf,
  type Game,
  openSnapshotOf,
  openStored,
  play,
  type Refusal,
  type RulesChange,
  type SetupProblem,
  snapshot,
  type Title,
} from '@roundhouse/engine'
import type { BotMoves, BotSeats, KeptLine, TableLog } from '../store/record.js'

export type Replayed =
  /** `changes`: of the rules since it was stored, where it goes on by others than it was played by. */
  | { readonly ok: true; readonly game: Game; readonly changes: readonly RulesChange[] }
  /** The setup cannot be played at all. */
  | { readonly ok: false; readonly problem: SetupProblem }
  /** The log stops making sense at an action: the game up to there. No refusal: it does not lead to where it led. */
  | {
      readonly ok: false
      readonly game: Game
      readonly action: number
      readonly refusal: Refusal | null
      readonly changes: readonly RulesChange[]
    }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Is the log one of the game's: of the same set-up, rules and beginning? */
const goesWith = (known: Game, { setup, rules, from }: TableLog): boolean =>
  rules === known.rules.title.rulesVersion && known.history.base === (from?.number ?? 0) && same(known.setup, setup)

/** How many actions of the log a game has already played. */
const alreadyPlayed = (known: Game, actions: TableLog['actions']): number => {
  let done = known.history.base
  while (done < actions.length && done + 1 < known.length && same(entryOf(known, done + 1)?.action, actions[done]))
    done++
  return done
}

/** A position from outside may be none: then nobody can go on from it. */
const canGoOn = (game: Game): boolean => {
  try {
    return audit(game).length === 0 && choices(game, undefined, ['runRoutes', 'claimRoutes']).step !== ''
  } catch {
    return false
  }
}

/** From a position that stands for the actions before it. */
const replayFrom = (title: Title, { setup, actions, from, present }: TableLog): Replayed | null => {
  for (const [start, rest] of [
    [from, actions.slice(from?.number)],
    [present, []],
  ] as const) {
    const opened = start && openSnapshotOf(title, setup, start, rest)
    if (opened?.ok && canGoOn(opened.game)) return opened
  }
  return null
}

const replayWhole = (title: Title, log: TableLog): Replayed => {
  const { setup, actions, rules, present } = log
  const opened = openStored(title, {
    setup,
    actions,
    ...(rules !== undefined && { rules }),
    ...(present && { present }),
  })
  if (opened.ok && opened.game.history.base > 0 && !canGoOn(opened.game)) {
    const { present: _, ...rest } = log
    return replayWhole(title, rest)
  }
  if (opened.ok) return opened
  if ('problem' in opened) return opened
  const { game, number, refusal, changes } = opened
  return { ok: false, game, action: number, refusal, changes }
}

/** Plays the log from the beginning, or from where a game known already leaves it. */
export const replay = (log: TableLog, from: Title | Game): Replayed => {
  const known = 'history' in from ? from : null
  const title = 'history' in from ? from.rules.title : from
  if (!known || !goesWith(known, log)) {
    const opened = (log.from && replayFrom(title, log)) ?? replayWhole(title, log)
    return opened.ok ? { ...opened, game: at(shortened(opened.game), log.cursor) } : opened
  }
  const { actions, cursor } = log
  let done = alreadyPlayed(known, actions)
  let game = at(known, done)
  // What follows in `known` is another line: forget it by playing on from here.
  for (; done < actions.length; done++) {
    const played = play(game, actions[done]!)
    if (!played.ok) return { ok: false, game, action: done + 1, refusal: played.refusal, changes: [] }
    game = played.game
  }
  return { ok: true, game: at(shortened(game), cursor), changes: [] }
}

/** The game without what lies after its cursor. */
export const shortened = (game: Game): Game => ({ ...game, length: game.cursor + 1 })

export interface Beside {
  readonly lines?: readonly KeptLine[]
  readonly file?: TableLog['file']
  /** Actions before the game's history begins. */
  readonly earlier?: readonly Action[]
  readonly bots?: BotSeats
  readonly botMoves?: BotMoves
}

/** The whole log of a game: also what was undone and can be redone, and what is kept beside it. */
export const logOf = (id: string, game: Game, beside: Beside = {}): TableLog => {
  const { lines = [], file, earlier = [], bots = {}, botMoves = {} } = beside
  const { base } = game.history
  return {
    id,
    setup: game.setup,
    actions: [...earlier.slice(0, base), ...entriesOf(game, base + 1).map(([, { action }]) => action as Action)],
    cursor: game.cursor,
    rules: game.rules.title.rulesVersion,
    present: snapshot(game),
    ...(base > 0 && { from: snapshot(at(game, base)) }),
    ...(lines.length > 0 && { lines }),
    ...(Object.keys(bots).length > 0 && { bots }),
    ...(Object.keys(botMoves).length > 0 && { botMoves }),
    ...(file && { file }),
  }
}
