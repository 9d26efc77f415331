import { boardBox, boardScene, FONT, type Ghost, hexCentre, type Point, SIDE } from '@roundhouse/board'
import type { BoardData, HexId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { MapHandle, MapProps } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { boardViewOf } from './board-view.js'
import { type Chosen, optionOf, rotationIndex, turned } from './choosing.js'
import { Layers } from './drawing.js'
import { attachGestures } from './gestures.js'
import { HexTargets, SlotTargets } from './hex-targets.js'
import { ARROWS, ahead, hexAt, isArrow } from './hit.js'
import { turnIn, useLanding } from './landing.js'
import { MapControls } from './map-controls.js'
import './map.css'
import './tray.css'
import { HeldToken, PlaceCard } from './place-card.js'
import { type Pointed, pointAt, stepsOf } from './pointing.js'
import { routeLines } from './route-lines.js'
import { RunBar } from './run-bar.js'
import { StopTargets } from './stop-targets.js'
import { mapTexts } from './texts.js'
import { TileTray } from './tile-tray.js'
import { NARROW, STRIP } from './tray-arrange.js'
import { viewingOf } from './viewing.js'
import { toSheet } from './viewport.js'

const DRAWN = ['fields', 'coast', 'rails', 'borders', 'routes', 'places', 'marks', 'labels']
const HELD = ['highlights']
const MARGIN = 16
const PAN = 90
/** Pixels for a unit of the sheet at which a preview can be judged. */
const WORKING = { narrow: 0.5, wide: 0.28 }

/** Sums on runs stay readable when the whole map is small. */
const labelScale = (scale: number): number => Math.min(3, Math.max(1, 0.66 / scale))

/** Finding room on every hex takes a moment, once for each board: the paper is shown meanwhile. */
const unfolded = new WeakSet<BoardData>()

/** The map. It knows no rules: it shows a position, what may be touched in it, and tells what was touched. */
export const GameMap = (props: MapProps): JSX.Element => {
  const { board } = props.position.rules
  const [ready, setReady] = useState(unfolded.has(board))
  useEffect(() => {
    if (ready) return
    // Two frames: the first one paints the placeholder.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setReady(true)))
    return () => cancelAnimationFrame(frame)
  }, [ready])
  if (!ready) {
    return (
      <div class="map unfolding">
        <p class="soft">{sayIn(mapTexts, props.language)('placeholder')}</p>
      </div>
    )
  }
  unfolded.add(board)
  return <Unfolded {...props} />
}

const Unfolded = (props: MapProps): JSX.Element => {
  const {
    position,
    language,
    theme,
    naming,
    signs,
    targets = {},
    openCities = [],
    choosing,
    placing,
    editing,
    inset,
    remember,
  } = props
  const { board } = position.rules
  const say = sayIn(mapTexts, language)
  const root = useRef<HTMLDivElement>(null)
  const sheetRef = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const now = useRef(props)
  now.current = props

  const box = useMemo(() => boardBox(board, MARGIN), [board])
  const viewing = useMemo(() => viewingOf(box, remember), [box, remember])
  const [preview, setPreview] = useState<Chosen | null>(null)
  const [stop, setStop] = useState<HexId>(() => Object.keys(board.hexes)[0] ?? '')
  const [told, setTold] = useState('')

  const middle = (hex: HexId): Point => hexCentre(board.layout, board.hexes[hex]!)
  const around = (hex: HexId) => {
    const { x, y } = middle(hex)
    return { x: x - SIDE, y: y - SIDE, width: 2 * SIDE, height: 2 * SIDE }
  }
  const targetOf = (hex: HexId): SVGElement | null =>
    root.current?.querySelector<SVGElement>(`.map-hex[data-hex="${CSS.escape(hex)}"]`) ?? null
  const focusHex = (hex: HexId): void => {
    setStop(hex)
    viewing.reveal(around(hex))
    targetOf(hex)?.focus({ preventScroll: true })
  }
  const point = (pointed: Pointed): void => {
    const answer = pointAt(now.current, pointed, viewing.view.peek()?.scale ?? 1)
    if (board.hexes[pointed.hex]) setStop(pointed.hex)
    setTold(answer === 'noWay' ? say('noWay', { hex: naming.hex(pointed.hex) }) : '')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else is read when it happens
  useEffect(() => {
    const element = root.current
    if (!element) return
    const hexUnder = (at: Point): HexId | undefined => {
      const view = viewing.view.peek()
      return view ? hexAt(board, toSheet(view, at)) : undefined
    }
    const stopWatching = viewing.watch(element)
    const detach = attachGestures(element, {
      sheet: box,
      viewing,
      turn(at, steps) {
        const held = now.current.choosing
        if (!held?.chosen || hexUnder(at) !== held.hex) return false
        const next = steps === 0 ? null : turned(held, steps)
        if (next) held.onChoose(next.tile, next.rotation, next.power)
        return true
      },
      busy(at) {
        const { targets: acting = {}, openCities: open = [], editing: runs, choosing: held } = now.current
        const hex = hexUnder(at)
        if (hex === undefined) return false
        return (
          Boolean(runs?.train) || held?.hex === hex || acting[hex] === 'legal' || open.some((each) => each.hex === hex)
        )
      },
    })
    return () => {
      detach()
      stopWatching()
    }
  }, [viewing])
  useLayoutEffect(
    () => viewing.cover({ bottom: inset?.bottom ?? 0, right: inset?.right ?? 0 }),
    [viewing, inset?.bottom, inset?.right],
  )

  // The sheet follows the view without a new rendering.
  useLayoutEffect(
    () =>
      viewing.view.subscribe((view) => {
        const element = sheetRef.current
        if (!element || !view) return
        element.style.transform = `translate(${view.x + box.x * view.scale}px, ${view.y + box.y * view.scale}px) scale(${view.scale})`
        element.style.visibility = 'visible'
        element.querySelector<SVGElement>('[data-layer="labels"]')?.style.setProperty('--label', `${labelScale(view.scale)}`)
      }),
    [viewing],
  )
  useLayoutEffect(
    () => viewing.motion.subscribe((motion) => sheetRef.current?.setAttribute('data-motion', motion)),
    [viewing],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle lives as long as the view
  useEffect(() => {
    const handle: MapHandle = {
      fit: () => viewing.fit(),
      zoom: (factor) => viewing.zoom(factor),
      pan: (dx, dy) => viewing.pan(dx, dy),
      centre: (hex) => board.hexes[hex] && viewing.centre(middle(hex)),
      focus: (hex) => board.hexes[hex] && focusHex(hex),
    }
    props.onReady?.(handle)
  }, [viewing])

  // A hex to work on is brought where its preview can be judged.
  const held = choosing?.hex ?? placing?.hex
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another hex is taken up
  useEffect(() => {
    const [view, frame] = [viewing.view.peek(), viewing.frame.peek()]
    if (held === undefined || !board.hexes[held] || !view || !frame) return
    const narrow = frame.width < NARROW
    const enough = narrow ? WORKING.narrow : WORKING.wide
    if (narrow || view.scale < enough) viewing.present(middle(held), enough, narrow ? STRIP : 0)
    else viewing.reveal(around(held))
  }, [held, viewing])
  const lastHeld = useRef(held)
  useEffect(() => {
    const before = lastHeld.current
    lastHeld.current = held
    // What had the focus is gone with the tray: back to where it came from.
    if (before !== undefined && held === undefined && document.activeElement === document.body)
      targetOf(before)?.focus({ preventScroll: true })
  }, [held])

  const shown = preview ?? choosing?.chosen ?? null
  const ghost: Ghost | undefined =
    choosing && shown ? { hex: choosing.hex, tile: shown.tile, rotation: shown.rotation } : undefined
  const lines = useMemo(
    () => [...(editing ? routeLines(editing, naming.money) : []), ...(props.routes ?? [])],
    [editing?.problem, editing?.runs, editing?.train, editing?.colours, naming, props.routes],
  )
  const scene = boardScene({ ...boardViewOf(props, { routes: lines, ...(ghost && { ghost }) }), margin: MARGIN })
  useLanding(drawing, position)
  const lastGhost = useRef(ghost)
  useLayoutEffect(() => {
    const before = lastGhost.current
    lastGhost.current = ghost
    if (!ghost || before?.hex !== ghost.hex || before.tile !== ghost.tile || before.rotation === ghost.rotation) return
    const element = root.current?.querySelector('.ghost')
    const steps = ((ghost.rotation - before.rotation + 9) % 6) - 3
    if (element) turnIn(element, middle(ghost.hex), { rotate: `${steps === -3 ? -180 : -steps * 60}deg`, scale: '1' })
  }, [ghost?.hex, ghost?.tile, ghost?.rotation])

  const option = choosing ? optionOf(choosing, choosing.chosen) : undefined
  const cost = option?.rotations.find(({ rotation }) => rotation === choosing?.chosen?.rotation)?.cost
  const chosenTold =
    option && choosing?.chosen
      ? say('chosen', {
          tile: option.tile,
          n: rotationIndex(option, choosing.chosen) + 1,
          of: option.rotations.length,
          cost: cost === 0 ? say('free') : naming.money(cost ?? 0),
        })
      : ''

  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    const view = viewing.view.peek()
    if (!target || !view || target.closest('[data-apart]')) return
    const { left, top } = root.current!.getBoundingClientRect()
    const byHand = event.detail > 0
    const named = target.closest<SVGElement>('[data-hex]')
    const here = toSheet(view, { x: event.clientX - left, y: event.clientY - top })
    const hex = named?.dataset.hex ?? hexAt(board, here)
    if (hex === undefined) {
      choosing?.onCancel()
      placing?.onCancel()
      return
    }
    const route = byHand
      ? document
          .elementsFromPoint(event.clientX, event.clientY)
          .map((each) => each.closest<SVGElement>('[data-route]')?.dataset.route)
      : []
    const hitRoute = route.find((each) => each !== undefined)
    const { city, stop: runStop } = named?.dataset ?? {}
    point({
      hex,
      at: byHand ? here : middle(hex),
      ...(city !== undefined && { city: Number(city) }),
      ...(runStop !== undefined && { stop: Number(runStop) }),
      ...(hitRoute !== undefined && { route: Number(hitRoute) }),
    })
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as Element
    if (target.closest('[data-apart]') || event.ctrlKey || event.metaKey || event.altKey) return
    const { hex, city, stop: runStop } = (target as SVGElement).dataset
    const { key } = event
    const done = (): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (isArrow(key)) {
      const [dx, dy] = ARROWS[key]
      if (hex === undefined) viewing.pan(-dx * PAN, -dy * PAN)
      else {
        const next = ahead(middle(hex), stepsOf(props, event.shiftKey), key)
        if (next) focusHex(next.hex)
      }
      return done()
    }
    if (key === '+' || key === '=') viewing.zoom(1.3)
    else if (key === '-' || key === '_') viewing.zoom(1 / 1.3)
    else if (key === '0') viewing.fit()
    else if (key === 'Enter' || key === ' ') {
      if (hex === undefined)
        focusHex(stepsOf(props, false).find((each) => each.hex === stop)?.hex ?? stepsOf(props, false)[0]?.hex ?? stop)
      else if (key === 'Enter' && choosing?.hex === hex && choosing.chosen) choosing.onConfirm()
      else if (key === 'Enter' && placing?.hex === hex) placing.onConfirm()
      else {
        const ids = {
          ...(city !== undefined && { city: Number(city) }),
          ...(runStop !== undefined && { stop: Number(runStop) }),
        }
        point({ hex, at: middle(hex), ...ids })
      }
    } else if (event.code === 'KeyR' && choosing?.chosen) {
      const next = turned(choosing, event.shiftKey ? -1 : 1)
      if (next) choosing.onChoose(next.tile, next.rotation, next.power)
    } else if (key === 'Escape' && (choosing || placing)) {
      choosing?.onCancel()
      placing?.onCancel()
    } else if (key === 'Escape' && hex !== undefined) root.current?.focus()
    else return
    done()
  }

  const svg = { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, width: box.width, height: box.height }
  const sign = placing?.by === undefined ? undefined : signs[placing.by]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the map work here
    // biome-ignore lint/a11y/useSemanticElements: a section cannot take keys
    <div
      ref={root}
      class="map"
      role="region"
      aria-label={say('map')}
      aria-description={say('keys')}
      tabIndex={0}
      data-own-keys
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div ref={sheetRef} class="map-sheet" style={{ width: `${box.width}px`, height: `${box.height}px` }}>
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
        <svg {...svg} class="map-touch" font-family={FONT} role="group" aria-label={say('hexes')}>
          <g aria-hidden="true">
            <Layers scene={scene} names={HELD} />
            {placing && <HeldToken placing={placing} position={position} sign={sign} />}
          </g>
          <HexTargets position={position} language={language} targets={targets} stop={stop} />
          {openCities.length > 0 && <SlotTargets {...{ position, language, naming }} open={openCities} />}
          {editing && editing.train !== null && <StopTargets {...{ position, language, naming, editing }} />}
        </svg>
      </div>
      {choosing && <TileTray {...{ choosing, position, language, theme, naming, viewing }} onPreview={setPreview} />}
      {placing && !choosing && <PlaceCard {...{ placing, position, language, naming, sign, viewing }} />}
      {editing && <RunBar {...{ editing, position, language, naming }} />}
      <MapControls />
      <p class="heard" role="status">
        {told || chosenTold}
      </p>
    </div>
  )
}
