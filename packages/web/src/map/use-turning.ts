import type { BoardData, HexId } from '@roundhouse/engine'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Chosen } from './choosing.js'
import { middleOfHex } from './hex-boxes.js'
import { partsOfHex, turnIn } from './landing.js'

/** How far a tile has to be turned back to look as before, by the shorter way. */
export const turnBack = (before: number, after: number): number => {
  const steps = (((after - before) % 6) + 6) % 6
  return steps > 3 ? (6 - steps) * 60 : -steps * 60
}

/** The tile held over a hex turns before the eyes. */
export const useTurning = (
  held: (Chosen & { readonly hex: HexId }) | null,
  board: BoardData,
  drawing: RefObject<SVGSVGElement | null>,
): void => {
  const last = useRef(held)
  useLayoutEffect(() => {
    const before = last.current
    last.current = held
    if (!held || before?.hex !== held.hex || before.tile !== held.tile || before.rotation === held.rotation) return
    const rotate = `${turnBack(before.rotation, held.rotation)}deg`
    for (const part of partsOfHex(drawing.current, board, held.hex, ['rails', 'places']))
      turnIn(part, middleOfHex(board, held.hex), { rotate, scale: '1' })
  })
}
