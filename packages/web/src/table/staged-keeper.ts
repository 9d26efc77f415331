import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Game, GameEvent, PlayerId } from '@roundhouse/engine'
import type { Keeper } from './keeper.js'

/** What somebody else than the players leads through: a lesson, a puzzle. */
interface Stage extends Pick<Keeper, 'act' | 'undo' | 'onReplaced'> {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly game: Signal<Game>
  readonly latest: Signal<readonly GameEvent[] | null>
  readonly seat: PlayerId | null
  readonly canUndo: ReadonlySignal<boolean>
}

/** A game that is shown and played on, and is nobody's table: nothing of it is stored here. */
export const stagedKeeper = ({
  id,
  name,
  title,
  game,
  latest,
  seat,
  canUndo,
  act,
  undo,
  onReplaced,
}: Stage): Keeper => ({
  card: signal({
    id,
    version: 1 as const,
    name,
    title,
    players: game.peek().setup.players.map((player) => player.name),
    colours: [],
    created: 0,
    changed: 0,
    revision: 1,
    actions: 0,
    finished: false,
    origin: 'staged' as const,
  }),
  game,
  notice: signal(null),
  latest,
  lines: signal([]),
  bots: signal({}),
  botMoves: signal({}),
  seat,
  file: undefined,
  isOpen: signal(false),
  canUndo,
  act,
  undo,
  onReplaced,
  redo: () => undefined,
  keepLines: () => undefined,
  rename: () => undefined,
  settled: () => Promise.resolve(),
  close: () => undefined,
})

/** Commands that have no place there: files, copies, lines of one's own, bots. */
export const NOT_ON_STAGE = /^(?:export|copy|branch|leaveBranch|redo|bot|advice|report|stepwise|share|play)/
