import { Dice } from '@roundhouse/bots'
import {
  type Action,
  type ActionType,
  type Choices,
  choices,
  type Game,
  newGame,
  play,
  type Setup,
} from '@roundhouse/engine'

/** How much a table of sensible people takes to a kind of action. What is not named is left alone if it can be. */
const TASTE: Readonly<Partial<Record<ActionType, number>>> = {
  bid: 5,
  par: 12,
  buyShares: 8,
  layTile: 14,
  placeToken: 4,
  runRoutes: 100,
  dividend: 100,
  buyTrain: 9,
  discardTrain: 5,
  answer: 1,
  choose: 2,
  issueShares: 0.4,
  pass: 1.2,
}

const weigh = ({ action, range }: Choices['offers'][number]): number => {
  // No haggling: deals between players make a long and dull record.
  if (range && action.type !== 'bid') return 0
  const taste = TASTE[action.type] ?? 0
  if (action.type === 'dividend') return { full: 8, half: 2, withhold: 1, variable: 1 }[action.kind]
  return taste
}

/** One offer: first the kind, then one of it, so that fifty tiles do not outweigh one share. */
const choose = ({ offers }: Choices, dice: Dice): Action | undefined => {
  const kinds = [...new Set(offers.map(({ action }) => action.type))]
  const ofKind = (type: ActionType) => offers.filter(({ action }) => action.type === type)
  const kind = dice.weighted(kinds, (type) => Math.max(...ofKind(type).map(weigh)))
  return kind === undefined ? undefined : dice.weighted(ofKind(kind), weigh)?.action
}

/** A game by players who start companies, build, run the best and pay; the same seed gives the same game. */
export const exampleGame = (setup: Setup, seed: number, moves: number): Game | null => {
  const begun = newGame(setup)
  if (!begun.ok) return null
  const dice = new Dice(seed)
  let { game } = begun
  while (!game.state.ended && game.cursor < moves) {
    const action = choose(choices(game), dice)
    const played = action && play(game, action)
    if (!played?.ok) return null
    game = played.game
  }
  return game
}
