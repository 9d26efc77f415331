import { type SceneNode, sceneRoot, tileScene } from '@roundhouse/board'
import { type BoardData, TILE_COLOURS, type Tile, tilesLeft } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { PanelProps, Theme } from '../contracts.js'
import { renderNode } from '../parts/scene.js'
import './panels.css'
import { panelSay } from './texts.js'
import './tiles.css'

const drawings = new WeakMap<Tile, Map<Theme, SceneNode>>()
/** A tile is drawn once for each theme: the manifest of a game has a hundred. */
const drawingOf = (tile: Tile, layout: BoardData['layout'], theme: Theme): SceneNode => {
  const known = drawings.get(tile) ?? new Map<Theme, SceneNode>()
  drawings.set(tile, known)
  const found =
    known.get(theme) ?? sceneRoot(tileScene(tile, layout, 0, theme), { 'aria-hidden': 'true', class: 'tile-drawing' })
  known.set(theme, found)
  return found
}

const Drawing = memo(({ tile, layout, theme }: { tile: Tile; layout: BoardData['layout']; theme: Theme }) =>
  renderNode(drawingOf(tile, layout, theme)),
)

/** In the order of their numbers, as printed manifests have them. */
const byNumber = (a: Tile, b: Tile): number => a.id.localeCompare(b.id, 'en', { numeric: true })

/** The two sides of a piece, drawn beside each other; most have one. */
const sidesOf = (tile: Tile, board: BoardData): readonly Tile[] => {
  const other = tile.otherSide === undefined ? undefined : board.tiles[tile.otherSide]
  return other ? [tile, other] : [tile]
}

/** How many pieces of each tile are left; a piece with two sides is one. */
export const Tiles = ({ game, language, theme }: PanelProps): JSX.Element => {
  const say = panelSay(language)
  const { board } = game.rules
  const tiles = Object.values(board.tiles)
  const isFirstSide = ({ id, otherSide }: Tile): boolean =>
    otherSide === undefined || !board.tiles[otherSide] || id.localeCompare(otherSide, 'en', { numeric: true }) < 0
  const piece = (tile: Tile): JSX.Element => {
    const sides = sidesOf(tile, board)
    const name = sides.map(({ id }) => id).join(' / ')
    const left = tilesLeft(board, game.state.board.tiles, tile)
    const label =
      left === null
        ? say('tiles.endless', { tile: name })
        : say('tiles.tile', { tile: name, left, count: tile.count ?? 0 })
    return (
      <li
        key={tile.id}
        class={`${left === 0 ? 'gone' : ''} ${sides.length > 1 ? 'two-sided' : ''}`.trim()}
        data-tile={tile.id}
        title={sides.length > 1 ? `${label} · ${say('tiles.twoSided')}` : label}
      >
        <span class="tile-sides">
          {sides.map((side) => (
            <Drawing key={side.id} tile={side} layout={board.layout} theme={theme} />
          ))}
        </span>
        <span class="heard">{label}</span>
        <span class="tile-count" aria-hidden="true">
          <span class="tile-number">{name}</span>
          {left === null ? (
            '∞'
          ) : (
            <>
              <b>{left}</b>
              <span class="soft">/{tile.count}</span>
            </>
          )}
        </span>
      </li>
    )
  }
  return (
    <section class="panel tiles" aria-label={say('tiles.label')}>
      {TILE_COLOURS.map((colour) => {
        const own = tiles.filter((tile) => tile.colour === colour && isFirstSide(tile)).sort(byNumber)
        if (own.length === 0) return null
        return (
          <div key={colour} class="tile-group">
            <h3 class="panel-part">{say(`colour.${colour}`)}</h3>
            <ul class="tile-list">{own.map(piece)}</ul>
          </div>
        )
      })}
    </section>
  )
}
