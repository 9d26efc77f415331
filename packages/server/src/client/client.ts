import type { AnswerOf, Contract, InputOf, OperationName } from '../api/contract.js'

/** Where each operation is asked; checked against the contract. */
const PATHS = {
  createGuest: 'POST /api/guests',
  createAccount: 'POST /api/accounts',
  signIn: 'POST /api/sessions',
  signOut: 'DELETE /api/sessions/current',
  listSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/:session',
  createToken: 'POST /api/tokens',
  whoAmI: 'GET /api/me',
  getProfile: 'GET /api/people/:user',
  setProfile: 'POST /api/me/profile',
  changePassword: 'POST /api/me/password',
  deleteMe: 'POST /api/me/deletion',
  resetPassword: 'POST /api/passwords/reset',
  getNotices: 'GET /api/me/notices',
  setNoticeLanguage: 'POST /api/me/notices/language',
  addReceiver: 'POST /api/me/receivers',
  confirmReceiver: 'POST /api/me/receivers/:receiver/confirm',
  testReceiver: 'POST /api/me/receivers/:receiver/test',
  removeReceiver: 'DELETE /api/me/receivers/:receiver',
  createTable: 'POST /api/tables',
  listTables: 'GET /api/tables',
  getTable: 'GET /api/tables/:table',
  getPicture: 'GET /api/tables/:table/picture',
  takeSeat: 'POST /api/tables/:table/seats',
  leaveSeat: 'DELETE /api/tables/:table/seats/:seat',
  startTable: 'POST /api/tables/:table/start',
  closeTable: 'POST /api/tables/:table/close',
  passHost: 'POST /api/tables/:table/host',
  setBot: 'POST /api/tables/:table/seats/:seat/bot',
  getChoices: 'GET /api/tables/:table/choices',
  getPositions: 'GET /api/tables/:table/positions',
  act: 'POST /api/tables/:table/actions',
  undo: 'POST /api/tables/:table/undo',
  answerUndo: 'POST /api/tables/:table/undo/answer',
  replace: 'POST /api/tables/:table/replacements',
  answerReplace: 'POST /api/tables/:table/replacements/answer',
  overtime: 'POST /api/tables/:table/overtime',
  sawTable: 'POST /api/tables/:table/seen',
  rematch: 'POST /api/tables/:table/rematch',
  getOrders: 'GET /api/tables/:table/orders',
  giveOrder: 'POST /api/tables/:table/orders',
  removeOrder: 'DELETE /api/tables/:table/orders/:order',
  exportGame: 'GET /api/tables/:table/export',
  readChat: 'GET /api/tables/:table/chat',
  say: 'POST /api/tables/:table/chat',
  readOnlookerChat: 'GET /api/tables/:table/onlookers/chat',
  sayToOnlookers: 'POST /api/tables/:table/onlookers/chat',
  live: 'GET /api/tables/:table/live',
  health: 'GET /api/health',
  metrics: 'GET /api/metrics',
  describe: 'GET /api/openapi.json',
  readDescription: 'GET /api/docs',
} as const satisfies { readonly [N in OperationName]: `${Contract[N]['method']} ${Contract[N]['path']}` }

/** No JSON: not for the client. */
type Callable = Exclude<OperationName, 'live' | 'metrics' | 'readDescription' | 'getPicture'>

type Nothing = Record<never, never>

/** Parts of a request; one all of whose fields may be left out may be left out itself. */
type Fields<I> = {
  readonly [K in keyof I as I[K] extends undefined ? never : Nothing extends I[K] ? never : K]: I[K]
} & { readonly [K in keyof I as I[K] extends undefined ? never : Nothing extends I[K] ? K : never]?: I[K] }

export type RequestOf<N extends OperationName> = Fields<InputOf<Contract[N]>>
export type ResultOf<N extends OperationName> = AnswerOf<Contract[N]>

export interface Answer<N extends OperationName> {
  readonly status: number
  readonly body: ResultOf<N>
}

/** The server has said no: its code and what comes with it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string
  /** The whole of `error`. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, details: Readonly<Record<string, unknown>>) {
    super(String(details.message ?? status))
    this.status = status
    this.code = String(details.code ?? 'unknown')
    this.details = details
  }
}

/** What the client needs of `fetch`. */
type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ readonly status: number; text(): Promise<string> }>

export interface ClientOptions {
  /** Where the server is: `http://localhost:1846`; the page's own origin is ''. */
  readonly address: string
  /** Of a program; the page has a cookie. */
  readonly token?: string
  readonly language?: string
  readonly fetch: Fetch
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

const addressOf = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return search === '' ? filled : `${filled}?${search}`
}

const readBody = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Asks the server, with the types of its own contract.
 *
 *     const client = new Client({ address: 'http://localhost:1846', fetch })
 *     const { body } = await client.ask('createGuest', { body: { name: 'Amy' } })
 */
export class Client {
  readonly #options: ClientOptions

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** The same as somebody else. */
  as(token: string): Client {
    return new Client({ ...this.#options, token })
  }

  /** @throws Refused where the server says no. */
  async ask<N extends Callable>(
    name: N,
    ...[request]: Nothing extends RequestOf<N> ? [RequestOf<N>?] : [RequestOf<N>]
  ): Promise<Answer<N>> {
    const { address, token, language, fetch } = this.#options
    const parts = (request ?? {}) as Parts
    const [method = 'GET', path = ''] = PATHS[name].split(' ')
    const answer = await fetch(`${address}${addressOf(path, parts)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(language !== undefined && { 'accept-language': language }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    })
    const body = readBody(await answer.text())
    if (answer.status >= 200 && answer.status < 300) return { status: answer.status, body: body as ResultOf<N> }
    const { error = {} } = (body ?? {}) as { error?: Record<string, unknown> }
    throw new Refused(answer.status, error)
  }

  /** Where the live channel of a table is. */
  liveAddress(table: string, query: { readonly state?: boolean } = {}): string {
    const path = addressOf(PATHS.live.split(' ')[1] ?? '', { params: { table }, query })
    return `${this.#options.address.replace(/^http/, 'ws')}${path}`
  }
}
