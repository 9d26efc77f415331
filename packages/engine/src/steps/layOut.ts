import type { Draft } from '../core/draft.js'
import type { Holder, OperatorId, PlayerId, PrivateId, SharePlace, TrainId } from '../core/ids.js'
import type { OperatorState, PrivateState } from '../core/state.js'
import { cardIds, cardOf } from './trains.js'

/** Everybody sits down with the starting cash; the bank keeps the rest, the first seat the priority. */
export const seatPlayers = (d: Draft): void => {
  const seats = d.setup.players.map((_, i): PlayerId => `p${i + 1}`)
  const players = Object.fromEntries(seats.map((id) => [id, { cash: d.rules.startingCash }]))
  const bank = d.rules.bank === null ? null : d.rules.bank - seats.length * d.rules.startingCash
  d.set({ seats, players, bank, priority: seats[0] ?? 'p1' })
}

/** What lies on the table beside money before anything is sold. */
export interface Companies {
  readonly privates: readonly PrivateId[]
  /** Where all certificates lie. */
  readonly shares: SharePlace
  /** Trains that operators begin with. */
  readonly trains: Readonly<Record<OperatorId, TrainId>>
}

/** Charters with all their tokens, private companies that are nobody's, certificates, and the depot. */
export const openCompanies = (d: Draft, { privates, shares, trains }: Companies): void => {
  const operators: Record<OperatorId, OperatorState> = {}
  const papers: Record<OperatorId, readonly Holder[]> = {}
  for (const { id, kind, tokens, shares: sizes } of Object.values(d.rules.operators)) {
    const own = trains[id]
    const name = own === undefined ? '' : (cardOf(d, own).types[0]?.name ?? '')
    operators[id] = { cash: 0, trains: own === undefined ? [] : [{ id: own, name }], tokens }
    if (kind === 'corporation') papers[id] = sizes.map(() => shares)
  }
  const given = Object.values(trains)
  d.set({
    operators,
    shares: papers,
    privates: Object.fromEntries(privates.map((id): [PrivateId, PrivateState] => [id, { used: 0 }])),
    depot: {
      upcoming: d.rules.trains.flatMap((card) => cardIds(card)).filter((id) => !given.includes(id)),
      discarded: [],
    },
  })
}
