import type { Draft } from '../../../../core/draft.js'
import { type FactData, operatorFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { amount } from '../../../../core/shape.js'
import { placeHomeToken } from '../../../../steps/tokens.js'
import { addTrain, bankOffers, takeFromBank } from '../../../../steps/trains.js'
import { TERRAIN_TOKENS } from '../../data/companies.js'
import { MINOR_CASH } from '../../data/tables.js'
import { FIRST_TRAIN } from '../../data/trains.js'

export const terrainTokens = operatorFact('terrainTokens', amount, 0, 'Terrain tokens on the charter of a minor.', {
  en: 'Terrain tokens',
  ru: 'Жетоны местности',
  pl: 'Żetony terenu',
})

export const MINOR_FACTS: readonly FactData[] = [terrainTokens]

/** Minors that somebody owns, in the order they act (MAG-RND-2). */
export const minorsInPlay = (p: Position): readonly OperatorId[] =>
  Object.keys(p.rules.operators)
    .filter((id) => isMinor(p, id) && p.state.operators[id]?.owner !== undefined)
    .sort((a, b) => Number(a) - Number(b))

/** Its train comes out of the box: no sale (MAG-DRF-4). */
const giveFirstTrain = (d: Draft, minor: OperatorId): void => {
  const offer = bankOffers(d).find(({ name }) => name === FIRST_TRAIN)
  if (!offer) throw new Error(`no train ${FIRST_TRAIN}`)
  addTrain(d, minor, takeFromBank(d, offer))
  d.emit({ type: 'trainGiven', to: minor, train: offer.name })
}

/** Its owner gets it as it stands on the charter: money, a train, the home station, terrain tokens (MAG-DRF-4). */
export const takeMinor = (d: Draft, minor: OperatorId, owner: PlayerId): void => {
  d.operator(minor, { owner, floated: true })
  pay(d, 'bank', minor, MINOR_CASH)
  giveFirstTrain(d, minor)
  placeHomeToken(d, minor)
}

/** They lie on the charters from the start (MAG-DRF-4). */
export const layTerrainTokens = (d: Draft): void => {
  for (const id of Object.keys(d.rules.operators)) terrainTokens.set(d, id, TERRAIN_TOKENS[id] ?? 0)
}

/** Its home is an ordinary city from now on (MAG-DRF-8). */
export const leaveGame = (d: Draft, minor: OperatorId): void => {
  d.operator(minor, { closed: 'setup', tokens: [] })
  terrainTokens.set(d, minor, 0)
  d.emit({ type: 'removedInSetup', id: minor })
}
