import type { ResultOf } from '@roundhouse/server/client'

export type Card = ResultOf<'listTables'>['tables'][number]

/** What a table has to be; '' = anything. */
export interface Filter {
  readonly title: string
  readonly pace: string
  /** So many free seats at least. */
  readonly seats: string
  readonly language: string
}

export const freeSeats = ({ seats }: Card): number => seats.filter(({ name }) => name === '').length

/** Does the table wait for this user? */
export const waitsFor = ({ status, seats, decider }: Card, user: string): boolean =>
  status === 'running' && seats.some((each) => each.user === user && each.seat === decider)

export const fits = (card: Card, { title, pace, seats, language }: Filter): boolean =>
  (title === '' || card.title === title) &&
  (pace === '' || card.pace.kind === pace) &&
  (seats === '' || freeSeats(card) >= Number(seats)) &&
  (language === '' || card.language === language)

/** Those that wait for this user first, whose time runs out soonest before the others; then the last touched. */
export const byTurn = (user: string, cards: readonly Card[]): readonly Card[] => {
  const rank = (card: Card): number => (waitsFor(card, user) ? 0 : 1)
  const due = (card: Card): number => card.due ?? Number.MAX_SAFE_INTEGER
  return [...cards].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? due(a) - due(b) : 0) || b.updated - a.updated)
}
