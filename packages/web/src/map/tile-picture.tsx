import { sceneRoot, tileScene } from '@roundhouse/board'
import type { BoardData, TileId } from '@roundhouse/engine'
import { memo } from 'preact/compat'
import type { Theme } from '../contracts.js'
import { renderNode } from '../parts/scene.js'

interface TilePictureProps {
  readonly board: BoardData
  readonly tile: TileId
  readonly rotation: number
  readonly theme: Theme
}

/** A tile drawn as it would lie. */
export const TilePicture = memo(({ board, tile, rotation, theme }: TilePictureProps) => {
  const found = board.tiles[tile]
  if (!found) return null
  const scene = tileScene(found, board.layout, rotation, theme)
  return renderNode(sceneRoot(scene, { 'aria-hidden': 'true', class: 'tile-picture' }))
})
