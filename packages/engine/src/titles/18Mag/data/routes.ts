import type { OperatorId } from '../../../core/ids.js'
import { isCorporation } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import type { Claim, PairBonus, RouteExtras, RouteRules, StopBonus } from '../../../routes/rules.js'
import { stretches } from '../steps/companies/supporters.js'
import { carsOf } from '../steps/running/carsBought.js'
import { CIWL, GANZ, RABA, SNW } from './companies.js'
import { RED } from './map.js'
import { isSmall, MAJOR_STATION_BONUS, RED_BONUS, RED_TO_RED } from './tables.js'

/** Stations of majors in the city itself, each by itself (MAG-RUN-2). */
const stationBonuses = (p: Position): readonly StopBonus[] =>
  Object.entries(p.state.board.tokens).flatMap(([hex, tokens]) =>
    tokens
      .filter(({ by }) => isCorporation(p, by))
      .map(({ by, city }) => ({ id: by, hex, place: city, amount: MAJOR_STATION_BONUS })),
  )

/** What a car is good for; it must be used (MAG-CAR-5 … -8). With two players RÁBA's has two uses, never both (MAG-V2-4). */
const claimsOf = (p: Position, seller: OperatorId): readonly Claim[] => {
  const required = { token: seller, required: true }
  const red: Claim = {
    id: seller,
    ...required,
    effect: 'stop',
    kind: 'offboard',
    amount: RED_BONUS[p.state.phase] ?? 0,
  }
  const plus: Claim = { id: `${seller}+`, ...required, effect: 'towns' }
  if (seller === RABA.id) return isSmall(p.setup) ? [red, plus] : [red]
  if (seller === GANZ.id) return [{ ...plus, id: seller }]
  return seller === SNW.id ? [{ id: seller, ...required, effect: 'mine' }] : []
}

/** Not what a station of CIWL adds, which goes by its name. */
export const EXPRESS = `${CIWL.id}+`

/** Sleeping cars between two red hexes, of recorded games only. */
const expressBonus = (p: Position): readonly PairBonus[] =>
  p.state.operators[CIWL.id] ? [{ id: EXPRESS, groups: [RED, RED], amount: RED_TO_RED[p.state.phase] ?? 0 }] : []

const extras = (p: Position, operator: OperatorId): RouteExtras => ({
  pairs: expressBonus(p),
  bonuses: stationBonuses(p),
  claims: carsOf(p, operator).flatMap((seller) => claimsOf(p, seller)),
  moreTowns: stretches(p, operator),
})

export const routes18Mag: RouteRules = { extras }
