import { cloneElement, type HTMLAttributes, type JSX, type VNode } from 'preact'
import { useId } from 'preact/hooks'
import { hideBubble, pinBubble, showBubble } from './bubble.js'

/** Why something is not possible: the fact that breaks the rule, the rule in plain words, and where it stands. */
export interface Reason {
  readonly text: string
  readonly rule?: string
  /** For example `§6.4 · 1846-TRK-7`. */
  readonly source?: string
  /** The id of the rule, to be opened. */
  readonly at?: string
}

const reasonText = (reason: Reason | string): string =>
  typeof reason === 'string' ? reason : [reason.text, reason.rule, reason.source].filter(Boolean).join(' ')

/** Gives a thing that is not possible now its reason: on hover, on focus, on tap, and for those who listen. */
export const Reasoned = ({
  reason,
  children,
}: {
  reason: Reason | string | null
  children: VNode<HTMLAttributes<HTMLElement>>
}): JSX.Element => {
  const id = useId()
  if (reason === null) return children as JSX.Element
  const by =
    (show: typeof showBubble) =>
    (event: Event): void => {
      const target = event.target instanceof Element ? event.target.closest('[aria-describedby]') : null
      if (target) show(target, typeof reason === 'string' ? { text: reason } : reason)
    }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is focused and pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press of a key clicks the button
    // biome-ignore lint/a11y/useKeyWithMouseEvents: focusin and focusout are the same for the keyboard
    <span
      class="reasoned"
      onMouseOver={by(showBubble)}
      onFocusIn={by(showBubble)}
      onClick={by(pinBubble)}
      onMouseOut={hideBubble}
      onFocusOut={hideBubble}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} class="heard">
        {reasonText(reason)}
      </span>
    </span>
  )
}
