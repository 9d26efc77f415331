import type { ComponentChildren, JSX } from 'preact'
import { go, type Place, pathOf } from './place.js'

interface LinkProps {
  readonly to: Place
  readonly class?: string
  readonly label?: string
  readonly children: ComponentChildren
}

/** A link inside the page; opened with a modifier key it is an ordinary link. */
export const Link = ({ to, class: kind, label, children }: LinkProps): JSX.Element => {
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={pathOf(to)} class={kind} aria-label={label} onClick={onClick}>
      {children}
    </a>
  )
}
