import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Reason } from './reasoned.js'

interface Shown {
  readonly near: Element
  readonly reason: Reason
}

const shown = signal<Shown | null>(null)

export const showBubble = (near: Element, reason: Reason): void => {
  shown.value = { near, reason }
}
export const hideBubble = (): void => {
  shown.value = null
}

const MARGIN = 8

/** The one bubble of the page. It repeats what the thing already tells a screen reader. */
export const Bubble = (): JSX.Element | null => {
  const box = useRef<HTMLDivElement>(null)
  const now = shown.value
  useLayoutEffect(() => {
    if (!now || !box.current) return
    const at = now.near.getBoundingClientRect()
    const { width, height } = box.current.getBoundingClientRect()
    const below = at.bottom + MARGIN + height < innerHeight
    const left = Math.max(MARGIN, Math.min(at.left, innerWidth - width - MARGIN))
    box.current.style.left = `${left}px`
    box.current.style.top = `${below ? at.bottom + MARGIN : Math.max(MARGIN, at.top - height - MARGIN)}px`
  }, [now])
  if (!now) return null
  const { text, rule, source } = now.reason
  return (
    <div ref={box} class="bubble" aria-hidden="true">
      <p>{text}</p>
      {rule !== undefined && <p class="soft small">{rule}</p>}
      {source !== undefined && <p class="soft tiny">{source}</p>}
    </div>
  )
}
