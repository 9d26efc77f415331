import type { ActionOf, Choices, Offer, PrivateId, Rules } from '@roundhouse/engine'
import type { Group } from '../groups.js'

export type CardAction = ActionOf<'bid' | 'buyPrivate' | 'sellPrivate'>
type Blocked = Choices['blocked'][number]

/** One card, or several that are alike. */
export interface CardRow {
  readonly card: PrivateId
  /** A company; else a card that says nothing. */
  readonly known: boolean
  /** How many of them there are. */
  readonly count: number
  readonly offers: readonly Offer[]
  /** The first reason says it all. */
  readonly blocked: Blocked | undefined
}

const cardOf = ({ action }: { readonly action: Offer['action'] }): PrivateId => (action as CardAction).company

/** Cards in their order; empty ones are all the same and stand together at the end. */
export const cardRows = ({ offers, blocked }: Group, privates: Rules['privates']): readonly CardRow[] => {
  const cards = [...new Set([...offers, ...blocked].map(cardOf))]
  const rowOf = (card: PrivateId, count: number): CardRow => ({
    card,
    known: privates[card] !== undefined,
    count,
    offers: offers.filter((offer) => cardOf(offer) === card),
    blocked: blocked.find((each) => cardOf(each) === card),
  })
  const empty = cards.filter((card) => !privates[card])
  return [
    ...cards.filter((card) => privates[card]).map((card) => rowOf(card, 1)),
    ...empty.slice(0, 1).map((card) => rowOf(card, empty.length)),
  ]
}
