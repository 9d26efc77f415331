import type { BoardView, Highlight } from '@roundhouse/board'
import type { Position } from '@roundhouse/engine'
import type { MapProps, TargetKind } from '../contracts.js'

/** Companies that no longer matter on the map, and those left out of this game. */
const goneFrom = ({ rules, state }: Position): readonly string[] => {
  const closed = Object.entries({ ...state.operators, ...state.privates }).flatMap(([id, each]) =>
    each.closed ? [id] : [],
  )
  const absent = Object.keys(rules.privates).filter((id) => state.privates[id] === undefined)
  return [...closed, ...absent]
}

const HIGHLIGHTS = { legal: 'legal', selected: 'selected', done: 'done', danger: 'danger' } as const satisfies Record<
  TargetKind,
  Highlight['kind']
>

/** A position as the drawing wants it. */
export const boardViewOf = (
  { position, theme, signs, show, targets, openCities }: MapProps,
  more: Pick<BoardView, 'ghost' | 'routes'>,
): BoardView => {
  const { rules, state } = position
  return {
    board: rules.board,
    state: state.board,
    markers: state.markers,
    signs,
    reached: rules.routes.colours?.(position) ?? rules.phases[state.phase]?.tiles ?? [],
    gone: goneFrom(position),
    theme,
    ...(show && { show }),
    ...(openCities && { openCities }),
    highlights: Object.entries(targets ?? {}).map(([hex, kind]) => ({ hex, kind: HIGHLIGHTS[kind] })),
    ...more,
  }
}
