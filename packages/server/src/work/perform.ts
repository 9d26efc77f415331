import { Dice, randomIdea, STYLES } from '@roundhouse/bots'
import {
  type Action,
  choices,
  determinize,
  gameFrom,
  type KnownPosition,
  type PlayerId,
  step,
  type Title,
  titleOf,
} from '@roundhouse/engine'
import type { OfferFound, SentPosition, Task } from './work.js'

const titleFor = ({ setup }: SentPosition): Title => {
  const title = titleOf(setup.title)
  if (!title) throw new Error(`no title ${setup.title}`)
  return title
}

const opened = (sent: SentPosition, seat: PlayerId): KnownPosition => {
  const { setup, state } = sent
  return { setup, rules: titleFor(sent).rules(setup), state, seat }
}

const offered = (position: SentPosition, seat: PlayerId): readonly OfferFound[] =>
  choices(opened(position, seat), seat).offers.map(({ action, range }) => (range ? { action, range } : { action }))

const MOST_TRIES = 200

/** The stand-in until bots that think are there: something that is allowed, at random. */
const randomDecision = (position: SentPosition, seat: PlayerId, seed: number): Action => {
  const dice = new Dice(seed)
  const { setup, state } = determinize(opened(position, seat), (count) => dice.between(0, count - 1))
  const game = gameFrom(titleFor(position), setup, state, [], position.number)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const idea = randomIdea(game, dice, STYLES.plain)
    if (idea && step(game, idea.action).ok) return idea.action
  }
  throw new Error(`a bot in seat ${seat} finds nothing to do`)
}

/** Does one task; in a thread of its own. */
export const perform = (task: Task): unknown => {
  switch (task.kind) {
    case 'choices':
      return offered(task.position, task.seat)
    case 'decide':
      return randomDecision(task.position, task.seat, task.seed)
    default: {
      const never: never = task
      return never
    }
  }
}
