import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type OperationName } from './api/contract.js'
import type { ErrorCode } from './api/errors.js'
import type { Operation } from './api/operation.js'
import { newKey } from './testing/game.js'
import { guest, stranger, watch } from './testing/player.js'
import { type TestServer, testServer } from './testing/test-server.js'

/**
 * Who asks. A guest has nothing to do with the table; an onlooker and the operator have an account and no seat at it;
 * `other` sits there, and so does the host. In this order: whoever may do most comes last.
 */
const CALLERS = ['anonymous', 'guest', 'onlooker', 'operator', 'other', 'host'] as const
type CallerName = (typeof CALLERS)[number]
type Answer = number | ErrorCode

/** One table for each operation: with free seats, full and not begun, or with a game that runs. */
type TableKind = 'open' | 'full' | 'running'

interface World {
  readonly table: string
  readonly tokens: Readonly<Record<CallerName, string | null>>
  readonly otherId: string
  /** What the host may do first, in a game that runs. */
  readonly action: Record<string, unknown>
}

interface Row {
  readonly table?: TableKind
  readonly params?: Readonly<Record<string, string>>
  body?(world: World): unknown
  readonly answers: Readonly<Record<CallerName, Answer>>
}

const each = (...answers: readonly Answer[]): Row['answers'] =>
  Object.fromEntries(CALLERS.map((name, i) => [name, answers[i]])) as Row['answers']
const anyone = (answer: Answer) => each(answer, answer, answer, answer, answer, answer)
const users = (answer: Answer) => each('not_signed_in', answer, answer, answer, answer, answer)
const seated = (other: Answer, host = other) =>
  each('not_signed_in', 'not_seated', 'not_seated', 'not_seated', other, host)
const hosts = (answer: Answer) => each('not_signed_in', 'not_host', 'not_host', 'not_host', 'not_host', answer)

const PASSWORD = 'correct horse'
let names = 0
const newName = (): string => `Who ${names++}`

/** Every operation, and what each caller is answered. Typed: an operation without a row does not compile. */
const ROWS: Readonly<Record<OperationName, Row>> = {
  createGuest: { body: () => ({ name: newName() }), answers: anyone(201) },
  createAccount: {
    body: () => ({ name: newName(), password: PASSWORD }),
    answers: each(201, 201, 'has_account', 'has_account', 201, 201),
  },
  signIn: { body: () => ({ name: newName(), password: PASSWORD }), answers: anyone('wrong_password') },
  resetPassword: { body: () => ({ code: 'none', password: PASSWORD }), answers: anyone('bad_code') },
  signOut: { answers: users(204) },
  listSessions: { answers: users(200) },
  endSession: { params: { session: 'another' }, answers: users('not_found') },
  createToken: { body: () => ({ label: 'mine' }), answers: users(201) },
  whoAmI: { answers: users(200) },
  getProfile: { params: { user: 'nobody' }, answers: anyone('not_found') },
  setProfile: { body: () => ({ hidden: true }), answers: users(204) },
  changePassword: {
    body: () => ({ password: PASSWORD, new: PASSWORD }),
    answers: each('not_signed_in', 'account_needed', 204, 204, 'account_needed', 'account_needed'),
  },
  deleteMe: { body: () => ({}), answers: each('not_signed_in', 204, 'wrong_password', 'wrong_password', 204, 204) },
  getNotices: { answers: users(200) },
  setNoticeLanguage: { body: () => ({ language: 'pl' }), answers: users(204) },
  addReceiver: { body: () => ({ kind: 'mail', address: 'amy@example.org' }), answers: users('no_mail') },
  confirmReceiver: { params: { receiver: 'another' }, body: () => ({ code: 'none' }), answers: users('not_found') },
  testReceiver: { params: { receiver: 'another' }, answers: users('not_found') },
  removeReceiver: { params: { receiver: 'another' }, answers: users('not_found') },
  createTable: { body: () => ({ title: '18MEX', players: 3 }), answers: users(201) },
  listTables: { answers: anyone(200) },
  getTable: { table: 'running', answers: anyone(200) },
  getPicture: { table: 'running', answers: anyone(200) },
  takeSeat: { table: 'open', answers: each('not_signed_in', 201, 201, 201, 'already_seated', 'already_seated') },
  leaveSeat: {
    table: 'open',
    params: { seat: 'p2' },
    answers: each('not_signed_in', 'not_host', 'not_host', 'not_host', 204, 204),
  },
  startTable: { table: 'full', answers: hosts(200) },
  closeTable: { table: 'open', answers: hosts(204) },
  passHost: { table: 'open', body: ({ otherId }) => ({ user: otherId }), answers: hosts(204) },
  setBot: { table: 'open', params: { seat: 'p5' }, body: () => ({ bot: 'bot:easy' }), answers: hosts(204) },
  getChoices: { table: 'running', answers: anyone(200) },
  getPositions: { table: 'running', answers: anyone(200) },
  act: {
    table: 'running',
    body: ({ action }) => ({ key: newKey(), after: 0, action }),
    answers: seated('not_yours', 200),
  },
  undo: { table: 'running', body: () => ({ to: 0 }), answers: seated('bad_undo') },
  answerUndo: { table: 'running', body: () => ({ yes: true }), answers: seated('nothing_asked') },
  replace: { table: 'running', body: () => ({ seat: 'p3', with: 'open' }), answers: seated('still_here') },
  answerReplace: { table: 'running', body: () => ({ yes: true }), answers: seated('nothing_asked') },
  overtime: { table: 'running', answers: seated('in_time') },
  sawTable: { table: 'running', body: () => ({ number: 0 }), answers: seated(204) },
  rematch: { table: 'running', answers: seated('not_over') },
  getOrders: { table: 'running', answers: seated(200) },
  giveOrder: {
    table: 'running',
    body: () => ({ after: 0, order: { kind: 'run', company: 'none', until: [] } }),
    answers: seated('bad_order'),
  },
  removeOrder: { table: 'running', params: { order: 'another' }, answers: seated('not_found') },
  exportGame: { table: 'running', answers: anyone(200) },
  readChat: { table: 'running', answers: anyone(200) },
  say: { table: 'running', body: () => ({ text: 'hello' }), answers: seated(201) },
  readOnlookerChat: { table: 'running', answers: each(200, 200, 200, 200, 'for_onlookers', 'for_onlookers') },
  sayToOnlookers: {
    table: 'running',
    body: () => ({ text: 'hello' }),
    answers: each('not_signed_in', 201, 201, 201, 'for_onlookers', 'for_onlookers'),
  },
  live: { table: 'running', answers: anyone(101) },
  health: { answers: anyone(200) },
  metrics: { answers: each('not_found', 'not_found', 'not_found', 200, 'not_found', 'not_found') },
  describe: { answers: anyone(200) },
  readDescription: { answers: anyone(200) },
}

const OPERATIONS = Object.entries(contract) as readonly [OperationName, Operation][]

it('every operation has a row, and every row an operation', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(contract).sort())
})

it.each(OPERATIONS)('%s: the row agrees with what the description says of who is answered', (name, { who, path }) => {
  const { answers, table } = ROWS[name]
  const isRefused = (caller: CallerName): boolean => typeof answers[caller] === 'string'
  expect(answers.anonymous === 'not_signed_in').toBe(who !== 'anyone' && who !== 'operator')
  if (who === 'seated') expect([answers.guest, answers.onlooker, answers.operator]).toEqual(Array(3).fill('not_seated'))
  if (who === 'host') expect(CALLERS.filter((each) => !isRefused(each))).toEqual(['host'])
  if (who === 'operator') expect(CALLERS.filter((each) => !isRefused(each))).toEqual(['operator'])
  if (who === 'account') expect(answers.guest).toBe('account_needed')
  expect(table !== undefined).toBe(path.includes(':table'))
})

describe('who may', () => {
  let server: TestServer
  let at = ''
  beforeAll(async () => {
    server = await testServer('sqlite')
    for (const name of ['onlooker', 'operator'])
      await stranger(server.address).ask('createAccount', { body: { name, password: PASSWORD } })
    await server.change(`update users set operator = 1 where name_key = 'operator'`)
    at = (await server.restart()).address
  })
  afterAll(() => server.stop())

  const worldOf = async (kind: TableKind | undefined): Promise<World> => {
    const [host, other, alone] = await Promise.all(['Hal', 'Otto', 'Gus'].map((name) => guest(at, name)))
    // Anew each time: some operations end the sessions of their caller.
    const token = async (name: string): Promise<string> =>
      (await stranger(at).ask('signIn', { body: { name, password: PASSWORD } })).body.token
    const tokens = {
      anonymous: null,
      guest: alone!.token,
      onlooker: await token('onlooker'),
      operator: await token('operator'),
      other: other!.token,
      host: host!.token,
    }
    const world = { table: '', tokens, otherId: other!.id, action: {} }
    if (kind === undefined) return world
    const count = kind === 'open' ? 5 : 3
    const { body } = await host!.client.ask('createTable', { body: { title: '18MEX', players: count } })
    const params = { table: body.id }
    await other!.client.ask('takeSeat', { params })
    if (kind !== 'open') await (await guest(at, 'Tom')).client.ask('takeSeat', { params })
    if (kind !== 'running') return { ...world, table: body.id }
    await host!.client.ask('startTable', { params })
    const { actions } = (await host!.client.ask('getChoices', { params })).body
    return { ...world, table: body.id, action: actions[0]!.action }
  }

  /** From elsewhere, as a proxy on this machine would ask. */
  const headersOf = (token: string | null): Record<string, string> => ({
    'x-forwarded-for': '192.0.2.1',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  })

  const ask = async (name: OperationName, world: World, caller: CallerName): Promise<Answer> => {
    const { params = {}, body } = ROWS[name]
    const operation: Operation = contract[name]
    const headers = headersOf(world.tokens[caller])
    if (operation.live) {
      const watcher = await watch(stranger(at), world.table, headers)
      watcher.close()
      return 101
    }
    const fill: Readonly<Record<string, string>> = { table: world.table, ...params }
    const answer = await fetch(`${at}${operation.path.replace(/:(\w+)/g, (_, part: string) => fill[part] ?? '')}`, {
      method: operation.method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body(world)) }),
    })
    const text = await answer.text()
    return answer.status < 400 ? answer.status : (JSON.parse(text) as { error: { code: ErrorCode } }).error.code
  }

  it.each(OPERATIONS)('%s', async (name) => {
    const { table, answers } = ROWS[name]
    const world = await worldOf(table)
    const got: Partial<Record<CallerName, Answer>> = {}
    for (const caller of CALLERS) got[caller] = await ask(name, world, caller)
    expect(got).toEqual(answers)
  })
})
