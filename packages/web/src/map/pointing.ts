import { freeSlot, hexCentre, type Point, placesOn } from '@roundhouse/board'
import type { HexId } from '@roundhouse/engine'
import type { MapProps } from '../contracts.js'
import { turned } from './choosing.js'
import { cityMeant, nearest } from './hit.js'
import { pointAtStop } from './route-edit.js'

/** What was pointed at, by whatever means. */
export interface Pointed {
  readonly hex: HexId
  /** On the sheet; the middle of the hex if it was chosen by keyboard. */
  readonly at: Point
  readonly city?: number
  readonly stop?: number
  /** Index of the route drawn there. */
  readonly route?: number
}

/** What happens; `noWay`: no track leads to that stop. */
export type Answer = 'done' | 'noWay'

const pointAtRun = (props: MapProps, { hex, at, stop, route }: Pointed): Answer | undefined => {
  const { editing, position } = props
  if (!editing) return undefined
  const { problem, runs, train } = editing
  const pickRun = (): Answer | undefined => {
    const run = route === undefined ? undefined : runs[route]
    if (!run || run.train === train) return undefined
    editing.onTrain(run.train)
    return 'done'
  }
  if (train === null) return pickRun()
  const here = problem.stops.flatMap((each, i) => (each.hex === hex ? [{ i, place: each.place }] : []))
  const spots = placesOn(position.rules.board, position.state.board, hex)
  const found = nearest(
    here.map(({ place }) => spots[place] ?? at),
    at,
  )
  const meant = stop ?? (found === undefined ? undefined : here[found]?.i)
  if (meant === undefined) return pickRun()
  const changed = pointAtStop(problem, runs, train, meant)
  if (!changed) return 'noWay'
  editing.onChange(changed)
  return 'done'
}

const pointAtCity = (props: MapProps, { hex, at, city }: Pointed, scale: number): boolean => {
  const { openCities = [], targets = {}, position, onCity } = props
  const open = openCities.filter((each) => each.hex === hex)
  if (open.length === 0 || !onCity) return false
  const spots = open.map((each) => freeSlot(position.rules.board, position.state.board, hex, each.city) ?? at)
  const wholeHex = targets[hex] !== 'legal'
  const meant = city ?? open[cityMeant(spots, at, { wholeHex, scale }) ?? -1]?.city
  if (meant === undefined) return false
  onCity(hex, meant)
  return true
}

/** Runs come before tokens, tokens before tiles: the smaller thing is the one meant. */
export const pointAt = (props: MapProps, pointed: Pointed, scale: number): Answer => {
  const { choosing, onHex } = props
  const run = pointAtRun(props, pointed)
  if (run) return run
  if (choosing?.hex === pointed.hex) {
    const next = turned(choosing, 1)
    if (next) choosing.onChoose(next.tile, next.rotation, next.power)
    return 'done'
  }
  if (!pointAtCity(props, pointed, scale)) onHex?.(pointed.hex)
  return 'done'
}

/** Hexes the arrow keys go through: those that can be acted on, or all where there are none. */
export const stepsOf = (
  { position, targets = {}, openCities = [] }: MapProps,
  all: boolean,
): readonly { readonly hex: HexId; readonly at: Point }[] => {
  const { board } = position.rules
  const acting = new Set([
    ...Object.keys(targets).filter((hex) => targets[hex] !== 'done'),
    ...openCities.map(({ hex }) => hex),
  ])
  const hexes = all || acting.size === 0 ? Object.keys(board.hexes) : [...acting].filter((hex) => board.hexes[hex])
  return hexes.map((hex) => ({ hex, at: hexCentre(board.layout, board.hexes[hex]!) }))
}
