import { type BoardData, type Edge, type Face, nextColour, type Tile } from '../board/face.js'
import { exitsFit, labelWanted, placesKept, type UpgradeRules } from '../board/upgrade.js'

/*
 * Which tile may follow which by print alone: for comparing a title's tiles and map with what the rulebook lists.
 */

const ROTATIONS: readonly number[] = [0, 1, 2, 3, 4, 5]

/** Next colour, label as wanted, same places, no track lost. `from` is the face as it lies, `to` gets turned. */
export const isUpgrade = (
  from: Face,
  to: Tile,
  rotation: number,
  rules: UpgradeRules & { readonly label?: string | undefined } = {},
): boolean =>
  nextColour(from.colour) === to.colour &&
  to.label === ('label' in rules ? rules.label : from.label) &&
  placesKept(from, to, rotation, rules) !== undefined

/** Sides over which track of a tile on the hex may lead. */
export const usableExits = (board: BoardData, hexId: string): readonly Edge[] =>
  Object.keys(board.neighbours[hexId] ?? {}).map((edge) => Number(edge) as Edge)

/** Rotations in which the tile may follow the face that lies on the hex now; supply, phase and money aside. */
export const rotationsThatFit = (
  board: BoardData,
  hexId: string,
  tile: Tile,
  current: Face,
  rules: UpgradeRules = {},
): readonly number[] => {
  if (nextColour(current.colour) !== tile.colour) return []
  const label = labelWanted(board, hexId, tile.colour)
  return ROTATIONS.filter(
    (rotation) => exitsFit(board, hexId, tile, rotation) && isUpgrade(current, tile, rotation, { ...rules, label }),
  )
}
