import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { StoredRequest } from '../storage/requests.js'
import type { Seat } from '../storage/tables.js'
import { running, seatHere } from './act.js'
import { summaryOf } from './append.js'
import { botName } from './create.js'
import type { LoadedTable } from './loaded.js'
import { answer, ask, openRequest, type ToldRequest, toldRequest } from './requests.js'

const DAY = 24 * 60 * 60 * 1000
/** After so long without a sign of life a seat may be given to somebody else. */
const AWAY = 14 * DAY

const hasLeft = ({ user_id, bot, left_at, seen_at }: Seat, now: number): boolean =>
  bot === null && (user_id === null || left_at !== null || now - seen_at > AWAY)

/** Gives a seat to a bot, or frees it. */
export const giveSeat = async (
  context: Context,
  loaded: LoadedTable,
  { seat: id, with: taker }: { readonly seat: string; readonly with: string },
): Promise<void> => {
  const { storage, cache, announcer } = context
  const seat = loaded.seats.find((each) => each.seat === id)
  if (!seat) return
  const bot = taker === 'open' ? null : taker
  const name = bot ? botName(bot) : ''
  await storage.tables.changeSeat(loaded.id, id, seat.user_id, { user_id: null, bot, name, left_at: null })
  await cache.reload(loaded)
  if (loaded.game) {
    const now = summaryOf(loaded.table, loaded.game, loaded.seats, context.now(), context.settings.noticeDelay)
    const { bot_due = 0, bot_until = 0, clock = null, due_at = null, notice_at = null } = now
    await storage.tables.change(loaded.id, ['running'], { bot_due, bot_until, clock, due_at, notice_at })
  }
  await cache.reload(loaded)
  await announcer.changed(loaded)
}

const agreedOn = ({ data }: StoredRequest) => JSON.parse(data) as { seat: string; with: string }

export interface ReplaceAnswer {
  readonly done: boolean
  readonly request: ToldRequest
}

/** Asks for the seat of somebody who has left to go to a bot, or to whoever comes. */
export const replace = (
  context: Context,
  id: string,
  user: string,
  about: { readonly seat: string; readonly with: string },
): Promise<ReplaceAnswer> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    const by = await seatHere(context, loaded, user)
    running(loaded)
    const seat = loaded.seats.find((each) => each.seat === about.seat)
    if (!seat || !hasLeft(seat, context.now())) throw new Failure('still_here')
    if (openRequest(loaded, 'replace')) throw new Failure('already_asked')
    const request = await ask(context, loaded, 'replace', by, about)
    const done = request.state === 'granted'
    if (done) await giveSeat(context, loaded, agreedOn(request))
    return { done, request: toldRequest(loaded, request) }
  })

export const answerReplace = (context: Context, id: string, user: string, yes: boolean): Promise<ReplaceAnswer> =>
  context.cache.use(id, async (loaded) => {
    const by = await seatHere(context, loaded, user)
    running(loaded)
    const request = await answer(context, loaded, 'replace', by, yes)
    const done = request.state === 'granted'
    if (done) await giveSeat(context, loaded, agreedOn(request))
    return { done, request: toldRequest(loaded, request) }
  })
