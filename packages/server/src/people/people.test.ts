import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, look, newKey } from '../testing/game.js'
import { guest, refusal, stranger, watchAs } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

const PASSWORD = 'correct horse'
let names = 0
const newName = (): string => `Ann ${names++}`

describe.each(DATABASES)('who is who, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  const account = async (name = newName()) => {
    const client = stranger(server.address)
    const { body } = await client.ask('createAccount', { body: { name, password: PASSWORD } })
    return { name, id: body.user.id, token: body.token, client: client.as(body.token) }
  }
  const signIn = (name: string, password = PASSWORD) =>
    stranger(server.address).ask('signIn', { body: { name, password } })

  it('a guest is a name; nobody else is that guest', async () => {
    const [one, other] = [await guest(server.address, 'Bob'), await guest(server.address, 'Bob')]
    expect((await one.client.ask('whoAmI')).body).toMatchObject({ id: one.id, name: 'Bob', kind: 'guest' })
    expect(one.id).not.toBe(other.id)
    expect(one.token).not.toBe(other.token)
  })

  it('a guest becomes an account and keeps the seat, there and on another device', async () => {
    const { table, players } = await begin(server.address, '18MEX')
    const bob = players[1]!
    const name = newName()
    const { body } = await bob.client.ask('createAccount', { body: { name, password: PASSWORD, email: 'a@b.org' } })
    expect(body.user).toEqual({ id: bob.id, name })
    const { body: elsewhere } = await signIn(name.toUpperCase())
    const there = bob.client.as(elsewhere.token)
    expect((await there.ask('getTable', { params: { table } })).body.you).toBe('p2')
    expect((await bob.client.ask('whoAmI')).body).toMatchObject({ kind: 'account', email: 'a@b.org' })
    const no = await refusal(bob.client.ask('createAccount', { body: { name: newName(), password: PASSWORD } }))
    expect(no.code).toBe('has_account')
  })

  it('a cookie from before the account does not open it; a token of a program stays', async () => {
    const post = (path: string, cookie: string | null, body: object) =>
      fetch(`${server.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie !== null && { cookie }) },
        body: JSON.stringify(body),
      })
    const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')!.split(';')[0]!
    const whoIs = async (cookie: string) => (await fetch(`${server.address}/api/me`, { headers: { cookie } })).status
    const planted = cookieOf(await post('/api/guests', null, { name: 'Bob' }))
    expect(await whoIs(planted)).toBe(200)
    const own = cookieOf(await post('/api/accounts', planted, { name: newName(), password: PASSWORD }))
    expect([await whoIs(planted), await whoIs(own)]).toEqual([401, 200])
  })

  it.each([
    ['as it is', (name: string) => name],
    ['in capitals', (name: string) => name.toUpperCase()],
    ['in wide letters', (name: string) => name.replace('A', '\uFF21')],
  ])('a name is taken: %s', async (_, change) => {
    const { name } = await account()
    const asked = stranger(server.address).ask('createAccount', { body: { name: change(name), password: PASSWORD } })
    expect(await refusal(asked)).toMatchObject({ status: 409, code: 'name_taken' })
  })

  it('of several who want a name at the same moment one gets it', async () => {
    const name = newName()
    const all = await Promise.allSettled([1, 2, 3].map(() => account(name)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'name_taken' })
  })

  it('wrong names and passwords are told apart by nothing, and slowed', async () => {
    const { name } = await account()
    const wrong = [await refusal(signIn(name, 'wrong password')), await refusal(signIn('nobody at all', PASSWORD))]
    for (const no of wrong) expect(no).toMatchObject({ status: 401, code: 'wrong_password' })
    expect(wrong[0]!.message).toBe(wrong[1]!.message)
    let no = await refusal(signIn(name, 'wrong password'))
    for (let tries = 0; tries < 10 && no.status === 401; tries++) no = await refusal(signIn(name, 'wrong password'))
    expect(no).toMatchObject({ status: 429, code: 'too_many' })
    expect(await refusal(signIn(name))).toMatchObject({ status: 429 })
    expect((await account()).token).toMatch(/^rh_/)
  })

  it('sessions are listed and ended, with their sockets', async () => {
    const { client, name } = await account()
    const { body: second } = await signIn(name)
    const { table } = await begin(server.address, '18MEX')
    const other = client.as(second.token)
    const watcher = await watchAs({ id: '', name, token: second.token, client: other }, table)
    const closed = new Promise((resolve) => watcher.socket.once('close', resolve))
    const { body } = await client.ask('listSessions')
    expect(body.sessions.filter(({ current }) => current)).toHaveLength(1)
    const old = body.sessions.find(({ current }) => !current)!
    await client.ask('endSession', { params: { session: old.id } })
    expect(await refusal(other.ask('whoAmI'))).toMatchObject({ status: 401 })
    expect(await closed).toBe(4401)
    await client.ask('signOut')
    expect(await refusal(client.ask('whoAmI'))).toMatchObject({ status: 401 })
  })

  it('nobody ends another’s session', async () => {
    const [one, other] = [await account(), await account()]
    const { body } = await one.client.ask('listSessions')
    const no = await refusal(other.client.ask('endSession', { params: { session: body.sessions[0]!.id } }))
    expect(no.status).toBe(404)
    expect((await one.client.ask('whoAmI')).status).toBe(200)
  })

  it('a token for a program outlives signing out, and is shown once', async () => {
    const { client } = await account()
    const { body } = await client.ask('createToken', { body: { label: 'my bot' } })
    await client.ask('signOut')
    const program = client.as(body.token)
    const { body: listed } = await program.ask('listSessions')
    expect(listed.sessions.map(({ kind: of, label }) => [of, label])).toEqual([['token', 'my bot']])
    expect(JSON.stringify(listed)).not.toContain(body.token)
  })

  it('a new password ends all other sessions', async () => {
    const { client, name } = await account()
    const { body: second } = await signIn(name)
    const wrong = client.ask('changePassword', { body: { password: 'not this one', new: 'another horse' } })
    expect(await refusal(wrong)).toMatchObject({ code: 'wrong_password' })
    await client.ask('changePassword', { body: { password: PASSWORD, new: 'another horse' } })
    expect((await client.ask('whoAmI')).status).toBe(200)
    expect(await refusal(client.as(second.token).ask('whoAmI'))).toMatchObject({ status: 401 })
    expect(await refusal(signIn(name))).toMatchObject({ status: 401 })
    expect((await signIn(name, 'another horse')).status).toBe(201)
  })

  it('a guest has no password to change', async () => {
    const { client } = await guest(server.address, 'Bob')
    const no = await refusal(client.ask('changePassword', { body: { password: 'x', new: 'another horse' } }))
    expect(no).toMatchObject({ status: 403, code: 'account_needed' })
  })

  it('who is deleted is gone; the games of the others stay', async () => {
    const { client, name } = await account()
    const { body: laid } = await client.ask('createTable', { body: { title: '18MEX', players: 3 } })
    const table = laid.id
    const bob = await guest(server.address, 'Bob')
    const cid = await guest(server.address, 'Cid')
    for (const other of [bob, cid]) await other.client.ask('takeSeat', { params: { table } })
    await client.ask('startTable', { params: { table } })
    await client.ask('say', { params: { table }, body: { text: 'goodbye' } })
    expect(await refusal(client.ask('deleteMe', { body: {} }))).toMatchObject({ code: 'wrong_password' })
    await client.ask('deleteMe', { body: { password: PASSWORD } })
    expect(await refusal(client.ask('whoAmI'))).toMatchObject({ status: 401 })
    expect(await refusal(signIn(name))).toMatchObject({ status: 401 })
    const left = await look(bob, table)
    expect(left.seats[0]).toMatchObject({ user: null, left: true })
    expect(left.host).toBe(bob.id)
    expect(JSON.stringify(left)).not.toContain(name)
    expect((await bob.client.ask('readChat', { params: { table } })).body.said).toEqual([])
    const zoe = await guest(server.address, 'Zoe')
    expect(await refusal(zoe.client.ask('takeSeat', { params: { table } }))).toMatchObject({ status: 409 })
    expect((await account(name)).name).toBe(name)
  })

  it.each([
    ['no name', { name: '' }],
    ['spaces', { name: '   ' }],
    ['too long', { name: 'x'.repeat(41) }],
    ['a line break', { name: 'a\nb' }],
    ['the direction of the text turned', { name: 'a\u202Eb' }],
    ['a number', { name: 5 }],
    ['something else beside it', { name: 'Bob', admin: true }],
  ])('no guest is called so: %s', async (_, body) => {
    const no = await refusal(stranger(server.address).ask('createGuest', { body: body as { name: string } }))
    expect(no).toMatchObject({ status: 400, code: 'bad_request' })
  })

  it('a name may be written in any script', async () => {
    for (const name of ['Борис', 'Łucja', '山田', "O'Neil"]) expect((await guest(server.address, name)).name).toBe(name)
  })

  it('tokens that do not hold are refused, everywhere', async () => {
    const nobody = stranger(server.address).as('rh_nonsense')
    expect(await refusal(nobody.ask('whoAmI'))).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(await refusal(nobody.ask('listTables'))).toMatchObject({ status: 401 })
    expect(
      await refusal(nobody.ask('act', { params: { table: 'x' }, body: { key: newKey(), after: 0, action: {} } })),
    ).toMatchObject({ status: 401 })
  })
})
