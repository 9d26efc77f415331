/** What 18xx.games writes about a game. Field names are theirs. */
export interface GameFile {
  readonly id: string | number
  readonly title: string
  readonly description?: string
  readonly user?: { readonly id: number; readonly name: string }
  readonly players: readonly { readonly id: string | number; readonly name: string }[]
  readonly max_players?: number
  readonly settings: {
    readonly seed?: number
    readonly optional_rules: readonly string[]
    /** Rulings that have changed since: named in files that were recorded before. */
    readonly oracle_quirks?: readonly string[]
    /** Ours: the ruleset, where it is not theirs, and single switches turned by hand. */
    readonly roundhouse?: OwnSettings
  }
  readonly status: string
  readonly loaded?: boolean
  readonly turn?: number
  readonly round?: string
  readonly result: Readonly<Record<string, number>>
  readonly game_end_reason?: string
  readonly actions: readonly FileAction[]
}

/** What their format has no word for. */
export interface OwnSettings {
  readonly ruleset: string
  /** Where theirs cannot hold it. */
  readonly seed?: string
  readonly switches?: Readonly<Record<string, boolean | number>>
  /** How many of the last seats the title plays itself. */
  readonly automata?: number
}

export type EntityType = 'player' | 'corporation' | 'minor' | 'company'

interface Their<T extends string> {
  readonly type: T
  readonly id?: number
  readonly entity: string | number
  readonly entity_type: EntityType
  /** Further actions their engine took along with it. */
  readonly auto_actions?: readonly FileAction[]
}

export interface FileRoute {
  readonly train: string
  readonly connections: readonly (readonly string[])[]
  readonly hexes?: readonly string[]
  readonly revenue?: number
  readonly revenue_str?: string
  readonly subsidy?: number
  /** `HEX-n`: the stops; n counts the cities, towns and off-boards of the hex. */
  readonly nodes?: readonly string[]
}

/** The kinds of action that change a game. */
export type FileAction =
  | Their<'pass'>
  | (Their<'bid'> & {
      readonly company?: string
      readonly minor?: string
      readonly corporation?: string
      readonly price: number
    })
  | (Their<'par'> & { readonly corporation: string; readonly share_price: string })
  | (Their<'buy_shares'> & {
      readonly shares: readonly string[]
      readonly percent?: number
      readonly share_price?: number
      readonly swap?: string
    })
  | (Their<'sell_shares'> & {
      readonly shares: readonly string[]
      readonly percent?: number
      readonly share_price?: number
      readonly swap?: string
    })
  | (Their<'lay_tile'> & { readonly hex: string; readonly tile: string; readonly rotation: number })
  | (Their<'place_token'> & { readonly city: string; readonly slot?: number; readonly tokener?: string })
  | (Their<'buy_token'> & { readonly city: string; readonly slot?: number; readonly price: number })
  | (Their<'run_routes'> & {
      readonly routes: readonly FileRoute[]
      readonly extra_revenue?: number
      readonly subsidy?: number
    })
  | (Their<'dividend'> & { readonly kind: string; readonly amount?: number })
  | (Their<'buy_train'> & { readonly train: string; readonly price: number; readonly variant?: string })
  | (Their<'discard_train'> & { readonly train: string })
  | (Their<'buy_company'> & { readonly company: string; readonly price: number })
  | (Their<'assign'> & { readonly target: string; readonly target_type: string })
  | (Their<'choose'> & { readonly choice: string })
  | (Their<'choose_ability'> & { readonly choice: string })
  | (Their<'special_buy'> & { readonly description: string; readonly cost: number })
  | (Their<'merge'> & { readonly corporation: string })
  | (Their<'take_loan'> & { readonly loan: number })
  | (Their<'payoff_loan'> & { readonly loan: number })
  | Their<'payoff_debt'>
  | Their<'bankrupt'>
  | Their<'end_game'>
  | (Their<'log'> & { readonly message: string })

export type FileActionType = FileAction['type']
export type FileActionOf<T extends FileActionType> = Extract<FileAction, { readonly type: T }>
