import { hexCentre, SIDE, type Sign } from '@roundhouse/board'
import type { Language, Position } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Naming, Placing } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { mapTexts } from './texts.js'
import { NARROW } from './tray-arrange.js'
import { cardSpot } from './tray-layout.js'
import type { Viewing } from './viewing.js'
import { freeRect, toFrame } from './viewport.js'

interface PlaceCardProps {
  readonly placing: Placing
  readonly position: Position
  readonly language: Language
  readonly naming: Naming
  readonly sign: Sign | undefined
  readonly viewing: Viewing
}

const WIDTH = 300
const HEIGHT = 104
/** A line told of it. */
const TOLD = 32
const MARGIN = 8

/** What the token costs, and the last word on it. */
export const PlaceCard = ({
  placing,
  position,
  language,
  naming,
  sign,
  viewing,
}: PlaceCardProps): JSX.Element | null => {
  const say = sayIn(mapTexts, language)
  const confirm = useRef<HTMLButtonElement>(null)
  const { hex, city, label, cost } = placing
  const { board } = position.rules
  const printed = board.hexes[hex]
  const [view, frame] = [viewing.view.value, viewing.frame.value]
  useEffect(() => {
    if (document.activeElement?.matches('[data-hex]:focus-visible')) confirm.current?.focus()
  }, [hex, city])
  if (!view || !frame || !printed) return null
  const free = freeRect(frame)
  const narrow = frame.width < NARROW
  const room = {
    x: free.x + MARGIN,
    y: free.y + MARGIN,
    width: free.width - 2 * MARGIN,
    height: free.height - 2 * MARGIN,
  }
  const size = { width: WIDTH, height: HEIGHT + (placing.told ? TOLD : 0) }
  const spot = cardSpot(size, { at: toFrame(view, hexCentre(board.layout, printed)), reach: SIDE * view.scale }, room)
  const style = narrow
    ? { left: '0', right: '0', bottom: `${frame.inset.bottom}px` }
    : { left: `${spot.x}px`, top: `${spot.y}px`, width: `${WIDTH}px` }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    placing.onCancel()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={`map-card place-card${narrow ? ' strip' : ''}`}
      style={style}
      role="group"
      aria-label={label}
      data-apart
      data-own-keys
      onKeyDown={onKeyDown}
    >
      <p class="place-label">
        {sign && <CompanySign sign={sign} size={26} />}
        <span>{label}</span>
      </p>
      {placing.told && <p class="tray-told">{placing.told}</p>}
      <div class="tray-actions">
        <button ref={confirm} type="button" class="button primary tray-confirm" onClick={() => placing.onConfirm()}>
          {say('put')}
          {cost !== null && <> · {cost === 0 ? say('free') : naming.money(cost)}</>}
        </button>
        {placing.onTiles && (
          <button type="button" class="button" onClick={() => placing.onTiles?.()}>
            {say('tilesHere')}
          </button>
        )}
        <button
          type="button"
          class="button icon"
          aria-label={say('cancel')}
          title={`${say('cancel')} (Esc)`}
          onClick={() => placing.onCancel()}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
