// Refusals of every kind out of random games: what a screen shows as impossible, and what mutated actions come to.
import { Dice, playRandomGame, type StyleName } from '@roundhouse/bots'
import { type Action, choices, type Game, isPlayer, mayAct, type Refusal, step } from '@roundhouse/engine'
import { type Job, setupOf } from '../random-game.js'
import { mutated } from './mutate.js'
import { withPurse } from './purse.js'

/** A refusal and what it is about. */
export interface Refused {
  readonly game: Game
  readonly action: Action
  readonly refusal: Refusal
}

export interface Effort {
  readonly style?: StyleName
  /** Every so many positions are looked at. */
  readonly every: number
  /** Mutated actions tried in each of them. */
  readonly tries: number
  /** Actions of the game at most. */
  readonly moves?: number
}

/** Actions of the game so far that are tried again. */
const MEMORY = 60

/** Kinds of action that are few among the many tiles, and must not be lost there. */
const byType = (actions: readonly Action[]): ReadonlyMap<Action['type'], readonly Action[]> => {
  const all = new Map<Action['type'], Action[]>()
  for (const action of actions) all.set(action.type, [...(all.get(action.type) ?? []), action])
  return all
}

const ideasIn = (game: Game, memory: readonly Action[], dice: Dice): readonly Action[] => {
  // The best runs are searched for where somebody is about to run.
  const { actor, offers, blocked } = choices(game, undefined, ['claimRoutes'])
  const shown = [...offers, ...blocked].map(({ action }) => action)
  const again = memory.map((action) =>
    dice.chance(0.5) && actor !== null ? ({ ...action, by: actor } as Action) : action,
  )
  const runs: readonly Action[] = actor === null ? [] : [{ type: 'runRoutes', by: actor, runs: [] }]
  return [...shown, ...again, ...(shown.some(({ type }) => type === 'runRoutes') ? [] : runs)]
}

const PURSES = [0, 10, 40, 90, 200, 1000]

/** The same game with other money in one purse: what nobody can pay is refused there. */
const otherPurse = (game: Game, dice: Dice): Game => {
  const { current, kind } = game.state.round
  // What waits for an answer can be paid, and bids are money set aside: there the purses stay as they are.
  if (current === null || kind !== 'operating' || game.state.interrupts.length > 0) return game
  const { seat } = choices(game, undefined, ['runRoutes'])
  const id = seat !== null && dice.chance(0.3) ? seat : current
  if (!isPlayer(id) && !game.state.operators[id]) return game
  const { state } = withPurse(game, id, dice.one(PURSES))
  return { ...game, state }
}

/** Plays a game and shows every refusal that is found on the way to `each`. */
export const collect = (job: Job, { every, tries, moves, style }: Effort, each: (found: Refused) => void): void => {
  const dice = new Dice(job.seed)
  const memory: Action[] = []
  const attempt = (game: Game): void => {
    const { blocked, actor } = choices(game, undefined, ['runRoutes', 'claimRoutes'])
    if (actor === null) return
    for (const { action, refusal } of blocked) each({ game, action, refusal })
    const ideas = byType(ideasIn(game, memory, dice))
    for (let n = 0; n < tries; n++) {
      const idea = dice.one(ideas.get(dice.one([...ideas.keys()])) ?? [])
      const action = dice.chance(0.2) ? idea : mutated(game, idea, dice)
      const stepped = step(game, action)
      if (!stepped.ok) each({ game, action, refusal: stepped.refusal })
    }
    const seat = dice.one(game.state.seats)
    const idea = dice.one([...ideas.values()].flat())
    const may = mayAct(game, seat, idea)
    if (may !== true) each({ game, action: idea, refusal: may })
  }
  playRandomGame(setupOf(job), {
    seed: job.seed,
    style: style ?? job.style,
    ...(moves === undefined ? {} : { moves }),
    onMove(game, action) {
      memory.push(action)
      if (memory.length > MEMORY) memory.splice(dice.between(0, memory.length - 2), 1)
      if (game.cursor % every !== 0) return
      attempt(game)
      if (dice.chance(0.3)) attempt(otherPurse(game, dice))
    },
  })
}
