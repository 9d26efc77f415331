import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from '@roundhouse/server/client'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk, run } from '../sample-game.js'

const BIN = fileURLToPath(new URL('../../bin/roundhouse.mjs', import.meta.url))
const SERVE = fileURLToPath(new URL('../../../server/bin/serve.mjs', import.meta.url))
const desk = new Desk()
const data = desk.path('data')
const PASSWORD = 'correct horse'

interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** `roundhouse …` as a process of its own. */
const roundhouse = (words: readonly string[], env: Record<string, string> = { DATA_DIR: data }): Promise<Said> =>
  new Promise((resolve) => {
    const clean = { ...process.env, DATABASE_URL: '', ...env }
    execFile(process.execPath, [BIN, ...words], { env: clean }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

const oneLine = ({ err }: Said): string => {
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  return err
}

let child: ChildProcess
const serve = (): Promise<Client> => {
  child = spawn(process.execPath, [SERVE], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', PORT: '0', LIMITS: 'off', LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)))
    child.stdout?.on('data', (text) => {
      const address = /http:\/\/\S+(?=\/)/.exec(String(text))?.[0]
      if (address) resolve(new Client({ address, fetch }))
    })
  })
}
const stop = (): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** A game in which a move was taken back and made again; `over`: and that all have agreed to end. */
const play = async (client: Client, over: boolean): Promise<string> => {
  const signed = await Promise.all(['Amy', 'Bob', 'Cid'].map((name) => client.ask('createGuest', { body: { name } })))
  const players = signed.map(({ body }) => client.as(body.token))
  const [host] = players
  const { body } = await host!.ask('createTable', { body: { title: '18MEX', players: 3 } })
  const params = { table: body.id }
  for (const player of players.slice(1)) await player.ask('takeSeat', { params })
  await host!.ask('startTable', { params })
  let number = 0
  const act = async (seat: number, action: Record<string, unknown>): Promise<void> => {
    const done = await players[seat]!.ask('act', { params, body: { key: `key-${number}`, after: number, action } })
    number = done.body.number
  }
  const { body: offered } = await host!.ask('getChoices', { params })
  await act(0, offered.actions[0]!.action)
  await host!.ask('undo', { params, body: { to: 0 } })
  for (const player of players.slice(1)) await player.ask('answerUndo', { params, body: { yes: true } })
  number = 2
  await act(0, offered.actions[0]!.action)
  if (over) {
    await act(1, { type: 'endGame', by: 'p2' })
    for (;;) {
      const { decider: by } = (await host!.ask('getTable', { params, query: { after: number } })).body
      if (by === null) break
      await act(Number(by.slice(1)) - 1, { type: 'answer', by, accept: true })
    }
  }
  return body.id
}

let client: Client
let running = ''
let finished = ''
beforeAll(async () => {
  client = await serve()
  running = await play(client, false)
  finished = await play(client, true)
})
afterAll(async () => {
  await stop()
  desk.clear()
})

describe('beside a server that runs', () => {
  it('lists users, and lets an account set a new password', async () => {
    await client.ask('createAccount', { body: { name: 'Zoë', password: PASSWORD } })
    const all = JSON.parse((await roundhouse(['server', 'users', '--json'])).out) as Record<string, unknown>[]
    expect(all).toHaveLength(7)
    expect(all.at(-1)).toMatchObject({ name: 'Zoë', kind: 'account', operator: false, seats: 0 })
    expect(all[0]).toMatchObject({ kind: 'guest', seats: 1 })
    const { code, out } = await roundhouse(['server', 'reset', 'zoë'])
    expect(code).toBe(0)
    const body = { code: out.trim(), password: 'another horse' }
    expect((await client.ask('resetPassword', { body })).body.user.name).toBe('Zoë')
    await expect(client.ask('resetPassword', { body })).rejects.toMatchObject({ code: 'bad_code' })
  })

  it('opens the door to the invited only', async () => {
    expect((await roundhouse(['server', 'invitations', 'on'])).out).toBe('only the invited may come in\n')
    await expect(client.ask('createGuest', { body: { name: 'Eve' } })).rejects.toMatchObject({
      code: 'invitation_needed',
    })
    const { out } = await roundhouse(['server', 'invite', '--uses', '1', '--days', '1'])
    const body = { name: 'Eve', invitation: out.trim() }
    await client.ask('createGuest', { body })
    await expect(client.ask('createGuest', { body })).rejects.toMatchObject({ code: 'invitation_needed' })
    expect((await roundhouse(['server', 'invitations', 'off'])).out).toBe('anybody may come in\n')
    await client.ask('createGuest', { body: { name: 'Eve' } })
  })

  it('makes an operator', async () => {
    const { body } = await client.ask('createAccount', { body: { name: 'Ops', password: PASSWORD } })
    expect((await roundhouse(['server', 'operator', 'Ops', 'on'])).out).toBe('Ops is an operator\n')
    // A process believes what it has read for a moment: a new session is read anew.
    const { body: again } = await client.ask('signIn', { body: { name: 'Ops', password: PASSWORD } })
    expect((await client.as(again.token).ask('whoAmI')).body).toMatchObject({ id: body.user.id, operator: true })
  })

  it('checks every game, and exports what may be told', async () => {
    expect(await roundhouse(['server', 'check'])).toEqual({
      code: 0,
      out: '2 games: 2 replayed, 0 from a snapshot, 0 frozen\n',
      err: '',
    })
    const folder = desk.path('games')
    expect((await roundhouse(['server', 'export', folder])).out).toBe(`2 games written to ${folder}\n`)
    expect(readdirSync(folder).sort()).toEqual([`${finished}.json`, `${running}.json`].sort())
    expect(readFileSync(desk.path(`games/${running}.json`), 'utf8')).not.toMatch(/"seed"|"salt"/)
    const file = desk.path(`games/${finished}.json`)
    const { code, out } = await roundhouse(['verify', file])
    expect(out).toMatch(/^18MEX, 4 actions: the seed is the one committed to \([0-9a-f]{64}\)/)
    expect(code).toBe(0)
  })

  it.each([
    ['not a game a server has exported', () => ({})],
    ['not over when it was exported', ({ salt: _, ...file }: Record<string, unknown>) => file],
    ['not those of the commitment', (file: Record<string, unknown>) => ({ ...file, salt: 'pepper' })],
    [
      /the actions lead to \S+, the file says nothing/,
      (file: Record<string, unknown>) => ({ ...file, hash: 'nothing' }),
    ],
    ['action 1 cannot be understood', (file: Record<string, unknown>) => ({ ...file, actions: [{ type: 'dance' }] })],
    [
      /action 1: .* \[\S+\]/,
      (file: Record<string, unknown>) => ({
        ...file,
        actions: [{ type: 'pass', by: 'p2' }],
      }),
    ],
  ])('a file is not as it was: %s', async (says, change) => {
    const file = JSON.parse(readFileSync(desk.path(`games/${finished}.json`), 'utf8')) as Record<string, unknown>
    const said = await run('verify', desk.write('changed.json', change(file)))
    expect(oneLine(said)).toMatch(says)
    expect(said).toMatchObject({ code: 1, out: '' })
  })
})

describe('backup and restore', () => {
  it('while it runs; back once it is stopped', async () => {
    const file = desk.path('kept.db')
    expect((await roundhouse(['server', 'backup', file])).code).toBe(0)
    expect(oneLine(await roundhouse(['server', 'backup', file]))).toContain('exists already')
    await play(client, false)
    const inUse = await roundhouse(['server', 'restore', file])
    expect(inUse.code).toBe(1)
    expect(oneLine(inUse)).toContain('Another server uses the folder')
    await stop()
    const { code, out } = await roundhouse(['server', 'restore', file])
    expect(code).toBe(0)
    const was = /what was there is now (.*)\n/.exec(out)?.[1] ?? ''
    expect((await roundhouse(['server', 'check'])).out).toMatch(/^2 games: 2 replayed/)
    const database = new Database(was, { readonly: true })
    expect(database.prepare('select count(*) as count from tables').get()).toMatchObject({ count: 3 })
    database.close()
  })

  it('a game that does not follow from the rules is named', async () => {
    const database = new Database(desk.path('data/roundhouse.db'))
    database.exec(`update entries set hash = 'other' where table_id = '${running}' and number = 1`)
    database.close()
    const onward = await roundhouse(['server', 'check'])
    expect(onward).toMatchObject({ code: 0, out: '2 games: 1 replayed, 1 from a snapshot, 0 frozen\n' })
    expect(oneLine(onward)).toMatch(new RegExp(`${running} .*entry 1 was other when stored`))
    const again = new Database(desk.path('data/roundhouse.db'))
    again.exec(`delete from snapshots where table_id = '${running}'`)
    again.close()
    expect(await roundhouse(['server', 'check'])).toMatchObject({
      code: 1,
      out: '2 games: 1 replayed, 0 from a snapshot, 1 frozen\n',
    })
  })
})

describe('bad input and wrong use', () => {
  mkdirSync(desk.path('empty'))
  it.each([
    [1, ['server', 'reset', 'Nobody'], {}, 'no account is called Nobody'],
    [1, ['server', 'users'], { DATA_DIR: desk.path('empty') }, 'There is no database in'],
    [1, ['server', 'users'], { DATABASE_URL: 'mysql://secret' }, /^(?!.*secret).*DATABASE_URL must begin/],
    [1, ['server', 'backup', 'x.db'], { DATABASE_URL: 'postgres://u:secret@h/d' }, /^(?!.*secret@).*pg_dump/],
    [1, ['server', 'restore', BIN], { DATA_DIR: desk.path('empty') }, 'is no backup of a server'],
    [1, ['verify', desk.path('none.json')], {}, 'no such file'],
    [2, ['server', 'dance'], {}, 'there is no "dance"'],
    [2, ['server', 'reset'], {}, 'NAME is missing'],
    [2, ['server', 'users', '--days', '3'], {}, 'users knows no --days'],
    [2, ['server', 'invitations', 'maybe'], {}, 'must be on or off'],
    [2, ['verify'], {}, 'FILE is missing'],
  ] as const)('%i: %j', async (code, words, env, says) => {
    const said = code === 2 ? await run(...words) : await roundhouse(words, { DATA_DIR: data, ...env })
    expect(said).toMatchObject({ code, out: '' })
    if (code === 1) oneLine(said)
    expect(said.err).toMatch(says)
  })
})
