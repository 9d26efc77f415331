import { gaugeName, gaugeScene, gaugesOf, sceneRoot } from '@roundhouse/board'
import type { BoardData, Language } from '@roundhouse/engine'
import { memo } from 'preact/compat'
import type { Theme } from '../contracts.js'
import { renderNode } from '../parts/scene.js'

interface GaugeLegendProps {
  readonly board: BoardData
  readonly language: Language
  readonly theme: Theme
}

/** How the gauges of a board are told apart; nothing where there is only one. */
export const GaugeLegend = memo(({ board, language, theme }: GaugeLegendProps) => {
  const gauges = gaugesOf(board)
  if (gauges.length < 2) return null
  return (
    <ul class="gauges">
      {gauges.map((gauge) => (
        <li key={gauge}>
          {renderNode(sceneRoot(gaugeScene(gauge, theme), { 'aria-hidden': 'true', width: 50, height: 18 }))}
          {gaugeName(gauge, language)}
        </li>
      ))}
    </ul>
  )
})
