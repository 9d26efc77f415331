import { bankOffers, cardOf, type Position, phasesOf, type TrainCard } from '@roundhouse/engine'

/** What the first sale of a card does. */
export interface SaleEffect {
  /** Phases that begin. */
  readonly phases: readonly { readonly name: string; readonly reached: boolean }[]
  /** Trains that leave at once. */
  readonly rusts: readonly string[]
  /** Trains that run once more. */
  readonly phasesOut: readonly string[]
}

export interface Stock {
  readonly card: TrainCard
  /** Cards left in the bank; null = as many as wanted. */
  readonly left: number | null
  readonly forSale: boolean
  readonly effect: SaleEffect
}

const namesOf = (cards: readonly TrainCard[]): readonly string[] => [
  ...new Set(cards.map(({ types }) => types.map(({ name }) => name).join(', '))),
]

const effectOf = (p: Position, { card }: TrainCard): SaleEffect => ({
  phases: phasesOf(p, card).map((i) => ({ name: p.rules.phases[i]?.name ?? '', reached: p.state.phase >= i })),
  rusts: namesOf(p.rules.trains.filter(({ rustsOn }) => rustsOn === card)),
  phasesOut: namesOf(p.rules.trains.filter(({ obsoleteOn }) => obsoleteOn === card)),
})

/** The bank's stacks of trains in the order they are sold. */
export const stockOf = (p: Position): readonly Stock[] => {
  const offered = new Set(
    bankOffers(p, p.state.round.current).flatMap(({ id, from }) => (from === 'bank' ? [cardOf(p, id).card] : [])),
  )
  return p.rules.trains.map((card) => ({
    card,
    left: card.count === null ? null : p.state.depot.upcoming.filter((id) => cardOf(p, id).card === card.card).length,
    forSale: offered.has(card.card),
    effect: effectOf(p, card),
  }))
}
