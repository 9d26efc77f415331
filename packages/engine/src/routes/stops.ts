import type { Place } from '../board/face.js'
import { hasToken, isBlocked } from '../board/passage.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import type { Rules } from '../core/title.js'

export type StopKind = 'city' | 'town' | 'offboard' | 'mine'

/** A place of the board as routes of an operator may use it, whatever it is worth. */
export interface StopOnBoard {
  readonly kind: StopKind
  readonly group?: string
  /** Where a hex is one location as a whole. */
  readonly oneOfHex?: true
  /** An own token stands here. */
  readonly token: boolean
  /** Why a route may not go through: every slot is another's, or the place is a terminus. */
  readonly end?: 'blocked' | 'terminus'
  /** Counts for the two stops that make a route. */
  readonly forMinimum: boolean
}

/** Stops of one name are one location: a route holds one of them. */
export const locationOf = ({ routes, board }: Rules, hex: HexId, place: number): string =>
  routes.oneLocation?.includes(hex) === true ? hex : (board.hexes[hex]?.area ?? `${hex}/${place}`)

export const stopOnBoard = (
  { routes, board }: Rules,
  tokens: BoardState['tokens'],
  operator: OperatorId,
  hex: HexId,
  place: number,
  at: Place,
): StopOnBoard => {
  const here = tokens[hex]
  const group = board.hexes[hex]?.group
  const end =
    at.kind === 'offboard' || at.terminal === true
      ? 'terminus'
      : isBlocked(at, place, here, operator)
        ? 'blocked'
        : undefined
  return {
    kind: at.kind as StopKind,
    ...(group !== undefined && { group }),
    ...(routes.oneLocation?.includes(hex) === true && { oneOfHex: true }),
    token: here !== undefined && hasToken(here, place, operator),
    ...(end !== undefined && { end }),
    forMinimum: at.kind !== 'mine' && routes.notForMinimum?.includes(hex) !== true,
  }
}
