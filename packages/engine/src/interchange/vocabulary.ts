import type { BoardData } from '../board/face.js'
import type { Action, ActionOf, ActionType } from '../core/action.js'
import type { GameEvent } from '../core/event.js'
import type { EntityId, HexId, OperatorId, PlayerId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Objection } from '../core/refusals.js'
import type { Setup } from '../core/setup.js'
import type { Json, OwnedTrain } from '../core/state.js'
import type { Title } from '../core/title.js'
import type { EntityType, FileAction, FileActionOf, FileActionType } from './file.js'
import type { ImportedGame } from './importing.js'
import type { Ledger } from './ledger.js'
import type { CertificateHabits } from './shareLedger.js'

/** An action of theirs about to be understood. */
export interface Reading<T extends FileActionType = FileActionType> {
  readonly p: Position
  readonly words: TitleInterchange
  readonly action: FileActionOf<T>
  readonly by: EntityId
  /** Our id for one of theirs. */
  id(theirs: string | number): string
  readonly ledger: Ledger
}

/** An action of ours about to be written down: where it was played, and what came of it. */
export interface Writing<T extends ActionType = ActionType> {
  readonly words: TitleInterchange
  readonly before: Position
  readonly after: Position
  readonly events: readonly GameEvent[]
  readonly action: ActionOf<T>
  /** Their id for one of ours. */
  id(ours: string): string
  entity(by: EntityId): { readonly entity: string | number; readonly entity_type: EntityType }
  readonly ledger: Ledger
}

/** One action of theirs may be none or several of ours. */
export type ActionReader<T extends FileActionType> = (reading: Reading<T>) => readonly Action[] | Objection
/** null = nothing of theirs: left out. */
export type ActionWriter<T extends ActionType> = (writing: Writing<T>) => FileAction | null

type TraceRecord = Readonly<Record<string, Json>>

/** How a trace words what the shared state does not tell. */
export interface TraceVocabulary {
  /** Kind of round → `auction`, `draft`, `stock` or `operating`. */
  readonly rounds: Readonly<Record<string, string>>
  /** Where one of our rounds is several of theirs. */
  roundType?(p: Position): string | undefined
  /** Their name of a phase, where it is not ours. */
  readonly phases?: Readonly<Record<string, string>>
  /** The price shown as par; the start price where absent. */
  par?(p: Position, corporation: OperatorId): number | undefined
  /** Gone operators are left out unless it says otherwise. */
  showsClosed?(p: Position, operator: OperatorId): boolean
  /** Their name of a train, where it is not ours. */
  trainName?(p: Position, train: OwnedTrain): string
  certificates?(p: Position, player: PlayerId): number
  /** Their word for an action of ours, where it depends on the position. */
  can?(p: Position, action: Action): FileActionType | undefined
  /** What they offer besides at a step, though nobody can do it. */
  canBesides?(p: Position, step: string): readonly FileActionType[]
  /** Somebody shown as the one to act, of whom nothing is taken; null = whoever is asked is shown. */
  idle?(p: Position): EntityId | null
  /** Private companies beyond the state's own, or other facts of them. */
  companies?(p: Position): TraceRecord
  /** Their name of a card in the bank, where it is not that of its stack. */
  card?(p: Position, train: TrainId): string | undefined
  /** Entities in turn order, where it is not the seats or the operating order. */
  order?(p: Position): readonly EntityId[]
  /** `ledger`: the pieces as the file numbers them, where a file is replayed. */
  operator?(p: Position, operator: OperatorId, ledger?: Ledger): TraceRecord
  /** What the bank has, where they have booked more than we. */
  bank?(p: Position): number | null
  /** Who is shown with the priority, where it is not who holds it. */
  priority?(p: Position, ledger?: Ledger): PlayerId
  player?(p: Position, player: PlayerId): TraceRecord
}

/** What a title needs to exchange games with 18xx.games: only where names or habits differ. */
export interface TitleInterchange {
  /** Their names for it, with the player counts that go by that name. */
  readonly names: readonly { readonly name: string; readonly players: readonly number[] }[]
  /** Their names of optional rules, and our options for those a file has. */
  readonly symbols: readonly string[]
  options(theirs: readonly string[]): readonly string[]
  optionalRules(setup: Setup): readonly string[]
  /** Old rulings named in a file → switches. */
  readonly quirks?: Readonly<Record<string, Setup['switches']>>
  /** Old rulings that a file does not name, told from what was done. */
  earlier?(game: ImportedGame): Setup['switches']
  /** Their id → ours. */
  readonly ids?: Readonly<Record<string, string>>
  /** Hex → theirs → ours, where their number of a city on a printed hex is not ours. */
  readonly printedCities?: Readonly<Record<HexId, Readonly<Record<number, number>>>>
  /** Their number of a printed hex among those with the same print; 0 where absent. */
  printedIndex?(hex: HexId, board: BoardData): number
  readonly certificates?: CertificateHabits
  /** Our end of the game → theirs. */
  readonly endReasons?: Readonly<Record<string, string>>
  readonly readers?: { readonly [T in FileActionType]?: ActionReader<T> }
  readonly writers?: { readonly [T in ActionType]?: ActionWriter<T> }
  /** What theirs say in a line of its own before that (18Mag: a terrain token before the tile it pays for). */
  ahead?(writing: Writing): FileAction | null
  readonly trace: TraceVocabulary
}

/** A title and its words. */
export interface Exchange {
  readonly title: Title
  readonly words: TitleInterchange
}
