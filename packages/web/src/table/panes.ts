import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { recallRecord, remember } from '../app/memory.js'

/** What a player may make larger or smaller: the panel beside the map, the pane below it. Sizes in pixels. */
const PANES = ['side', 'lower'] as const
export type Pane = (typeof PANES)[number]

export interface Room {
  readonly width: number
  readonly height: number
}

interface Measures {
  readonly least: number
  readonly most: number
  readonly usual: number
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, Math.round(value)))

/** The row of tabs alone: the pane is folded. */
const FOLDED = 38

/** The map is nearly square, so the height it is given decides how large its hexes are. */
export const measuresOf = (pane: Pane, { width, height }: Room): Measures =>
  pane === 'side'
    ? { least: 300, most: between(300, width / 2, 760), usual: between(352, width * 0.26, 460) }
    : { least: FOLDED, most: between(FOLDED, height * 0.72, 1200), usual: between(196, height * 0.26, 360) }

const roomNow = (): Room => ({ width: globalThis.innerWidth ?? 1440, height: globalThis.innerHeight ?? 900 })

const room = signal(roomNow())
const chosen = signal<Partial<Record<Pane, number>>>({})

const MEMORY = 'panes'

/** Reads what the player chose last time, and follows the window. */
export const startPanes = (): void => {
  const kept = recallRecord(MEMORY)
  chosen.value = Object.fromEntries(PANES.flatMap((pane) => (Number.isFinite(kept[pane]) ? [[pane, kept[pane]]] : [])))
  const look = (): void => {
    room.value = roomNow()
  }
  look()
  addEventListener('resize', look)
}

const sizeIn = (pane: Pane, size: number | undefined, around: Room): number => {
  const { least, most, usual } = measuresOf(pane, around)
  return between(least, size ?? usual, most)
}

const sizes: Readonly<Record<Pane, ReadonlySignal<number>>> = {
  side: computed(() => sizeIn('side', chosen.value.side, room.value)),
  lower: computed(() => sizeIn('lower', chosen.value.lower, room.value)),
}

/** The lower pane takes the room of the map until it is given back. */
export const maximised = signal(false)

/** Bars above and below the panes, in pixels. */
const BARS = 88

export const isFolded = (): boolean => !maximised.value && sizeOf('lower') <= FOLDED

/** What is shown of the lower pane, in pixels. */
export const lowerHeight = (): number => (maximised.value ? room.value.height - BARS : sizeOf('lower'))

export const sizeOf = (pane: Pane): number => sizes[pane].value
export const limitsOf = (pane: Pane): Measures => measuresOf(pane, room.value)

/** null = as usual. */
export const resize = (pane: Pane, size: number | null): void => {
  if (pane === 'lower') maximised.value = false
  const { [pane]: _, ...others } = chosen.value
  chosen.value = size === null ? others : { ...others, [pane]: sizeIn(pane, size, room.value) }
  remember(MEMORY, JSON.stringify(chosen.value))
}
