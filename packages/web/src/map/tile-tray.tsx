import { type Box, hexCentre, type Point, SIDE } from '@roundhouse/board'
import type { Language, Position } from '@roundhouse/engine'
import type { CSSProperties, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Naming, Theme, TileChoosing } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { type Chosen, optionOf, takenUp, turned } from './choosing.js'
import { mapTexts } from './texts.js'
import { TrayActions } from './tray-actions.js'
import { arrange } from './tray-arrange.js'
import { BlockedTile, TileButton } from './tray-tile.js'
import type { Viewing } from './viewing.js'
import { toFrame } from './viewport.js'

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

const spotStyle = (at: Point | undefined): CSSProperties | undefined => at && { left: `${at.x}px`, top: `${at.y}px` }

const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
})

/** The possible tiles of a hex. */
export const TileTray = (props: TileTrayProps): JSX.Element | null => {
  const { position, language, theme, naming, viewing, onPreview } = props
  const box = useRef<HTMLDivElement>(null)
  /** Where the keyboard came from, and goes back to. */
  const opener = useRef<(HTMLElement & SVGElement) | null>(null)
  const goBack = (): void => {
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
  }
  const choosing: TileChoosing = {
    ...props.choosing,
    onCancel() {
      goBack()
      props.choosing.onCancel()
    },
    onConfirm() {
      goBack()
      props.choosing.onConfirm()
    },
  }
  const say = sayIn(mapTexts, language)
  const { board } = position.rules
  const { hex, options, chosen } = choosing
  const view = viewing.view.value
  const frame = viewing.frame.value
  const printed = board.hexes[hex]

  const choose = (next: Chosen | null): void => {
    onPreview(null)
    if (next) choosing.onChoose(next.tile, next.rotation, next.power)
  }

  useEffect(() => {
    // Whoever came here by keyboard, from the hex or from its name in the panel, goes on with the keyboard, and back.
    const near = document.activeElement as (HTMLElement & SVGElement) | null
    const isNamed = near?.getAttribute('data-hex') === hex || near?.getAttribute('data-hex-choice') === hex
    const from = isNamed && near?.matches(':focus-visible') ? near : null
    if (from) box.current?.querySelector<HTMLElement>('.tray-tile')?.focus()
    const [only, second] = options
    if (only && !second && !chosen) choose(takenUp(choosing, only))
    opener.current = from
    return () => onPreview(null)
  }, [hex])

  if (!view || !frame || !printed) return null
  const hub = { at: toFrame(view, hexCentre(board.layout, printed)), reach: SIDE * view.scale }
  const held = optionOf(choosing, chosen)
  // With a tile in hand what cannot be laid is only in the way.
  const blocked = held ? [] : (choosing.blocked ?? [])
  const arrangement = arrange(
    options.length + blocked.length,
    hub,
    frame,
    held !== undefined,
    Boolean(choosing.told),
    choosing.payments?.length,
  )
  const at = (i: number) => spotStyle(arrangement.kind === 'strip' ? undefined : arrangement.spots[i])
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
      {arrangement.kind === 'card' && <div class="map-card tray-card" style={boxStyle(arrangement.box)} />}
      <div class="tray-tiles">
        {options.map((option, i) => (
          <TileButton
            key={`${option.tile} ${option.power ?? ''}`}
            {...{ option, position, theme, naming, say }}
            chosen={option === held ? chosen : null}
            style={at(i)}
            onChoose={() => choose(takenUp(choosing, option))}
            onLook={(looking) =>
              onPreview(looking && option !== held ? takenUp({ ...choosing, chosen: null }, option) : null)
            }
          />
        ))}
        {blocked.map((each, i) => (
          <BlockedTile
            key={`${each.tile} ${each.power ?? ''} blocked`}
            {...{ blocked: each, position, theme, naming, say }}
            style={at(options.length + i)}
          />
        ))}
        {options.length + blocked.length === 0 && <p class="tray-note soft">{say('noTiles')}</p>}
      </div>
      <TrayActions
        {...{ choosing, held, naming, say, choose }}
        style={spotStyle(arrangement.kind === 'strip' ? undefined : arrangement.actions)}
      />
    </div>
  )
}
