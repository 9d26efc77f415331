import { signal } from '@preact/signals'

/** What lies over the page: the palette of commands, the help. */
export const paletteOpen = signal(false)
export const helpOpen = signal(false)
