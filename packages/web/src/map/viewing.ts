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
  isInView,
  lookOf,
  middleOf,
  panned,
  revealed,
  toFrame,
  type View,
  viewOf,
  without,
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
  /**
   * What a question is about: all of it in view and clear of the buttons on the map. Closer only as long as the player
   * leaves the view to the page, and not closer than `closest`. null = the question is not about the map.
   */
  frameFor(part: Box | null, closest: number): void
  /** A hex to work on: large enough to read, in the middle of what a tray of this height leaves free. */
  present(at: Point, scale: number, tray: number): void
  cover(inset: Partial<Frame['inset']>): void
  /** Watches the size of an element; the answer stops it. */
  watch(element: HTMLElement): () => void
}

/** Closer than the whole map when a hex is asked for, in pixels for a unit of the sheet. */
const READABLE = 0.62
/** The buttons in the corner of the map. */
const BUTTONS = 56
const BUTTONS_HIGH = 180
/** A view that shows everything nearly as large as it could be is left alone. */
const GOOD_ENOUGH = 0.8
const REST_AFTER = 160
const SAVE_AFTER = 500

/** Would the buttons lie on one of the hexes? */
const coversHex = (view: View, { width, inset }: Frame, hexes: readonly Box[]): boolean =>
  hexes.some((hex) => {
    const { x, y } = toFrame(view, hex)
    const right = x + hex.width * view.scale
    return right > width - inset.right - BUTTONS && y < inset.top + BUTTONS_HIGH
  })

export const viewingOf = (sheet: Box, remember?: string, hexes: readonly Box[] = []): Viewing => {
  const view = signal<View | null>(null)
  const frame = signal<Frame | null>(null)
  const motion = signal<'rest' | 'hand' | 'glide'>('rest')
  let inset: Frame['inset'] = { top: 0, right: 0, bottom: 0, left: 0 }
  /** A map that reaches into the corner of the buttons leaves them their column. */
  let crowded = false
  /** The player has chosen the view; else the page frames what it asks about. */
  let own = false
  /** Where the page looks: asked again when the frame changes. */
  let aim = (within: Frame): View => fitView(sheet, within)
  let resting: ReturnType<typeof setTimeout> | undefined
  let saving: ReturnType<typeof setTimeout> | undefined

  const isWhole = (now: View, within: Frame): boolean => now.scale <= fitScale(sheet, within) * 1.001
  const save = (): void => {
    clearTimeout(saving)
    saving = undefined
    const [now, within] = [view.peek(), frame.peek()]
    if (remember === undefined || !now || !within) return
    rememberLook(remember, own ? lookOf(now, sheet, within) : null)
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
  const byHand = (how: 'hand' | 'glide', next: (now: View, within: Frame) => View): void => {
    own = true
    change(how, next)
  }
  const byPage = (next: (within: Frame) => View): void => {
    aim = next
    change('glide', (_, within) => next(within))
  }
  const clearOfButtons = (within: Frame): Frame => (crowded ? within : without(within, { right: BUTTONS }))
  const framed = (part: Box | null, closest: number, within: Frame): View => {
    const whole = fitView(sheet, within)
    if (!part) return whole
    const room = clearOfButtons(within)
    const scale = Math.min(Math.max(whole.scale, closest), fitScale(part, room))
    return revealed(centredOn(middleOf(scale > whole.scale ? part : sheet), scale, within), part, room)
  }
  const resize = (width: number, height: number): void => {
    if (width < 2 || height < 2) return
    const before = frame.peek()
    const now = view.peek()
    const bare: Frame = { width, height, inset }
    crowded = coversHex(fitView(sheet, bare), bare, hexes)
    const next = crowded ? without(bare, { right: BUTTONS }) : bare
    frame.value = next
    if (!before || !now) {
      const look = remember === undefined ? undefined : recallLook(remember)
      own = look !== undefined
      view.value = look ? viewOf(look, sheet, next) : bounded(aim(next), sheet, next)
    } else if (!own) view.value = bounded(aim(next), sheet, next)
    else if (isWhole(now, before)) view.value = fitView(sheet, next)
    else if (before.width === width && before.height === height) view.value = bounded(now, sheet, next)
    else view.value = viewOf(lookOf(now, sheet, before), sheet, next)
  }

  return {
    view,
    frame,
    motion,
    move: (to) => byHand('hand', () => to),
    fit() {
      const [now, within] = [view.peek(), frame.peek()]
      // Asked for once more, the page takes over again.
      const again = own && now !== null && within !== null && isWhole(now, within)
      own = !again
      change('glide', (_, room) => (again ? aim(room) : fitView(sheet, room)))
    },
    zoom: (factor, at) =>
      byHand('glide', (now, within) => zoomedAt(now, factor, at ?? middleOf(freeRect(within)), sheet, within)),
    pan: (dx, dy) => byHand('glide', (now) => panned(now, dx, dy)),
    centre(at) {
      const scale = Math.max(view.peek()?.scale ?? 0, READABLE)
      byPage((within) => centredOn(at, scale, within))
    },
    reveal: (part) => change('glide', (now, within) => revealed(now, part, within)),
    frameFor(part, closest) {
      aim = (room) => framed(part, closest, room)
      const [now, within] = [view.peek(), frame.peek()]
      if (!now || !within) return
      const room = clearOfButtons(within)
      if (!own) {
        const target = bounded(aim(within), sheet, within)
        const good = part ? isInView(now, part, room) && now.scale >= target.scale * GOOD_ENOUGH : false
        if (!good) change('glide', () => target)
      } else if (part && !isInView(now, part, room)) {
        change('glide', () => {
          const scale = Math.min(now.scale, fitScale(part, room))
          return revealed(scale < now.scale ? centredOn(middleOf(part), scale, within) : now, part, room)
        })
      }
    },
    present(at, least, tray) {
      const scale = Math.max(view.peek()?.scale ?? 0, least)
      byPage((within) => centredOn(at, scale, without(within, { bottom: tray })))
    },
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
