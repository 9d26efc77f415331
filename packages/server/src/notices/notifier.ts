import type { Language } from '@roundhouse/engine'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.js'
import type { Receiver } from '../storage/receivers.js'
import type { StoredRequest } from '../storage/requests.js'
import type { CallRow } from '../storage/schema.js'
import type { Storage } from '../storage/storage.js'
import type { Seat, StoredTable, Table } from '../storage/tables.js'
import { linkOf } from '../tables/tell.js'
import { type Mailer, mailer } from './mail.js'
import { NotDelivered, type Post, post } from './outbound.js'
import { push, pushKeys, type Subscription } from './push.js'
import type { Notice, NoticeKind, NoticeTable } from './texts.js'
import { type Webhook, webhookPost } from './webhook.js'

const LOOK_EVERY = 2000
const AT_ONCE = 100
/** A receiver that did not take so many in a row gets no more, until its owner tries it out again. */
export const MOST_FAILURES = 10

export interface NotifierOptions {
  readonly settings: Settings
  readonly storage: Storage
  readonly log: FastifyBaseLogger
  readonly now: () => number
  /** How the outside calls this server. */
  readonly origin: () => string
}

interface Told {
  readonly user: string
  readonly kind: NoticeKind
}

interface About extends Told {
  readonly table: Table
}

/** Is there still a reason to call somebody? */
const holds = (
  kind: CallRow['kind'],
  { table }: StoredTable,
  seat: Seat | undefined,
  request: StoredRequest | undefined,
): boolean => {
  switch (kind) {
    case 'mention':
      return seat !== undefined
    case 'undo':
    case 'replace':
      return seat !== undefined && request?.state === 'open' && !(seat.seat in (JSON.parse(request.answers) as object))
    case 'filled':
      return table.state === 'open'
    case 'begun':
      return table.state === 'running' && seat !== undefined && seat.seen_number < 0 && seat.seat !== table.decider
    default:
      return kind satisfies never
  }
}

/** Who is to be told about a table, and what. */
const toldAbout = ({ table, seats }: StoredTable, now: number): readonly Told[] => {
  const { state, number, decider, due_at: due } = table
  const isLate = due !== null && now >= due
  return seats.flatMap(({ seat, user_id: user, left_at, seen_number }): readonly Told[] => {
    if (user === null || left_at !== null) return []
    if (state === 'finished') return seen_number < number ? [{ user, kind: 'over' }] : []
    if (state !== 'running' || seat !== decider) return []
    if (isLate) return [{ user, kind: 'late' }]
    return seen_number < number ? [{ user, kind: 'turn' }] : []
  })
}

/**
 * Calls people to tables that wait for them: a while after the decision became theirs, if they have not looked, and again
 * when their time has run out. What is due is stored with the table; of several processes one tells it.
 */
export class Notifier {
  readonly #options: NotifierOptions
  readonly #mailer: Mailer | null
  readonly #post: Post
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(options: NotifierOptions) {
    const { smtpUrl, mailFrom, privateReceivers } = options.settings
    this.#options = options
    this.#mailer = smtpUrl === null ? null : mailer(smtpUrl, mailFrom)
    this.#post = post(privateReceivers)
    this.#timer = setInterval(() => this.look(), LOOK_EVERY).unref()
  }

  get hasMail(): boolean {
    return this.#mailer !== null
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#looking
    this.#mailer?.close()
  }

  /** Looks who is to be told something, one look after another. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((error: unknown) => {
        this.#options.log.debug({ err: error }, 'not looked for notices')
      })
    return this.#looking
  }

  /** Sends a notice to one receiver; throws `NotDelivered`. */
  async send(receiver: Receiver, notice: Notice): Promise<void> {
    const target: unknown = JSON.parse(receiver.target)
    switch (receiver.kind) {
      case 'mail':
        if (!this.#mailer) throw new NotDelivered('no mail is sent from here')
        return this.#mailer.send((target as { address: string }).address, notice)
      case 'push': {
        const origin = this.#options.origin()
        const subject = origin.startsWith('https:') ? origin : 'mailto:roundhouse@localhost'
        return push(this.#post, await pushKeys(this.#options.storage), subject, target as Subscription, notice)
      }
      case 'webhook':
        return this.#post(webhookPost(target as Webhook, notice))
    }
  }

  /** A notice in the words of the user. */
  async noticeFor(user: string, kind: NoticeKind, tables: readonly Table[], code?: string): Promise<Notice> {
    const { storage, origin } = this.#options
    const language = ((await storage.people.byId(user))?.language ?? 'en') as Language
    return {
      kind,
      language,
      tables: tables.map(
        ({ id, title, name, due_at }): NoticeTable => ({
          title,
          name,
          link: linkOf(origin(), id),
          due: kind === 'over' ? null : due_at,
        }),
      ),
      settings: new URL('/account', origin()).href,
      ...(code !== undefined && { code }),
    }
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return
    const { storage, now } = this.#options
    const at = now()
    const turns = new Set<string>()
    const others: About[] = []
    for (const stored of await storage.tables.withNotices(at, AT_ONCE)) {
      const { table } = stored
      const due = table.notice_at
      const next = table.state === 'running' && table.due_at !== null && table.due_at > at ? table.due_at : null
      if (due === null || !(await storage.tables.takeNotice(table.id, due, next))) continue
      for (const { user, kind } of toldAbout(stored, at)) {
        if (kind === 'turn') turns.add(user)
        else others.push({ user, kind, table })
      }
    }
    // One notice for all that waits, however many tables it is.
    for (const user of turns) {
      const waiting = (await storage.tables.waitingFor(user)).map(({ table }) => table)
      const isOffer = waiting.length === 1 && waiting[0]?.offered === 1
      await this.#tell(user, isOffer ? 'offer' : 'turn', waiting)
    }
    const mentions = new Map<string, Table[]>()
    for (const { user, kind, table } of [...others, ...(await this.#calls(at))]) {
      if (kind === 'mention') mentions.set(user, [...(mentions.get(user) ?? []), table])
      else await this.#tell(user, kind, [table])
    }
    for (const [user, tables] of mentions) await this.#tell(user, 'mention', tables)
  }

  /** Who is to be called for another reason than a turn, if the reason still holds. */
  async #calls(now: number): Promise<readonly About[]> {
    const { storage } = this.#options
    const due = await storage.calls.takeDue(now)
    const tables = new Map(
      (await storage.tables.byIds(due.map(({ table_id }) => table_id))).map((each) => [each.table.id, each]),
    )
    const called: About[] = []
    for (const { user_id: user, table_id, kind, request_id } of due) {
      const stored = tables.get(table_id)
      const seat = stored?.seats.find(({ user_id }) => user_id === user)
      const request = request_id === null ? undefined : await storage.requests.byId(request_id)
      if (stored && holds(kind, stored, seat, request)) called.push({ user, kind, table: stored.table })
    }
    return called
  }

  async #tell(user: string, kind: NoticeKind, tables: readonly Table[]): Promise<void> {
    const { storage, log } = this.#options
    const receivers = (await storage.receivers.of(user)).filter(
      ({ code_hash, failures }) => code_hash === null && failures < MOST_FAILURES,
    )
    if (receivers.length === 0 || tables.length === 0) return
    const notice = await this.noticeFor(user, kind, tables)
    await Promise.all(
      receivers.map(async (receiver) => {
        try {
          await this.send(receiver, notice)
          if (receiver.failures > 0) await storage.receivers.count(receiver.id, 0)
        } catch (error) {
          const status = error instanceof NotDelivered ? error.status : null
          log.info({ receiver: receiver.id, kind: receiver.kind, status }, 'a notice was not delivered')
          // The browser has taken its subscription back.
          const isGone = receiver.kind === 'push' && (status === 404 || status === 410)
          if (isGone) await storage.receivers.remove(user, receiver.id)
          else await storage.receivers.count(receiver.id, receiver.failures + 1)
        }
      }),
    )
  }
}
