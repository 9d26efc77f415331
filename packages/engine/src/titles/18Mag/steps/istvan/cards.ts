import { isAutomaton, ownerOf } from '../../../../core/control.js'
import { type FactData, gameFact, operatorFact } from '../../../../core/facts.js'
import type { EntityId, OperatorId, PlayerId } from '../../../../core/ids.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import type { Setup } from '../../../../core/setup.js'
import { amount, id, oneOf, orNull } from '../../../../core/shape.js'
import { type CardColour, COMPANY_CARDS, type CompanyCard, SHARE_CARDS, type ShareCard } from '../../data/solo.js'

const shareCardDrawn = gameFact(
  'shareCard',
  oneOf('A', 'B', 'C', 'D', 'E', 'F', 'G'),
  'A',
  'Solo: the card István buys shares by.',
)
export const itemsDone = operatorFact(
  'itemsDone',
  amount,
  0,
  'Solo: items of its card that a minor of István has done or left out.',
)
export const trainDue = operatorFact(
  'trainDue',
  orNull(id),
  null,
  'Solo: the train a minor of István buys next, for one that was to be given back.',
)

export const ISTVAN_FACTS: readonly FactData[] = [shareCardDrawn, itemsDone, trainDue]

/** The seat the title plays, if there is one. */
export const istvanIn = (p: Position): PlayerId | null => p.state.seats.find((seat) => isAutomaton(p, seat)) ?? null

export const personIn = (p: Position): PlayerId => p.state.seats.find((seat) => !isAutomaton(p, seat)) as PlayerId

/** Does István own this minor, or direct this major? */
export const isIstvans = (p: Position, entity: EntityId): boolean => {
  const owner = ownerOf(p, entity)
  return owner !== null && isAutomaton(p, owner)
}

/** MAG-V1-1: green where nothing else is chosen. */
export const colourOf = ({ options }: Pick<Setup, 'options'>): CardColour =>
  options.includes('solo_red') ? 'red' : options.includes('solo_yellow') ? 'yellow' : 'green'

/** The cards of the colour played with. */
export const cardsIn = ({ setup }: Pick<Position, 'setup'>): readonly CompanyCard[] =>
  COMPANY_CARDS.filter(({ colour }) => colour === colourOf(setup))

/** The card a minor of István acts by. */
export const cardOf = (p: Position, minor: OperatorId): CompanyCard => {
  const card = cardsIn(p).find((each) => each.minor === minor)
  if (!card) throw new Error(`no card of minor ${minor}`)
  return card
}

export const shareCard = (p: Position): ShareCard =>
  SHARE_CARDS.find(({ card }) => card === shareCardDrawn.of(p)) as ShareCard

export const drawShareCard = shareCardDrawn.set

/** His minors in the order they act. */
export const minorsOfIstvan = (p: Position): readonly OperatorId[] =>
  Object.keys(p.rules.operators).filter((each) => isMinor(p, each) && isIstvans(p, each))
