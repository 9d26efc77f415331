import type { Draft } from '../../../core/draft.js'
import { gameFact, roundFact } from '../../../core/facts.js'
import { inZone } from '../../../core/market.js'
import { replace } from '../../../core/replaceable.js'
import { flag, id, listOf } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { passStock } from '../rounds/stock.js'
import { close } from '../steps/companies/closing.js'
import { buyShares } from '../steps/shares/buy.js'
import { startCorporation } from '../steps/shares/start.js'
import { sellShares } from '../steps/shares/stockSale.js'
import { foundedByCard, sortClosed } from './closeByCard.js'
import { stepAt } from './steps.js'

/*
 * 18xx.games looks for corporations to close after actions only: one that falls to Closed at the end of a stock round in which
 * nobody has acted closes after the next action, in a step of an operating turn.
 */

const spared = gameFact('spared', listOf(id), [], 'Corporations at Closed that close after the next action.')
const played = roundFact('played', flag, false, 'Somebody has done something in this stock round, if only passed.')

const closeSpared = (d: Draft): void => {
  const late = spared.of(d)
  if (late.length === 0) return
  spared.set(d, [])
  const founded = foundedByCard(d)
  for (const corporation of late) close(d, corporation)
  sortClosed(d, founded)
}

/** Marks the round before an action of it is carried out. */
const marked =
  <A>(before: (d: Draft, action: A) => void) =>
  (d: Draft, action: A): void => {
    played.set(d, true)
    before(d, action)
  }

const isAfterAction = ({ state, rules, setup }: Draft): boolean => {
  const { current, step } = state.round
  const p = { state, rules, setup }
  return current !== null && stepAt(p, step) !== 'sms'
}

export const closeLate: Mechanism = {
  facts: [spared, played],
  replaces: [
    replace(startCorporation.apply, marked),
    replace(buyShares.apply, marked),
    replace(sellShares.apply, marked),
    replace(passStock.apply, marked),
  ],
  rules({ rounds, priceMoved }) {
    const { operating } = rounds
    if (!operating) throw new Error('no operating rounds')
    return {
      priceMoved(d, corporation) {
        const waits = inZone(d, corporation, 'close') && d.state.round.kind === 'stock' && !played.of(d)
        if (waits) spared.set(d, [...spared.of(d), corporation])
        else priceMoved?.(d, corporation)
      },
      rounds: {
        ...rounds,
        operating: {
          ...operating,
          advance(d) {
            if (isAfterAction(d)) closeSpared(d)
            operating.advance(d)
          },
        },
      },
    }
  },
}
