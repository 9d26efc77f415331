import type { PlayerId } from '@roundhouse/engine'
import { botMoveIn, isStrength } from '../bots/reading.js'
import type { BotMove, BotMoves, BotSeat, BotSeats } from '../store/record.js'
import type { ToldEntry } from './remote-game.js'

interface ToldSeat {
  readonly seat: string
  readonly bot?: string
}

const strengthOf = (bot: string | undefined): string => bot?.replace(/^bot:/, '') ?? ''

/** Seats the server's bots play. */
export const botSeatsTold = (seats: readonly ToldSeat[]): BotSeats => {
  const found: Record<PlayerId, BotSeat> = {}
  for (const { seat, bot } of seats) {
    const strength = strengthOf(bot)
    if (isStrength(strength)) found[seat as PlayerId] = { bot: strength }
  }
  return found
}

/** Why bots of the server did what they did, by the number of the entry. */
export const botMovesTold = (entries: readonly ToldEntry[], seats: readonly ToldSeat[]): BotMoves => {
  const found: Record<number, BotMove> = {}
  for (const { number, by, reasons } of entries) {
    if (!reasons) continue
    const strength = strengthOf(seats.find(({ seat }) => seat === by)?.bot)
    // A seat may have got a person since.
    const move = botMoveIn({ bot: isStrength(strength) ? strength : 'normal', reasons })
    if (move) found[number] = move
  }
  return found
}
