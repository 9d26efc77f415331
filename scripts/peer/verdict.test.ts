import { describe, expect, it } from 'vitest'
import type { RecordedTrace } from '../recorded.js'
import { isCrash, stuckAt } from './excuses.js'
import { fakeOracle } from './fakeOracle.js'
import { isTheirs, playHere, playThere } from './games.js'
import type { PeerFile } from './oracle.js'
import { Tally, verdictLines } from './report.js'
import { isFailed, judge, judgeWithRuns } from './verdict.js'

const JOB = { title: '18MEX', players: 3, seed: 4, ruleset: '18xx.games', options: [] } as const
const file = playHere(JOB, { moves: 60 })

/** Their trace with something else after one action. */
const changedAt =
  (n: number, changes: object) =>
  (trace: RecordedTrace): RecordedTrace => ({
    ...trace,
    actions: trace.actions.map((entry, i) =>
      i === n ? { ...entry, changes: { ...entry.changes, ...changes } } : entry,
    ),
  })

describe('what comes of a game both have played', () => {
  it('equal after every action', async () => {
    expect(await judge(fakeOracle(), file)).toEqual({ kind: 'equal' })
  })

  it('different: the first action after which it is, and both positions', async () => {
    const says = changedAt(20, { phase: '9' })
    const verdict = await judge(fakeOracle({ says }), file)
    expect(verdict).toMatchObject({ kind: 'different', theirs: { phase: '9' }, ours: { phase: '2' } })
    const { id, type } = file.actions[20] as { id: number; type: string }
    const [where = '', theirs = '', ours = ''] = verdictLines(verdict)
    expect(where).toContain(`after action ${id} (${type} by`)
    expect(where).toContain('phase: expected "9", is "2"')
    expect(theirs).toMatch(/^ {2}theirs: Auction Round 1\.1, \w+, asks player:\d: /)
    expect(ours).toMatch(/^ {2}ours: {3}Auction Round 1\.1, /)
  })

  it('what may be done counts', async () => {
    const verdict = await judge(fakeOracle({ says: changedAt(20, { can: ['merge'] }) }), file)
    expect(verdict).toMatchObject({ kind: 'different' })
    expect(verdictLines(verdict)[0]).toMatch(/can\.merge \(\w+\): expected true, is false/)
  })

  it('that a stock round waits for somebody and takes nothing excuses 1849 and 1846 alone', async () => {
    const waiting = { round: { type: 'stock' }, active: ['player:1'], can: [], finished: false }
    expect(stuckAt({ title: '1849' }, waiting)).toContain('no valid action')
    expect(stuckAt({ title: '1846' }, waiting)).toContain('closes a corporation')
    expect(stuckAt({ title: '18MEX' }, waiting)).toBeNull()
    expect(stuckAt({ title: '1849' }, { ...waiting, can: ['pass'] })).toBeNull()
    expect(stuckAt({ title: '1849' }, { ...waiting, finished: true })).toBeNull()
    expect(stuckAt({ title: '1846' }, { ...waiting, round: { type: 'operating' } })).toBeNull()
    const verdict = await judge(fakeOracle({ says: changedAt(20, { can: [], phase: '9' }) }), file)
    expect(verdict).toMatchObject({ kind: 'different' })
  })

  it('the score at the end counts', async () => {
    const verdict = await judge(fakeOracle({ says: (trace) => ({ ...trace, result: { '1': 1 } }) }), file)
    expect(verdict).toMatchObject({ kind: 'different', where: 'at the end', theirs: { result: { '1': 1 } } })
  })

  it.each([
    ['a bonus booked with another train is no difference', [60, 40], [40, 60], 'equal'],
    ['more is one', [60, 40], [60, 60], 'different'],
    ['a run it does not take is one', [60, 40], 'GameError: Route is not continuous', 'different'],
    ['refused for what is known', [10], 'Engine::GameError: Route cannot reuse track on F5', 'excused'],
  ] as const)('what a run earns, where it is asked: %s', async (_, stored, recomputed, kind) => {
    const oracle = fakeOracle({ counts: [{ id: 30, stored, recomputed }] })
    expect(await judge(oracle, file)).toEqual({ kind: 'equal' })
    expect(await judgeWithRuns(oracle, file)).toMatchObject({ kind })
  })

  it('refused there: the action, and what was waited for', async () => {
    const waitedFor = { round: { name: 'Stock Round', turn: 1, num: 1, step: 'x' }, active: ['player:1'], can: ['bid'] }
    const verdict = await judge(fakeOracle({ refuses: '30', waitedFor }), file)
    expect(verdict).toMatchObject({ kind: 'refusedThere', theirs: waitedFor })
    const [where, theirs, ours] = verdictLines(verdict)
    expect(where).toContain('action 30 is refused there: GameError: no\n  {"type":')
    expect(theirs).toBe('  theirs: Stock Round 1.1, x, asks player:1: bid')
    expect(ours).toContain('ours:   Auction Round 1.1')
  })

  it('a crash there is none of its refusals, and not equal', async () => {
    const crash = "NoMethodError: undefined method `owner' for nil:NilClass"
    const verdict = await judge(fakeOracle({ refuses: '30', why: crash }), file)
    expect([verdict.kind, isFailed(verdict)]).toEqual(['crashedThere', true])
    expect(verdictLines(verdict)[0]).toContain(`action 30 makes it crash: ${crash}`)
    const tally = new Tally()
    tally.add(verdict.kind)
    expect([tally.isClean, String(tally)]).toEqual([false, '0 equal, 1 crashes there'])
  })

  it('it says in a strange way that a tile is not reached', () => {
    const why = "NoMethodError: undefined method `[]' for nil:NilClass"
    const crash = (type: string) => isCrash({ type }, { action: '1', why, waitedFor: '{}' })
    expect([crash('lay_tile'), crash('dividend')]).toEqual([false, true])
  })

  it('refused there, but different before', async () => {
    const verdict = await judge(fakeOracle({ refuses: '30', says: changedAt(5, { phase: '9' }) }), file)
    expect(verdict).toMatchObject({ kind: 'different', theirs: { phase: '9' } })
  })

  it('refused here', async () => {
    const [first, second, ...rest] = file.actions
    const twice = { ...file, actions: [first, first, second, ...rest].map((action, i) => ({ ...action, id: i + 1 })) }
    const trace = (await fakeOracle().trace(file)) as RecordedTrace
    const says = (): RecordedTrace => trace
    const verdict = await judge({ ...fakeOracle(), trace: async () => says() }, twice as PeerFile)
    expect(isFailed(verdict)).toBe(true)
  })
})

describe('games', () => {
  it('of a seed are always the same, and stop where they are told', () => {
    expect(playHere(JOB, { moves: 60 })).toEqual(file)
    expect(file.actions.length).toBeLessThanOrEqual(60)
  })

  it('of their player are compared as they are', async () => {
    const oracle = fakeOracle({ plays: file })
    expect(await judge(oracle, await playThere(oracle, JOB, {}))).toEqual({ kind: 'equal' })
  })

  it.each([
    [[], true],
    [['baja'], true],
    [['decidingRound'], false],
    [['nothing'], false],
  ])('18xx.games has the options %j: %s', (options, expected) => {
    expect(isTheirs({ ...JOB, options })).toBe(expected)
  })
})

it('the tally', () => {
  const tally = new Tally()
  tally.add('equal')
  tally.add('excused')
  expect([tally.games, tally.isClean, String(tally)]).toEqual([2, true, '1 equal, 1 excused'])
  tally.add('refusedThere')
  expect([tally.games, tally.isClean, String(tally)]).toEqual([3, false, '1 equal, 1 excused, 1 refused there'])
})
