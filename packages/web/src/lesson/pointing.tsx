import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { createPortal } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { useTable } from '../table/model.js'
import type { Pointer } from './lesson.js'

/** Where on the page a pointer points, the most exact place first. */
const selectorsOf = (pointer: Pointer, seat: (name: string) => string): readonly string[] => {
  switch (pointer.at) {
    case 'hex':
      return [`.map-hex[data-hex="${pointer.hex}"]`]
    case 'tile':
      return [`.tray-tile[data-tile="${pointer.tile}"]`]
    case 'offer':
      return [
        ...(pointer.of === undefined
          ? []
          : [
              `.stock-row[data-corporation="${CSS.escape(pointer.of)}"] [data-action="${pointer.type}"]`,
              `.decision [data-seller="${CSS.escape(pointer.of)}"] [data-action="${pointer.type}"]`,
              `.decision :is([data-item], [data-company]):is([data-item="${pointer.of}"], [data-company="${pointer.of}"])`,
            ]),
        `.decision [data-action="${pointer.type}"]`,
        `.decision [data-group="${pointer.type}"]`,
      ]
    case 'stock':
      return [`.stock-row[data-corporation="${CSS.escape(pointer.of)}"]`]
    case 'start':
      return [
        `.stock-row[data-corporation="${CSS.escape(pointer.of)}"] [data-action="par"]`,
        `.stock-row[data-corporation="${CSS.escape(pointer.of)}"] .start-choice > button`,
      ]
    case 'way':
      return ['.decision-foot button']
    case 'panel':
      return [`#panel-${pointer.panel}`, `.wide-${pointer.panel}`, '.sheet-body']
    case 'price':
      return [`.market-start[data-price="${pointer.price}"]`]
    case 'company':
      return [
        `.rail-company[data-operator="${CSS.escape(pointer.of)}"]`,
        `.charter[data-company="${CSS.escape(pointer.of)}"]`,
      ]
    case 'player':
      return [`.rail-player[data-player="${seat(pointer.player)}"]`, `.players [data-player="${seat(pointer.player)}"]`]
    default:
      return pointer satisfies never
  }
}

/** Milliseconds between two looks: the map is moved, panels scroll. */
const LOOK = 120
/** Room between a thing and the ring around it. */
const ROOM = 4

interface Ring {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Is the middle of it on the screen, with nothing over it? */
const isSeen = (element: Element, { left, top, width, height }: DOMRect): boolean => {
  if (width === 0 || height === 0) return false
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && (element.contains(seen) || seen.contains(element) || seen.closest('.map-view') !== null)
}

/** The first that is there; with words, the one that bears them. */
const find = (selectors: readonly string[], words: string | null): Element | null => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)]
    const element = words === null ? found[0] : found.find(({ textContent }) => textContent.includes(words))
    if (element) return element
  }
  return words === null ? null : find(selectors, null)
}

/** Rings around what the teacher speaks of. What is not in view is brought there once. */
export const Pointing = ({ pointers }: { pointers: readonly Pointer[] }): JSX.Element => {
  const { session, handle, reading } = useTable()
  const rings = useSignal<readonly Ring[]>([])
  useEffect(() => {
    const { players } = session.game.peek().setup
    const seat = (name: string): string => `p${players.findIndex((each) => each.name === name) + 1}`
    const all = pointers.map((pointer) => selectorsOf(pointer, seat))
    const brought = new Set<number>()
    const look = (): void => {
      const next = all.flatMap((selectors, i): readonly Ring[] => {
        const pointer = pointers[i]
        const words = pointer?.at === 'start' ? ` ${reading.peek().naming.money(pointer.price)}` : null
        const element = find(selectors, words)
        if (!element) return []
        const box = element.getBoundingClientRect()
        if (!isSeen(element, box)) {
          if (!brought.has(i)) {
            brought.add(i)
            if (pointer?.at === 'hex') handle.peek()?.centre(pointer.hex)
            else element.scrollIntoView({ block: 'center' })
          }
          return []
        }
        const { left, top, width, height } = box
        return [{ left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }]
      })
      if (JSON.stringify(next) !== JSON.stringify(rings.peek())) rings.value = next
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [pointers, session, handle, reading, rings])
  return createPortal(
    rings.value.map(({ left, top, width, height }, i) => (
      <div
        key={`${i}`}
        class="teacher-ring"
        aria-hidden="true"
        style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
      />
    )),
    document.body,
  ) as JSX.Element
}
