import type { Box } from '@roundhouse/board'
import { useEffect, useState } from 'preact/hooks'
import type { Viewing } from './viewing.js'
import { fitScale } from './viewport.js'

/** Pixels: smaller letters cannot be read. */
const SMALLEST = 10

/** Sizes of type in units of the sheet: the map is drawn anew only when it is seen much closer or from farther away. */
const STEPS = [12.5, 16, 20, 25, 32, 40, 52, 99]

/** The smallest type to draw at a scale, in units of the sheet; 0 = as printed. */
export const leastType = (scale: number): number => {
  const needed = SMALLEST / scale
  return needed <= SMALLEST ? 0 : (STEPS.find((step) => step >= needed) ?? STEPS.at(-1)!)
}

/** For a map that is seen as a whole in a room of this size. */
export const leastTypeIn = (box: Box, width: number, height: number): number =>
  leastType(fitScale(box, { width, height, inset: { top: 0, right: 0, bottom: 0, left: 0 } }))

/** Follows the view, once it rests: lettering is as large on the screen at every scale. */
export const useLeastType = (viewing: Viewing, first: number): number => {
  const [least, setLeast] = useState(first)
  useEffect(() => {
    const look = (): void => {
      const view = viewing.view.peek()
      if (view && viewing.motion.peek() === 'rest') setLeast(leastType(view.scale))
    }
    const stops = [viewing.view.subscribe(look), viewing.motion.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [viewing])
  return least
}
