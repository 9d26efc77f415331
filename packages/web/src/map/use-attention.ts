import type { HexId } from '@roundhouse/engine'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { MapProps, RunEditing } from '../contracts.js'
import { boxOfHex, boxOfHexes, middleOfHex } from './hex-boxes.js'
import { NARROW, STRIP } from './tray-arrange.js'
import type { Viewing } from './viewing.js'
import { middleOf } from './viewport.js'

/** Pixels for a unit of the sheet at which a preview can be judged. */
const WORKING = { narrow: 0.5, wide: 0.24 }
/** And at which a thumb hits the stop it means. */
const POINTING = 0.4

/** The stops a run has or can begin with. */
const stopsInHand = ({ problem, runs, train }: RunEditing): readonly HexId[] => {
  const run = runs.find((each) => each.train === train)
  if (run && run.stops.length > 0) return run.stops.map(({ hex }) => hex)
  return problem.stops.filter(({ token }) => token).map(({ hex }) => hex)
}

/** Hexes the player is asked to do something with. */
const askedFor = ({ targets = {}, openCities = [], editing }: MapProps): readonly HexId[] => [
  ...Object.keys(targets).filter((hex) => targets[hex] === 'legal'),
  ...openCities.map(({ hex }) => hex),
  ...(editing?.runs ?? []).flatMap(({ stops }) => stops.map(({ hex }) => hex)),
]

/** Brings into view what a decision is about, and gives the focus back when a tray is gone. */
export const useAttention = (props: MapProps, viewing: Viewing, root: RefObject<HTMLElement | null>): void => {
  const { board } = props.position.rules
  const held = props.choosing?.hex ?? props.placing?.hex
  const asked = askedFor(props)
  const question = held ?? [...new Set(asked)].sort().join(' ')
  const lastHeld = useRef(held)
  const opened = useRef(false)

  useEffect(() => {
    const [view, frame] = [viewing.view.peek(), viewing.frame.peek()]
    if (held === undefined || !board.hexes[held] || !view || !frame) return
    const narrow = frame.width < NARROW
    const enough = narrow ? WORKING.narrow : WORKING.wide
    if (narrow || view.scale < enough) viewing.present(middleOfHex(board, held), enough, narrow ? STRIP : 0)
    else viewing.reveal(boxOfHex(board, held))
  }, [held, viewing])

  useEffect(() => {
    if (held !== undefined) return
    const narrow = (viewing.frame.peek()?.width ?? NARROW) < NARROW
    // A table opens with the whole board in view, whatever is asked first.
    viewing.frameFor(boxOfHexes(board, asked), narrow && opened.current ? WORKING.narrow : 0)
    opened.current = true
  }, [question, viewing])

  const { routes } = props
  useEffect(() => {
    const box = boxOfHexes(
      board,
      (routes ?? []).flatMap(({ pieces }) => pieces.map(({ hex }) => hex)),
    )
    if (box) viewing.reveal(box)
  }, [routes, viewing])

  const train = props.editing?.train ?? null
  useEffect(() => {
    const [view, frame, editing] = [viewing.view.peek(), viewing.frame.peek(), props.editing]
    if (train === null || !editing || !view || !frame || frame.width >= NARROW || view.scale >= POINTING) return
    const box = boxOfHexes(board, stopsInHand(editing))
    if (box) viewing.present(middleOf(box), POINTING, 0)
  }, [train, viewing])

  useEffect(() => {
    const before = lastHeld.current
    lastHeld.current = held
    if (before === undefined || held !== undefined || document.activeElement !== document.body) return
    root.current
      ?.querySelector<SVGElement>(`.map-hex[data-hex="${CSS.escape(before)}"]`)
      ?.focus({ preventScroll: true })
  }, [held, root])
}
