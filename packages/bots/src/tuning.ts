import { deciding, determinize, newGame, play, result, type Setup, view } from '@roundhouse/engine'
import { decideOn } from './decide.js'
import { Dice } from './dice.js'
import { forgetRuns } from './outlook/runs.js'
import { HARD } from './skills.js'
import type { Skill } from './thinking.js'

/** What the hard bot sets store by, as far as self-play may move it. */
export const WEIGHT_NAMES = [
  'envy',
  'trust',
  'control',
  'otherwise',
  'founders',
  'treasury',
  'growth',
  'trackCost',
  'momentum',
] as const satisfies readonly (keyof Skill)[]
export type Weights = Readonly<Record<(typeof WEIGHT_NAMES)[number], number>>

export const weightsOfHard = (): Weights =>
  Object.fromEntries(WEIGHT_NAMES.map((name) => [name, HARD[name]])) as Record<keyof Weights, number>

/** More actions than any game has. */
const ENDLESS = 6000

/** Scores by seat of a game of hard bots without a look ahead, each with weights of its own. */
export const playWeighted = (setup: Setup, weights: readonly Weights[], seed: number): readonly number[] => {
  const begun = newGame(setup)
  if (!begun.ok) throw new Error(`playWeighted: ${JSON.stringify(begun.problem)}`)
  const { look, ...quick } = HARD
  let { game } = begun
  while (game.state.ended === undefined && game.cursor < ENDLESS) {
    const seat = deciding(game)
    if (seat === null) throw new Error('playWeighted: nobody decides')
    forgetRuns()
    const dice = new Dice(seed + game.cursor * 7919)
    const dealt = determinize(view(game, seat), (count) => dice.between(0, count - 1))
    const skill: Skill = { ...quick, ...weights[game.state.seats.indexOf(seat)] }
    const played = play(game, decideOn(dealt, seat, { dice, skill, budget: 1 }).action)
    if (!played.ok) throw new Error(`playWeighted: ${JSON.stringify(played.refusal)}`)
    game = played.game
  }
  const { scores } = result(game)
  return game.state.seats.map((seat) => scores.find(({ player }) => player === seat)?.score ?? 0)
}
