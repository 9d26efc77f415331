import type { BoardData, BoardState, HexId, Position } from '@roundhouse/engine'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { middleOfHex } from './hex-boxes.js'

/** The one hex whose tile or tokens are new, if the step was a single one. */
export const laidBetween = (
  before: BoardState,
  after: BoardState,
): { readonly hex: HexId; readonly what: 'tile' | 'token' } | null => {
  const changed = <T>(a: Readonly<Record<HexId, T>>, b: Readonly<Record<HexId, T>>): HexId[] =>
    a === b ? [] : Object.keys({ ...a, ...b }).filter((hex) => a[hex] !== b[hex])
  const tiles = changed(before.tiles, after.tiles)
  if (tiles.length === 1 && after.tiles[tiles[0]!]) return { hex: tiles[0]!, what: 'tile' }
  const tokens = changed(before.tokens, after.tokens)
  const [hex] = tokens
  if (tiles.length > 0 || tokens.length !== 1 || hex === undefined) return null
  return (after.tokens[hex]?.length ?? 0) > (before.tokens[hex]?.length ?? 0) ? { hex, what: 'token' } : null
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Turns an element of the drawing around a point of the sheet into the place it already has. */
export const turnIn = (
  element: Element,
  { x, y }: { readonly x: number; readonly y: number },
  from: Keyframe,
): void => {
  if (isStill() || !(element instanceof SVGElement)) return
  element.style.transformOrigin = `${x}px ${y}px`
  element.animate([from, { rotate: '0deg', scale: '1' }], { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' })
}

/** What is drawn of a hex, layer by layer. */
export const partsOfHex = (
  drawing: SVGSVGElement | null,
  board: BoardData,
  hex: HexId,
  layers: readonly string[],
): readonly Element[] => {
  const index = Object.keys(board.hexes).indexOf(hex)
  return layers.flatMap((layer) => drawing?.querySelector(`[data-layer="${layer}"]`)?.children[index] ?? [])
}

/** A tile turns into place, a token settles: only after a step, never after a jump through the history. */
export const useLanding = (drawing: RefObject<SVGSVGElement | null>, { rules, state }: Position): void => {
  const last = useRef(state.board)
  useLayoutEffect(() => {
    const before = last.current
    last.current = state.board
    const laid = before === state.board ? null : laidBetween(before, state.board)
    if (!laid) return
    const layers = laid.what === 'tile' ? ['fields', 'rails', 'places', 'marks'] : ['places']
    for (const part of partsOfHex(drawing.current, rules.board, laid.hex, layers))
      turnIn(
        part,
        middleOfHex(rules.board, laid.hex),
        laid.what === 'tile' ? { rotate: '-30deg', scale: '1.05' } : { scale: '1.25' },
      )
  }, [state.board])
}
