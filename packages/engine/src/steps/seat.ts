import type { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'

/** Everybody sits down with the starting cash; the bank keeps the rest, the first seat the priority. */
export const seatPlayers = (d: Draft): void => {
  const seats = d.setup.players.map((_, i): PlayerId => `p${i + 1}`)
  const players = Object.fromEntries(seats.map((id) => [id, { cash: d.rules.startingCash }]))
  const bank = d.rules.bank === null ? null : d.rules.bank - seats.length * d.rules.startingCash
  d.set({ seats, players, bank, priority: seats[0] ?? 'p1' })
}
