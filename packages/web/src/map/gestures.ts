import type { Box, Point } from '@roundhouse/board'
import type { Viewing } from './viewing.js'
import { type Frame, panned, pinched, wheelFactor, zoomedAt } from './viewport.js'

/** Mouse, pen and fingers on the map: dragging, pinching, the wheel. Taps are left to the click that follows them. */
interface Gestures {
  readonly sheet: Box
  readonly viewing: Viewing
  /** The wheel over something that turns; true = it was turned, the map stays. */
  turn(at: Point, steps: number): boolean
  /** Is this a point where a double tap means something else than coming closer? */
  busy(at: Point): boolean
}

/** A hand is not quite still when it taps. */
const SLIP = { mouse: 4, pen: 8, touch: 10 } as const
const NOTCH = 60
const DOUBLE = { ms: 320, px: 28 }

/** Buttons and cards on the map have clicks, drags and scrolling of their own. */
const isApart = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-apart]') !== null

export const attachGestures = (element: HTMLElement, { sheet, viewing, turn, busy }: Gestures): (() => void) => {
  const down = new Map<number, Point>()
  let start: Point | null = null
  let dragging = false
  let wheeled = 0
  let lastTap: { readonly at: Point; readonly time: number } | null = null

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const slip = (type: string): number => SLIP[type as keyof typeof SLIP] ?? SLIP.touch

  const onDown = (event: PointerEvent): void => {
    if (isApart(event.target) || (event.pointerType === 'mouse' && event.button > 1)) return
    if (down.size === 0) dragging = false
    if (down.size === 2) return
    down.set(event.pointerId, pointOf(event))
    start = down.size === 1 ? pointOf(event) : null
  }
  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [view, frame] = [viewing.view.peek(), viewing.frame.peek()]
    if (!view || !frame) return
    if (down.size === 2) {
      dragging = true
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1] as Point
      viewing.move(pinched(view, [before, other], [now, other], sheet, frame))
    } else {
      if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) < slip(event.pointerType)) return
      if (!dragging) {
        dragging = true
        element.setPointerCapture?.(event.pointerId)
      }
      viewing.move(panned(view, now.x - before.x, now.y - before.y))
    }
    down.set(event.pointerId, now)
  }
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    // The click that ends a drag comes at once; one that comes later is meant.
    setTimeout(() => {
      if (down.size === 0) dragging = false
    }, 60)
  }
  /** After a drag the browser still tells of a click: nothing was meant by it. */
  const onClick = (event: MouseEvent): void => {
    if (isApart(event.target)) return
    if (dragging) {
      dragging = false
      lastTap = null
      event.stopPropagation()
      event.preventDefault()
      return
    }
    const at = pointOf(event)
    const close = lastTap && Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE.px
    if (event.detail > 0 && lastTap && close && event.timeStamp - lastTap.time < DOUBLE.ms && !busy(at)) {
      lastTap = null
      event.stopPropagation()
      viewing.zoom(event.shiftKey ? 0.5 : 2, at)
    } else lastTap = { at, time: event.timeStamp }
  }
  const onWheel = (event: WheelEvent): void => {
    if (isApart(event.target)) return
    event.preventDefault()
    const at = pointOf(event)
    const [view, frame] = [viewing.view.peek(), viewing.frame.peek()] as [typeof viewing.view.value, Frame | null]
    if (!view || !frame) return
    wheeled += event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH
    const notches = Math.trunc(wheeled / NOTCH)
    if (!event.ctrlKey && turn(at, notches)) {
      wheeled -= notches * NOTCH
      return
    }
    wheeled = 0
    viewing.move(zoomedAt(view, wheelFactor(event), at, sheet, frame))
  }

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onUp)
  element.addEventListener('click', onClick, { capture: true })
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onUp)
    element.removeEventListener('click', onClick, { capture: true })
    element.removeEventListener('wheel', onWheel)
  }
}
