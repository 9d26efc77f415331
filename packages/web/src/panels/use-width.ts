import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Width of an element in whole pixels, followed as it changes; `first` until it is known. */
export const useWidth = <E extends HTMLElement>(first: number): readonly [RefObject<E | null>, number] => {
  const ref = useRef<E | null>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (): void => {
      const now = Math.floor(element.clientWidth)
      if (now > 0) setWidth(now)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
