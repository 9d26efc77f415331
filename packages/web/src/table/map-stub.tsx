import { boardScene, sceneRoot } from '@roundhouse/board'
import type { JSX } from 'preact'
import type { MapProps } from '../contracts.js'
import { renderNode } from '../parts/scene.js'

export const GameMap = ({ position, theme, signs, targets = {}, onHex }: MapProps): JSX.Element => {
  const scene = boardScene({
    board: position.rules.board,
    state: position.state.board,
    theme,
    signs,
    describe: 'en',
    highlights: Object.entries(targets).map(([hex]) => ({ hex, kind: 'legal' as const })),
  })
  return (
    <div
      class="map-stub"
      onClick={(e) => {
        const h = (e.target as Element).getAttribute('data-hex')
        if (h) onHex?.(h)
      }}
    >
      {renderNode(sceneRoot(scene, { width: '100%', height: '100%' }))}
    </div>
  )
}
