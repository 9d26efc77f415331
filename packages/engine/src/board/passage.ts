import type { OperatorId } from '../core/ids.js'
import type { TokenAt } from '../core/state.js'
import type { Place } from './face.js'

const NO_TOKENS: readonly TokenAt[] = []

export const hasToken = (tokens: readonly TokenAt[] = NO_TOKENS, city: number, operator: OperatorId): boolean =>
  tokens.some((token) => token.by === operator && token.city === city && token.blocker === undefined)

/** Every slot is taken, none by the operator: such a city may be entered but not passed. */
export const isBlocked = (
  place: Place,
  city: number,
  tokens: readonly TokenAt[] = NO_TOKENS,
  operator: OperatorId,
): boolean => {
  if (place.kind !== 'city' || place.slots === 0) return false
  let here = 0
  for (const token of tokens) {
    if (token.city !== city) continue
    if (token.by === operator && token.blocker === undefined) return false
    here++
  }
  return here >= place.slots
}

/** Whether track may be followed through a place, or only up to it. */
export const isPassable = (
  place: Place,
  index: number,
  tokens: readonly TokenAt[] | undefined,
  operator: OperatorId,
): boolean => place.kind !== 'offboard' && place.terminal !== true && !isBlocked(place, index, tokens, operator)
