import type { EntityId, HexId, Holder, OperatorId, PlayerId, PrivateId, TileId, TrainId } from './ids.js'

/** A stop of a route: a hex, and which place on it where there are several. */
export interface Stop {
  readonly hex: HexId
  readonly place: number
}

/** One train's run. `path` names the hexes passed from end to end, so that it means one way along the track. */
export interface RunOfTrain {
  readonly train: TrainId
  /** Hexes between (and with) each two neighbouring stops, as chains that join at the stops. */
  readonly chains: readonly (readonly HexId[])[]
  /** Where chains alone leave a choice of place or track: the places at the ends of each chain. */
  readonly stops: readonly Stop[]
  /** Locations to count, where a train counts fewer than it visits; left out: those that pay best. */
  readonly counts?: readonly HexId[]
}

interface By<T extends string, Who extends EntityId = EntityId> {
  readonly type: T
  readonly by: Who
}

/** What only players do: in another's name it finds no open kind of action (`matchKind` in step.ts), so no rule sees it. */
type ByPlayer<T extends string> = By<T, PlayerId>

/** What can be done. Names follow the table's vocabulary; one record is one decision. */
export type Action =
  | By<'pass'>
  /** Take or bid on a private company, a minor, or a share of a corporation: the draft, an auction. */
  | (ByPlayer<'bid'> & { readonly company: PrivateId | OperatorId; readonly price: number })
  /** Start a corporation at a price. */
  | (ByPlayer<'par'> & { readonly corporation: OperatorId; readonly price: number })
  /** `exchange`: a smaller certificate is given for a larger one (18MEX). `certificates`: their numbers in a file; all equal to us. */
  | (ByPlayer<'buyShares'> & {
      readonly corporation: OperatorId
      readonly from: Holder
      readonly percent: number
      readonly exchange?: boolean
      readonly certificates?: readonly number[]
    })
  /** `papers`: sizes of the certificates sold, largest first; the usual ones if absent. `exchange`: a larger one is given for a smaller one. */
  | (ByPlayer<'sellShares'> & {
      readonly corporation: OperatorId
      readonly percent: number
      readonly papers?: readonly number[]
      readonly exchange?: boolean
      readonly certificates?: readonly number[]
    })
  /** By a corporation: shares out of its treasury (in the train step: emergency issue). `papers` as in a sale. */
  | (By<'issueShares'> & { readonly percent: number; readonly papers?: readonly number[] })
  /** By a corporation: shares back into its treasury, in the usual papers. */
  | (By<'redeemShares'> & { readonly percent: number })
  | (By<'layTile'> & {
      readonly hex: HexId
      readonly tile: TileId
      readonly rotation: number
      readonly power?: PrivateId
      /** A thing of the builder's that is used up and pays for it (18Mag: a terrain token). */
      readonly spends?: string
    })
  | (By<'placeToken'> & { readonly hex: HexId; readonly city: number; readonly power?: PrivateId })
  /** A token of another's is replaced by an own one. */
  | (By<'buyToken'> & {
      readonly hex: HexId
      readonly city: number
      readonly from: OperatorId
      readonly price: number
    })
  | (By<'runRoutes'> & { readonly runs: readonly RunOfTrain[] })
  /** Another player shows a better run (only where the rulebook lets them). */
  | (ByPlayer<'claimRoutes'> & { readonly runs: readonly RunOfTrain[] })
  | (By<'dividend'> & { readonly kind: 'full' | 'half' | 'withhold' | 'variable'; readonly amount?: number })
  /** `from`: the bank's stock, returned trains, or another operator. `help`: the president's own money in it. */
  | (By<'buyTrain'> & {
      readonly from: 'bank' | 'discard' | OperatorId
      readonly train: TrainId
      readonly name: string
      readonly price: number
      readonly help?: number
      readonly power?: PrivateId
    })
  /** Something that is neither train nor paper: a rail-car for this turn, a licence (18Mag, 1849). */
  | (By<'buyEquipment'> & { readonly item: string; readonly from: 'bank' | OperatorId; readonly price: number })
  | (By<'discardTrain'> & { readonly train: TrainId })
  /** `share`: the certificate that came with it is in the market and goes along (18MEX). */
  | (By<'buyPrivate'> & { readonly company: PrivateId; readonly price: number; readonly share?: boolean })
  /** By its owner, to another player. */
  | (ByPlayer<'sellPrivate'> & { readonly company: PrivateId; readonly price: number; readonly to: PlayerId })
  /** Put a private company's marker on a hex, or lend it to an operator. */
  | (By<'assign'> & { readonly company: PrivateId; readonly hex?: HexId; readonly to?: OperatorId })
  /** Use a private company in a way that is neither a tile, a token nor a marker; `choice` where there are several. */
  | (By<'usePower'> & { readonly company: PrivateId; readonly choice?: string })
  /** A loan or bond is taken: by an operator, or by a player who would have to leave. */
  | By<'borrow'>
  /** A loan or bond is paid back; by a player: what is due for an operator. */
  | By<'repay'>
  /** Answer to another's offer. `offer`: the name of the one that is meant (`offerName`); the one that stands if absent. */
  | (ByPlayer<'answer'> & { readonly accept: boolean; readonly offer?: string })
  /** A choice among named ones that no other action covers (merger, swap of certificates). */
  | (By<'choose'> & { readonly choice: string })
  /** The president, or the corporation, cannot pay what must be paid; a player leaves the game. */
  | By<'bankrupt'>
  /** The table agrees to stop. */
  | ByPlayer<'endGame'>

export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>
