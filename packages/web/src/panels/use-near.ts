import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Has the element come near the visible part of what it scrolls in? Once it has, it stays so. */
export const useNear = <E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] => {
  const ref = useRef<E | null>(null)
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (found) => {
        if (found.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return [ref, near]
}
