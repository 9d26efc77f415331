import { loaders, sites } from 'virtual:titles'
import { appraise, Dice, decide } from '@roundhouse/bots'
import {
  type Action,
  determinize,
  type GameEvent,
  type KnownPosition,
  needsSite,
  type Rules,
  type Setup,
  step,
  type Title,
  withSite,
} from '@roundhouse/engine'
import type { BotReply, BotRequest, Question, Thought } from './protocol.js'

/** Options told of a decision. */
const MOST = 8

/** The rules a set-up is played by. A module that was loaded is not loaded again. */
const titleFor = async (setup: Setup): Promise<Title | undefined> => {
  const title = await loaders[setup.title]?.()
  if (!title || !needsSite(title, setup)) return title
  const site = await sites[setup.title]?.()
  return site && withSite(title, site)
}

/** Of the table asked about last: what is worked out from rules stays with them. */
let kept: { readonly setup: string; readonly rules: Promise<Rules> } | null = null

const rulesFor = (setup: Setup): Promise<Rules> => {
  const key = JSON.stringify(setup)
  if (kept?.setup !== key) {
    const rules = titleFor(setup).then((title) => {
      if (!title) throw new Error(`no title ${setup.title}`)
      return title.rules(setup)
    })
    kept = { setup: key, rules }
  }
  return kept.rules
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

/** How much less what was done is expected to bring than what the bot would do. */
const costOf = (known: KnownPosition, { seat, seed }: Question, own: Action, done: Action): number => {
  if (JSON.stringify(own) === JSON.stringify(done)) return 0
  const [better, worse] = appraise(known, seat, [own, done], seed)
  return (better?.worth ?? 0) - (worse?.worth ?? 0)
}

const think = async (question: Question): Promise<Thought> => {
  const { setup, state, seat, bot, seed, budget, done } = question
  const known: KnownPosition = { setup, rules: await rulesFor(setup), state, seat }
  const { action, reasons, ranked } = decide(known, seat, { bot, seed, ...(budget !== undefined && { budget }) })
  const options = ranked.slice(0, MOST).map((each) => ({ ...each, events: eventsOf(known, seed, each.action) }))
  const cost = done && costOf(known, question, action, done)
  return {
    action,
    reasons,
    options,
    events: eventsOf(known, seed, action),
    ...(cost !== undefined && { cost }),
  }
}

addEventListener('message', ({ data: { id, question } }: MessageEvent<BotRequest>) => {
  const reply = (answer: BotReply): void => postMessage(answer)
  think(question).then(
    (thought) => reply({ id, ok: true, thought }),
    (error: unknown) => {
      kept = null
      reply({ id, ok: false, error: error instanceof Error ? error.message : String(error) })
    },
  )
})
