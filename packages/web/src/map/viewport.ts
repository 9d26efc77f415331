import type { Box, Point } from '@roundhouse/board'

/** What part of the sheet is seen: a point of the sheet lies at `point × scale + (x, y)` pixels of the frame. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The hole in the page the map is seen through, in pixels; `inset` is covered by other things. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
}

/** The same, independent of the size of the frame: what is in the middle, and how many times closer than the whole. */
export interface Look {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const PADDING = 8
/** Pixels for a unit of the sheet: a hex is then some 300 pixels wide. */
const CLOSEST = 1.6
/** How much of the frame may lie empty beside a sheet larger than the frame. */
const OVERHANG = 0.4

export const freeRect = ({ width, height, inset }: Frame): Box => ({
  x: inset.left,
  y: inset.top,
  width: Math.max(1, width - inset.left - inset.right),
  height: Math.max(1, height - inset.top - inset.bottom),
})

export const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export const toSheet = ({ x, y, scale }: View, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
export const toFrame = ({ x, y, scale }: View, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y })

/** A view with a point of the sheet at a point of the frame. */
export const placed = (sheet: Point, frame: Point, scale: number): View => ({
  x: frame.x - sheet.x * scale,
  y: frame.y - sheet.y * scale,
  scale,
})

export const fitScale = (sheet: Box, frame: Frame): number => {
  const free = freeRect(frame)
  const [width, height] = [Math.max(1, free.width - 2 * PADDING), Math.max(1, free.height - 2 * PADDING)]
  return Math.min(width / sheet.width, height / sheet.height)
}

export const fitView = (sheet: Box, frame: Frame): View =>
  placed(middleOf(sheet), middleOf(freeRect(frame)), fitScale(sheet, frame))

/** The room that things at an edge of the frame leave besides what covers it already. */
export const without = (frame: Frame, more: Partial<Frame['inset']>): Frame => {
  const { top, right, bottom, left } = frame.inset
  const inset = {
    top: top + (more.top ?? 0),
    right: right + (more.right ?? 0),
    bottom: bottom + (more.bottom ?? 0),
    left: left + (more.left ?? 0),
  }
  return { ...frame, inset }
}

/** Does all of a part of the sheet lie in the free room? */
export const isInView = (view: View, part: Box, frame: Frame): boolean => {
  const free = freeRect(frame)
  const { x, y } = toFrame(view, part)
  return (
    x >= free.x &&
    y >= free.y &&
    x + part.width * view.scale <= free.x + free.width &&
    y + part.height * view.scale <= free.y + free.height
  )
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

export const closestScale = (sheet: Box, frame: Frame): number => Math.max(CLOSEST, fitScale(sheet, frame) * 1.5)

/** A sheet smaller than the room stays inside it, a larger one leaves little of the room empty. */
const boundedAxis = (start: number, size: number, from: number, room: number): number => {
  if (size <= room) return clamp(start, from, from + room - size)
  const hang = room * OVERHANG
  return clamp(start, from + room - size - hang, from + hang)
}

/** The nearest view that may be. */
export const bounded = (view: View, sheet: Box, frame: Frame): View => {
  const free = freeRect(frame)
  const scale = clamp(view.scale, fitScale(sheet, frame), closestScale(sheet, frame))
  const left = boundedAxis(view.x + sheet.x * scale, sheet.width * scale, free.x, free.width)
  const top = boundedAxis(view.y + sheet.y * scale, sheet.height * scale, free.y, free.height)
  return { x: left - sheet.x * scale, y: top - sheet.y * scale, scale }
}

export const panned = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy })

/** Closer or farther, with what lies at `at` staying there. */
export const zoomedAt = (view: View, factor: number, at: Point, sheet: Box, frame: Frame): View => {
  const scale = clamp(view.scale * factor, fitScale(sheet, frame), closestScale(sheet, frame))
  return placed(toSheet(view, at), at, scale)
}

type Fingers = readonly [Point, Point]
const between = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a, b]: Fingers): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** Two fingers keep what is under them. */
export const pinched = (view: View, before: Fingers, after: Fingers, sheet: Box, frame: Frame): View => {
  const middle = between(before)
  const [from, to] = [middle, between(after)]
  const moved = panned(view, to.x - from.x, to.y - from.y)
  return zoomedAt(moved, apart(after) / apart(before), to, sheet, frame)
}

/** A point of the sheet in the middle of the free room. */
export const centredOn = (at: Point, scale: number, frame: Frame): View => placed(at, middleOf(freeRect(frame)), scale)

/** The smallest move that brings a part of the sheet into the free room; its middle if it does not fit. */
export const revealed = (view: View, part: Box, frame: Frame): View => {
  const free = freeRect(frame)
  const corner = toFrame(view, part)
  const along = (start: number, size: number, from: number, room: number): number =>
    size > room ? from + (room - size) / 2 - start : clamp(start, from, from + room - size) - start
  return panned(
    view,
    along(corner.x, part.width * view.scale, free.x, free.width),
    along(corner.y, part.height * view.scale, free.y, free.height),
  )
}

export const lookOf = (view: View, sheet: Box, frame: Frame): Look => {
  const { x, y } = toSheet(view, middleOf(freeRect(frame)))
  return { x, y, zoom: view.scale / fitScale(sheet, frame) }
}

export const viewOf = ({ x, y, zoom }: Look, sheet: Box, frame: Frame): View =>
  bounded(centredOn({ x, y }, zoom * fitScale(sheet, frame), frame), sheet, frame)

/** What a turn of the wheel means: pixels, lines or pages become one factor. */
export const wheelFactor = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number => {
  const pixels = deltaY * (deltaMode === 1 ? 24 : deltaMode === 2 ? 240 : 1)
  // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
  return Math.exp(clamp(-pixels * (ctrlKey ? 0.01 : 0.0018), -0.5, 0.5))
}
