import { signal } from '@preact/signals'
import { recall, remember } from '../app/memory.js'

/** How fast a game is played through: milliseconds a move stays on the screen. */
export const PLAY_PACES = { slow: 2500, normal: 1200, fast: 400 } as const
export type PlayPace = keyof typeof PLAY_PACES

const MEMORY = 'play.pace'
const kept = recall(MEMORY)

export const playPace = signal<PlayPace>(kept !== null && kept in PLAY_PACES ? (kept as PlayPace) : 'normal')

export const setPlayPace = (wanted: PlayPace): void => {
  playPace.value = wanted
  remember(MEMORY, wanted)
}
