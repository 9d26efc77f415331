import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { price, removeMarker } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import { replaceable } from '../../../../core/replaceable.js'
import { holders, ordinary, president } from '../../../../core/shares.js'
import { discard } from '../../../../steps/discard.js'
import { cutTurn } from '../../../../steps/operating.js'
import { addTrain } from '../../../../steps/trains.js'
import { MERGER_SHARE, NDM, REPLACEMENT_TOKENS } from '../../data/companies.js'
import { checkPresidency } from '../shares/presidency.js'
import { merger, mergerToken } from './interrupts.js'
import { homeReplaced, othersReplaced, removeUseless, replaceStation } from './stations.js'

/** Half the value for every share but the president's certificate (MEX-5.3-10). */
const payOff = (d: Draft, corporation: OperatorId): void => {
  const value = price(d, corporation)
  for (const player of d.state.seats) {
    const shares = ordinary(d, corporation, player).length
    const amount = Math.ceil((shares * value) / 2)
    if (shares === 0) continue
    pay(d, 'bank', player, amount)
    d.emit({ type: 'sharesSold', by: player, corporation, percent: 10 * shares, price: amount, rule: 'MEX-5.3-10' })
  }
}

/** NdM gets the trains. */
export const takeTrains = replaceable((d: Draft, corporation: OperatorId): void => {
  const trains = d.state.operators[corporation]?.trains ?? []
  d.operator(corporation, { trains: [] })
  for (const train of trains) {
    addTrain(d, NDM, train)
    d.emit({ type: 'trainGiven', to: NDM, train: train.name })
  }
})

/** NdM is asked which `left` other stations it replaces, then about trains above its limit; the merged company's turn is over. */
export const askNdm = replaceable((d: Draft, corporation: OperatorId, left: number): void => {
  if (d.state.round.current === corporation) cutTurn(d)
  mergerToken.raise(d, NDM, { corporation, left })
  discard.raise(d, NDM, {})
})

/** Stations, cash and trains go to NdM; the company leaves the game (MEX-5.3-11 … -13). */
const takeOver = (d: Draft, corporation: OperatorId): void => {
  d.operator(NDM, { tokens: [...(d.state.operators[NDM]?.tokens ?? []), ...REPLACEMENT_TOKENS] })
  const home = homeReplaced(d, corporation)
  if (home) replaceStation(d, corporation, home)
  removeUseless(d, corporation)
  const left = othersReplaced(d, home)
  pay(d, corporation, NDM, cash(d, corporation))
  takeTrains(d, corporation)
  removeMarker(d, corporation)
  d.operator(corporation, { closed: 'merged', tokens: [], floated: undefined, par: undefined })
  askNdm(d, corporation, left)
}

/** Steps (d) to (h); which other stations are replaced is asked when a new president of NdM is settled. */
export const merge = replaceable((d: Draft, corporation: OperatorId): void => {
  merger.set(d, corporation)
  d.emit({ type: 'merged', corporation, into: NDM })
  const chair = president(d, corporation)
  d.share(NDM, MERGER_SHARE.index, chair ?? 'ipo')
  if (chair !== null) {
    d.emit({ type: 'exchanged', player: chair, from: corporation, corporation: NDM, percent: 10, rule: 'MEX-5.3-7' })
    checkPresidency(d, NDM)
  }
  payOff(d, corporation)
  d.set({ shares: { ...d.state.shares, [corporation]: holders(d, corporation).map(() => 'removed' as const) } })
  takeOver(d, corporation)
})
