import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.js'
import { begin, deciderAt, look, newKey } from './testing/game.js'
import { guest, type Player, refusal, stranger } from './testing/player.js'
import { type TestServer, testServer } from './testing/test-server.js'

const ROUNDS = 12

describe('the same table on two processes at the same moment', () => {
  let server: TestServer
  let other: RunningServer
  beforeAll(async () => {
    server = await testServer('postgres')
    other = await server.beside()
  })
  afterAll(() => server.stop())

  const there = (player: Player): Player => ({ ...player, client: stranger(other.address).as(player.token) })
  const laid = async (names: readonly string[], seating: 'fixed' | 'drawn' = 'fixed') => {
    const players = await Promise.all(names.map((name) => guest(server.address, name)))
    const { body } = await players[0]!.client.ask('createTable', { body: { title: '18MEX', players: 3, seating } })
    return { players, params: { table: body.id } }
  }

  it('one begins the game while another leaves: the seat is free, or the player has left a game that runs', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { players, params } = await laid(['Amy', 'Bob', 'Cid'], round % 2 === 0 ? 'fixed' : 'drawn')
      for (const { client } of players.slice(1)) await client.ask('takeSeat', { params })
      await look(there(players[1]!), params.table)
      await Promise.allSettled([
        players[0]!.client.ask('startTable', { params }),
        there(players[1]!).client.ask('leaveSeat', { params: { ...params, seat: 'mine' } }),
      ])
      const { status, seats, setup } = await look(players[2]!, params.table)
      const bob = seats.find(({ user }) => user === players[1]!.id)
      if (status === 'open') expect(bob).toBeUndefined()
      else {
        expect(bob).toMatchObject({ name: 'Bob', left: true })
        expect(seats.map(({ name }) => name)).toEqual((setup!.players as { name: string }[]).map(({ name }) => name))
      }
    }
  })

  it('two want the last seat: one gets it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { players, params } = await laid(['Amy', 'Bob', 'Cid', 'Dot'])
      await players[1]!.client.ask('takeSeat', { params })
      const both = await Promise.allSettled([
        players[2]!.client.ask('takeSeat', { params }),
        there(players[3]!).client.ask('takeSeat', { params }),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const each of both) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'seat_taken' })
    }
  })

  it('who has lost the seat on one process does not act on the other', async () => {
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const gone = await deciderAt(begun)
    const seat = `p${begun.players.indexOf(gone) + 1}`
    const elsewhere = there(gone)
    const { body: offered } = await elsewhere.client.ask('getChoices', { params })
    await gone.client.ask('leaveSeat', { params: { ...params, seat: 'mine' } })
    const [one, two] = begun.players.filter((player) => player !== gone)
    await one!.client.ask('replace', { params, body: { seat, with: 'open' } })
    await two!.client.ask('answerReplace', { params, body: { yes: true } })
    const body = { key: newKey(), after: offered.number, action: offered.actions[0]!.action }
    expect(await refusal(elsewhere.client.ask('act', { params, body }))).toMatchObject({ code: 'not_seated' })
    expect((await look(one!, begun.table)).number).toBe(offered.number)
  })
})
