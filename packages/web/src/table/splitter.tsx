import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { limitsOf, type Pane, resize, sizeOf } from './panes.js'
import { tableTexts } from './texts.js'

const STEP = 16

/** Panes lie to the right and below: they grow when their edge moves towards the map. */
const growth = (pane: Pane, key: string): number =>
  pane === 'side'
    ? ({ ArrowLeft: 1, ArrowRight: -1 }[key] ?? 0)
    : ({ ArrowUp: 1, ArrowDown: -1, PageUp: 4, PageDown: -4 }[key] ?? 0)

/** The edge of a pane: dragged, moved by arrow keys, given back to its usual place by Enter or a double click. */
export const Splitter = ({ pane }: { pane: Pane }): JSX.Element => {
  const drag = useRef<{ readonly from: number; readonly size: number } | null>(null)
  const along = ({ clientX, clientY }: PointerEvent): number => (pane === 'side' ? clientX : clientY)
  const { least, most } = limitsOf(pane)
  const size = sizeOf(pane)
  const onDown = (event: PointerEvent): void => {
    drag.current = { from: along(event), size }
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent): void => {
    if (drag.current) resize(pane, drag.current.size + drag.current.from - along(event))
  }
  const onUp = (): void => {
    drag.current = null
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = growth(pane, event.key)
    if (way !== 0) resize(pane, size + way * STEP)
    else if (event.key === 'Home') resize(pane, least)
    else if (event.key === 'End') resize(pane, most)
    else if (event.key === 'Enter') resize(pane, null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      class={`splitter at-${pane}`}
      role="separator"
      tabIndex={0}
      aria-label={sayIn(tableTexts, language.value)(`pane_${pane}`)}
      aria-orientation={pane === 'side' ? 'vertical' : 'horizontal'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={size}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onDblClick={() => resize(pane, null)}
      onKeyDown={onKeyDown}
    />
  )
}
