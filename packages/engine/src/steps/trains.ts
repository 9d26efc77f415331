import type { TrainCard, TrainType } from '../core/data.js'
import type { Draft } from '../core/draft.js'
import type { OperatorId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { OwnedTrain } from '../core/state.js'

/** A train the bank sells now: from its stock, or returned by an operator. */
export interface TrainOffer extends TrainType {
  readonly id: TrainId
  readonly from: 'bank' | 'discard'
}

export const cardOf = (p: Position, id: TrainId): TrainCard => {
  const card = id.slice(0, id.lastIndexOf('-'))
  const found = p.rules.trains.find((each) => each.card === card)
  if (!found) throw new Error(`no train card ${id}`)
  return found
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

/** The front of the stock, what stands beside it by then, and returned trains, each in every type it may be bought as. */
export const bankOffers = (p: Position): readonly TrainOffer[] => {
  const { upcoming, discarded } = p.state.depot
  const front = upcoming[0]
  const seen = new Set<string>()
  const beside = upcoming.filter((id) => {
    const { card, availableOn } = cardOf(p, id)
    const open =
      availableOn !== undefined &&
      !upcoming.some((other) => cardOf(p, other).card === availableOn && other.endsWith('-0'))
    return open && id !== front && !seen.has(card) && seen.add(card)
  })
  return [
    ...(front === undefined ? [] : offersOf(p, front, 'bank')),
    ...beside.flatMap((id) => offersOf(p, id, 'bank')),
    ...discarded.flatMap(({ id }) => offersOf(p, id, 'discard')),
  ]
}

/** Trains that count against the limit. */
export const countedTrains = (p: Position, operator: OperatorId): number =>
  (p.state.operators[operator]?.trains ?? []).filter((train) => !train.obsolete).length

/** Takes a card from the bank; an endless stack shows its next card. */
export const takeFromBank = (d: Draft, offer: TrainOffer): OwnedTrain => {
  const { upcoming, discarded } = d.state.depot
  if (offer.from === 'discard') {
    d.set({ depot: { upcoming, discarded: discarded.filter(({ id }) => id !== offer.id) } })
  } else {
    const card = cardOf(d, offer.id)
    const rest = upcoming.filter((id) => id !== offer.id)
    const number = Number(offer.id.slice(offer.id.lastIndexOf('-') + 1))
    d.set({ depot: { upcoming: card.count === null ? [...rest, `${card.card}-${number + 1}`] : rest, discarded } })
  }
  return { id: offer.id, name: offer.name }
}

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

export const dropDiscarded = (d: Draft, card: string): void => {
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

/** The phase a sale of this card by the bank would begin, if it is a later one. */
export const phaseBegunBy = (p: Position, card: string, nth: number): number | null => {
  const found = p.rules.phases.findIndex(({ on }) => on?.card === card && nth >= (on.nth ?? 1))
  return found > p.state.phase ? found : null
}
