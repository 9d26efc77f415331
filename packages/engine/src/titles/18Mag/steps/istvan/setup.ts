import { reachedCities } from '../../../../board/connection.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { shuffle } from '../../../../core/random.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { putToken } from '../../../../steps/tokens.js'
import { SHARE_CARDS } from '../../data/solo.js'
import { soloMinors } from '../../data/tables.js'
import { take } from '../companies/draft.js'
import { layFree } from '../track/track.js'
import { cardOf, cardsIn, drawShareCard, istvanIn, minorsOfIstvan, personIn } from './cards.js'

const istvan = (p: Position): PlayerId => istvanIn(p) as PlayerId

/** Are the cards of his minors still to be laid out? */
export const cardsMissing = (p: Position): boolean =>
  istvanIn(p) !== null && minorsOfIstvan(p).length < soloMinors(p.setup)

/** His share card and the share it names first (MAG-V1-3); the Priority Deal is his. */
const takeShareCard = (d: Draft): void => {
  const [card] = shuffle(d, SHARE_CARDS)
  if (!card) throw new Error('no share card')
  drawShareCard(d, card.card as 'A')
  d.emit({ type: 'cardDrawn', player: istvan(d), card: card.card })
  take(d, istvan(d), card.maxima[0]?.[0] ?? '')
  d.set({ priority: istvan(d) })
}

const takeCard = (d: Draft, minor: OperatorId): void => {
  d.emit({ type: 'cardDrawn', player: istvan(d), card: `${cardOf(d, minor).card}` })
  take(d, istvan(d), minor)
  if (!cardsMissing(d)) takeShareCard(d)
}

/** Cards drawn from the colour, unless the human lays them out (MAG-V1-1). */
export const drawCards = (d: Draft): void => {
  if (istvanIn(d) === null || d.setup.options.includes('solo_choose')) return
  for (const { minor } of shuffle(d, cardsIn(d)).slice(0, soloMinors(d.setup))) takeCard(d, minor)
}

/** The human names the minors of István. */
const chooseCard: ActionKind<'choose'> = {
  type: 'choose',
  *candidates(p, by) {
    for (const { minor } of cardsIn(p))
      if (!minorsOfIstvan(p).includes(minor)) yield { action: { type: 'choose', by, choice: minor } }
  },
  object(p, { choice }) {
    const isThere = cardsIn(p).some(({ minor }) => minor === choice) && !minorsOfIstvan(p).includes(choice)
    return isThere ? undefined : objection('any.UNKNOWN_ENTITY', { id: choice })
  },
  apply: (d, { choice }) => takeCard(d, choice),
}

export const cardsStep: Step = {
  id: 'istvanCards',
  kinds: [chooseCard],
  actor: (p) => (cardsMissing(p) ? personIn(p) : null),
}

/** One of the two extra stations stands on the map from the start; it uses up the cheaper place (D-26). */
const placeStartStation = (d: Draft, minor: OperatorId): void => {
  const hex = cardOf(d, minor).startStation
  if (hex === undefined) return
  const city = reachedCities(d.rules.board, d.state.board, minor).find((at) => at.hex === hex)?.place
  if (city === undefined) throw new Error(`${minor} does not reach ${hex}`)
  d.operator(minor, { tokens: (d.state.operators[minor]?.tokens ?? []).slice(1) })
  putToken(d, hex, { by: minor, city })
  d.emit({ type: 'tokenPlaced', by: minor, hex, cost: 0 })
}

/** The track of his cards, once every home station stands (MAG-V1-4). */
export const layCardTrack = (d: Draft): void => {
  for (const minor of minorsOfIstvan(d)) {
    for (const { hex, tile, rotation } of cardOf(d, minor).track)
      if (!d.state.board.tiles[hex]) layFree(d, { type: 'layTile', by: minor, hex, tile, rotation })
  }
  for (const minor of minorsOfIstvan(d)) placeStartStation(d, minor)
}
