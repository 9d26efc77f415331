import {
  type Action,
  at,
  deciding,
  type Game,
  type GameEvent,
  mayAct,
  type PlayerId,
  type Setup,
  stateHash,
  view,
} from '@roundhouse/engine'
import { setupFor } from '../src/game/gate.js'
import { packed } from '../src/game/snapshots.js'
import { hashOf, newId } from '../src/ids.js'
import type { Storage } from '../src/operating/index.js'
import type { EntryRow, SeatRow, SnapshotRow, TableRow } from '../src/storage/schema.js'
import { summaryOf } from '../src/tables/append.js'

/** A game to lay tables with: it stands after `from` actions, and goes on with `moves`. */
export interface Source {
  readonly game: Game
  readonly from: number
  readonly entries: readonly Pick<EntryRow, 'seat' | 'action' | 'events' | 'hash'>[]
  readonly moves: readonly Move[]
}

export interface Move {
  readonly seat: PlayerId
  readonly action: Action
}

const seatsOf = ({ players }: Setup): readonly PlayerId[] => players.map((_, i) => `p${i + 1}` as PlayerId)

/** Who may take an action: the one who decides, or whoever else it is left to. */
const actorOf = (before: Game, action: Action): PlayerId | null => {
  const decider = deciding(before)
  const seats = decider === null ? seatsOf(before.setup) : [decider, ...seatsOf(before.setup)]
  return seats.find((seat) => mayAct(view(before, seat), seat, action) === true) ?? null
}

/** What is played after `from` actions, as long as it is known who plays it; at most so many. */
const movesFrom = (game: Game, from: number, most: number): readonly Move[] => {
  const moves: Move[] = []
  for (let n = from + 1; n <= game.cursor && moves.length < most; n++) {
    const { action } = game.history.entry(n)
    const seat = action && actorOf(at(game, n - 1), action)
    if (!action || !seat) break
    moves.push({ seat, action })
  }
  return moves
}

export const sourceOf = (whole: Game, from: number, most: number): Source => {
  const game = at(whole, from)
  const entries = Array.from({ length: from + 1 }, (_, n) => {
    const { action, events, state } = whole.history.entry(n)
    return {
      seat: null,
      action: action && JSON.stringify(action),
      events: JSON.stringify(events satisfies readonly GameEvent[]),
      hash: stateHash(state),
    }
  })
  return { game, from, entries, moves: movesFrom(whole, from, most) }
}

/** Somebody who plays, and the token by which the server knows them. */
export interface Person {
  readonly id: string
  readonly token: string
}

/** Rows of one insert: PostgreSQL takes 65,535 values. */
const CHUNK = 500

const chunks = function* <T>(all: readonly T[]): Generator<T[]> {
  for (let i = 0; i < all.length; i += CHUNK) yield all.slice(i, i + CHUNK)
}

export const addPeople = async ({ db }: Storage, count: number, now: number): Promise<readonly Person[]> => {
  const people = Array.from({ length: count }, () => ({ id: newId(), token: `rh_${newId()}` }))
  for (const some of chunks(people)) {
    await db
      .insertInto('users')
      .values(
        some.map(({ id }) => ({
          id,
          name: `Player ${id.slice(0, 4)}`,
          name_key: null,
          kind: 'guest' as const,
          password: null,
          email: null,
          operator: 0,
          profile_hidden: 0,
          created_at: now,
          deleted_at: null,
        })),
      )
      .execute()
    await db
      .insertInto('sessions')
      .values(
        some.map(({ id, token }) => ({
          id: newId(),
          user_id: id,
          token_hash: hashOf(token),
          kind: 'session' as const,
          label: 'bench',
          created_at: now,
          seen_at: now,
          expires_at: now + 86_400_000,
        })),
      )
      .execute()
  }
  return people
}

export interface LaidTable {
  readonly id: string
  readonly source: Source
  /** In the order of the seats. */
  readonly people: readonly Person[]
}

interface Rows {
  readonly tables: TableRow[]
  readonly seats: SeatRow[]
  readonly entries: EntryRow[]
  readonly snapshots: SnapshotRow[]
}

/** The rows of a table whose game stands where its source does. */
const addRows = (rows: Rows, { id, source, people }: LaidTable, now: number): void => {
  const { game, entries } = source
  const { setup } = game
  const seats = setup.players.map(
    ({ name }, i): SeatRow => ({
      table_id: id,
      seat: `p${i + 1}`,
      place: i + 1,
      user_id: people[i]?.id ?? null,
      bot: null,
      name,
      left_at: null,
      seen_at: now,
      seen_number: -1,
    }),
  )
  const pace = { pace: '{"kind":"none"}', clock: null, decider: null, offered: 0 }
  rows.tables.push({
    id,
    title: setup.title,
    name: '',
    players: seats.length,
    options: JSON.stringify(setup.options),
    ruleset: setup.ruleset,
    visibility: 'public',
    seating: 'fixed',
    start: 'host',
    consent: null,
    host_id: people[0]?.id ?? null,
    seed: JSON.stringify(setup.seed),
    salt: '',
    commitment: '',
    setup: JSON.stringify(setupFor(setup)),
    frozen: null,
    version: 1,
    created_at: now,
    language: null,
    rematch_id: null,
    ...pace,
    due_at: null,
    notice_at: null,
    ...(summaryOf(pace, game, seats, now, 0) as Pick<
      TableRow,
      'number' | 'state' | 'decider' | 'bot_due' | 'bot_until' | 'ended' | 'updated_at'
    >),
  })
  rows.seats.push(...seats)
  for (const [number, entry] of entries.entries())
    rows.entries.push({
      table_id: id,
      number,
      kind: number === 0 ? 'setup' : 'action',
      user_id: null,
      key: null,
      reasons: null,
      covered: null,
      at: now,
      ...entry,
    })
  rows.snapshots.push(packed(id, game, now))
}

const write = ({ db }: Storage, rows: Rows): Promise<void> =>
  db.transaction().execute(async (t) => {
    for (const some of chunks(rows.tables)) await t.insertInto('tables').values(some).execute()
    for (const some of chunks(rows.seats)) await t.insertInto('seats').values(some).execute()
    for (const some of chunks(rows.entries)) await t.insertInto('entries').values(some).execute()
    for (const some of chunks(rows.snapshots)) await t.insertInto('snapshots').values(some).execute()
  })

/** Lays tables in a storage no server uses: sources and people take turns. */
export const layTables = async (
  storage: Storage,
  count: number,
  sources: readonly Source[],
  people: readonly Person[],
  now: number,
): Promise<readonly LaidTable[]> => {
  const laid = Array.from({ length: count }, (_, i): LaidTable => {
    const source = sources[i % sources.length]!
    const first = (i * 7) % people.length
    const seated = source.game.setup.players.map((_player, seat) => people[(first + seat) % people.length]!)
    return { id: newId(), source, people: seated }
  })
  for (const some of chunks(laid)) {
    const rows: Rows = { tables: [], seats: [], entries: [], snapshots: [] }
    for (const table of some) addRows(rows, table, now)
    await write(storage, rows)
  }
  return laid
}
