import type { TrainCard, TrainType } from '../core/data.js'
import { derivedLately } from '../core/derived.js'
import type { Draft } from '../core/draft.js'
import type { OperatorId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { replaceable } from '../core/replaceable.js'
import type { Setup } from '../core/setup.js'
import type { GameState, OwnedTrain } from '../core/state.js'
import type { Rules } from '../core/title.js'

/** A train the bank sells now: from its stock, or returned by an operator. */
export interface TrainOffer extends TrainType {
  readonly id: TrainId
  readonly from: 'bank' | 'discard'
}

/** The stack a card belongs to, by its name. */
const stackOf = (id: TrainId): string => id.slice(0, Math.max(id.lastIndexOf('-'), 0))

export const cardOf = (p: Position, id: TrainId): TrainCard => {
  const card = stackOf(id)
  const found = p.rules.trains.find((each) => each.card === card)
  if (!found) throw new Error(`no train card ${id}`)
  return found
}

/** What players call a train: its type, or that of the card; another word stays what it is. */
export const trainName = (p: Position, id: TrainId): string => {
  const owned = Object.values(p.state.operators).flatMap(({ trains }) => trains)
  const card = p.rules.trains.find((each) => each.card === stackOf(id))
  return owned.find((train) => train.id === id)?.name ?? card?.types[0]?.name ?? id
}

export const typeOf = (p: Position, train: OwnedTrain): TrainType => {
  const found = cardOf(p, train.id).types.find((type) => type.name === train.name)
  if (!found) throw new Error(`no train type ${train.name}`)
  return found
}

/** Ids of all cards of a stack; a stack without end keeps one card more than was sold. */
export const cardIds = (card: TrainCard, first = 0): readonly TrainId[] =>
  Array.from({ length: card.count ?? 1 }, (_, i) => `${card.card}-${first + i}`)

const offersOf = (p: Position, id: TrainId, from: 'bank' | 'discard'): readonly TrainOffer[] =>
  cardOf(p, id).types.map((type) => ({ ...type, id, from }))

/** The stack at the front, and those that by now stand beside it. */
export const stacksInOrder = ({ rules, state }: Position): readonly string[] => {
  const { upcoming } = state.depot
  const isLeft = (card: string): boolean => upcoming.some((id) => stackOf(id) === card)
  const first = stackOf(upcoming[0] ?? '')
  const beside = rules.trains.filter(
    ({ card, availableOn }) =>
      availableOn !== undefined && card !== first && isLeft(card) && !upcoming.includes(`${availableOn}-0`),
  )
  return first === '' ? [] : [first, ...beside.map(({ card }) => card)]
}

const offersIn = derivedLately(
  (state: GameState, rules: Rules, setup: Setup, buyer: OperatorId | undefined): readonly TrainOffer[] => {
    const p: Position = { state, rules, setup }
    const { upcoming, discarded } = state.depot
    const stacks = rules.depot?.onSale?.(p, buyer ?? null) ?? stacksInOrder(p)
    return [
      ...stacks.flatMap((card) => {
        const front = upcoming.find((id) => stackOf(id) === card)
        return front === undefined ? [] : offersOf(p, front, 'bank')
      }),
      ...discarded.flatMap(({ id }) => offersOf(p, id, 'discard')),
    ]
  },
)

/** What the bank sells now, to this buyer if one is named: the first card of every stack on sale, and returned trains. */
export const bankOffers = ({ state, rules, setup }: Position, buyer: OperatorId | null = null): readonly TrainOffer[] =>
  offersIn(state, rules, setup, buyer ?? undefined)

/** Trains that count against the limit. */
export const countedTrains = (p: Position, operator: OperatorId): number =>
  (p.state.operators[operator]?.trains ?? []).filter((train) => !train.obsolete).length

const numberOf = (id: TrainId): number => Number(id.slice(id.lastIndexOf('-') + 1))

/** The card after this one; told apart by a point where one of that number is out already. */
const cardAfter = ({ state }: Position, id: TrainId): TrainId => {
  const owned = Object.values(state.operators).flatMap(({ trains }) => trains)
  const out = new Set([...state.depot.upcoming, ...[...owned, ...state.depot.discarded].map((train) => train.id)])
  const next = `${stackOf(id)}-${Math.floor(numberOf(id)) + 1}`
  let found = next
  for (let n = 1; out.has(found); n++) found = `${next}.${n}`
  return found
}

/** Takes a card from the bank; where no other of an endless stack lies behind it, a new one comes into its place. */
export const takeFromBank = replaceable(
  (d: Draft, { id, name, from }: Pick<TrainOffer, 'id' | 'name' | 'from'>): OwnedTrain => {
    const { upcoming, discarded } = d.state.depot
    if (from === 'discard') {
      d.set({ depot: { upcoming, discarded: discarded.filter((train) => train.id !== id) } })
      return { id, name }
    }
    const { card, count } = cardOf(d, id)
    const at = upcoming.indexOf(id)
    const behind = upcoming[at + 1]
    const isLast = behind === undefined || stackOf(behind) !== card || d.rules.depot?.isAstray?.(d, behind) === true
    const next = count === null && isLast ? [cardAfter(d, id)] : []
    d.set({ depot: { upcoming: upcoming.toSpliced(at, 1, ...next), discarded } })
    return { id, name }
  },
)

/** A train goes back to be sold again, before all others: of its stack it is the next. */
export const returnToStack = (d: Draft, { id }: OwnedTrain): void =>
  d.set({ depot: { ...d.state.depot, upcoming: [id, ...d.state.depot.upcoming] } })

export const addTrain = (d: Draft, operator: OperatorId, train: OwnedTrain): void => {
  d.operator(operator, { trains: [...(d.state.operators[operator]?.trains ?? []), train] })
}

export const dropTrain = (d: Draft, operator: OperatorId, id: TrainId): OwnedTrain => {
  const trains = d.state.operators[operator]?.trains ?? []
  const found = trains.find((train) => train.id === id)
  if (!found) throw new Error(`${operator} has no train ${id}`)
  d.operator(operator, { trains: trains.filter((train) => train !== found) })
  return found
}

/** Trains of a card vanish from operators (but those `spared`) and from the bank's returned ones. */
export const rust = (d: Draft, card: string, spared: (operator: OperatorId) => boolean = () => false): void => {
  const owners: OperatorId[] = []
  for (const [id, state] of Object.entries(d.state.operators)) {
    if (spared(id)) continue
    const left = state.trains.filter((train) => cardOf(d, train.id).card !== card)
    if (left.length === state.trains.length) continue
    owners.push(id)
    d.operator(id, { trains: left })
  }
  dropDiscarded(d, card)
  if (owners.length > 0) d.emit({ type: 'trainsRemoved', train: card, owners })
}

const dropDiscarded = (d: Draft, card: string): void => {
  const { upcoming, discarded } = d.state.depot
  d.set({ depot: { upcoming, discarded: discarded.filter(({ id }) => cardOf(d, id).card !== card) } })
}

/** Trains of a card may run once more. */
export const makeObsolete = (d: Draft, card: string): void => {
  const owners: OperatorId[] = []
  for (const [id, state] of Object.entries(d.state.operators)) {
    if (!state.trains.some((train) => cardOf(d, train.id).card === card)) continue
    owners.push(id)
    const trains = state.trains.map((train) =>
      cardOf(d, train.id).card === card ? { ...train, obsolete: true as const } : train,
    )
    d.operator(id, { trains })
  }
  dropDiscarded(d, card)
  if (owners.length > 0) d.emit({ type: 'trainsPhasedOut', train: card, owners })
}

/** Phases that sales from a stack begin, those already reached among them where the data name them. */
export const phasesOf = (p: Position, card: string): readonly number[] => {
  const ask = p.rules.depot?.phaseBegunBy
  if (!ask) return p.rules.phases.flatMap(({ on }, i) => (on?.card === card ? [i] : []))
  const next = ask(p, card)
  return next === null ? [] : [next]
}

/** The phase a sale from this stack by the bank would begin now, if it is a later one. */
export const phaseBegunBy = (p: Position, card: string): number | null =>
  phasesOf(p, card).find((phase) => phase > p.state.phase) ?? null
