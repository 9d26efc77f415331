import { computed, effect, type Signal, signal } from '@preact/signals'
import { type Action, deciding, type GameEvent, type PlayerId, play } from '@roundhouse/engine'
import { Refused } from '@roundhouse/server/client'
import { language } from '../app/settings.js'
import type { KeptLine, TableCard } from '../store/record.js'
import type { Keeper, Notice } from '../table/keeper.js'
import { sayIn } from '../texts/say.js'
import { ownOrders } from './ahead/own-orders.js'
import { botMovesTold } from './bots-told.js'
import { keepLines, keptLines } from './kept-lines.js'
import { live, type TableMessage } from './live.js'
import { lookedAt } from './looked-at.js'
import { isOpenGame, type RemoteHistory, type ToldEntry } from './remote-game.js'
import type { RemoteTable, Said, TableRequest, TableView } from './remote-table.js'
import { server } from './server.js'
import { netTexts } from './texts.js'

interface Pending {
  readonly key: string
  readonly action: Action
}

const AGAIN = 1500

const clockOf = (told: TableView['clock']) => told && { ...told, ahead: told.now - Date.now() }

const cardOf = (view: TableView): TableCard => ({
  id: view.id,
  version: 1,
  name: view.name === '' ? view.title : view.name,
  title: view.title,
  players: view.seats.map(({ name }) => name),
  colours: [],
  created: view.updated,
  changed: view.updated,
  revision: 0,
  actions: view.number,
  finished: view.status === 'finished',
  origin: 'new',
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The game of a table over the network. A click shows at once and is confirmed by the server, or taken back with the
 * reason; what others do arrives by itself, and what was missed is asked for.
 */
export const remoteKeeper = (first: TableView, history: RemoteHistory): Keeper & { readonly remote: RemoteTable } => {
  const { id } = first
  const view = signal(first)
  const confirmed = signal(history.game)
  const game = signal(history.game)
  const lines = signal<readonly KeptLine[]>(keptLines(id))
  const notice = signal<Notice | null>(null)
  const botMoves = signal(botMovesTold(first.entries, first.seats))
  const latest = signal<readonly GameEvent[] | null>(null)
  const requests = signal<readonly TableRequest[]>(first.requests)
  const present = signal<readonly string[]>(first.present)
  const onlookers = signal(0)
  const chat = signal<readonly Said[]>([])
  const onlookerChat = signal<readonly Said[] | null>(null)
  const clock = signal(clockOf(first.clock))
  const wishes = signal<number | null>(null)
  const pending: Signal<readonly Pending[]> = signal([])
  const seat = first.you as PlayerId | null
  const params = { table: id }
  const client = server()
  const ahead = seat === null ? null : ownOrders(client, id, () => history.number)
  const looks =
    seat === null
      ? null
      : lookedAt(
          first.seen,
          () => history.number,
          (number) => client.ask('sawTable', { params, body: { number } }),
        )
  let replaced = (): void => undefined
  let isClosed = false
  /** The channel was there before. */
  let isBack = false

  const fail = (why: string): void => {
    pending.value = []
    game.value = confirmed.value
    latest.value = null
    replaced()
    notice.value = { kind: 'notTaken', why }
  }

  /** What the server has stored, with what this screen has done since on top of it. */
  const rebase = (): void => {
    let next = confirmed.value
    for (const { action } of pending.value) {
      const played = play(next, action)
      if (!played.ok) {
        fail(sayIn(netTexts, language.peek())('quicker'))
        return
      }
      next = played.game
    }
    game.value = next
  }

  /** Takes entries of the server; asks for what is missing between. */
  const take = async (entries: readonly ToldEntry[], state?: Readonly<Record<string, unknown>>): Promise<void> => {
    const before = history.number
    const fresh = entries.filter(({ number }) => number > before)
    const [head] = fresh
    if (!head) return
    if (head.number > before + 1) {
      await catchUp()
      return
    }
    botMoves.value = { ...botMoves.value, ...botMovesTold(fresh, view.value.seats) }
    const last = fresh.at(-1)?.number ?? before
    const told = state === undefined || fresh.length > 1 ? [] : [{ number: last, state }]
    const missing = history.add(fresh, told)
    if (missing !== null) {
      const { body } = await client.ask('getPositions', { params, query: { from: missing } })
      if (history.add(fresh, body.positions) !== null) {
        location.reload()
        return
      }
    }
    const own = pending.value[0]
    const isOwn = own !== undefined && head.by === seat && same(head.action, own.action)
    if (isOwn) pending.value = pending.value.slice(1)
    const shown = game.value
    confirmed.value = history.game
    if (isOwn && fresh.length === 1 && shown.cursor - pending.value.length === history.number) {
      // What was shown already is what was stored.
      if (pending.value.length === 0) game.value = confirmed.value
      return
    }
    rebase()
    latest.value = fresh.length === 1 && !isOwn ? (head.events as unknown as readonly GameEvent[]) : null
    replaced()
  }

  const catchUp = async (): Promise<void> => {
    const { body } = await client.ask('getTable', { params, query: { after: history.number } })
    view.value = body
    requests.value = body.requests
    present.value = body.present
    clock.value = clockOf(body.clock)
    await take(body.entries)
  }

  let sending = false
  const send = async (): Promise<void> => {
    if (sending) return
    sending = true
    try {
      for (let next = pending.value[0]; next && !isClosed; next = pending.value[0]) {
        try {
          const { body } = await client.ask('act', {
            params,
            body: { key: next.key, after: history.number, action: { ...next.action } },
          })
          await take(body.entries)
          // Told by the channel before the answer came: it is done.
          pending.value = pending.value.filter((each) => each !== next)
        } catch (error) {
          if (!(error instanceof Refused)) {
            channel.check()
            await later(AGAIN)
          } else if (error.code === 'stale') {
            fail(error.message)
            await catchUp()
          } else if (error.status === 429 || error.status >= 500) await later(AGAIN)
          else fail(error.message)
        }
      }
    } finally {
      sending = false
    }
  }

  const asked = (request: TableRequest): void => {
    const others = requests.value.filter((each) => each.id !== request.id)
    requests.value = request.state === 'open' ? [...others, request] : others
    looks?.lookAtNews()
    const declined = request.kind === 'undo' ? 'undoDeclined' : 'replaceDeclined'
    if (request.state === 'declined' && request.by === seat)
      notice.value = { kind: 'notTaken', why: sayIn(netTexts, language.peek())(declined) }
  }

  const hearOnlooker = (said: Said): void => {
    const known = onlookerChat.value ?? []
    if (!known.some((each) => each.id === said.id)) onlookerChat.value = [...known, said]
  }

  const hear = async (message: TableMessage): Promise<void> => {
    switch (message.type) {
      case 'hello':
        // After a gap something may have been asked, too, or somebody have left.
        if (message.number !== history.number || isBack) await catchUp()
        await ahead?.load().catch(() => undefined)
        isBack = true
        return
      case 'entries':
        view.value = { ...view.value, number: message.number, decider: message.decider }
        clock.value = clockOf(message.clock)
        await take(message.entries, message.state)
        return
      case 'presence':
        present.value = message.present
        onlookers.value = message.onlookers
        return
      case 'chat':
        if (!chat.value.some(({ id: known }) => known === message.said.id)) chat.value = [...chat.value, message.said]
        looks?.lookAtNews()
        return
      case 'onlookerChat':
        hearOnlooker(message.said)
        return
      case 'request':
        asked(message.request)
        return
      case 'orders':
        await ahead?.load().catch(() => undefined)
        return
      case 'table':
        view.value = { ...view.value, status: message.status, seats: message.seats }
        return
      default:
    }
  }

  const channel = live(client.liveAddress(id, { state: true }), hear)
  void client.ask('readChat', { params }).then(
    ({ body }) => {
      chat.value = body.said
    },
    () => undefined,
  )

  // Who plays hears the onlookers once the game is over.
  if (seat === null || first.status === 'finished')
    void client.ask('readOnlookerChat', { params }).then(
      ({ body }) => {
        onlookerChat.value = body.said
      },
      () => undefined,
    )

  const refusedWith = (error: unknown): void => {
    const why = error instanceof Refused ? error.message : sayIn(netTexts, language.peek())('unreachable')
    notice.value = { kind: 'notTaken', why }
  }

  const attempt = async (ask: () => Promise<unknown>): Promise<void> => {
    try {
      await ask()
    } catch (error) {
      refusedWith(error)
    }
  }

  const askUndo = (to: number, reason = ''): Promise<void> =>
    attempt(async () => {
      const why = reason.trim() === '' ? {} : { reason: reason.trim() }
      const body = { to, key: crypto.randomUUID(), after: history.number, ...why }
      const { body: told } = await client.ask('undo', { params, body })
      await take(told.entries)
      if (told.request) asked(told.request)
    })

  const stopLooking = effect(() => {
    confirmed.value
    looks?.look()
  })

  return {
    card: computed(() => cardOf(view.value)),
    game,
    notice,
    latest,
    lines,
    bots: signal({}),
    botMoves,
    file: undefined,
    seat,
    isOpen: computed(() => isOpenGame(game.value)),
    canUndo: computed(() => {
      const isRunning = game.value.state.ended === undefined && view.value.status === 'running'
      return seat !== null && isRunning && pending.value.length === 0 && confirmed.value.cursor > 0
    }),
    act(action) {
      if (isOpenGame(game.value)) {
        const played = play(game.value, action)
        if (!played.ok) return played.refusal
        latest.value = played.events
        game.value = played.game
      } else if (pending.value.length > 0) return null
      pending.value = [...pending.value, { key: crypto.randomUUID(), action }]
      void send()
      return null
    },
    undo() {
      const to = history.before
      if (to === null) return
      // What only one's own turn has seen goes back at once; for the rest the others are asked, and want to know why.
      const isAlone = view.value.seats.every((each) => each.seat === seat || each.user === null || each.left)
      if (isAlone || (deciding(game.value) === seat && history.isBy(seat))) void askUndo(to)
      else wishes.value = to
    },
    redo() {},
    keepLines(next) {
      lines.value = next
      keepLines(id, next)
    },
    rename() {},
    onReplaced(listener) {
      replaced = listener
    },
    settled: () => Promise.resolve(),
    close() {
      isClosed = true
      stopLooking()
      looks?.close()
      channel.close()
    },
    remote: {
      view,
      connection: channel.connection,
      present,
      onlookers,
      requests,
      chat,
      onlookerChat,
      waiting: computed(() => pending.value.length),
      say: (text) =>
        attempt(async () => {
          const { body } = await client.ask('say', { params, body: { text } })
          await hear({ type: 'chat', said: body })
        }),
      sayToOnlookers: (text) =>
        attempt(async () => hearOnlooker((await client.ask('sayToOnlookers', { params, body: { text } })).body)),
      answerUndo: (yes) =>
        attempt(async () => {
          const { body } = await client.ask('answerUndo', { params, body: { yes } })
          await take(body.entries)
          if (body.request) asked(body.request)
        }),
      answerReplace: (yes) =>
        attempt(async () => asked((await client.ask('answerReplace', { params, body: { yes } })).body)),
      replace: (whose, taker) =>
        attempt(async () => asked((await client.ask('replace', { params, body: { seat: whose, with: taker } })).body)),
      leave: () => attempt(() => client.ask('leaveSeat', { params: { table: id, seat: 'mine' } })),
      clock,
      seen: first.seen,
      wishes,
      ahead,
      askUndo,
      overtime: () => attempt(() => client.ask('overtime', { params })),
      async rematch() {
        let next: string | null = null
        await attempt(async () => {
          next = (await client.ask('rematch', { params })).body.id
        })
        return next
      },
      comeBack: () => attempt(() => client.ask('takeSeat', { params })),
    },
  }
}
