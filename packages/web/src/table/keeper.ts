import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Action, Game, GameEvent, PlayerId, Refusal, RulesChange } from '@roundhouse/engine'
import type { BotMove, BotMoves, BotSeat, BotSeats, KeptLine, TableCard, TableLog } from '../store/record.js'
import type { StoreTrouble } from '../store/tables.js'

/** What the page has to tell about the table as a whole. */
export type Notice =
  | { readonly kind: 'storage'; readonly trouble: StoreTrouble }
  | { readonly kind: 'otherTab' }
  | { readonly kind: 'rulesChanged'; readonly changes: readonly RulesChange[] }
  | { readonly kind: 'file'; readonly file: NonNullable<TableLog['file']>; readonly lostLines?: number }
  | { readonly kind: 'lostLines'; readonly lines: number }
  /** Of a table over the network: an action was not taken, for a reason in words. */
  | { readonly kind: 'notTaken'; readonly why: string }

/**
 * Where the real game of a table lives: in this browser, or on a server. It takes actions, takes them back, and keeps
 * the lines tried out beside it.
 */
export interface Keeper {
  readonly card: ReadonlySignal<TableCard>
  /** At its present, as this screen may know it; what was undone lies after its cursor. */
  readonly game: ReadonlySignal<Game>
  readonly notice: Signal<Notice | null>
  /** Events of the last action, for animation; null after a jump. */
  readonly latest: Signal<readonly GameEvent[] | null>
  readonly lines: ReadonlySignal<readonly KeptLine[]>
  /** Seats whose bots this page plays; those of a server are the server's matter. */
  readonly bots: ReadonlySignal<BotSeats>
  readonly botMoves: ReadonlySignal<BotMoves>
  /** Gives a seat to a bot, or to a person (null); absent where others decide that. */
  seatBot?(seat: PlayerId, bot: BotSeat | null): void
  readonly file: TableLog['file']
  /** Actions from before the history of the game begins, where they are kept. */
  readonly earlier?: readonly Action[]
  /** The one seat this screen belongs to, null for an onlooker; absent where all sit around it. */
  readonly seat?: PlayerId | null
  /** May the game be gone on with on this screen alone: is nothing covered that could decide? */
  readonly isOpen: ReadonlySignal<boolean>
  /** Plays the action, or tells why not. With a `move` it is a bot's. */
  act(action: Action, move?: BotMove): Refusal | null
  undo(): void
  redo(): void
  /** Where nothing can be taken back or played again; absent: by the game's cursor. */
  readonly canUndo?: ReadonlySignal<boolean>
  keepLines(lines: readonly KeptLine[]): void
  rename(name: string): void
  /** Told when the game has become another than this screen has played: another tab, a server. */
  onReplaced(listener: () => void): void
  /** All writes are done. */
  settled(): Promise<void>
  close(): void
}
