import { boardBox, boardScene, FONT } from '@roundhouse/board'
import type { BoardData, HexId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { MapProps, TileChoosing } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { boardViewOf, heldOf } from './board-view.js'
import { type Chosen, optionOf, priceWords, rotationIndex } from './choosing.js'
import { Layers } from './drawing.js'
import { boxOfHex } from './hex-boxes.js'
import { HexTargets, SlotTargets } from './hex-targets.js'
import { useLanding } from './landing.js'
import './cards.css'
import './map.css'
import { pointedBy } from './map-click.js'
import { MapControls } from './map-controls.js'
import { onMapKey } from './map-keys.js'
import { PlaceCard } from './place-card.js'
import { type Pointed, pointAt } from './pointing.js'
import { leastTypeIn, useLeastType } from './readable.js'
import { routeLines } from './route-lines.js'
import { RunBar } from './run-bar.js'
import { StopTargets } from './stop-targets.js'
import { mapTexts } from './texts.js'
import { TileTray } from './tile-tray.js'
import './tray.css'
import { useAttention } from './use-attention.js'
import { useTurning } from './use-turning.js'
import { useViewing } from './use-viewing.js'

const DRAWN = ['fields', 'coast', 'rails', 'borders', 'routes', 'places', 'marks', 'labels']
const HELD = ['highlights']
const MARGIN = 16

/** Finding room on every hex takes a moment, once for each board: the paper is shown meanwhile. The type it was drawn in. */
const unfolded = new WeakMap<BoardData, number>()

/** The map. It knows no rules: it shows a position, what may be touched in it, and tells what was touched. */
export const GameMap = (props: MapProps): JSX.Element => {
  const { board } = props.position.rules
  const [ready, setReady] = useState(unfolded.has(board))
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ready) return
    // Two frames: the first one paints the placeholder.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { clientWidth = 0, clientHeight = 0 } = paper.current ?? {}
        const { bottom = 0, right = 0 } = props.inset ?? {}
        unfolded.set(board, leastTypeIn(boardBox(board, MARGIN), clientWidth - right, clientHeight - bottom))
        setReady(true)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready])
  if (!ready) {
    return (
      <div ref={paper} class="map unfolding">
        <p class="soft">{sayIn(mapTexts, props.language)('placeholder')}</p>
      </div>
    )
  }
  return <Unfolded {...props} />
}

/** What is held, for those who listen. */
const chosenWords = ({ language, naming }: MapProps, choosing: TileChoosing): string => {
  const say = sayIn(mapTexts, language)
  const { chosen } = choosing
  const option = optionOf(choosing, chosen)
  if (!option || !chosen) return ''
  const n = rotationIndex(option, chosen)
  const cost = priceWords(option.rotations[n] ?? { cost: 0 }, naming, say('free'))
  return say('chosen', { tile: option.tile, n: n + 1, of: option.rotations.length, cost })
}

const Unfolded = (props: MapProps): JSX.Element => {
  const { position, language, theme, naming, signs, targets = {} } = props
  const { choosing, placing, editing, routes } = props
  // While a tile is being chosen its hex is for turning it.
  const openCities = choosing ? [] : (props.openCities ?? [])
  const { board } = position.rules
  const say = sayIn(mapTexts, language)
  const root = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const now = useRef(props)
  now.current = props

  const [preview, setPreview] = useState<Chosen | null>(null)
  const [stop, setStop] = useState<HexId>(() => Object.keys(board.hexes)[0] ?? '')
  const [told, setTold] = useState('')

  const box = useMemo(() => boardBox(board, MARGIN), [board])
  const focusHex = (hex: HexId): void => {
    setStop(hex)
    viewing.reveal(boxOfHex(board, hex))
    root.current?.querySelector<SVGElement>(`.map-hex[data-hex="${CSS.escape(hex)}"]`)?.focus({ preventScroll: true })
  }
  const viewing = useViewing({ root, sheet, box, now, focusHex })
  useAttention(props, viewing, root)
  const least = useLeastType(viewing, unfolded.get(board) ?? 0)
  const shown = preview ?? choosing?.chosen ?? null
  const held = heldOf(props, preview)
  useTurning(choosing && shown ? { hex: choosing.hex, ...shown } : null, board, drawing)
  useLanding(drawing, position)

  const { problem, runs, train, colours } = editing ?? {}
  const lines = useMemo(() => {
    const own =
      problem && runs && colours ? routeLines({ problem, runs, train: train ?? null, colours }, naming.money) : []
    return [...own, ...(routes ?? [])]
  }, [problem, runs, train, colours, naming, routes])
  const scene = boardScene({
    ...boardViewOf({ ...props, openCities }, { routes: lines, held }),
    margin: MARGIN,
    least,
  })

  const point = (pointed: Pointed): void => {
    const answer = pointAt(props, pointed, viewing.view.peek()?.scale ?? 1)
    if (board.hexes[pointed.hex]) setStop(pointed.hex)
    setTold(answer === 'noWay' ? say('noWay', { hex: naming.hex(pointed.hex) }) : '')
  }
  const onClick = (event: MouseEvent): void => {
    const view = viewing.view.peek()
    if (!view || !root.current || (event.target as Element).closest('[data-apart]')) return
    const pointed = pointedBy(event, board, view, root.current)
    if (pointed) point(pointed)
    else {
      choosing?.onCancel()
      placing?.onCancel()
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest('[data-apart]') || event.ctrlKey || event.metaKey || event.altKey) return
    const focusMap = (): void => root.current?.focus()
    if (!onMapKey(event, { props, viewing, stop, focusHex, focusMap, point })) return
    event.preventDefault()
    event.stopPropagation()
  }

  const svg = { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, width: box.width, height: box.height }
  const sign = placing?.by === undefined ? undefined : signs[placing.by]
  const common = { position, language, naming }
  return (
    <div
      ref={root}
      class="map"
      role="application"
      aria-label={say('map')}
      aria-description={say('keys')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one thing to move in, with keys of its own
      tabIndex={0}
      data-own-keys
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div ref={sheet} class="map-sheet" style={{ width: `${box.width}px`, height: `${box.height}px` }}>
        <svg
          ref={drawing}
          {...svg}
          class="map-drawing"
          font-family={FONT}
          font-variant-numeric="tabular-nums"
          aria-hidden="true"
        >
          <Layers scene={scene} names={DRAWN} />
        </svg>
        <svg {...svg} class={choosing ? 'map-held busy' : 'map-held'} font-family={FONT} aria-hidden="true">
          <Layers scene={scene} names={HELD} />
        </svg>
        <svg {...svg} class="map-touch" aria-label={say('hexes')}>
          <HexTargets position={position} language={language} targets={targets} stop={stop} />
          {openCities.length > 0 && <SlotTargets {...common} open={openCities} />}
          {editing && editing.train !== null && <StopTargets {...common} editing={editing} />}
        </svg>
      </div>
      {choosing && <TileTray {...common} {...{ choosing, theme, viewing }} onPreview={setPreview} />}
      {placing && !choosing && <PlaceCard {...common} {...{ placing, sign, viewing }} />}
      {editing && <RunBar {...common} editing={editing} />}
      <MapControls show={props.show} language={language} theme={theme} board={position.rules.board} />
      <p class="heard" role="status">
        {told || (choosing ? chosenWords(props, choosing) : '')}
      </p>
    </div>
  )
}
