import type { Colour } from '../board/face.js'
import type { HexId, OperatorId, PrivateId } from './ids.js'
import type { Text } from './rules.js'

/** A cell of the stock market. Rows count from the top, columns from the left. */
export interface MarketCell {
  readonly row: number
  readonly col: number
  readonly price: number
  /** `par`, `close`, `end`, `noCertLimit`, and the like. */
  readonly zones: readonly string[]
}

export interface MarketData {
  readonly rows: number
  readonly cols: number
  /** Cell index = row × cols + col; a hole in the grid is null. */
  readonly cells: readonly (MarketCell | null)[]
  /** What a move off the end of a row or a column becomes; the marker stays where it is not named. */
  readonly edges?: Readonly<Partial<Record<Move, Move>>>
  /** Zone → permission of the phase without which its cells are as good as not there (1849: blue cells). */
  readonly gates?: Readonly<Record<string, string>>
}

/** How a price marker moves by one cell. */
export type Move = 'right' | 'left' | 'down' | 'up'

/** How far a train runs. `counts` of the `visits` places pay; null = every place visited pays. */
export interface Reach {
  /** Kinds of place that use up the length; towns are free where they are not named. */
  readonly kinds: readonly ('city' | 'town' | 'offboard')[]
  readonly visits: number
  readonly counts?: number
  /** Towns it may visit beyond that length. */
  readonly moreTowns?: number
  /** Value factor by kind of place (18MEX 4D: cities and off-boards × 2). */
  readonly factor?: Readonly<Partial<Record<'city' | 'town' | 'offboard', number>>>
  /** Value factor by hex, in place of the kind's (1849 E train). */
  readonly hexFactor?: Readonly<Record<HexId, number>>
  /** 1849: length in hex borders by the gauge of the segment, instead of places. */
  readonly borders?: {
    readonly limit: number | null
    readonly cost: Readonly<Record<'standard' | 'narrow' | 'dual', number | null>>
  }
}

/** What a card may be bought as. */
export interface TrainType {
  readonly name: string
  readonly price: number
  readonly reach: Reach
}

/** A stack of equal cards in the bank, in the order they are sold. */
export interface TrainCard {
  readonly card: string
  /** null = as many as wanted. */
  readonly count: number | null
  readonly types: readonly TrainType[]
  /** Card whose first sale removes these at once. */
  readonly rustsOn?: string
  /** Card whose first sale lets these run once more. */
  readonly obsoleteOn?: string
  /** Offered beside the current card once this one has been sold (1849 R6H). */
  readonly availableOn?: string
}

export interface Phase {
  readonly name: string
  /** Card whose first sale by the bank begins the phase; absent where the title decides (`DepotRules`). */
  readonly on?: { readonly card: string }
  readonly trainLimit: number
  readonly tiles: readonly Colour[]
  readonly operatingRounds: number
  /** Named permissions of the title: `buyPrivates`, … */
  readonly allows: readonly string[]
}

export interface PrivateData {
  readonly id: PrivateId
  readonly name: string
  readonly price: number
  readonly income: number
  /** Paid on top of the price when first sold (1846: debt of the independents). */
  readonly debt?: number
  /** What a corporation may pay for it; absent = it cannot be sold to one. */
  readonly sale?: { readonly min: number; readonly max: number }
  /** The minor or independent this paper owns. */
  readonly operator?: OperatorId
  readonly hexes?: readonly HexId[]
  /** In our own words, for charters and aids. */
  readonly power?: Text
}

export interface OperatorData {
  readonly id: OperatorId
  readonly name: string
  /** On its charter and tokens, where they are not its id. */
  readonly letters?: string
  readonly kind: 'corporation' | 'minor'
  readonly colour: string
  readonly textColour: string
  /** Home city; absent where the president chooses (1849 AFG). */
  readonly home?: { readonly hex: HexId; readonly city: number }
  /** Price of each token in the order they are placed, the home token first. */
  readonly tokens: readonly number[]
  /** Certificates in percent, the president's first; none for a minor. */
  readonly shares: readonly number[]
}
