import { effect, signal } from '@preact/signals'
import { recall, remember } from '../app/memory.js'
import { language } from '../app/settings.js'
import type { Session } from '../table/session.js'
import { sayIn } from '../texts/say.js'
import { netTexts } from './texts.js'

const SOUND = 'sound'

/** Does the player want to hear that it is his turn? */
export const soundWanted = signal(recall(SOUND) === 'on')

export const setSound = (wanted: boolean): void => {
  soundWanted.value = wanted
  remember(SOUND, wanted ? 'on' : 'off')
  if (wanted) ring()
}

/** Two soft notes, made here: nothing is fetched. */
const ring = (): void => {
  try {
    const audio = new AudioContext()
    for (const [i, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator()
      const loud = audio.createGain()
      const at = audio.currentTime + i * 0.18
      tone.frequency.value = pitch
      loud.gain.setValueAtTime(0.0001, at)
      loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.35)
      tone.connect(loud).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.4)
    }
    setTimeout(() => void audio.close(), 1000)
  } catch {
    // No sound here.
  }
}

const setIcon = (isTurn: boolean): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = isTurn ? '/icon-turn.svg' : '/icon.svg'
  if (link && link.getAttribute('href') !== wanted) link.href = wanted
}

/** The tab says that it is the player's turn: title, icon, and a sound where that is wanted. Stops with the answer. */
export const callAttention = (session: Session): (() => void) => {
  let wasTurn: boolean | null = null
  const stop = effect(() => {
    const { name } = session.card.value
    const isTurn =
      session.branch.value === null && session.decider.value !== null && session.decider.value === session.seat
    const say = sayIn(netTexts, language.value)
    document.title = isTurn ? `● ${say('yourTurn')} — ${name}` : `${name} — Roundhouse`
    setIcon(isTurn)
    if (isTurn && wasTurn === false && soundWanted.peek()) ring()
    wasTurn = isTurn
  })
  return () => {
    stop()
    setIcon(false)
    document.title = 'Roundhouse'
  }
}
