import { type BotName, decide, STRENGTHS } from '@roundhouse/bots'
import {
  type Action,
  type ActionType,
  at,
  deciding,
  type Game,
  judge,
  legal,
  log,
  routeProblem,
  view,
} from '@roundhouse/engine'

/** How often bots would have done what people did, for one kind of decision. */
export interface Agreement {
  readonly kind: ActionType
  readonly decisions: number
  /** Decisions a legal action chosen at random would have hit. */
  readonly random: number
  readonly bots: Readonly<Record<string, number>>
}

/** What a bot cannot know of people: how dear it may be, which of equal papers; and a run is as good as what it earns. */
const essence = (game: Game, action: Action): string => {
  switch (action.type) {
    case 'bid':
      return `${action.company}`
    case 'buyPrivate':
      return `${action.by} ${action.company}`
    case 'buyTrain':
      return `${action.by} ${action.from} ${action.name}`
    case 'buyShares':
      return `${action.corporation} ${action.from} ${action.percent}`
    case 'sellShares':
      return `${action.corporation} ${action.percent}`
    case 'runRoutes': {
      const verdict = judge(routeProblem(game, action.by), action.runs)
      return verdict.ok ? `${verdict.revenue + verdict.aside}` : 'none'
    }
    default:
      return JSON.stringify(action)
  }
}

const isSame = (game: Game, one: Action, other: Action): boolean =>
  one.type === other.type && essence(game, one) === essence(game, other)

/** Asks bots at every point of a game where somebody had a choice. */
export const agreementIn = (played: Game, bots: readonly BotName[] = STRENGTHS): readonly Agreement[] => {
  const kinds = new Map<ActionType, { decisions: number; random: number; bots: Record<string, number> }>()
  const actions = log(played)
  for (let n = 0; n < played.cursor; n++) {
    const game = at(played, n)
    const done = actions[n]
    const seat = deciding(game)
    if (!done || seat === null) continue
    const offers = [...legal(game, seat)]
    // What nobody offers, or without anything else to do, was no choice.
    if (offers.length < 2 || !offers.some(({ action }) => action.type === done.type)) continue
    const row = kinds.get(done.type) ?? { decisions: 0, random: 0, bots: {} }
    kinds.set(done.type, row)
    row.decisions++
    row.random += offers.filter(({ action }) => isSame(game, action, done)).length / offers.length
    for (const bot of bots) {
      const { action } = decide(view(game, seat), seat, { bot, seed: n })
      if (isSame(game, action, done)) row.bots[bot] = (row.bots[bot] ?? 0) + 1
    }
  }
  return [...kinds].map(([kind, row]) => ({ kind, ...row }))
}

/** Several games in one table, the commonest decisions first. */
export const together = (games: readonly (readonly Agreement[])[]): readonly Agreement[] => {
  const sums = new Map<ActionType, Agreement>()
  for (const { kind, decisions, random, bots } of games.flat()) {
    const sum = sums.get(kind) ?? { kind, decisions: 0, random: 0, bots: {} }
    const both = [...new Set([...Object.keys(sum.bots), ...Object.keys(bots)])]
    sums.set(kind, {
      kind,
      decisions: sum.decisions + decisions,
      random: sum.random + random,
      bots: Object.fromEntries(both.map((bot) => [bot, (sum.bots[bot] ?? 0) + (bots[bot] ?? 0)])),
    })
  }
  return [...sums.values()].sort((a, b) => b.decisions - a.decisions)
}
