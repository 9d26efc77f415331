import { choices, heldFrom } from '@roundhouse/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleGame, exampleNames, fresh } from '../../build/sample.js'
import type { StoredTable, TableCard } from '../store/record.js'
import { localKeeper, type TableStore } from './local-keeper.js'
import { logOf, replay } from './replay.js'
import { openSession, type Session } from './session.js'

/** One browser's storage, in memory, with a switch for each trouble. */
const storage = { stored: null as unknown as StoredTable, full: false }

const store: TableStore = {
  async changeCard(_id, change) {
    const changed = { ...storage.stored.card, ...change }
    storage.stored = { ...storage.stored, card: changed }
    return { ok: true, value: changed }
  },
  loadTable: async () => ({ ok: true, value: storage.stored }),
  async saveTable(revision, change, log) {
    if (storage.full) return { ok: false, trouble: 'full' }
    if (storage.stored.card.revision !== revision) return { ok: false, trouble: 'changed' }
    const saved = { ...storage.stored.card, ...change, actions: log.cursor, revision: revision + 1 }
    storage.stored = { card: saved, log }
    return { ok: true, value: saved }
  },
}

const game = exampleGame(exampleNames()[0]!, 60)
const card: TableCard = {
  id: 't',
  version: 1,
  name: 'T',
  title: '1846',
  players: ['A', 'B', 'C', 'D'],
  colours: [],
  created: 0,
  changed: 0,
  revision: 1,
  actions: 60,
  finished: false,
  origin: 'new',
}
const open: Session[] = []
const session = (start = game): Session => {
  const made = openSession(localKeeper(storage.stored, start, null, store))
  open.push(made)
  return made
}
const first = (s: Session) => s.choices.value!.offers[0]!.action

beforeEach(() => {
  storage.stored = { card, log: logOf('t', game) }
  storage.full = false
})
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

test('a table that goes on from a position keeps what was before it, and does not go back behind it', async () => {
  const held = heldFrom(game)
  const earlier = [...storage.stored.log.actions]
  const s = session(held)
  expect(s.act(first(s))).toBeNull()
  await s.settled()
  const { log } = storage.stored
  expect([log.cursor, log.from?.number, log.actions.slice(0, 60)]).toEqual([61, 60, earlier])
  s.look(3)
  expect(s.shown.value.cursor).toBe(60)
  s.undo()
  s.undo()
  expect(s.game.value.cursor).toBe(60)
  await s.settled()
  expect(replay(storage.stored.log, game.rules.title)).toMatchObject({ ok: true, game: { cursor: 60, length: 62 } })
})

describe('a table in use', () => {
  test('an action is taken and kept', async () => {
    const s = session()
    expect(s.act(first(s))).toBeNull()
    await s.settled()
    expect([s.game.value.cursor, storage.stored.log.cursor, s.card.value.revision]).toEqual([61, 61, 2])
  })

  test('a refused action changes nothing', async () => {
    const s = session()
    expect(s.act({ type: 'pass', by: 'nobody' })).toMatchObject({ rule: expect.any(String) })
    await s.settled()
    expect(storage.stored.card.revision).toBe(1)
  })

  test('nobody acts in the name of another', () => {
    const s = session()
    const { seat } = s.choices.value!
    const other = game.state.seats.find((each) => each !== seat)!
    expect(s.act({ type: 'pass', by: other })).toMatchObject({ code: 'any.NOT_YOUR_TURN' })
    expect(s.game.value).toBe(game)
  })

  test('anybody at the screen may offer to end the game; all others are asked', () => {
    const s = session()
    const [last, ...others] = [...game.state.seats].reverse()
    expect(s.act({ type: 'endGame', by: last! })).toBeNull()
    for (const _ of others) {
      const asked = s.choices.value!
      expect([asked.step, asked.seat === last]).toEqual(['endGame', false])
      s.act({ type: 'answer', by: asked.seat!, accept: true })
    }
    expect(s.game.value.state.ended).toEqual({ reason: 'manually_ended' })
  })

  test('while the screen shows the secrets of one, nobody else acts, and nobody before they say they are alone', () => {
    const secret = fresh()
    storage.stored = { card: { ...card, actions: 0 }, log: logOf('t', secret) }
    const s = session(secret)
    const seat = s.decider.value!
    const other = secret.state.seats.find((each) => each !== seat)!
    expect(s.present.value).toEqual([])
    expect(s.act({ type: 'endGame', by: seat })).toBeNull()
    expect(s.game.value.cursor).toBe(0)
    s.uncover()
    expect(s.present.value).toEqual([seat])
    expect(s.act({ type: 'endGame', by: other })).toMatchObject({ code: 'any.NOT_YOURS' })
    expect(s.act({ type: 'endGame', by: seat })).toBeNull()
    expect(s.game.value.cursor).toBe(1)
  })

  test('a new table is told whose turn it is before anything is done', async () => {
    const begun = fresh()
    storage.stored = { card: { ...card, actions: 0 }, log: logOf('t', begun) }
    const s = session(begun)
    await s.settled()
    expect([storage.stored.card.turn, storage.stored.card.revision]).toEqual([s.decider.value, 1])
  })

  test('undo and redo are kept, and what was undone can be redone after a reload', async () => {
    const s = session()
    s.undo()
    s.undo()
    await s.settled()
    expect([storage.stored.log.cursor, storage.stored.log.actions.length]).toEqual([58, 60])
    s.redo()
    await s.settled()
    expect(storage.stored.log.cursor).toBe(59)
  })

  test('quick actions are written one after another', async () => {
    const s = session()
    for (let i = 0; i < 3; i++) s.act(first(s))
    await s.settled()
    expect([storage.stored.log.cursor, s.notice.value]).toEqual([63, null])
  })

  test('a full storage is told, and the move stays on the screen', async () => {
    const s = session()
    storage.full = true
    s.act(first(s))
    await s.settled()
    expect([s.notice.value, s.game.value.cursor]).toEqual([{ kind: 'storage', trouble: 'full' }, 61])
    storage.full = false
    s.act(first(s))
    await s.settled()
    expect([s.notice.value, storage.stored.log.cursor]).toEqual([null, 62])
  })
})

describe('two tabs on one table', () => {
  test('the later write is not taken; the tab shows what is stored', async () => {
    const [one, other] = [session(), session()]
    one.act(first(one))
    await one.settled()
    const odd = other.choices.value!.offers.at(-1)!.action
    other.act(odd)
    await other.settled()
    expect(other.notice.value).toEqual({ kind: 'otherTab' })
    expect(other.game.value.state).toEqual(one.game.value.state)
    expect(storage.stored.log.cursor).toBe(61)
    other.act(first(other))
    await other.settled()
    expect(storage.stored.log.cursor).toBe(62)
  })
})

describe('looking back and trying out', () => {
  test('the past can be looked at, not acted on', () => {
    const s = session()
    s.look(20)
    expect([s.shown.value.cursor, s.choices.value]).toEqual([20, null])
    s.act({ type: 'pass', by: 'p1' })
    expect(s.game.value).toBe(game)
    s.look(null)
    expect(s.shown.value.cursor).toBe(60)
    s.look(999)
    expect(s.looking.value).toBeNull()
  })

  test('nothing of a branch touches the real game', async () => {
    const s = session()
    s.look(40)
    s.startBranch()
    expect([s.line.value.cursor, s.looking.value]).toEqual([40, null])
    s.act(first(s))
    s.act(first(s))
    s.undo()
    expect(s.line.value.cursor).toBe(41)
    s.undo()
    s.undo()
    expect(s.line.value.cursor).toBe(40)
    await s.settled()
    expect([s.game.value, storage.stored.log]).toEqual([game, logOf('t', game)])
    s.leaveBranch()
    expect([s.branch.value, s.line.value, s.looking.value]).toEqual([null, game, 40])
  })
})

describe('hidden hands', () => {
  test('each player is asked to be alone; whoever goes on deciding is not asked again', () => {
    const s = session(fresh())
    const who = choices(s.game.value).seat
    expect([s.covered.value, s.choices.value]).toEqual([who, null])
    s.uncover()
    expect(s.covered.value).toBeNull()
    s.act(first(s))
    expect(s.covered.value).not.toBe(who)
    expect(s.covered.value).not.toBeNull()
  })
})

describe('lines kept with the table', () => {
  const tryMove = (s: Session): void => {
    s.look(40)
    s.startBranch()
    s.act(first(s))
    s.leaveBranch()
  }

  test('a line is kept from its first move on, and is gone on with at another sitting', async () => {
    const s = session()
    s.look(40)
    s.startBranch()
    expect(s.lines.value).toEqual([])
    s.act(first(s))
    const { game: tried, id } = s.branch.value!
    s.nameLine(id, 'Bold')
    s.leaveBranch()
    await s.settled()
    expect(storage.stored.log.lines).toEqual([
      { id, name: 'Bold', from: 40, actions: [tried.history.entry(41).action] },
    ])
    expect(storage.stored.log.cursor).toBe(60)

    const later = session()
    expect(later.openLine(id)).toBe(true)
    expect([later.branch.value!.name, later.line.value.cursor]).toEqual(['Bold', 41])
    expect(later.line.value.state).toEqual(tried.state)
    later.act(first(later))
    expect(later.lines.value.map(({ actions }) => actions.length)).toEqual([2])
  })

  test('taken back to its beginning it is none; a line is forgotten when told', () => {
    const s = session()
    s.look(40)
    s.startBranch()
    s.act(first(s))
    s.undo()
    expect(s.lines.value).toEqual([])
    s.leaveBranch()
    tryMove(s)
    tryMove(s)
    expect(s.lines.value).toHaveLength(2)
    s.dropLine(s.lines.value[0]!.id)
    expect(s.lines.value).toHaveLength(1)
  })

  test('a line that does not fit the game is not opened', async () => {
    const s = session()
    tryMove(s)
    await s.settled()
    const [line] = storage.stored.log.lines!
    const strange = { ...line!, from: 20 }
    storage.stored = {
      ...storage.stored,
      log: { ...storage.stored.log, lines: [strange, { ...line!, id: 'x', from: 99 }] },
    }
    const later = session()
    expect([later.openLine(line!.id), later.openLine('x'), later.branch.value]).toEqual([false, false, null])
  })
})
