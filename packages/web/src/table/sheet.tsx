import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { lying } from '../app/layout.js'
import { CommandButton } from '../commands/command-button.js'
import { DecisionPanel } from '../decision/decision-panel.js'
import { Scrubber } from '../history/scrubber.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { SHEET_HEIGHTS, type SheetHeight, useTable } from './model.js'
import { panelsOf } from './panel-list.js'
import { PanelView } from './panel-view.js'
import { tableTexts } from './texts.js'

/** Share of the screen each height takes. */
const SHEET_SHARE: Readonly<Record<SheetHeight, number>> = { low: 0.2, half: 0.5, high: 0.9 }

const nearest = (share: number): SheetHeight =>
  SHEET_HEIGHTS.reduce((best, each) =>
    Math.abs(SHEET_SHARE[each] - share) < Math.abs(SHEET_SHARE[best] - share) ? each : best,
  )

/** On a phone everything but the map lies on a sheet that is drawn up from below. */
export const Sheet = ({ onHeight }: { onHeight(pixels: number): void }): JSX.Element => {
  const { sheet, panel, reading, deciding, session } = useTable()
  const over = session.line.value.state.ended !== undefined
  const asked = useSignal(false)
  // On a small screen the history shows when one is in it or asks for it.
  const history =
    asked.value ||
    lying.value ||
    over ||
    session.looking.value !== null ||
    session.branch.value !== null ||
    (!deciding.value && panel.id.value === 'log')
  const say = sayIn(tableTexts, reading.value.language)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [onHeight])
  const drag = useRef<{ readonly y: number; readonly height: number } | null>(null)
  const onDown = (event: PointerEvent): void => {
    if ((event.target as Element).closest('button')) return
    drag.current = { y: event.clientY, height: box.current?.offsetHeight ?? 0 }
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }
  const shareAt = (event: PointerEvent): number | null => {
    const from = drag.current
    return from && (from.height + from.y - event.clientY) / innerHeight
  }
  const onMove = (event: PointerEvent): void => {
    const share = shareAt(event)
    if (share !== null && box.current) box.current.style.height = `${Math.max(0.12, Math.min(0.92, share)) * 100}%`
  }
  const onUp = (event: PointerEvent): void => {
    const share = shareAt(event)
    drag.current = null
    if (box.current) box.current.style.height = ''
    if (share !== null) sheet.value = nearest(share)
  }
  return (
    <div ref={box} class={`sheet ${sheet.value}`}>
      <div class="sheet-head" onPointerDown={onDown} onPointerMove={onMove} onPointerUp={onUp} onPointerCancel={onUp}>
        <span class="sheet-grip" aria-hidden="true" />
        <CommandButton id="undo" icon="undo" />
        <CommandButton id="redo" icon="redo" />
        <button
          type="button"
          class="button quiet icon"
          aria-label={say('scrubber')}
          aria-pressed={history}
          onClick={() => {
            asked.value = !history
          }}
        >
          <Icon name="history" />
        </button>
        <span class="grow" />
        <CommandButton id="sheet.down" icon="down" />
        <CommandButton id="sheet.up" icon="up" />
      </div>
      <div class="tabs" role="tablist" aria-label={say('panels')}>
        <button
          type="button"
          role="tab"
          class="tab"
          aria-selected={deciding.value}
          onClick={() => {
            deciding.value = true
          }}
        >
          {say('decide')}
        </button>
        {panelsOf(reading.value.game).map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            class="tab"
            aria-selected={!deciding.value && panel.id.value === id}
            onClick={() => {
              deciding.value = false
              panel.choose(id)
              if (sheet.value === 'low') sheet.value = 'half'
            }}
          >
            {say(`panel_${id}`)}
          </button>
        ))}
      </div>
      {history && <Scrubber undo={false} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="sheet-body" role="tabpanel" tabIndex={0}>
        {deciding.value ? <DecisionPanel /> : <PanelView id={panel.id.value} />}
      </div>
    </div>
  )
}
