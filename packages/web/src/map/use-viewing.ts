import type { Box, Point } from '@roundhouse/board'
import type { HexId } from '@roundhouse/engine'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import type { MapHandle, MapProps } from '../contracts.js'
import { turned } from './choosing.js'
import { attachGestures } from './gestures.js'
import { boxOfHex, middleOfHex } from './hex-boxes.js'
import { hexAt } from './hit.js'
import { NARROW } from './tray-arrange.js'
import { type Viewing, viewingOf } from './viewing.js'
import { toSheet, type View } from './viewport.js'

interface ViewingOf {
  readonly root: RefObject<HTMLElement | null>
  readonly sheet: RefObject<HTMLElement | null>
  readonly box: Box
  /** The properties as they are at any moment. */
  readonly now: RefObject<MapProps>
  focusHex(hex: HexId): void
}

/** Height of the bar, about. */
const RUN_BAR = 100

/** Sums on runs stay readable when the whole map is small. */
const labelScale = (scale: number): number => Math.min(3, Math.max(1, 0.66 / scale))

/** The sheet follows the view without a new rendering. */
const show = (sheet: HTMLElement | null, box: Box, view: View | null): void => {
  if (!sheet || !view) return
  const { x, y, scale } = view
  sheet.style.transform = `translate(${x + box.x * scale}px, ${y + box.y * scale}px) scale(${scale})`
  sheet.style.visibility = 'visible'
  const labels = sheet.querySelector<SVGElement>('[data-layer="labels"]')
  labels?.style.setProperty('--label', labelScale(scale).toFixed(3))
}

/** What part of the map is seen, tied to the hand, the size of the page and the page's commands. */
export const useViewing = ({ root, sheet, box, now, focusHex }: ViewingOf): Viewing => {
  const { remember, inset, editing } = now.current!
  const { board } = now.current!.position.rules
  const hexes = useMemo(() => Object.keys(board.hexes).map((hex) => boxOfHex(board, hex)), [board])
  const viewing = useMemo(() => viewingOf(box, remember, hexes), [box, remember, hexes])
  const [bottom, right] = [inset?.bottom ?? 0, inset?.right ?? 0]
  // On a phone the bar of the run in hand takes the whole width.
  const barred = Boolean(editing?.train) && (root.current?.clientWidth ?? NARROW) < NARROW
  const top = barred ? RUN_BAR : 0

  useLayoutEffect(() => viewing.cover({ bottom, right, top }), [viewing, bottom, right, top])
  useLayoutEffect(() => viewing.view.subscribe((view) => show(sheet.current, box, view)), [viewing, box, sheet])
  useLayoutEffect(
    () => viewing.motion.subscribe((motion) => sheet.current?.setAttribute('data-motion', motion)),
    [viewing, sheet],
  )

  useEffect(() => {
    const element = root.current
    if (!element) return
    const hexUnder = (at: Point): HexId | undefined => {
      const view = viewing.view.peek()
      return view ? hexAt(now.current!.position.rules.board, toSheet(view, at)) : undefined
    }
    const stopWatching = viewing.watch(element)
    const detach = attachGestures(element, {
      sheet: box,
      viewing,
      turn(at, steps) {
        const { choosing } = now.current!
        if (!choosing?.chosen || hexUnder(at) !== choosing.hex) return false
        const next = steps === 0 ? null : turned(choosing, steps)
        if (next) choosing.onChoose(next.tile, next.rotation, next.power)
        return true
      },
      busy(at) {
        const { targets = {}, openCities = [], editing, choosing } = now.current!
        const hex = hexUnder(at)
        if (hex === undefined) return false
        const acts = targets[hex] === 'legal' || openCities.some((each) => each.hex === hex)
        return acts || choosing?.hex === hex || Boolean(editing?.train)
      },
    })
    return () => {
      detach()
      stopWatching()
    }
  }, [viewing, box, root, now])

  useEffect(() => {
    const known = (hex: HexId): boolean => now.current!.position.rules.board.hexes[hex] !== undefined
    const handle: MapHandle = {
      fit: () => viewing.fit(),
      zoom: (factor) => viewing.zoom(factor),
      pan: (dx, dy) => viewing.pan(dx, dy),
      centre: (hex) => known(hex) && viewing.centre(middleOfHex(now.current!.position.rules.board, hex)),
      focus: (hex) => known(hex) && focusHex(hex),
    }
    now.current!.onReady?.(handle)
  }, [viewing])

  return viewing
}
