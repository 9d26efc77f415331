import { type Action, faceOn, type HexId, type Position, type Refusal, step, TILE_COLOURS } from '@roundhouse/engine'

const ROTATIONS = [0, 1, 2, 3, 4, 5]

/** The colour a tile on this hex would have; undefined where nothing is ever laid. */
const nextColour = ({ rules, state }: Position, hex: HexId): string | undefined => {
  const face = faceOn(rules.board, state.board.tiles, hex)
  const at = (TILE_COLOURS as readonly string[]).indexOf(face?.colour ?? '')
  return at < 0 ? undefined : TILE_COLOURS[at + 1]
}

/**
 * Why an operator cannot lay a tile on a hex that is not among its choices: the rules are asked about every tile that
 * could come there. What is wrong with a single tile explains less than what is wrong with the place.
 */
export const whyNotHere = (p: Position, by: string, hex: HexId): Refusal | null => {
  const colour = nextColour(p, hex)
  const tiles = Object.values(p.rules.board.tiles).filter((tile) => colour === undefined || tile.colour === colour)
  const found = new Map<string, { readonly refusal: Refusal; count: number }>()
  for (const { id } of colour === undefined ? tiles.slice(0, 1) : tiles) {
    for (const rotation of ROTATIONS) {
      const action: Action = { type: 'layTile', by, hex, tile: id, rotation }
      const tried = step(p, action)
      if (tried.ok) return null
      const same = found.get(tried.refusal.reason)
      if (same) same.count++
      else found.set(tried.refusal.reason, { refusal: tried.refusal, count: 1 })
    }
  }
  const all = [...found.values()].sort((a, b) => b.count - a.count)
  const ofPlace = all.find(({ refusal }) => refusal.params.tile === undefined)
  return (ofPlace ?? all[0])?.refusal ?? null
}
