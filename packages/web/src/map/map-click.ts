import type { BoardData } from '@roundhouse/engine'
import { middleOfHex } from './hex-boxes.js'
import { hexAt } from './hit.js'
import type { Pointed } from './pointing.js'
import { toSheet, type View } from './viewport.js'

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** What the data of an element of the drawing says it is. */
export const namedBy = (element: Element | null): Pick<Pointed, 'city' | 'stop'> & { readonly hex?: string } => {
  const { hex, city, stop } = element?.closest<SVGElement>('[data-hex]')?.dataset ?? {}
  const [c, s] = [numberIn(city), numberIn(stop)]
  return { ...(hex !== undefined && { hex }), ...(c !== undefined && { city: c }), ...(s !== undefined && { stop: s }) }
}

/** Runs lie under the hexes that take the click. */
const routeUnder = ({ clientX, clientY }: MouseEvent): number | undefined => {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const found = element.closest<SVGElement>('[data-route]')?.dataset.route
    if (found !== undefined) return Number(found)
  }
  return undefined
}

/** What a click meant; null = beside the map. A click made by a screen reader has no place of its own. */
export const pointedBy = (event: MouseEvent, board: BoardData, view: View, root: Element): Pointed | null => {
  const { left, top } = root.getBoundingClientRect()
  const byHand = event.detail > 0
  const here = toSheet(view, { x: event.clientX - left, y: event.clientY - top })
  const named = namedBy(event.target instanceof Element ? event.target : null)
  const hex = named.hex ?? hexAt(board, here)
  if (hex === undefined) return null
  const route = byHand ? routeUnder(event) : undefined
  return { ...named, hex, at: byHand ? here : middleOfHex(board, hex), ...(route !== undefined && { route }) }
}
