import { loaders } from 'virtual:titles'
import { Dice, decide } from '@roundhouse/bots'
import { type Action, determinize, type GameEvent, type KnownPosition, step, type Title } from '@roundhouse/engine'
import type { BotReply, BotRequest, Question, Thought } from './protocol.js'

/** Options told of a decision. */
const MOST = 4

const titles = new Map<string, Promise<Title | undefined>>()
const titleOf = (id: string): Promise<Title | undefined> => {
  const known = titles.get(id) ?? (loaders[id]?.() as Promise<Title | undefined>)
  titles.set(id, known)
  return known
}

/** What would happen at once, as far as the seat may know: hidden cards are dealt anew. */
const eventsOf = (known: KnownPosition, seed: number, action: Action): readonly GameEvent[] => {
  const dice = new Dice(seed)
  const stepped = step(
    determinize(known, (count) => dice.between(0, count - 1)),
    action,
  )
  return stepped.ok ? stepped.events : []
}

const think = async ({ setup, state, seat, bot, seed, budget }: Question): Promise<Thought> => {
  const title = await titleOf(setup.title)
  if (!title) throw new Error(`no title ${setup.title}`)
  const known: KnownPosition = { setup, rules: title.rules(setup), state, seat }
  const { action, reasons, ranked } = decide(known, seat, { bot, seed, ...(budget !== undefined && { budget }) })
  const options = ranked.slice(0, MOST).map((each) => ({ ...each, events: eventsOf(known, seed, each.action) }))
  return { action, reasons, options, events: eventsOf(known, seed, action) }
}

addEventListener('message', ({ data: { id, question } }: MessageEvent<BotRequest>) => {
  const reply = (answer: BotReply): void => postMessage(answer)
  think(question).then(
    (thought) => reply({ id, ok: true, thought }),
    (error: unknown) => reply({ id, ok: false, error: error instanceof Error ? error.message : String(error) }),
  )
})
