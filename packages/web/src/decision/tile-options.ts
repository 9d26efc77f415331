import {
  type ActionOf,
  type Choices,
  type Game,
  type HexId,
  type Refusal,
  type TileId,
  tilesLeft,
} from '@roundhouse/engine'
import type { TileBlocked, TileOption, TileRotation } from '../contracts.js'
import type { Reason } from '../parts/reasoned.js'
import { effectOf } from './effects.js'
import { blockedAt, isLay, offersAt } from './picking.js'

const keyOf = ({ tile, power }: ActionOf<'layTile'>): string => `${tile} ${power ?? ''}`

/** What the laying costs its railway, as the engine books it. */
export const costOf = (game: Game, action: ActionOf<'layTile'>): number => {
  for (const event of effectOf(game, action)?.events ?? []) if (event.type === 'tileLaid') return event.cost
  return 0
}

/** The same lay, paid otherwise. */
export const otherwisePaid = (
  lays: readonly ActionOf<'layTile'>[],
  lay: ActionOf<'layTile'>,
): readonly ActionOf<'layTile'>[] =>
  lays.filter(
    ({ tile, rotation, power, spends }) =>
      tile === lay.tile && rotation === lay.rotation && power === lay.power && spends !== lay.spends,
  )

/** The tiles that may be laid on a hex, each with its rotations and costs. */
export const tileOptions = (game: Game, choices: Choices | null, hex: HexId): readonly TileOption[] => {
  const { board } = game.rules
  const found = new Map<string, { tile: TileId; power?: string; rotations: TileRotation[] }>()
  for (const { action } of offersAt(choices, hex)) {
    if (!isLay(action)) continue
    const { tile, rotation, power, spends } = action
    const option = found.get(keyOf(action)) ?? { tile, ...(power !== undefined && { power }), rotations: [] }
    found.set(keyOf(action), option)
    // Paid otherwise it is the same tile: money comes first.
    if (option.rotations.some((each) => each.rotation === rotation)) continue
    option.rotations.push({ rotation, cost: costOf(game, action), ...(spends !== undefined && { spends }) })
  }
  return [...found.values()].map((option) => ({
    ...option,
    left: tilesLeft(board, game.state.board.tiles, board.tiles[option.tile]!),
  }))
}

/** Tiles a player would look for on this hex and cannot lay, each with its first reason. */
export const blockedTiles = (
  game: Game,
  choices: Choices | null,
  hex: HexId,
  why: (refusal: Refusal) => Reason,
): readonly TileBlocked[] => {
  const { board } = game.rules
  const open = new Set(offersAt(choices, hex).flatMap(({ action }) => (isLay(action) ? [keyOf(action)] : [])))
  const found = new Map<string, TileBlocked>()
  for (const { action, refusal } of blockedAt(choices, hex)) {
    if (!isLay(action) || open.has(keyOf(action)) || found.has(keyOf(action))) continue
    const { tile, power } = action
    const left = tilesLeft(board, game.state.board.tiles, board.tiles[tile]!)
    found.set(keyOf(action), { tile, left, reason: why(refusal), ...(power !== undefined && { power }) })
  }
  return [...found.values()]
}
