import type { PlayerId } from '@roundhouse/engine'
import type { play } from '../../api/operations/play.js'
import { type ActRequest, act } from '../../tables/act.js'
import { knownPosition } from '../../tables/bots.js'
import { exported } from '../../tables/exporting.js'
import { seatOf } from '../../tables/loaded.js'
import { overtime } from '../../tables/overtime.js'
import { positions } from '../../tables/positions.js'
import { rematch } from '../../tables/rematch.js'
import { answerReplace, replace } from '../../tables/replace.js'
import type { ToldRequest } from '../../tables/requests.js'
import { sawTable } from '../../tables/saw.js'
import { readChat, readOnlookerChat, say, sayToOnlookers, toldSaid } from '../../tables/talk.js'
import { answerUndo, type UndoAnswer, type UndoRequest, undo } from '../../tables/undo.js'
import type { HandlersOf, Special } from '../handler.js'
import type { HandlerContext } from '../handlers.js'
import { known } from './known.js'

/** Lists and records the answer may be written from. */
const plain = <T>(request: T): T extends ToldRequest ? ToldRequest : T => request as never

const asked = ({ number, entries, request }: UndoAnswer) => ({ number, entries: [...entries], request: plain(request) })

export const playHandlers = (context: HandlerContext): HandlersOf<Exclude<keyof typeof play, Special>> => ({
  async getChoices({ caller, params }) {
    const user = caller?.user.id ?? null
    const now = await context.cache.use(params.table, async (loaded) => {
      await context.cache.refresh(loaded)
      const seat = (seatOf(loaded, user)?.seat ?? null) as PlayerId | null
      const isRunning = loaded.table.state === 'running' && loaded.table.frozen === null
      const position = seat === null || !isRunning ? null : knownPosition(loaded, seat)
      return { number: loaded.table.number, seat, position }
    })
    const { number, seat, position } = now
    const actions = seat === null || position === null ? [] : await context.work.choices(position, seat)
    return { status: 200, body: { number, actions: actions as never } }
  },
  async getPositions({ caller, params, query }) {
    const told = await positions(context, params.table, caller?.user.id ?? null, query.from ?? 0)
    return { status: 200, body: { positions: [...told] } }
  },
  async act({ caller, params, body }) {
    const { number, entries } = await act(context, params.table, known(caller).user.id, body as ActRequest)
    return { status: 200, body: { number, entries: [...entries] } }
  },
  async undo({ caller, params, body }) {
    const answer = await undo(context, params.table, known(caller).user.id, body as UndoRequest)
    return { status: answer.done ? 200 : 202, body: asked(answer) }
  },
  async answerUndo({ caller, params, body }) {
    const answer = await answerUndo(context, params.table, known(caller).user.id, body.yes)
    return { status: 200, body: asked(answer) }
  },
  async replace({ caller, params, body }) {
    const { done, request } = await replace(context, params.table, known(caller).user.id, body)
    return { status: done ? 200 : 202, body: request }
  },
  async answerReplace({ caller, params, body }) {
    const { request } = await answerReplace(context, params.table, known(caller).user.id, body.yes)
    return { status: 200, body: request }
  },
  async overtime({ caller, params }) {
    return { status: 200, body: { number: await overtime(context, params.table, known(caller).user.id) } }
  },
  async sawTable({ caller, params, body }) {
    await sawTable(context, params.table, known(caller).user.id, body.number)
    return { status: 204, body: undefined }
  },
  async rematch({ caller, params }) {
    return { status: 200, body: { id: await rematch(context, params.table, known(caller).user) } }
  },
  async exportGame({ caller, params }) {
    return { status: 200, body: await exported(context, params.table, caller?.user.id ?? null) }
  },
  async readChat({ params, query }) {
    const said = await readChat(context, params.table, query.before)
    return { status: 200, body: { said: said.map(toldSaid) } }
  },
  async readOnlookerChat({ caller, params, query }) {
    const said = await readOnlookerChat(context, params.table, caller?.user.id ?? null, query.before)
    return { status: 200, body: { said: said.map(toldSaid) } }
  },
  async sayToOnlookers({ caller, params, body }) {
    const said = await sayToOnlookers(context, params.table, known(caller).user, body.text)
    return { status: 201, body: toldSaid(said) }
  },
  async say({ caller, params, body }) {
    return { status: 201, body: toldSaid(await say(context, params.table, known(caller).user, body.text)) }
  },
})
