import type { Draft } from '../../../core/draft.js'
import type { Holder, OperatorId } from '../../../core/ids.js'
import type { OperatorState, PrivateState } from '../../../core/state.js'
import { seatPlayers } from '../../../steps/seat.js'
import { beginStockRound } from '../../../steps/stock.js'
import { placeHomeToken } from '../../../steps/tokens.js'
import { cardIds } from '../../../steps/trains.js'
import { MERGER_SHARE, MINOR_EXCHANGE } from '../data/companies.js'
import { MINOR_TRAINS } from '../data/trains.js'
import { switches18MEX } from '../switches.js'

const openCompanies = (d: Draft): void => {
  const operators = Object.fromEntries(
    Object.values(d.rules.operators).map(({ id, tokens }): [OperatorId, OperatorState] => {
      const train = MINOR_TRAINS[id]
      return [id, { cash: 0, trains: train ? [{ id: train, name: '2' }] : [], tokens }]
    }),
  )
  const privates = Object.fromEntries(
    Object.keys(d.rules.privates).map((id): [string, PrivateState] => [id, { used: 0 }]),
  )
  const built = Object.values(MINOR_TRAINS)
  const upcoming = d.rules.trains.flatMap((card) => cardIds(card)).filter((id) => !built.includes(id))
  d.set({ operators, privates, depot: { upcoming, discarded: [] } })
}

/** Four certificates into the trade-in box, all others into the Initial Offering (2.2). */
const dealShares = (d: Draft): void => {
  const shares: Record<OperatorId, Holder[]> = {}
  for (const { id, kind, shares: sizes } of Object.values(d.rules.operators)) {
    if (kind === 'corporation') shares[id] = sizes.map(() => 'ipo')
  }
  for (const { corporation, index } of [...Object.values(MINOR_EXCHANGE), MERGER_SHARE]) {
    const list = shares[corporation]
    if (list) list[index] = 'tradeIn'
  }
  d.set({ shares })
}

/** The table before the first round (MEX-2-1). */
export const layOut = (d: Draft): void => {
  seatPlayers(d)
  openCompanies(d)
  dealShares(d)
  if (switches18MEX.minorHomes.of(d)) for (const minor of Object.keys(MINOR_TRAINS)) placeHomeToken(d, minor)
}

export const begin18MEX = (d: Draft): void => {
  layOut(d)
  beginStockRound(d)
}
