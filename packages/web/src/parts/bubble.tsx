import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { RuleLink } from '../rules/rule-link.js'
import type { Reason } from './reasoned.js'

interface Shown {
  readonly near: Element
  readonly reason: Reason
  /** Asked for by a click: it stays, and its rule can be opened. */
  readonly pinned: boolean
}

const shown = signal<Shown | null>(null)

export const showBubble = (near: Element, reason: Reason): void => {
  const now = shown.peek()
  shown.value = { near, reason, pinned: now?.pinned === true && now.near === near }
}
export const pinBubble = (near: Element, reason: Reason): void => {
  shown.value = { near, reason, pinned: true }
}
export const hideBubble = (event?: Event): void => {
  // A mouse on its way to the bubble does not take a pinned one away.
  if (event?.type === 'mouseout' && shown.peek()?.pinned) return
  shown.value = null
}

/** The rule of what is being told now. */
export const ruleShown = (): string | null => shown.peek()?.reason.at ?? null

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
  const pinned = now?.pinned === true
  useEffect(() => {
    if (!pinned) return undefined
    const onPointer = (event: PointerEvent): void => {
      const target = event.target as Node
      if (!box.current?.contains(target) && !shown.peek()?.near.contains(target)) hideBubble()
    }
    addEventListener('pointerdown', onPointer)
    return () => removeEventListener('pointerdown', onPointer)
  }, [pinned])
  if (!now) return null
  const { text, rule, source, at } = now.reason
  return (
    <div
      ref={box}
      class={pinned ? 'bubble pinned' : 'bubble'}
      aria-hidden="true"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => hideBubble()}
    >
      <p>{text}</p>
      {rule !== undefined && <p class="soft small">{rule}</p>}
      {source !== undefined &&
        (at ? <RuleLink at={at} source={source} unfocused /> : <p class="soft tiny">{source}</p>)}
    </div>
  )
}
