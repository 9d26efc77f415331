import { reachedCities } from '../board/connection.js'
import type { BoardData } from '../board/face.js'
import { faceOn } from '../board/lying.js'
import type { ActionOf } from '../core/action.js'
import { derivedLately } from '../core/derived.js'
import type { Draft } from '../core/draft.js'
import type { HexId, OperatorId } from '../core/ids.js'
import { type Charge, cash, payCharges } from '../core/money.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { replaceable } from '../core/replaceable.js'
import type { BoardState } from '../core/state.js'
import type { ActionKind } from '../core/step.js'
import { tokenPlaced } from './operatingTurn.js'
import { putToken, standsIn } from './tokens.js'

export type PlaceToken = ActionOf<'placeToken'>

/** A city of a hex. */
export interface CityAt {
  readonly hex: HexId
  readonly city: number
}

/** What a title says about placing tokens. */
export interface TokenRules {
  /** Why this operator never places one. */
  never?(p: Position, operator: OperatorId): Objection | undefined
  /** Those a circle is kept for beside the ones whose home it is; a private company too. */
  reserved?(p: Position, at: CityAt): readonly string[]
  /** The price where it is not that on the charter; null = none may be placed there. */
  price?(p: Position, operator: OperatorId, at: CityAt, reached: boolean): number | null
  /** Cities worth offering beside those reached. */
  beside?(p: Position, operator: OperatorId): readonly CityAt[]
  /** Why no second one in a hex, where that has a reason of its own. */
  second?(operator: OperatorId, hex: HexId): Objection | undefined
  /** Who gets what it costs; the bank where absent. */
  charges?(p: Position, operator: OperatorId, cost: number): readonly Charge[]
  after?(d: Draft, action: PlaceToken): void
}

/** Circles of a city without a token. */
export const freeCircles = (p: Position, { hex, city }: CityAt): number => {
  const place = faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]
  const taken = (p.state.board.tokens[hex] ?? []).filter((token) => token.city === city).length
  return place?.kind === 'city' ? place.slots - taken : 0
}

/** Operators in the game whose home token is still to come to the city. */
const homesToCome = (p: Position, { hex, city }: CityAt): readonly OperatorId[] =>
  Object.values(p.rules.operators)
    .filter(({ home }) => home?.hex === hex && home.city === city)
    .map(({ id }) => id)
    .filter((id) => p.state.operators[id]?.closed === undefined && !standsIn(p, id, hex))

const cities = derivedLately(
  (board: BoardData, tiles: BoardState['tiles'], tokens: BoardState['tokens'], operator: OperatorId) =>
    reachedCities(board, { tiles, tokens }, operator).map(({ hex, place }): CityAt => ({ hex, city: place })),
)

/** The board on which an operator finds the cities it reaches. */
export const tokenBoard = replaceable((p: Position, _operator: OperatorId): BoardState => p.state.board)

const reached = (p: Position, operator: OperatorId): readonly CityAt[] => {
  const { tiles, tokens } = tokenBoard(p, operator)
  return cities(p.rules.board, tiles, tokens, operator)
}

const isIn = (list: readonly CityAt[], { hex, city }: CityAt): boolean =>
  list.some((at) => at.hex === hex && at.city === city)

/** What a token costs there; null = the operator has no way to the city. */
const priceOf = (p: Position, operator: OperatorId, at: CityAt, rules: TokenRules): number | null => {
  const joined = isIn(reached(p, operator), at)
  if (rules.price) return rules.price(p, operator, at, joined)
  return joined ? (p.state.operators[operator]?.tokens[0] ?? 0) : null
}

/** Why there is no circle for this operator. */
export const circleObjection = (
  p: Position,
  operator: OperatorId,
  at: CityAt,
  rules: TokenRules,
): Objection | undefined => {
  const { hex } = at
  if (standsIn(p, operator, hex))
    return rules.second?.(operator, hex) ?? objection('or.token.ALREADY_IN_CITY', { company: operator, hex })
  const free = freeCircles(p, at)
  if (free <= 0) return objection('or.token.NO_SLOT', { hex })
  const homes = homesToCome(p, at).filter((id) => id !== operator)
  if (free <= homes.length) return objection('or.token.HOME_SLOT', { hex, company: homes[0] ?? '' })
  const kept = (rules.reserved?.(p, at) ?? []).filter((id) => id !== operator)
  return free <= homes.length + kept.length
    ? objection('or.token.RESERVED', { hex, company: kept[0] ?? '' })
    : undefined
}

/** One token a turn out of the charter, in a city with a circle for it. */
export const placeTokenBy = (rules: TokenRules): ActionKind<'placeToken'> => ({
  type: 'placeToken',
  takes: (action) => action.power === undefined,
  closed: (p, by) =>
    tokenPlaced.of(p) || (p.state.operators[by]?.tokens.length ?? 0) === 0 || rules.never?.(p, by) !== undefined,
  *candidates(p, by) {
    if (rules.never?.(p, by)) return
    const near = reached(p, by)
    const far = (rules.beside?.(p, by) ?? []).filter((at) => !isIn(near, at))
    for (const { hex, city } of [...near, ...far]) {
      if (!standsIn(p, by, hex)) yield { action: { type: 'placeToken', by, hex, city } }
    }
  },
  object(p, { by, hex, city }) {
    const at = { hex, city }
    const never = rules.never?.(p, by)
    if (never) return never
    if (tokenPlaced.of(p)) return objection('or.token.SECOND_TOKEN', {})
    if ((p.state.operators[by]?.tokens.length ?? 0) === 0) return objection('or.token.NO_TOKEN_LEFT', { company: by })
    if (faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]?.kind !== 'city')
      return objection('or.token.NO_SLOT', { hex })
    const circle = circleObjection(p, by, at, rules)
    if (circle) return circle
    const need = priceOf(p, by, at, rules)
    if (need === null) return objection('or.token.NOT_CONNECTED', { company: by, hex })
    const have = cash(p, by)
    return have < need ? objection('or.token.NO_CASH', { need, have }) : undefined
  },
  apply(d, action) {
    const { by, hex, city } = action
    const cost = priceOf(d, by, { hex, city }, rules) ?? 0
    d.operator(by, { tokens: (d.state.operators[by]?.tokens ?? []).slice(1) })
    putToken(d, hex, { by, city })
    d.emit({ type: 'tokenPlaced', by, hex, cost })
    payCharges(d, rules.charges?.(d, by, cost) ?? [{ from: by, to: 'bank', amount: cost, why: 'token' }])
    tokenPlaced.set(d, true)
    rules.after?.(d, action)
  },
})
