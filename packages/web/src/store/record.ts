import type { Reason, Strength } from '@roundhouse/bots'
import type { Action, ImportNote, PlayerId, Refusal, RulesChange, Setup, Snapshot } from '@roundhouse/engine'

/** What the home page shows of a table. */
export interface TableCard {
  readonly id: string
  readonly version: 1
  readonly name: string
  readonly title: string
  readonly players: readonly string[]
  readonly colours: readonly string[]
  readonly created: number
  readonly changed: number
  /** Grows with every change: a tab that knows an older one must look again before it writes. */
  readonly revision: number
  readonly actions: number
  readonly finished: boolean
  /** Whose turn it is, as a seat; absent where nobody's, or not known. */
  readonly turn?: PlayerId
  /** How it got here: played here, read from a file, or staged by a lesson or puzzle, which is never stored. */
  readonly origin: 'new' | 'file' | 'example' | 'staged'
}

/** A bot in a seat. */
export interface BotSeat {
  readonly bot: Strength
  /** The seat is a person's, who has handed it over for a while. */
  readonly lent?: true
}

/** The seats bots play. */
export type BotSeats = Readonly<Record<PlayerId, BotSeat>>

/** An action a bot has taken, and why. */
export interface BotMove {
  readonly bot: Strength
  readonly reasons: readonly Reason[]
}

/** By the number of the action; actions of people have none. */
export type BotMoves = Readonly<Record<number, BotMove>>

/** A line tried out from a position of the game, kept beside it. */
export interface KeptLine {
  readonly id: string
  /** As its player called it; empty = by where it begins. */
  readonly name: string
  /** Number of actions of the real game it starts from. */
  readonly from: number
  readonly actions: readonly Action[]
}

/** The file a table came from, kept whole where not all of it is in the table. */
export interface GivenFile {
  /** As it was given. */
  readonly text: string
  /** Of which program it is. */
  readonly of: 'roundhouse' | '18xx.games'
  /** Actions of the game that were followed. */
  readonly followed: number
  /** What it asks for, and is not known here. */
  readonly notes?: readonly ImportNote[]
  /** How many of its passes nobody waited for, and how many it lacks. */
  readonly passes?: { readonly leftOut: number; readonly added: number }
}

/** One that could not be followed to its end, and where it stopped. */
export interface UnfollowedFile extends GivenFile {
  /** The one that was not, as the file numbers it, and what the file says was done. */
  readonly action: string
  readonly said: string
  /** Why not: a rule, or a field that cannot be read. */
  readonly why: { readonly refusal: Refusal } | { readonly field: string }
  /** What has changed in the rules since it was stored. */
  readonly changes?: readonly RulesChange[]
}

/** What determines the game: setup and log, and how far along the log the table is (undo leaves the rest). */
export interface TableLog {
  readonly id: string
  readonly setup: Setup
  readonly actions: readonly Action[]
  readonly cursor: number
  /** Version of the title's rules they were played by; absent = stored before versions were written down. */
  readonly rules?: number
  /** The position at the cursor: what the game goes on from where its actions lead elsewhere by later rules. */
  readonly present?: Snapshot
  /** Where the game begins if not with the set-up: the actions before were played by earlier rules. */
  readonly from?: Snapshot
  readonly lines?: readonly KeptLine[]
  readonly bots?: BotSeats
  readonly botMoves?: BotMoves
  readonly file?: GivenFile | UnfollowedFile
  /** Lines of the file it came from that could not be read; told until something is changed. */
  readonly lostLines?: number
}

export const isUnfollowed = (file: GivenFile): file is UnfollowedFile => 'why' in file

/** The file a table came from, while it still stands where that stopped: to be given away unchanged. */
export const fileAsGiven = ({ actions, cursor, file }: TableLog): GivenFile | null =>
  file !== undefined && cursor === file.followed && actions.length === file.followed ? file : null

export interface StoredTable {
  readonly card: TableCard
  readonly log: TableLog
}

/** Long enough that two tables never share one; no secure context needed. */
export const newTableId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
