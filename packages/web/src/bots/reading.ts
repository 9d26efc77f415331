import { REASON_TEXTS, type Reason, type ReasonCode, STRENGTHS, type Strength } from '@roundhouse/bots'
import { isPlayer, type PlayerId } from '@roundhouse/engine'
import type { BotMove, BotMoves, BotSeat, BotSeats } from '../store/record.js'

/** What a file says of bots is read here; what cannot be read is left out, the game does not depend on it. */
type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isStrength = (value: unknown): value is Strength => STRENGTHS.some((each) => each === value)

const seatIn = (raw: unknown): BotSeat | null => {
  if (!isRecord(raw) || !isStrength(raw.bot)) return null
  return { bot: raw.bot, ...(raw.lent === true && { lent: true }) }
}

export const botSeatsIn = (raw: unknown, players: number): BotSeats => {
  const found: Record<PlayerId, BotSeat> = {}
  for (const [seat, each] of Object.entries(isRecord(raw) ? raw : {})) {
    const bot = seatIn(each)
    if (bot && isPlayer(seat) && Number(seat.slice(1)) <= players) found[seat] = bot
  }
  return found
}

const LONGEST = 40
const MOST = 4

const isParam = (value: unknown): value is string | number =>
  typeof value === 'string' ? value.length <= LONGEST : typeof value === 'number' && Number.isFinite(value)

const reasonIn = (raw: unknown): readonly Reason[] => {
  if (!isRecord(raw) || typeof raw.code !== 'string' || !Object.hasOwn(REASON_TEXTS, raw.code)) return []
  const params = isRecord(raw.params) ? raw.params : {}
  if (!Object.values(params).every(isParam)) return []
  return [{ code: raw.code as ReasonCode, params: { ...params } as Reason['params'] }]
}

export const botMoveIn = (raw: unknown): BotMove | null => {
  if (!isRecord(raw) || !isStrength(raw.bot) || !Array.isArray(raw.reasons)) return null
  return { bot: raw.bot, reasons: raw.reasons.slice(0, MOST).flatMap(reasonIn) }
}

export const botMovesIn = (raw: unknown, actions: number): BotMoves => {
  const found: Record<number, BotMove> = {}
  for (const [number, each] of Object.entries(isRecord(raw) ? raw : {})) {
    const n = Number(number)
    const move = botMoveIn(each)
    if (move && Number.isInteger(n) && n > 0 && n <= actions) found[n] = move
  }
  return found
}
