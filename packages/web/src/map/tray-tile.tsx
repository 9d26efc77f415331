import type { Position } from '@roundhouse/engine'
import type { CSSProperties, JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Naming, Theme, TileBlocked, TileOption } from '../contracts.js'
import { Reasoned } from '../parts/reasoned.js'
import type { Say } from '../texts/say.js'
import { type Chosen, costsOf } from './choosing.js'
import type { mapTexts } from './texts.js'
import { TilePicture } from './tile-picture.js'

const captionOf = (option: TileOption, chosen: Chosen | null, naming: Naming, say: Say<typeof mapTexts>): string => {
  const [low, high] = costsOf(option)
  const held = chosen && option.rotations.find(({ rotation }) => rotation === chosen.rotation)
  if (held) return held.cost === 0 ? say('free') : naming.money(held.cost)
  if (high === 0) return say('free')
  return low === high ? naming.money(low) : `${naming.money(low)}–${naming.money(high)}`
}

interface TileButtonProps {
  readonly option: TileOption
  readonly position: Position
  readonly theme: Theme
  readonly naming: Naming
  readonly say: Say<typeof mapTexts>
  readonly chosen: Chosen | null
  readonly style: CSSProperties | undefined
  onChoose(): void
  onLook(looking: boolean): void
}

/** A tile that can be laid, with how many are left and what it costs. */
export const TileButton = ({
  option,
  position,
  theme,
  naming,
  say,
  chosen,
  style,
  onChoose,
  onLook,
}: TileButtonProps): JSX.Element => {
  const { tile, left, rotations, power } = option
  const looking = useRef(false)
  const caption = captionOf(option, chosen, naming, say)
  const by = power === undefined ? undefined : naming.short(power)
  const words = [
    say('tile', { tile: naming.tile?.(tile) ?? tile }),
    power !== undefined && say('by', { power: naming.name(power) }),
  ]
  return (
    <button
      type="button"
      class="tray-tile"
      style={style}
      data-tile={tile}
      aria-pressed={chosen !== null}
      onClick={onChoose}
      onPointerMove={(event) => {
        // A tile that comes to lie under a resting mouse is not looked at.
        const moved = event.movementX !== 0 || event.movementY !== 0
        if (!moved || looking.current || event.pointerType !== 'mouse') return
        looking.current = true
        onLook(true)
      }}
      onPointerLeave={() => {
        looking.current = false
        onLook(false)
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook(true)}
      onBlur={() => onLook(false)}
    >
      <TilePicture
        board={position.rules.board}
        tile={tile}
        rotation={chosen?.rotation ?? rotations[0]?.rotation ?? 0}
        theme={theme}
      />
      <span class="heard">{words.filter(Boolean).join(', ')}, </span>
      <span class="tray-caption">
        {left !== null && (
          <>
            <span class="soft">×{left}</span>
            <span class="heard"> {say('leftWord')},</span>
          </>
        )}{' '}
        <b>{caption}</b>
      </span>
      <span class="heard">, {say('rotations', { n: rotations.length })}</span>
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
  readonly naming: Naming
  readonly say: Say<typeof mapTexts>
  readonly style: CSSProperties | undefined
}

/** A tile that cannot be laid now; it tells why. */
export const BlockedTile = ({
  blocked: { tile, left, reason },
  position,
  theme,
  naming,
  say,
  style,
}: BlockedTileProps): JSX.Element => (
  <Reasoned reason={reason}>
    <button type="button" class="tray-tile" style={style} data-tile={tile} aria-disabled="true">
      <TilePicture board={position.rules.board} tile={tile} rotation={0} theme={theme} />
      <span class="heard">{say('tile', { tile: naming.tile?.(tile) ?? tile })} </span>
      <span class="tray-caption soft">{left === null ? '–' : `×${left}`}</span>
    </button>
  </Reasoned>
)
