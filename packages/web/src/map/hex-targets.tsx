import { corners, describeHex, freeSlot, hexCentre, polygonPoints } from '@roundhouse/board'
import type { HexId, Language, Position } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { MapProps, Naming, TargetKind } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { mapTexts } from './texts.js'

/** What can be pointed at: every hex, told in words; only one of them at a time is a stop for the Tab key. */
interface HexTargetProps {
  readonly hex: HexId
  readonly board: Position['rules']['board']
  readonly tile: unknown
  readonly tokens: unknown
  readonly state: Position['state']['board']
  readonly language: Language
  readonly kind: TargetKind | undefined
  readonly stop: boolean
}

const sameTarget = (a: HexTargetProps, b: HexTargetProps): boolean =>
  a.board === b.board &&
  a.tile === b.tile &&
  a.tokens === b.tokens &&
  a.language === b.language &&
  a.kind === b.kind &&
  a.stop === b.stop

const HexTarget = memo(({ hex, board, state, language, kind, stop }: HexTargetProps): JSX.Element => {
  const { x, y } = hexCentre(board.layout, board.hexes[hex]!)
  const say = sayIn(mapTexts, language)
  const words = describeHex({ board, state, hex, language })
  const acts = kind === 'legal' || kind === 'selected'
  return (
    <polygon
      points={polygonPoints(corners(board.layout, 97))}
      transform={`translate(${x} ${y})`}
      class={`map-hex${kind ? ` ${kind}` : ''}`}
      data-hex={hex}
      role={acts ? 'button' : 'img'}
      tabindex={stop ? 0 : -1}
      aria-label={kind ? `${words} ${say(`target_${kind}`)}.` : words}
    />
  )
}, sameTarget)

interface HexTargetsProps {
  readonly position: Position
  readonly language: Language
  readonly targets: NonNullable<MapProps['targets']>
  /** The hex that the Tab key stops at. */
  readonly stop: HexId
}

export const HexTargets = ({ position, language, targets, stop }: HexTargetsProps): JSX.Element => {
  const { board } = position.rules
  const state = position.state.board
  return (
    <>
      {Object.keys(board.hexes).map((hex) => (
        <HexTarget
          key={hex}
          hex={hex}
          board={board}
          state={state}
          tile={state.tiles[hex]}
          tokens={state.tokens[hex]}
          language={language}
          kind={targets[hex]}
          stop={hex === stop}
        />
      ))}
    </>
  )
}

interface SlotTargetsProps {
  readonly position: Position
  readonly language: Language
  readonly naming: Naming
  readonly open: NonNullable<MapProps['openCities']>
}

export const SlotTargets = ({ position, language, naming, open }: SlotTargetsProps): JSX.Element => {
  const say = sayIn(mapTexts, language)
  return (
    <>
      {open.map(({ hex, city }) => {
        const at = freeSlot(position.rules.board, position.state.board, hex, city)
        return (
          at && (
            // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
            <circle
              key={`${hex}:${city}`}
              cx={at.x}
              cy={at.y}
              r={31}
              class="map-slot"
              data-hex={hex}
              data-city={city}
              role="button"
              tabindex={0}
              aria-label={say('slot', { hex: naming.hex(hex), city: city + 1 })}
            />
          )
        )
      })}
    </>
  )
}
