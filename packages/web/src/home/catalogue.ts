import type { Text, Title } from '@roundhouse/engine'

/** A title as the home page offers it, before anything of it is loaded. */
export interface CatalogueTitle {
  readonly id: string
  readonly name: string
  readonly designer: string
  readonly players: { readonly min: number; readonly max: number }
  readonly sitting: Title['sitting']
  /** Names of those it plays itself against one person. */
  readonly automata?: readonly string[]
  readonly options: readonly CatalogueOption[]
  /** Addresses of pictures of its map. */
  readonly pictures: Readonly<Record<'light' | 'dark', string>>
}

export interface CatalogueOption {
  readonly id: string
  readonly name: Text
  readonly text: Text
  readonly excludes?: readonly string[]
  readonly needs?: readonly string[]
  readonly players?: readonly number[]
}
