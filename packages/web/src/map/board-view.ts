import type { BoardView, Held, Highlight } from '@roundhouse/board'
import type { Position } from '@roundhouse/engine'
import type { MapProps, TargetKind } from '../contracts.js'
import type { Chosen } from './choosing.js'

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

/** What of a position the board shows. */
const shownOf = (position: Position): Held['after'] => {
  const { rules, state } = position
  return {
    state: state.board,
    markers: state.markers,
    reached: rules.routes.colours?.(position) ?? rules.phases[state.phase]?.tiles ?? [],
    gone: goneFrom(position),
  }
}

/** What is held over its place: the tile looked at or chosen, or a token. */
export const heldOf = ({ choosing, placing }: MapProps, preview: Chosen | null): Held | null => {
  const chosen = preview ?? choosing?.chosen ?? null
  if (choosing) {
    const after = chosen && choosing.after(chosen)
    return after ? { hex: choosing.hex, after: shownOf(after) } : null
  }
  if (!placing?.after) return null
  const { hex, city, by } = placing
  return { hex, after: shownOf(placing.after), ...(city !== undefined && by !== undefined && { token: { city, by } }) }
}

/** A position as the drawing wants it. */
export const boardViewOf = (
  { position, theme, signs, show, targets, openCities }: MapProps,
  more: Pick<BoardView, 'routes'> & { readonly held: Held | null },
): BoardView => {
  const { held, routes } = more
  return {
    board: position.rules.board,
    ...shownOf(position),
    signs,
    theme,
    ...(show && { show }),
    ...(openCities && { openCities }),
    highlights: Object.entries(targets ?? {}).map(([hex, kind]) => ({ hex, kind: HIGHLIGHTS[kind] })),
    ...(routes && { routes }),
    ...(held && { held }),
  }
}
