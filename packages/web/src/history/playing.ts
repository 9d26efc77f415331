import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Session } from '../table/session.js'
import { PLAY_PACES, playPace } from './play-pace.js'

/** A game that plays itself through on the screen. */
export interface Playing {
  readonly isOn: ReadonlySignal<boolean>
  /** Goes on from the move on the screen, at the present from the beginning; or stops. */
  toggle(): void
  close(): void
}

export const playing = ({ line, looking, look }: Pick<Session, 'line' | 'looking' | 'look'>): Playing => {
  const isOn = signal(false)
  const next = (): void => {
    const n = (looking.peek() ?? line.peek().cursor) + 1
    if (n < line.peek().cursor) look(n)
    else {
      isOn.value = false
      look(null)
    }
  }
  const close = effect(() => {
    if (!isOn.value) return undefined
    // Whoever drags along the game meanwhile is followed from there; who leaves the past has seen enough.
    if (looking.value === null) {
      isOn.value = false
      return undefined
    }
    const timer = setTimeout(next, PLAY_PACES[playPace.value])
    return () => clearTimeout(timer)
  })
  return {
    isOn,
    toggle() {
      if (!isOn.peek() && looking.peek() === null) look(line.peek().history.base)
      isOn.value = !isOn.peek() && looking.peek() !== null
    },
    close,
  }
}
