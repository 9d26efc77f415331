// A position and its history read anew, from the state alone: nothing here asks the rules that made a refusal.
import {
  type Action,
  type ActionType,
  type EntityId,
  faceOn,
  factsOf,
  type Game,
  type GameState,
  type HexId,
  type Holder,
  isPlayer,
  type OperatorId,
  type PlayerId,
  type Position,
} from '@roundhouse/engine'

export const purseOf = ({ state }: Position, id: EntityId): number =>
  (isPlayer(id) ? state.players[id]?.cash : state.operators[id]?.cash) ?? 0

const sizesOf = ({ rules }: Position, corporation: OperatorId): readonly number[] =>
  rules.operators[corporation]?.shares ?? []

/** The sizes of the certificates in one place; `chair` = with the president's. */
export const papersAt = (p: Position, corporation: OperatorId, holder: Holder, chair = false): readonly number[] =>
  (p.state.shares[corporation] ?? []).flatMap((by, i) =>
    by === holder && (chair || i > 0) ? [sizesOf(p, corporation)[i] ?? 0] : [],
  )

export const percentAt = (p: Position, corporation: OperatorId, holder: Holder): number =>
  papersAt(p, corporation, holder, true).reduce((sum, size) => sum + size, 0)

/** Where the president's certificate is. */
export const chairAt = ({ state }: Position, corporation: OperatorId): Holder | undefined =>
  state.shares[corporation]?.[0]

export const chairSize = (p: Position, corporation: OperatorId): number => sizesOf(p, corporation)[0] ?? 0

/** Everything that some of these numbers come to. */
export const sumsOf = (sizes: readonly number[]): ReadonlySet<number> => {
  const sums = new Set([0])
  for (const size of sizes) for (const sum of [...sums]) sums.add(sum + size)
  return sums
}

export const priceOf = ({ rules, state }: Position, corporation: OperatorId): number =>
  rules.market.cells[state.operators[corporation]?.cell ?? -1]?.price ?? 0

export const isStarted = ({ state }: Position, corporation: OperatorId): boolean =>
  state.operators[corporation]?.cell !== undefined

export const phaseName = ({ rules, state }: Position): string => rules.phases[state.phase]?.name ?? ''

export const isMinorHere = ({ rules }: Position, id: EntityId): boolean => rules.operators[id]?.kind === 'minor'
export const isCorporationHere = ({ rules }: Position, id: EntityId): boolean =>
  rules.operators[id]?.kind === 'corporation'

/** Who owns or leads it; null = nobody. */
export const masterOf = (p: Position, id: EntityId): PlayerId | null => {
  if (isPlayer(id)) return id
  if (isMinorHere(p, id)) return p.state.operators[id]?.owner ?? null
  const chair = chairAt(p, id)
  if (chair !== undefined) return isPlayer(chair) ? chair : null
  const owner = p.state.privates[id]?.owner
  return owner === undefined ? null : masterOf(p, owner)
}

export const trainsOf = ({ state }: Position, id: OperatorId) => state.operators[id]?.trains ?? []

/** Hexes where it has a station. */
export const stationsOf = ({ state }: Position, id: OperatorId): readonly HexId[] =>
  Object.entries(state.board.tokens).flatMap(([hex, list]) =>
    list.some(({ by, blocker }) => by === id && !blocker) ? [hex] : [],
  )

/** Circles of a city that nobody stands in. */
export const freeSlots = ({ rules, state }: Position, hex: HexId, city: number): number => {
  const place = faceOn(rules.board, state.board.tiles, hex)?.places[city]
  const taken = (state.board.tokens[hex] ?? []).filter((token) => token.city === city).length
  return (place?.kind === 'city' ? place.slots : 0) - taken
}

/** Certificates that count for the limit, by each title's own rule. */
export const certificatesOf = (p: Position, player: PlayerId): number => {
  const isYellow = (corporation: OperatorId): boolean =>
    p.rules.market.cells[p.state.operators[corporation]?.cell ?? -1]?.zones.includes('noCertLimit') === true
  const shares = Object.keys(p.state.shares).flatMap((corporation) => {
    if (p.setup.title === '18MEX' && isYellow(corporation)) return []
    return papersAt(p, corporation, player, true).filter((size) => size >= 10)
  })
  const privates = Object.values(p.state.privates).filter(({ owner, closed }) => owner === player && !closed)
  return shares.length + privates.length
}

/** A fact the title has declared, as scenarios show it. */
export const factIn = (p: Position, name: string): unknown => factsOf(p)[name]

const roundOf = ({ turn, round: { kind, num } }: GameState): string => `${kind} ${turn}.${num}`

export interface Done {
  readonly action: Action
  readonly before: GameState
}

/** What was done since the round began, the latest first. */
function* sinceRoundBegan({ history, cursor, state }: Game): Generator<Done> {
  for (let n = cursor; n > history.base; n--) {
    const { action } = history.entry(n)
    const before = history.entry(n - 1).state
    if (action === null || roundOf(before) !== roundOf(state)) return
    yield { action, before }
  }
}

/** What was done in the turn that is going on. */
export const turnActions = (game: Game): readonly Action[] => {
  const { current } = game.state.round
  const done: Action[] = []
  for (const { action, before } of sinceRoundBegan(game)) {
    if (before.round.current !== current) break
    done.push(action)
  }
  return done
}

/** What somebody did in the turn that is going on, or in the one before where it was his. */
export const latelyBy = (game: Game, by: EntityId): readonly Action[] => {
  const done: Action[] = []
  let turns = 0
  let whose = game.state.round.current
  for (const { action, before } of sinceRoundBegan(game)) {
    if (before.round.current !== whose) {
      whose = before.round.current
      if (++turns > 1 || whose !== by) break
    }
    if (action.by === by) done.push(action)
  }
  return done
}

export const didInRound = (game: Game, type: ActionType, fits: (action: Action) => boolean): boolean => {
  for (const { action } of sinceRoundBegan(game)) if (action.type === type && fits(action)) return true
  return false
}
