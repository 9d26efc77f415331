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
  buyEquipment: 6,
  discardTrain: 5,
  answer: 1,
  choose: 2,
  issueShares: 0.4,
  pass: 1.2,
}

type Offer = Choices['offers'][number]

const weigh = ({ action, range }: Offer): number => {
  // No haggling: deals between players make a long and dull record.
  if (range && action.type !== 'bid' && action.type !== 'dividend') return 0
  const taste = TASTE[action.type] ?? 0
  if (action.type === 'dividend') return { full: 8, half: 2, withhold: 1, variable: 1 }[action.kind]
  return taste
}

/** Nobody gives a train away who need not. */
const isWaste = ({ action }: Offer, offers: readonly Offer[]): boolean =>
  action.type === 'discardTrain' && offers.some((other) => other.action.type === 'pass')

/** A dividend of one's own choice is nearly always all there is. */
const filled = ({ action, range }: Offer, dice: Dice): Action =>
  action.type === 'dividend' && range ? { ...action, amount: dice.roll() < 0.8 ? range.max : range.min } : action

/** One offer: first the kind, then one of it, so that fifty tiles do not outweigh one share. */
const choose = ({ offers: all }: Choices, dice: Dice): Action | undefined => {
  const offers = all.filter((offer) => !isWaste(offer, all))
  const kinds = [...new Set(offers.map(({ action }) => action.type))]
  const ofKind = (type: ActionType) => offers.filter(({ action }) => action.type === type)
  const kind = dice.weighted(kinds, (type) => Math.max(...ofKind(type).map(weigh)))
  const offer = kind === undefined ? undefined : dice.weighted(ofKind(kind), weigh)
  return offer && filled(offer, dice)
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
