import { type Action, answerTo, deciding, type Game, legal, type PlayerId } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { decide } from '../game/decide.js'
import { refusalWords } from '../game/refusal.js'
import { botSeed } from '../game/seed.js'
import { running, seatHere } from './act.js'
import { append } from './append.js'
import { knownPosition } from './bots.js'
import { type LoadedTable, paceOf, setupOf } from './loaded.js'
import { giveSeat } from './replace.js'

/** Stores an action that follows from the table's rule, in the name of a seat. */
const actFor = async (
  context: Context,
  loaded: LoadedTable,
  game: Game,
  seat: PlayerId,
  action: Action,
): Promise<Game> => {
  const decision = decide(game, seat, action)
  if (!decision.ok)
    throw new Failure('refused', { detail: refusalWords(game, decision.refusal) }, { refusal: decision.refusal })
  const { action: played, events } = decision.game.history.entry(decision.game.cursor)
  const stored = await append(context, loaded, decision.game, {
    kind: 'action',
    seat,
    user_id: null,
    key: null,
    action: JSON.stringify(played),
    events: JSON.stringify(events),
  })
  if (!stored) throw new Failure('in_time')
  return decision.game
}

/** Passes for the one who is late; where nobody may pass, does what a bot would. */
const passFor = async (context: Context, loaded: LoadedTable, game: Game, late: PlayerId): Promise<void> => {
  const pass = [...legal(game, late)].find(({ action }) => action.type === 'pass')?.action
  const position = knownPosition(loaded, late)
  const seed = botSeed(setupOf(loaded.table).seed, game.cursor)
  const instead = pass ?? (position && (await context.work.decide(position, late, 'easy', seed)).action)
  if (!instead) throw new Failure('not_running')
  await actFor(context, loaded, game, late, instead)
}

/** Ends the game as if all had agreed. */
const endFor = async (context: Context, loaded: LoadedTable, game: Game, by: PlayerId): Promise<void> => {
  let now = await actFor(context, loaded, game, by, { type: 'endGame', by })
  for (let asked = deciding(now); now.state.ended === undefined && asked !== null; asked = deciding(now))
    now = await actFor(context, loaded, now, asked, answerTo(now, asked, true))
}

/** Somebody is late: another player does what the table's pace says. The server's own clock decides. */
export const overtime = (context: Context, id: string, user: string): Promise<number> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    const by = await seatHere(context, loaded, user)
    const game = running(loaded)
    const { due_at: due } = loaded.table
    const pace = paceOf(loaded.table)
    const late = deciding(game)
    if (pace.kind === 'none' || pace.late === 'remind' || due === null || context.now() < due || late === null)
      throw new Failure('in_time')
    if (late === by) throw new Failure('in_time')
    if (pace.late === 'pass') await passFor(context, loaded, game, late)
    else if (pace.late === 'bot') await giveSeat(context, loaded, { seat: late, with: 'bot:normal' })
    else await endFor(context, loaded, game, by)
    return loaded.table.number
  })
