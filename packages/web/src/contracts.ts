/**
 * What the parts of the table hand to each other. Panels and the map are pure: they get a position and callbacks,
 * know no rules and no titles, and keep nothing but how they are looked at (zoom, an open row).
 */
import type { BoardView, RouteLine, Sign } from '@roundhouse/board'
import type {
  Game,
  HexId,
  Language,
  OperatorId,
  PlayerId,
  Position,
  RouteProblem,
  RunOfTrain,
  TileId,
  TrainId,
} from '@roundhouse/engine'
import type { ComponentChildren } from 'preact'
import type { Reason } from './parts/reasoned.js'
import type { BotSeats } from './store/record.js'

export type Theme = 'light' | 'dark'

/** How things are called in this game and in the chosen language. */
export interface Naming {
  /** Players by name, companies by their full name where it is known, places such as `bank` or `pool` in words. */
  name(id: string): string
  /** Letters for small spaces: `B&O`, a player's name cut short. */
  short(id: string): string
  /** `D6 Chicago` */
  hex(id: string): string
  /** By what is printed on it, where that is not its id. */
  tile?(id: string): string
  /** With the title's currency and the language's digits. */
  money(amount: number): string
  /** With a sign: `+$40`, `−$40`. */
  change(amount: number): string
}

/** How a player is told from the others: never by colour alone. */
export interface PlayerLook {
  readonly colour: string
  /** Ink that can be read on the colour. */
  readonly ink: string
  /** One or two letters of the name, different for each player of the table. */
  readonly letters: string
}

/** What every reader of a position gets. */
export interface Reading {
  /** At the position to be shown, and only what this screen may know of it. */
  readonly game: Game
  readonly language: Language
  readonly theme: Theme
  readonly naming: Naming
  readonly signs: Readonly<Record<OperatorId, Sign>>
  readonly looks: Readonly<Record<PlayerId, PlayerLook>>
}

/** Panels: `packages/web/src/panels/<name>.tsx`, exported by name from `panels/index.ts`. */
export interface PanelProps extends Reading {
  /** Who decides now, to be marked: a player and the company they act for. */
  readonly active?: readonly string[]
  /** Seats bots play, to be marked. */
  readonly bots?: BotSeats
  /** Why a bot took the `n`th action, in words; null = it was no bot's, or is hidden. */
  whyOf?(n: number): string | null
  /** Pixels of height it is shown in; what can fit itself into them does. */
  readonly height?: number
  /** What the one who decides may do with a corporation's shares, to be put beside them. */
  readonly trades?: { readonly title: string; cell(corporation: OperatorId): ComponentChildren }
  /** Prices a corporation may be started at now; pointing at one calls `onStart`. */
  readonly starts?: ReadonlySet<number>
  onStart?(price: number): void
  /** Go to the position after the first `n` actions. */
  onJump?(n: number): void
  /** Bring a hex into view on the map. */
  onHex?(hex: HexId): void
  /** Open the charter of a company. */
  onCompany?(id: string): void
}

/** `legal`: may be acted on; `selected`: chosen; `done`: acted on in this turn; `danger`: would break something. */
export type TargetKind = 'legal' | 'selected' | 'done' | 'danger'

/** One tile that may be laid on the selected hex, with all rotations that may be. */
export interface TileOption {
  readonly tile: TileId
  /** Pieces left; null = as many as wanted. */
  readonly left: number | null
  readonly rotations: readonly TileRotation[]
  /** By whose power, where it is not the ordinary lay. */
  readonly power?: string
}

export interface TileRotation {
  readonly rotation: number
  readonly cost: number
  /** What is used up to pay for it, where money is not. */
  readonly spends?: string
}

/** The same tile laid the same way and paid otherwise. */
export interface TilePayment {
  readonly label: string
  onConfirm(): void
}

/** A tile a player would look for here and cannot lay now: shown greyed, tells why. */
export interface TileBlocked {
  readonly tile: TileId
  readonly power?: string
  readonly left: number | null
  readonly reason: Reason
}

/** The choice of tiles around the selected hex. The map places it; the page decides what happens. */
export interface TileChoosing {
  readonly hex: HexId
  readonly options: readonly TileOption[]
  readonly blocked?: readonly TileBlocked[]
  /** What is previewed in place. */
  readonly chosen: { readonly tile: TileId; readonly rotation: number; readonly power?: string } | null
  /** What is told of the chosen tile in a line: what it would bring. */
  readonly told?: ComponentChildren
  /** Other ways to pay for the chosen tile. */
  readonly payments?: readonly TilePayment[]
  /** The position a tile leads to, so that the map shows nothing else; asked only of the one looked at. */
  after(chosen: { readonly tile: TileId; readonly rotation: number; readonly power?: string }): Position | null
  /** Another tile, or the next rotation of the same. */
  onChoose(tile: TileId, rotation: number, power?: string): void
  onConfirm(): void
  onCancel(): void
}

/** A token or a marker held over its place: the map shows it there, with its price and two buttons. */
export interface Placing {
  readonly hex: HexId
  /** Absent for what lies on the hex as a whole. */
  readonly city?: number
  /** Whose sign it bears. */
  readonly by?: OperatorId
  /** What is being put, in words. */
  readonly label: string
  /** The position it leads to. */
  readonly after: Position | null
  readonly cost: number | null
  /** What is told of it in a line: what it would bring. */
  readonly told?: ComponentChildren
  onConfirm(): void
  onCancel(): void
  /** Tiles can be laid here as well: the player wants one of them instead. */
  onTiles?(): void
}

/** Runs being looked at or changed: clicking stops changes the run of the chosen train. */
export interface RunEditing {
  readonly problem: RouteProblem
  readonly runs: readonly RunOfTrain[]
  /** The train whose run the clicks change; null = none, the runs are only shown. */
  readonly train: TrainId | null
  /** Colour of each train, in the order of `problem.trains`. */
  readonly colours: readonly string[]
  /** A run may be unfinished: one stop and no chain yet. */
  onChange(runs: readonly RunOfTrain[]): void
  /** A run was clicked: its train becomes the chosen one. */
  onTrain(train: TrainId): void
}

/** What a page may ask of the map: buttons and keys are in the command registry, the map carries them out. */
export interface MapHandle {
  fit(): void
  zoom(factor: number): void
  pan(dx: number, dy: number): void
  /** Bring a hex to the middle, zooming in if it is small. */
  centre(hex: HexId): void
  /** Move the keyboard's focus to a hex. */
  focus(hex: HexId): void
}

/** The map: `packages/web/src/map/index.ts` exports `GameMap(props: MapProps)`. */
export interface MapProps {
  readonly position: Position
  readonly language: Language
  readonly theme: Theme
  readonly naming: Naming
  readonly signs: Readonly<Record<OperatorId, Sign>>
  readonly show?: BoardView['show']
  readonly targets?: Readonly<Record<HexId, TargetKind>>
  /** Cities a token may be put in; touching one calls `onCity`. */
  readonly openCities?: readonly { readonly hex: HexId; readonly city: number }[]
  readonly choosing?: TileChoosing | null
  readonly placing?: Placing | null
  readonly editing?: RunEditing | null
  /** Lines to show without editing: a past run, an alternative. */
  readonly routes?: readonly RouteLine[]
  /** Parts of the view covered by other things (a sheet at the bottom), in pixels: fitting leaves them free. */
  readonly inset?: { readonly bottom?: number; readonly right?: number }
  /** Under this name the browser remembers what part of the map was looked at: the table's id. */
  readonly remember?: string
  /** Any hex was chosen by mouse, touch or Enter. Hexes without a target too: the page may tell about them. */
  onHex?(hex: HexId): void
  onCity?(hex: HexId, city: number): void
  onReady?(handle: MapHandle): void
}
