import type { BoardData } from '../board/face.js'
import type { RouteRules } from '../routes/rules.js'
import type { ScenarioRules } from '../scenario/rules.js'
import type { Action } from './action.js'
import type { AidData } from './aid.js'
import type { MarketData, OperatorData, Phase, PrivateData, TrainCard } from './data.js'
import type { Draft } from './draft.js'
import type { EndTrigger } from './endTriggers.js'
import type { GameEvent } from './event.js'
import type { FactData } from './facts.js'
import type { EntityId, OperatorId, PlayerId, PrivateId, TrainId } from './ids.js'
import type { Settlement } from './interrupts.js'
import type { PaperOrder } from './papers.js'
import type { KnownPosition, Position } from './position.js'
import type { Prompts } from './prompts.js'
import type { TableReading } from './reading.js'
import type { Objection } from './refusals.js'
import type { Replaced } from './replaceable.js'
import type { RuleBook, Text } from './rules.js'
import type { Setup } from './setup.js'
import type { GameState } from './state.js'
import type { RoundFlow } from './step.js'
import type { Switches } from './switches.js'

export interface OptionData {
  readonly id: string
  readonly name: Text
  /** What it changes, in plain words. */
  readonly text: Text
  readonly excludes?: readonly string[]
  /** Options it is never played without. */
  readonly needs?: readonly string[]
  /** For how many people; for any number where absent. */
  readonly players?: readonly number[]
  /** Only kept for recorded games: not offered for new ones. */
  readonly importOnly?: true
}

/** Asked before the general answers: not understood, not possible in this step. */
export interface TurnAway {
  shape?(p: Position, type: string, field: string): Objection | undefined
  step?(p: Position, action: Action): Objection | undefined
}

/** A change of a title's rules, or of the states they make, by which a stored game would go on wrongly. */
export interface RulesChange {
  /** The version it made. */
  readonly version: number
  /** What is otherwise now, for players. */
  readonly text: Text
  /** What becomes of games of the versions before: they go on from their snapshot, or can only be looked at. */
  readonly older: 'goOn' | 'frozen'
}

/** Fields of an event that only one seat may know: to all others they are `HIDDEN_CARD`. */
export interface Secret {
  readonly of: PlayerId
  readonly fields: readonly string[]
}

/** How the bank sells trains, where it is not stack after stack and each first sale brings the phase of its card. */
export interface DepotRules {
  /** Names of the stacks on sale, for this buyer if one is named. */
  onSale?(p: Position, buyer: OperatorId | null): readonly string[]
  /** The phase the next sale from a stack begins; null = it changes nothing. */
  phaseBegunBy?(p: Position, card: string): number | null
  /** Does this card of the bank no longer count as one of its stack? */
  isAstray?(p: Position, id: TrainId): boolean
}

/** What lies in the box and on the table, for this number of players and these options. */
interface GameData {
  readonly board: BoardData
  readonly market: MarketData
  readonly trains: readonly TrainCard[]
  readonly phases: readonly Phase[]
  readonly depot?: DepotRules
  readonly privates: Readonly<Record<PrivateId, PrivateData>>
  readonly operators: Readonly<Record<OperatorId, OperatorData>>
  readonly bank: number | null
  readonly startingCash: number
  /** Do trades between different people need the other's yes? */
  readonly consent: boolean
  /** The table stops an endless game after so many turns; never where absent. */
  readonly turnLimit?: number
  readonly routes: RouteRules
}

/** How the game goes on: its rounds, what positions remember, who is asked, how it ends. */
interface GameFlow {
  readonly rounds: Readonly<Record<string, RoundFlow>>
  /** Every fact that this title's positions may hold. */
  readonly facts: readonly FactData[]
  /** Interrupts with the steps that settle them, by kind. */
  readonly interrupts: Readonly<Record<string, Settlement>>
  /** Who is asked where nothing can be decided, or passed over; as usual where absent. */
  readonly prompts?: Prompts
  /** What makes the end of the game sure; the first one that is met gives the reason. */
  readonly endTriggers?: readonly EndTrigger[]
  /** The title's own reasons why an action no open step takes is turned away. */
  readonly turnAway?: TurnAway
  /**
   * The action of an actor without a human controller (an automaton's seat, a company without president) in the open step.
   * It follows from the position alone, so it is not part of the log. null = the flow waits for a person.
   */
  automatic?(p: Position, actor: EntityId): Action | null
  /** Who decides for an entity, where it is not its owner; null = nobody, undefined = as usual. */
  controller?(p: Position, entity: EntityId): PlayerId | null | undefined
}

/** Papers: who leads a corporation, what counts against limits, what everything is worth at the end. */
interface Ownership {
  /** Which papers make up a percentage where nobody says; as few as possible where absent. */
  readonly usualPapers?: PaperOrder
  /** What a player counts for in the presidency of a corporation; the percent held where absent. */
  standing?(p: Position, corporation: OperatorId, player: PlayerId): number
  /** Does whoever holds the first certificate lead the corporation? True where absent. */
  certificateLeads?(p: Position, corporation: OperatorId): boolean
  certLimit(p: Position): number
  /** Does this certificate count against the limit? All do where absent. */
  certificateCounts?(p: Position, corporation: OperatorId, certificate: number): boolean
  /** What a player's shares of a corporation would count if the game ended now. */
  sharesWorth(p: Position, player: PlayerId, corporation: OperatorId): number
  /** What the player would score if the game ended now. */
  worth(p: Position, player: PlayerId): number
}

/** What is read off the table, and what others may not see. Members about secrets are absent where nothing is ever hidden. */
interface Visibility {
  readonly reading: TableReading
  /**
   * The state as a seat may know it, in the shape of a state: cards become `HIDDEN_CARD`. null = an onlooker.
   */
  hide?(p: Position, seat: PlayerId | null): GameState
  /** A state in which the cards covered by `hide` are dealt anew, each way they can lie as likely as the others. */
  deal?(known: KnownPosition, shuffled: <T>(list: readonly T[]) => readonly T[]): GameState
  /** Cards a seat holds that others may not see. */
  hand?(p: Position, seat: PlayerId): readonly string[]
  /** Whose secret an action of the log still is, as things stand now. */
  secretOf?(now: Position, action: Action): PlayerId | null
  /** What of an event is still somebody's secret, as things stand now. */
  secretIn?(now: Position, event: GameEvent): Secret | null
}

/** What a title does at certain moments of the flow. */
interface Hooks {
  /** Has the price marker done its turn, so that it lies face down and those that have not come to lie above it? */
  faceDown?(p: Position, corporation: OperatorId): boolean
  /** A price marker has come to another cell: closing, the end of the game. */
  priceMoved?(d: Draft, corporation: OperatorId): void
  /** Runs when the flow has come to somebody's decision, or to the end of the game; true = it has changed something, and the flow looks again. */
  beforeDecision?(d: Draft): boolean
}

/** The rules of one game: a title's data and flow, made for a number of players and options. */
export interface Rules extends GameData, GameFlow, Ownership, Visibility, Hooks {
  readonly title: Title
  /** What the table plays in the place of the rulebook's functions and values; nothing where absent. */
  readonly replaced?: Replaced
}

/** A good first game of its kind, one for those who know another, or one that forgives little. */
export type TitleLevel = 'first' | 'next' | 'hard'

export interface Title {
  readonly id: string
  /** Raised with every change by which a game that was played comes out otherwise: see docs/versions.md. */
  readonly rulesVersion: number
  /** What made each version after the first. */
  readonly rulesChanges?: readonly RulesChange[]
  readonly name: string
  readonly designer: string
  readonly players: { readonly min: number; readonly max: number }
  /** What somebody who chooses a game wants to know: hours around a table, from an experienced to a new group, and how hard it is. */
  readonly sitting: { readonly hours: readonly [number, number]; readonly level: TitleLevel }
  /** Names of the seats it plays itself where one person plays alone; absent where nobody can. */
  readonly automata?: readonly string[]
  /** What a game against them is played with, how hard and how long: results are kept by it. */
  challenge?(setup: Pick<Setup, 'options'>): readonly Text[]
  /** Numbers of players that only recorded games have. */
  readonly importPlayers?: readonly number[]
  /** `$#`: the amount stands for #. */
  readonly currency: string
  readonly options: readonly OptionData[]
  readonly switches: Switches
  readonly rulebook: RuleBook
  rules(setup: Setup): Rules
  /** Lays out the board for a new game: removals, cash, the first round. */
  begin(d: Draft): void
  /** What a described position may leave out. */
  readonly scenario?: ScenarioRules
  /** What the printed player aid says beside the data. */
  readonly aid?: AidData
  /** Names for screens, where the id is not enough. */
  label?(id: EntityId): Text | undefined
}
