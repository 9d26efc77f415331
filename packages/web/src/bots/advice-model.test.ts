import { signal } from '@preact/signals'
import type { Choices, Game, PlayerId } from '@roundhouse/engine'
import { expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { Session } from '../table/session.js'
import { adviceModel } from './advice-model.js'
import type { Question, Thought } from './protocol.js'
import type { Thinker } from './thinker.js'

const game: Game = exampleGame(exampleNames()[0]!, 60)
const thought = { action: { type: 'pass', by: 'p1' }, reasons: [], events: [], options: [] } as const satisfies Thought

const asks = (seat: PlayerId): Choices => ({ seat, actor: seat, step: '', offers: [], blocked: [], deferred: [] })

const setUp = () => {
  const choices = signal<Choices | null>(asks('p1'))
  const session = { choices, line: signal(game), card: signal({ id: 't' }) } as unknown as Session
  const asked: Question[] = []
  let closed = 0
  const answers: ((answer: Thought | Error) => void)[] = []
  const bots: Thinker = {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked.push(question)
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
    giveUp: () => undefined,
    close: () => void closed++,
  }
  return { choices, asked, answers, closed: () => closed, advice: adviceModel(session, () => bots) }
}

const told = (advice: ReturnType<typeof adviceModel>) => advice.given.value?.map((each) => each.thought)

test('nobody is advised unasked; asked, each strength speaks when it is ready, and the worker goes', async () => {
  const { advice, asked, answers, closed } = setUp()
  expect([advice.given.value, asked.length]).toEqual([null, 0])
  advice.ask()
  expect(asked.map(({ bot, seat }) => [bot, seat])).toEqual([
    ['easy', 'p1'],
    ['normal', 'p1'],
    ['hard', 'p1'],
  ])
  answers[0]!(thought)
  await expect.poll(() => told(advice)).toEqual([thought, null, null])
  answers[1]!(new Error('a fault'))
  answers[2]!(thought)
  await expect.poll(() => told(advice)).toEqual([thought, 'failed', thought])
  expect(closed()).toBe(1)
})

test('it goes with the question it was asked about, and late answers are not heard', async () => {
  const { advice, answers, choices, closed } = setUp()
  advice.ask()
  choices.value = asks('p2')
  expect([advice.given.value, closed()]).toEqual([null, 1])
  answers[0]!(thought)
  await Promise.resolve()
  expect(advice.given.value).toBeNull()
})

test('where nothing is to be decided there is nothing to advise', () => {
  const { advice, asked, choices } = setUp()
  choices.value = null
  expect(advice.canAsk()).toBe(false)
  advice.ask()
  expect([advice.given.value, asked.length]).toEqual([null, 0])
})
