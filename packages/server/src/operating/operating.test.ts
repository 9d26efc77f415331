import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, move } from '../testing/game.js'
import { refusal, stranger } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'
import {
  begunTables,
  checkTable,
  findUser,
  invitation,
  listUsers,
  openBeside,
  type Storage,
  setInvitedOnly,
} from './index.js'

describe.each(DATABASES)('beside a server on %s', (kind) => {
  let server: TestServer
  let storage: Storage
  beforeAll(async () => {
    server = await testServer(kind)
    storage = await openBeside(server.settings)
  })
  afterAll(async () => {
    await storage.close()
    await server.stop()
  })

  it('users and games are seen as they are', async () => {
    const begun = await begin(server.address, '18MEX')
    await move(begun)
    const users = await listUsers(storage)
    expect(users.map(({ name, kind: is, seats }) => [name, is, seats]).sort()).toEqual([
      ['Amy', 'guest', 1],
      ['Bob', 'guest', 1],
      ['Cid', 'guest', 1],
    ])
    expect(users.every(({ seen, created }) => seen !== null && created > 0)).toBe(true)
    expect((await findUser(storage, begun.players[0]!.id))?.name).toBe('Amy')
    expect(await findUser(storage, 'Amy')).toBeUndefined()
    for await (const table of begunTables(storage)) {
      expect(table.id).toBe(begun.table)
      expect(await checkTable(storage, table)).toMatchObject({ outcome: 'replays', why: null, game: { cursor: 1 } })
      const other = { ...table, salt: 'pepper' }
      expect((await checkTable(storage, other)).why).toMatch(/^seed and salt are not those of the commitment/)
    }
  })

  it('an invitation holds as often and as long as it says', async () => {
    await setInvitedOnly(storage, true)
    const client = stranger(server.address)
    const enter = (code: string) => client.ask('createGuest', { body: { name: 'Eve', invitation: code } })
    const code = await invitation(storage, 2, 1, Date.now())
    await enter(code)
    await enter(code)
    expect((await refusal(enter(code))).code).toBe('invitation_needed')
    const late = await invitation(storage, 2, 1, Date.now() - 2 * 60 * 60 * 1000)
    expect((await refusal(enter(late))).code).toBe('invitation_needed')
    await setInvitedOnly(storage, false)
    await client.ask('createGuest', { body: { name: 'Eve' } })
  })
})
