import type { Action, ActionOf, Choices, HexId, Offer } from '@roundhouse/engine'
import type { TargetKind } from '../contracts.js'

/** The place on the map where an action happens; a choice may be one of hexes. */
export const hexOf = (action: Action): HexId | undefined => {
  if (action.type === 'choose') return action.choice
  return 'hex' in action ? action.hex : undefined
}

/** A place the player pointed at, and the tile held over it. */
export interface Picked {
  readonly hex: HexId
  readonly tile: ActionOf<'layTile'> | null
  /** A token or a marker about to be put there. */
  readonly piece: Action | null
}

export const offersAt = (choices: Choices | null, hex: HexId): readonly Offer[] =>
  choices?.offers.filter(({ action }) => hexOf(action) === hex) ?? []

export const blockedAt = (choices: Choices | null, hex: HexId): Choices['blocked'] =>
  choices?.blocked.filter(({ action }) => hexOf(action) === hex) ?? []

export const isLay = (action: Action): action is ActionOf<'layTile'> => action.type === 'layTile'
export const isToken = (action: Action): action is ActionOf<'placeToken'> => action.type === 'placeToken'

/** Hexes where something may be done, for the map to show. */
export const targetsOf = (choices: Choices | null, picked: Picked | null): Readonly<Record<HexId, TargetKind>> => {
  const targets: Record<HexId, TargetKind> = {}
  const placed = (choices?.offers ?? []).flatMap(({ action }) => (hexOf(action) === undefined ? [] : [action]))
  // Markers that may be put at any time would drown the track that is asked for.
  const asked = placed.some((action) => isLay(action) || isToken(action)) ? placed.filter(isLay) : placed
  for (const action of asked) targets[hexOf(action)!] = 'legal'
  if (picked) targets[picked.hex] = 'selected'
  return targets
}

export const openCitiesOf = (choices: Choices | null): readonly { readonly hex: HexId; readonly city: number }[] =>
  (choices?.offers ?? []).flatMap(({ action }) => (isToken(action) ? [{ hex: action.hex, city: action.city }] : []))

/** What pointing at a hex leads to: the only piece that can be put there is taken up at once. */
export const pickAt = (choices: Choices | null, hex: HexId, city?: number): Picked => {
  const offers = offersAt(choices, hex).map(({ action }) => action)
  const tokens = offers.filter(isToken)
  if (city !== undefined) return { hex, tile: null, piece: tokens.find((token) => token.city === city) ?? null }
  const lays = offers.some(isLay)
  return { hex, tile: null, piece: !lays && offers.length === 1 ? offers[0]! : null }
}
