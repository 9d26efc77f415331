import type { Action } from '../../../../core/action.js'
import type { EntityId, OperatorId, PlayerId } from '../../../../core/ids.js'
import { isPlayer } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import { cash } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { percentOf } from '../../../../core/shares.js'
import { bestRun } from '../../../../steps/run.js'
import { bankOffers } from '../../../../steps/trains.js'
import { buyCar, isGain } from '../running/cars.js'
import { payEverything } from '../running/dividend.js'
import { buyShares } from '../shares/buy.js'
import { placeToken } from '../track/token.js'
import { wantedLays } from '../track/track.js'
import { buyTrain } from '../trains/buyTrain.js'
import { cardOf, isIstvans, personIn, shareCard } from './cards.js'
import { discardWanted, purchaseWanted, stationWanted } from './list.js'
import { offersTo, purseOf } from './progress.js'
import { shareWanted } from './shares.js'

const pass = (by: EntityId): Action => ({ type: 'pass', by })

/** Cities of the hex his card names where the station may stand now. */
const stations = (p: Position, by: OperatorId): readonly Action[] => {
  const hex = stationWanted(cardOf(p, by), purseOf(p, by))
  if (hex === null) return []
  return [...placeToken.candidates(p, by)]
    .map(({ action }) => action)
    .filter((action) => action.hex === hex && !placeToken.object(p, action))
}

const discard = (p: Position, by: OperatorId): Action => {
  const name = discardWanted(cardOf(p, by), purseOf(p, by), offersTo(p, by))
  const train = p.state.operators[by]?.trains.find((each) => each.name === name)
  return train ? { type: 'discardTrain', by, train: train.id } : pass(by)
}

/** RÁBA's car where the run becomes better by it (MAG-V1-10), then the best run, which takes its better use. */
const run = (p: Position, by: OperatorId): Action => {
  const car = [...buyCar.candidates(p, by)].find(
    ({ action }) => !buyCar.object(p, action) && isGain(p, by, action.from as OperatorId),
  )
  return car?.action ?? { type: 'runRoutes', by, runs: bestRun(p, by).runs }
}

const purchase = (p: Position, by: OperatorId): Action => {
  const wanted = purchaseWanted(cardOf(p, by), purseOf(p, by), offersTo(p, by))
  if (wanted === null) return pass(by)
  const { from, train: name, price: cost } = wanted
  const offered =
    from === 'bank'
      ? bankOffers(p, by).find((each) => each.name === name)
      : p.state.operators[from]?.trains.find((each) => each.name === name)
  if (!offered) return pass(by)
  const action = { type: 'buyTrain', by, from, train: offered.id, name, price: cost } as const
  return buyTrain.object(p, action) ? pass(by) : action
}

const share = (p: Position, by: PlayerId): Action => {
  const buying = (corporation: OperatorId) =>
    ({ type: 'buyShares', by, corporation, from: 'treasury', percent: 10 }) as const
  const major = shareWanted(shareCard(p), cash(p, by), (corporation) => ({
    price: price(p, corporation),
    held: percentOf(p, corporation, by),
    open: buyShares.object(p, buying(corporation)) === undefined,
  }))
  return major === null ? pass(by) : buying(major)
}

const stepNow = (p: Position): string => p.rules.rounds[p.state.round.kind]?.step(p)?.id ?? ''

/** What István's minor does in a step of its turn. */
const minorActs = (p: Position, by: OperatorId): Action => {
  switch (stepNow(p)) {
    case 'track':
      return wantedLays(p, by)[0] ?? pass(by)
    case 'token':
      return stations(p, by)[0] ?? pass(by)
    case 'giveBack':
      return discard(p, by)
    case 'run':
      return run(p, by)
    case 'buyTrains':
      return purchase(p, by)
    default:
      return pass(by)
  }
}

/** The next action of István, his companies, and majors that nobody directs. */
export const automatic18Mag = (p: Position, by: EntityId): Action | null => {
  if (p.state.interrupts.length > 0) return null
  if (isPlayer(by)) return share(p, by)
  if (isMinor(p, by)) return minorActs(p, by)
  return stepNow(p) === 'dividend' ? payEverything(p, by) : pass(by)
}

/** The human decides where the rules leave István more than one way (MAG-V1-5). */
export const controller18Mag = (p: Position, entity: EntityId): PlayerId | undefined => {
  if (p.state.round.current !== entity || !isMinor(p, entity) || !isIstvans(p, entity)) return undefined
  const step = stepNow(p)
  const ways = step === 'track' ? wantedLays(p, entity) : step === 'token' ? stations(p, entity) : []
  return ways.length > 1 ? personIn(p) : undefined
}
