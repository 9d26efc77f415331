import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { inZone } from '../../../../core/market.js'
import { flag, id, listOf } from '../../../../core/shape.js'
import { president } from '../../../../core/shares.js'
import { closeCorporation } from '../../../../steps/closing.js'
import { loseSummit, noteSummit } from '../../rounds/end.js'
import { switches1849 } from '../../switches.js'
import { callBond, payBond } from '../finance/callBond.js'
import { checkGaribaldi, foundedByCard, noteClosing, noteFreeHome, sortClosed } from '../shares/order.js'
import { noteGone } from '../track/stale.js'
import { forgetCorporation } from './rsa.js'

/** Everything of it goes; it may be founded again as the last, from the next stock round on (1849-11-1 … -4). */
export const close = (d: Draft, corporation: OperatorId): void => {
  const chair = president(d, corporation)
  const due = payBond(d, corporation)
  noteGone(d, corporation)
  closeCorporation(d, corporation, 'treasury')
  forgetCorporation(d, corporation)
  noteClosing(d, corporation)
  loseSummit(d, corporation)
  noteFreeHome(d)
  checkGaribaldi(d)
  if (due > 0 && chair !== null) callBond(d, chair, due)
}

const spared = gameFact('spared', listOf(id), [], 'Corporations at Closed that close after the next action.')
const played = roundFact('played', flag, false, 'Somebody has done something in this stock round, if only passed.')

export const CLOSING_FACTS: readonly FactData[] = [spared, played]

/** 18xx.games looks for closed corporations after actions only. */
const isSpared = (d: Draft): boolean => switches1849.closeLate.of(d) && d.state.round.kind === 'stock' && !played.of(d)

export const notePlayed = (d: Draft): void => {
  if (switches1849.closeLate.of(d)) played.set(d, true)
}

/** To be asked when something was done. */
export const closeSpared = (d: Draft): void => {
  const late = spared.of(d)
  if (late.length === 0) return
  spared.set(d, [])
  const before = foundedByCard(d)
  for (const corporation of late) close(d, corporation)
  sortClosed(d, before)
}

/** What the cell a marker has come to brings with it (1849-5-7, -13-1). */
export const priceMoved = (d: Draft, corporation: OperatorId): void => {
  if (!inZone(d, corporation, 'close')) noteSummit(d, corporation)
  else if (isSpared(d)) spared.set(d, [...spared.of(d), corporation])
  else close(d, corporation)
}
