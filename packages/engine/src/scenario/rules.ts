import type { Draft } from '../core/draft.js'
import type { EntityId, HexId, OperatorId, TileId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Problem, Problems } from '../core/problems.js'
import type { Setup } from '../core/setup.js'
import type { TrainLimit } from '../steps/trainLimit.js'

/** What a scenario says about companies that never came into play. */
export interface WantedRemovals {
  /** As written; undefined = the title may choose. */
  readonly given: readonly EntityId[] | undefined
  /** Companies the scenario gives anything to, or names in facts of the game: they are in play. */
  readonly named: ReadonlySet<EntityId>
}

/** What a title knows that a scenario may leave out. */
export interface ScenarioRules {
  /** Companies taken out in the set-up, or why the wanted ones cannot be. Absent = the title takes none out. */
  removals?(setup: Setup, wanted: WantedRemovals): readonly EntityId[] | Problem['problem']
  /** The table of a new game before its first round: seats, cash, companies, trains; these companies out of play. */
  lay(d: Draft, removed: readonly EntityId[]): void
  /** Cards the bank never sells, with the minor that brings each. */
  readonly dealtTrains?: Readonly<Record<OperatorId, TrainId>>
  /** Do minors keep what they brought when its time is over? */
  keepsDealtTrains?(setup: Setup): boolean
  /** A private company's minor comes into play with its owner: its money before the scenario says otherwise. */
  minorCash?(d: Draft, operator: OperatorId): number
  /** The most of a corporation that a player can have come to hold, in percent; all of it where absent. */
  mostHeld?(p: Position, corporation: OperatorId): number
  /** The most trains a railway can have come to own, where no interrupt asks for those above it. */
  readonly mostTrains?: TrainLimit
  /** A tile that only a special power lays, whatever the hex needs otherwise; with the first phase it can lie there. */
  specialTile?(setup: Setup): { readonly hex: HexId; readonly tile: TileId; readonly phase: string }
  /** Kinds of round in which private companies that nobody owns are still to be had. */
  readonly distribution?: readonly string[]
  /** What earlier phases and rounds have left behind in facts the scenario does not mention. */
  past?(d: Draft, problems: Problems): void
  /** The position as described, board and facts included: what follows from it, and what contradicts it. */
  complete?(d: Draft, problems: Problems): void
}
