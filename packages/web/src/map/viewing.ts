import { type ReadonlySignal, signal } from '@preact/signals'
import type { Box, Point } from '@roundhouse/board'
import { recallLook, rememberLook } from './look-memory.js'
import {
  bounded,
  centredOn,
  type Frame,
  fitScale,
  fitView,
  freeRect,
  lookOf,
  middleOf,
  panned,
  revealed,
  type View,
  viewOf,
  zoomedAt,
} from './viewport.js'

/** How a map is being looked at, and the ways to change it. */
export interface Viewing {
  readonly view: ReadonlySignal<View | null>
  readonly frame: ReadonlySignal<Frame | null>
  /** In motion by hand (drawn coarsely, at speed) or gliding to where a button sent it. */
  readonly motion: ReadonlySignal<'rest' | 'hand' | 'glide'>
  move(to: View): void
  fit(): void
  zoom(factor: number, at?: Point): void
  pan(dx: number, dy: number): void
  centre(at: Point): void
  reveal(part: Box): void
  /** Several things to choose among: all of them in view, no closer than now. */
  embrace(part: Box): void
  /** A hex to work on: large enough to read, in the middle of what a tray of this height leaves free. */
  present(at: Point, scale: number, tray: number): void
  cover(inset: Partial<Frame['inset']>): void
  /** Watches the size of an element; the answer stops it. */
  watch(element: HTMLElement): () => void
}

/** Closer than the whole map when a hex is asked for, in pixels for a unit of the sheet. */
const READABLE = 0.62
const REST_AFTER = 160
const SAVE_AFTER = 500

export const viewingOf = (sheet: Box, remember?: string): Viewing => {
  const view = signal<View | null>(null)
  const frame = signal<Frame | null>(null)
  const motion = signal<'rest' | 'hand' | 'glide'>('rest')
  let inset: Frame['inset'] = { top: 0, right: 0, bottom: 0, left: 0 }
  let resting: ReturnType<typeof setTimeout> | undefined
  let saving: ReturnType<typeof setTimeout> | undefined

  const isWhole = (now: View, within: Frame): boolean => now.scale <= fitScale(sheet, within) * 1.001
  const save = (): void => {
    clearTimeout(saving)
    saving = undefined
    const [now, within] = [view.peek(), frame.peek()]
    if (remember === undefined || !now || !within) return
    rememberLook(remember, isWhole(now, within) ? null : lookOf(now, sheet, within))
  }
  const change = (how: 'hand' | 'glide', next: (now: View, within: Frame) => View): void => {
    const [now, within] = [view.peek(), frame.peek()]
    if (!now || !within) return
    view.value = bounded(next(now, within), sheet, within)
    motion.value = how
    clearTimeout(resting)
    resting = setTimeout(() => {
      motion.value = 'rest'
    }, REST_AFTER)
    if (remember !== undefined && saving === undefined) saving = setTimeout(save, SAVE_AFTER)
  }
  const resize = (width: number, height: number): void => {
    if (width < 2 || height < 2) return
    const before = frame.peek()
    const now = view.peek()
    const next: Frame = { width, height, inset }
    frame.value = next
    if (!before || !now) {
      const look = remember === undefined ? undefined : recallLook(remember)
      view.value = look ? viewOf(look, sheet, next) : fitView(sheet, next)
    } else if (isWhole(now, before)) view.value = fitView(sheet, next)
    else if (before.width === width && before.height === height) view.value = bounded(now, sheet, next)
    else view.value = viewOf(lookOf(now, sheet, before), sheet, next)
  }

  return {
    view,
    frame,
    motion,
    move: (to) => change('hand', () => to),
    fit: () => change('glide', (_, within) => fitView(sheet, within)),
    zoom: (factor, at) =>
      change('glide', (now, within) => zoomedAt(now, factor, at ?? middleOf(freeRect(within)), sheet, within)),
    pan: (dx, dy) => change('glide', (now) => panned(now, dx, dy)),
    centre: (at) => change('glide', (now, within) => centredOn(at, Math.max(now.scale, READABLE), within)),
    reveal: (part) => change('glide', (now, within) => revealed(now, part, within)),
    embrace: (part) =>
      change('glide', (now, within) => {
        const scale = Math.min(now.scale, fitScale(part, within))
        return revealed(centredOn(middleOf(part), scale, within), part, within)
      }),
    present: (at, scale, tray) =>
      change('glide', (now, within) => {
        const free = { ...within, inset: { ...within.inset, bottom: within.inset.bottom + tray } }
        return centredOn(at, Math.max(now.scale, scale), free)
      }),
    cover(next) {
      const wanted = { top: 0, right: 0, bottom: 0, left: 0, ...next }
      if (JSON.stringify(wanted) === JSON.stringify(inset)) return
      inset = wanted
      const now = frame.peek()
      if (now) resize(now.width, now.height)
    },
    watch(element) {
      const read = (): void => resize(element.clientWidth, element.clientHeight)
      const observer = new ResizeObserver(read)
      observer.observe(element)
      read()
      return () => {
        observer.disconnect()
        clearTimeout(resting)
        if (saving !== undefined) save()
      }
    },
  }
}
