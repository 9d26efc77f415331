import type { Ghost } from '@roundhouse/board'
import type { BoardData } from '@roundhouse/engine'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TileChoosing } from '../contracts.js'
import type { Chosen } from './choosing.js'
import { middleOfHex } from './hex-boxes.js'
import { turnIn } from './landing.js'

/** How far a tile has to be turned back to look as before, by the shorter way. */
export const turnBack = (before: number, after: number): number => {
  const steps = (((after - before) % 6) + 6) % 6
  return steps > 3 ? (6 - steps) * 60 : -steps * 60
}

/** The tile held over the chosen hex; it turns before the eyes. */
export const useGhost = (
  choosing: TileChoosing | null | undefined,
  preview: Chosen | null,
  board: BoardData,
  root: RefObject<HTMLElement | null>,
): Ghost | undefined => {
  const shown = preview ?? choosing?.chosen ?? null
  const ghost = choosing && shown ? { hex: choosing.hex, tile: shown.tile, rotation: shown.rotation } : undefined
  const last = useRef(ghost)
  useLayoutEffect(() => {
    const before = last.current
    last.current = ghost
    if (!ghost || before?.hex !== ghost.hex || before.tile !== ghost.tile || before.rotation === ghost.rotation) return
    const element = root.current?.querySelector('.ghost')
    const rotate = `${turnBack(before.rotation, ghost.rotation)}deg`
    if (element) turnIn(element, middleOfHex(board, ghost.hex), { rotate, scale: '1' })
  })
  return ghost
}
