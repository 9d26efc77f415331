import { hexCentre, type Point, SIDE } from '@roundhouse/board'
import type { Language, Position } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Naming, Theme, TileBlocked, TileChoosing, TileOption } from '../contracts.js'
import { Icon } from '../parts/icon.js'
import { Reasoned } from '../parts/reasoned.js'
import { type Say, sayIn } from '../texts/say.js'
import { type Chosen, costsOf, optionOf, rotationIndex, takenUp, turned } from './choosing.js'
import { mapTexts } from './texts.js'
import { TilePicture } from './tile-picture.js'
import { cardSpot, type Hub, ringSpots, rowSpots } from './tray-layout.js'
import type { Viewing } from './viewing.js'
import { type Frame, freeRect, toFrame } from './viewport.js'

interface TileTrayProps {
  readonly choosing: TileChoosing
  readonly position: Position
  readonly language: Language
  readonly theme: Theme
  readonly naming: Naming
  readonly viewing: Viewing
  /** Shows a tile in place while it is looked at; null ends it. */
  onPreview(chosen: Chosen | null): void
}

/** Below this width of the map the tiles lie in a strip at the bottom, for the thumb. */
export const NARROW = 600
/** Height of that strip, about. */
export const STRIP = 210

const RING_TILE = { width: 92, height: 104 }
const CARD_TILE = { width: 64, height: 72 }
const ACTIONS = 52
const PADDING = 10
const MARGIN = 8

type Arrangement =
  | { readonly kind: 'strip' }
  | { readonly kind: 'ring'; readonly spots: readonly Point[]; readonly actions: Point }
  | { readonly kind: 'card'; readonly spots: readonly Point[]; readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } }

/** Tiles stand around the hex until one is taken up; then they make room for its neighbours and gather on a card. */
const arrange = (count: number, hub: Hub, frame: Frame, held: boolean): Arrangement => {
  if (frame.width < NARROW) return { kind: 'strip' }
  const free = freeRect(frame)
  const room = { x: free.x + MARGIN, y: free.y + MARGIN, width: free.width - 2 * MARGIN, height: free.height - 2 * MARGIN }
  if (!held) {
    const width = 190
    const below = hub.at.y + hub.reach + MARGIN + ACTIONS <= room.y + room.height
    const y = below ? hub.at.y + hub.reach + MARGIN : hub.at.y - hub.reach - MARGIN - ACTIONS
    const x = Math.min(Math.max(hub.at.x - width / 2, room.x), room.x + room.width - width)
    const spots = ringSpots(count, RING_TILE, hub, room, [{ x, y, width, height: ACTIONS }])
    if (spots) return { kind: 'ring', spots, actions: { x: x + width / 2, y } }
  }
  const width = Math.min(room.width, Math.max(316, Math.min(count, 6) * (CARD_TILE.width + 8) + 2 * PADDING))
  const rows = rowSpots(count, CARD_TILE, width - 2 * PADDING)
  const box = cardSpot({ width, height: rows.height + ACTIONS + 2 * PADDING }, hub, room)
  return { kind: 'card', box, spots: rows.spots.map(({ x, y }) => ({ x: box.x + PADDING + x, y: box.y + PADDING + y })) }
}

const captionOf = (option: TileOption, chosen: Chosen | null, naming: Naming, say: Say<typeof mapTexts>): string => {
  const [low, high] = costsOf(option)
  const held = chosen && option.rotations.find(({ rotation }) => rotation === chosen.rotation)
  if (held) return held.cost === 0 ? say('free') : naming.money(held.cost)
  if (high === 0) return say('free')
  return low === high ? naming.money(low) : `${naming.money(low)}–${naming.money(high)}`
}

/** The possible tiles of a hex. */
export const TileTray = (props: TileTrayProps): JSX.Element | null => {
  const { choosing, position, language, theme, naming, viewing, onPreview } = props
  const box = useRef<HTMLDivElement>(null)
  const say = sayIn(mapTexts, language)
  const { board } = position.rules
  const { hex, options, blocked = [], chosen } = choosing
  const view = viewing.view.value
  const frame = viewing.frame.value
  const printed = board.hexes[hex]

  // Whoever came here by keyboard goes on with the keyboard.
  useEffect(() => {
    const near = document.activeElement
    if (near?.getAttribute('data-hex') === hex && near.matches(':focus-visible')) {
      box.current?.querySelector<HTMLElement>('.tray-tile')?.focus()
    }
    return () => onPreview(null)
  }, [hex])

  if (!view || !frame || !printed) return null
  const hub = { at: toFrame(view, hexCentre(board.layout, printed)), reach: SIDE * view.scale }
  const held = optionOf(choosing, chosen)
  const arrangement = arrange(options.length + blocked.length, hub, frame, held !== undefined)
  const choose = (next: Chosen | null): void => {
    onPreview(null)
    if (next) choosing.onChoose(next.tile, next.rotation, next.power)
  }
  const at = (i: number): JSX.CSSProperties | undefined => {
    const spot = arrangement.kind === 'strip' ? undefined : arrangement.spots[i]
    return spot && { left: `${spot.x}px`, top: `${spot.y}px` }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('.tray-tile') ?? [])]
    const here = buttons.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') choosing.onCancel()
    else if (event.code === 'KeyR') choose(turned(choosing, event.shiftKey ? -1 : 1))
    else if (event.key === 'Enter' && here >= 0 && held && options[here] === held) choosing.onConfirm()
    else if (step !== undefined && here >= 0) buttons[(here + step + buttons.length) % buttons.length]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const style = arrangement.kind === 'strip' ? { bottom: `${frame.inset.bottom}px` } : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      class={`tile-tray ${arrangement.kind}${held ? ' held' : ''}`}
      style={style}
      role="group"
      aria-label={say('tiles', { hex: naming.hex(hex) })}
      data-apart
      data-own-keys
      onKeyDown={onKeyDown}
    >
      {arrangement.kind === 'card' && <TrayCard box={arrangement.box} />}
      <div class="tray-tiles">
        {options.map((option, i) => (
          <TileButton
            key={`${option.tile} ${option.power ?? ''}`}
            {...{ option, position, theme, naming, say }}
            chosen={option === held ? chosen : null}
            style={at(i)}
            onChoose={() => choose(takenUp(choosing, option))}
            onLook={(looking) => onPreview(looking && option !== held ? takenUp({ ...choosing, chosen: null }, option) : null)}
          />
        ))}
        {blocked.map((each, i) => (
          <BlockedTile
            key={`${each.tile} ${each.power ?? ''} blocked`}
            {...{ blocked: each, position, theme, say }}
            style={at(options.length + i)}
          />
        ))}
        {options.length + blocked.length === 0 && <p class="tray-note soft">{say('noTiles')}</p>}
      </div>
      <TrayActions {...{ choosing, held, naming, say, choose }} style={actionsAt(arrangement)} />
    </div>
  )
}

const actionsAt = (arrangement: Arrangement): JSX.CSSProperties | undefined => {
  if (arrangement.kind === 'strip') return undefined
  if (arrangement.kind === 'ring') return { left: `${arrangement.actions.x}px`, top: `${arrangement.actions.y}px` }
  const { x, y, width, height } = arrangement.box
  return { left: `${x + width / 2}px`, top: `${y + height - ACTIONS - PADDING / 2}px`, width: `${width - 2 * PADDING}px` }
}

const TrayCard = ({ box: { x, y, width, height } }: { box: Extract<Arrangement, { kind: 'card' }>['box'] }): JSX.Element => (
  <div class="map-card tray-card" style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }} />
)

interface TileButtonProps {
  readonly option: TileOption
  readonly position: Position
  readonly theme: Theme
  readonly naming: Naming
  readonly say: Say<typeof mapTexts>
  readonly chosen: Chosen | null
  readonly style: JSX.CSSProperties | undefined
  onChoose(): void
  onLook(looking: boolean): void
}

const TileButton = ({ option, position, theme, naming, say, chosen, style, onChoose, onLook }: TileButtonProps): JSX.Element => {
  const { tile, left, rotations, power } = option
  const caption = captionOf(option, chosen, naming, say)
  const by = power === undefined ? undefined : naming.short(power)
  const words = [
    say('tile', { tile }),
    by !== undefined && say('by', { power: naming.name(power!) }),
    left !== null && say('left', { n: left }),
    caption,
    say('rotations', { n: rotations.length }),
  ]
  return (
    <button
      type="button"
      class="tray-tile"
      style={style}
      data-tile={tile}
      aria-pressed={chosen !== null}
      aria-label={words.filter(Boolean).join(', ')}
      onClick={onChoose}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook(true)}
      onBlur={() => onLook(false)}
    >
      <TilePicture board={position.rules.board} tile={tile} rotation={chosen?.rotation ?? rotations[0]?.rotation ?? 0} theme={theme} />
      <span class="tray-caption" aria-hidden="true">
        {left !== null && <span class="soft">×{left}</span>} <b>{caption}</b>
      </span>
      {by !== undefined && (
        <span class="tray-power" aria-hidden="true">
          {by}
        </span>
      )}
    </button>
  )
}

interface BlockedTileProps {
  readonly blocked: TileBlocked
  readonly position: Position
  readonly theme: Theme
  readonly say: Say<typeof mapTexts>
  readonly style: JSX.CSSProperties | undefined
}

const BlockedTile = ({ blocked: { tile, left, reason }, position, theme, say, style }: BlockedTileProps): JSX.Element => (
  <Reasoned reason={reason}>
    <button type="button" class="tray-tile" style={style} data-tile={tile} aria-disabled="true" aria-label={say('tile', { tile })}>
      <TilePicture board={position.rules.board} tile={tile} rotation={0} theme={theme} />
      <span class="tray-caption soft" aria-hidden="true">
        {left === null ? '–' : `×${left}`}
      </span>
    </button>
  </Reasoned>
)

interface TrayActionsProps {
  readonly choosing: TileChoosing
  readonly held: TileOption | undefined
  readonly naming: Naming
  readonly say: Say<typeof mapTexts>
  readonly style: JSX.CSSProperties | undefined
  choose(next: Chosen | null): void
}

const TrayActions = ({ choosing, held, naming, say, style, choose }: TrayActionsProps): JSX.Element => {
  const { chosen } = choosing
  const index = held && chosen ? rotationIndex(held, chosen) : -1
  const count = held?.rotations.length ?? 0
  const cost = held?.rotations[index]?.cost ?? 0
  return (
    <div class="tray-actions" style={style}>
      {held && count > 1 && (
        <>
          <button type="button" class="button icon" aria-label={say('turnBack')} title={`${say('turnBack')} (Shift R)`} onClick={() => choose(turned(choosing, -1))}>
            <Icon name="turnBack" />
          </button>
          <span class="tray-count small soft" aria-hidden="true">
            {index + 1}/{count}
          </span>
          <button type="button" class="button icon" aria-label={say('turn')} title={`${say('turn')} (R)`} onClick={() => choose(turned(choosing, 1))}>
            <Icon name="turn" />
          </button>
        </>
      )}
      {held ? (
        <button type="button" class="button primary tray-confirm" onClick={() => choosing.onConfirm()}>
          {say('lay')} · {cost === 0 ? say('free') : naming.money(cost)}
        </button>
      ) : (
        <span class="tray-hint small">{say('chooseTile')}</span>
      )}
      <button type="button" class="button icon" aria-label={say('cancel')} title={`${say('cancel')} (Esc)`} onClick={() => choosing.onCancel()}>
        <Icon name="close" />
      </button>
    </div>
  )
}
