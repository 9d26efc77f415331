import { at, entryOf } from '@roundhouse/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { Question, Thought } from '../bots/protocol.js'
import type { Thinker } from '../bots/thinker.js'
import { costlyModel, judgedIn } from './costly.js'

const game = exampleGame(exampleNames()[0]!, 120)
const bot = { bot: 'easy', reasons: [] } as const

/** Every decision cost as much as its number among them, every other one nothing. */
const judge = (asked: Question[]): Thinker => ({
  async ask(question) {
    asked.push(question)
    const action = { type: 'pass', by: question.seat } as const
    return {
      action,
      reasons: [],
      events: [],
      options: [],
      cost: asked.length % 2 ? asked.length : -5,
    } satisfies Thought
  },
  giveUp: () => undefined,
  close: () => undefined,
})

afterEach(() => vi.restoreAllMocks())

describe('decisions that cost most', () => {
  test('those of people are judged, of shares, trains and dividends', () => {
    const all = judgedIn(game, {})
    expect(all.length).toBeGreaterThan(10)
    const first = all[0]!
    expect(judgedIn(game, { [first.n]: bot }).map(({ n }) => n)).toEqual(all.slice(1).map(({ n }) => n))
    // Where bots alone have played, theirs.
    expect(judgedIn(game, Object.fromEntries(all.map(({ n }) => [n, bot])))).toEqual(all)
  })

  test('each is asked about as it was known then; the dearest stand first', async () => {
    const asked: Question[] = []
    const costly = costlyModel('t', game, {}, () => judge(asked))
    expect(costly.state.value).toBe('idle')
    costly.start()
    await expect.poll(() => costly.done.value).toBe(costly.all)
    expect(costly.state.value).toBe('idle')
    const { n } = judgedIn(game, {})[0]!
    expect(asked[0]).toMatchObject({ bot: 'hard', done: entryOf(game, n)?.action })
    expect(asked[0]?.state.round).toEqual(at(game, n - 1).state.round)
    const costs = costly.found.value.map(({ cost }) => cost)
    expect(costs).toEqual([...costs].sort((a, b) => b - a))
    expect(Math.min(...costs)).toBeGreaterThan(0)
  })

  test('it can be stopped and gone on with, and asks about nothing twice', async () => {
    const asked: Question[] = []
    const costly = costlyModel('t', game, {}, () => judge(asked))
    costly.start()
    await expect.poll(() => costly.done.value).toBeGreaterThan(2)
    costly.stop()
    expect(costly.state.value).toBe('idle')
    costly.start()
    await expect.poll(() => costly.done.value).toBe(costly.all)
    expect(asked.length).toBeLessThanOrEqual(costly.all + 1)
  })

  test('a bot that fails is told of, and can be asked again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let fails = true
    const costly = costlyModel('t', game, {}, () => ({
      ...judge([]),
      ask: (question) => (fails ? Promise.reject(new Error('no')) : judge([]).ask(question)),
    }))
    costly.start()
    await expect.poll(() => costly.state.value).toBe('failed')
    fails = false
    costly.start()
    await expect.poll(() => costly.done.value).toBe(costly.all)
  })
})
