import { decide } from '@roundhouse/bots'
import { type Game, HIDDEN_CARD, newGame, type PlayerId, titles } from '@roundhouse/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BotSeats, StoredTable, TableCard, TableLog } from '../store/record.js'
import { localKeeper, type TableStore } from '../table/local-keeper.js'
import { logOf } from '../table/replay.js'
import { openSession, type Session } from '../table/session.js'
import { type BotDriver, botDriver } from './driver.js'
import { pace } from './pace.js'
import type { Question, Thought } from './protocol.js'
import type { Thinker } from './thinker.js'

let saved: TableLog | null = null

const store: TableStore = {
  changeCard: async () => ({ ok: false, trouble: 'gone' }),
  loadTable: async () => ({ ok: false, trouble: 'gone' }),
  async saveTable(revision, change, log) {
    saved = log
    return { ok: true, value: { ...card, ...change, revision: revision + 1 } }
  },
}

const card = { id: 't', players: ['A', 'B', 'C'], colours: [], revision: 1 } as unknown as TableCard

const setup = (title: string) => ({
  title,
  players: ['A', 'B', 'C'].map((name) => ({ name })),
  seed: 5,
  options: [],
  ruleset: 'rulebook' as const,
})

const begun = (title: string): Game => {
  const made = newGame(setup(title))
  if (!made.ok) throw new Error('no game')
  return made.game
}

/** Thinks here and now; `asked` is what bots were told. */
const quickThinker = (asked: Question[] = [], fails: () => boolean = () => false): Thinker => ({
  async ask(question) {
    asked.push(question)
    if (fails()) throw new Error('a fault')
    const { setup: known, state, seat, bot, seed } = question
    const rules = titles[known.title]!.rules(known)
    const { action, reasons } = decide({ setup: known, rules, state, seat }, seat, { bot, seed })
    return { action, reasons, events: [], options: [] } satisfies Thought
  },
  giveUp: () => undefined,
  close: () => undefined,
})

const open: (Session | BotDriver)[] = []
const tableOf = (bots: BotSeats, title = '18MEX', thinks: Thinker = quickThinker()) => {
  const game = begun(title)
  const stored: StoredTable = { card, log: { ...logOf('t', game), bots } }
  const session = openSession(localKeeper(stored, game, null, store))
  const driver = botDriver(session, thinks)
  open.push(driver, session)
  return { session, driver }
}

const bot = { bot: 'easy' } as const
const moves = (session: Session): number => session.game.value.cursor
const played = async (until: () => boolean): Promise<void> => expect.poll(until, { timeout: 20_000 }).toBe(true)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  pace.value = 'once'
})
afterEach(() => {
  for (const each of open.splice(0)) each.close()
  vi.restoreAllMocks()
})

describe('bots around one screen', () => {
  test('play their seats and leave the others to people; every move of theirs is kept with its reason', async () => {
    const { session } = tableOf({ p2: bot, p3: bot })
    const people = () => session.decider.value === 'p1'
    await played(people)
    const first = session.choices.value!.offers[0]!.action
    const before = moves(session)
    expect(session.act(first)).toBeNull()
    await played(() => people() && moves(session) > before + 1)
    const told = session.botMoves.value
    for (let n = before + 2; n <= moves(session); n++) expect(told[n]?.reasons.length).toBeGreaterThan(0)
    expect(told[before + 1]).toBeUndefined()
    await session.settled()
    expect(saved?.botMoves).toEqual(told)
    expect(saved?.bots).toEqual({ p2: bot, p3: bot })

    session.undo()
    expect([moves(session), session.decider.value]).toEqual([before, 'p1'])
    session.redo()
    expect(moves(session)).toBeGreaterThan(before + 1)
  })

  test('nobody plays for a bot but itself, and nothing is offered in its name', async () => {
    pace.value = 'step'
    const { session, driver } = tableOf({ p1: bot, p2: bot, p3: bot })
    await played(() => driver.waits.value)
    expect(session.choices.value).toBeNull()
    expect(session.present.value).toEqual([])
    const seat = session.decider.value!
    expect(session.act({ type: 'pass', by: seat })).toBeNull()
    expect(moves(session)).toBe(0)
    driver.next()
    expect(moves(session)).toBe(1)
  })

  test('paused they wait, one move at a time, and go on when told', async () => {
    const { session, driver } = tableOf({ p1: bot, p2: bot, p3: bot })
    driver.pause()
    await played(() => driver.waits.value)
    const before = moves(session)
    driver.next()
    expect(moves(session)).toBe(before + 1)
    await played(() => driver.waits.value)
    expect(moves(session)).toBe(before + 1)
    driver.goOn()
    await played(() => moves(session) > before + 4)
  })

  test('a seat is handed over for a while and taken back; its owner’s last decision is what an undo leads to', async () => {
    const { session, driver } = tableOf({ p2: bot, p3: bot })
    await played(() => session.decider.value === 'p1')
    const before = moves(session)
    session.act(session.choices.value!.offers[0]!.action)
    session.seatBot!('p1', { bot: 'easy', lent: true })
    await played(() => moves(session) > before + 6)
    session.seatBot!('p1', null)
    await played(() => session.decider.value === 'p1')
    expect(session.choices.value).not.toBeNull()
    session.seatBot!('p1', { bot: 'easy', lent: true })
    session.undo()
    expect(moves(session)).toBe(before)
    // The seat is still lent: what was taken back is not played again at once.
    await played(() => driver.waits.value)
    expect([driver.paused.value, moves(session)]).toEqual([true, before])
  })

  test('one that fails plays at random', async () => {
    let faults = 1
    const { session } = tableOf(
      { p1: bot, p2: bot, p3: bot },
      '18MEX',
      quickThinker([], () => faults-- > 0),
    )
    await played(() => moves(session) > 1)
    expect(session.botMoves.value[1]?.reasons[0]?.code).toBe('atRandom')
  })

  test('while somebody looks back they wait', async () => {
    const { session } = tableOf({ p1: bot, p2: bot, p3: bot })
    await played(() => moves(session) > 2)
    session.look(0)
    const before = moves(session)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(moves(session)).toBe(before)
  })
})

describe('hidden cards', () => {
  test('a bot is told what its seat may know, and the one person sees their own cards without a cover', async () => {
    const asked: Question[] = []
    const { session } = tableOf({ p2: bot, p3: bot }, '1846', quickThinker(asked))
    await played(() => session.decider.value === 'p1')
    expect(asked.length).toBeGreaterThan(0)
    for (const { seat, state, setup: told } of asked) {
      expect([told.seed, state.random]).toEqual([0, 0])
      expect(JSON.stringify(state.round)).toContain(HIDDEN_CARD)
      expect(seat).not.toBe('p1')
    }
    expect(session.covered.value).toBeNull()
    expect(session.choices.value).not.toBeNull()
    expect(JSON.stringify(session.shown.value.state.round)).toContain(HIDDEN_CARD)
    expect(session.canBranch.value).toBe(false)
  })

  test('of several people each is alone with their cards, bots or not', async () => {
    const { session } = tableOf({ p3: bot }, '1846')
    await played(() => session.covered.value !== null)
    expect(['p1', 'p2'] satisfies PlayerId[]).toContain(session.covered.value)
  })
})
