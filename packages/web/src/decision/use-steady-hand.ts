import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useTable } from '../table/model.js'

const OFFER = '.offer:not([aria-disabled="true"])'

/**
 * Where the keyboard goes on when what it pressed is gone: to the same place in the same group, the way on, the first
 * choice, the question.
 */
const nextFocus = (panel: Element, group: string | undefined, place: number): HTMLElement | null => {
  const same = group === undefined ? null : panel.querySelector(`[data-group="${CSS.escape(group)}"]`)
  const offers = same?.querySelectorAll<HTMLElement>(OFFER)
  return (
    offers?.[Math.min(place, offers.length - 1)] ??
    panel.querySelector<HTMLElement>(`.decision-foot ${OFFER}`) ??
    panel.querySelector<HTMLElement>(`.decision-body ${OFFER}`) ??
    panel.querySelector<HTMLElement>('.sentence h2')
  )
}

/**
 * The panel under a hand: a new question begins at its top, the same one stays where it is, and the keyboard's focus is
 * not lost with the button it pressed.
 */
export const useSteadyHand = (box: RefObject<HTMLElement | null>): void => {
  const { session } = useTable()
  const open = session.choices.value
  const held = useRef<{ readonly group: string | undefined; readonly place: number } | null>(null)

  useEffect(() => {
    const panel = box.current
    if (!panel) return
    const onFocus = ({ target }: FocusEvent): void => {
      const element = target instanceof HTMLElement ? target : null
      const group = element?.closest<HTMLElement>('[data-group]')
      const place = group && element ? [...group.querySelectorAll<HTMLElement>(OFFER)].indexOf(element) : 0
      held.current = element?.matches(':focus-visible')
        ? { group: group?.dataset.group, place: Math.max(0, place) }
        : null
    }
    const onPointer = (): void => {
      held.current = null
    }
    // The way on is also taken without being focused.
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Enter' && document.activeElement === document.body) held.current ??= { group: undefined, place: 0 }
    }
    panel.addEventListener('focusin', onFocus)
    addEventListener('pointerdown', onPointer, true)
    addEventListener('keydown', onKey, true)
    return () => {
      panel.removeEventListener('focusin', onFocus)
      removeEventListener('pointerdown', onPointer, true)
      removeEventListener('keydown', onKey, true)
    }
  }, [box])

  const question = open ? `${open.actor} ${open.step}` : ''
  useLayoutEffect(() => {
    const panel = box.current
    for (const part of [panel, panel?.querySelector('.decision-body'), panel?.closest('.sheet-body')])
      if (part) part.scrollTop = 0
  }, [question, box])

  useLayoutEffect(() => {
    const panel = box.current
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.matches('.sentence h2')
    if (!panel || !held.current || !isLost) return
    nextFocus(panel, held.current.group, held.current.place)?.focus({ preventScroll: false })
  }, [open, box])
}
