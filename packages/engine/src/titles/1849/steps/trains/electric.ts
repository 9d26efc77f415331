import { type FactData, gameFact, operatorFact } from '../../../../core/facts.js'
import { cash, pay } from '../../../../core/money.js'
import { currentPhase, phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { parameter } from '../../../../core/replaceable.js'
import { amount, flag } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { optionalStep } from '../../../../steps/optionalStep.js'
import { cardOf, trainName } from '../../../../steps/trains.js'
import { E_MARKER_PRICE, E_MARKERS } from '../../data/tables.js'
import { ELECTRIC_TRAIN } from '../../data/trains.js'

export const eMarker = operatorFact('eMarker', flag, false, 'It has an E marker and may own E trains (14.3).', {
  en: 'E marker',
  ru: 'Маркер E',
  pl: 'Znacznik E',
})
export const eMarkersSold = gameFact(
  'eMarkersSold',
  amount,
  0,
  'E markers sold so far; those of closed corporations are gone.',
)

export const ELECTRIC_FACTS: readonly FactData[] = [eMarker, eMarkersSold]

/** How many there are (1849-14.3-2). */
export const eMarkers = parameter(E_MARKERS)

const ITEM = 'E'

/** What the E trains still in the bank cost; null = there are none, or none on sale yet. */
export const electricPrice = (p: Position): number | null => {
  const front = p.state.depot.upcoming.find((id) => trainName(p, id) === ELECTRIC_TRAIN)
  return front === undefined || !phaseAllows(p, 'electric') ? null : (cardOf(p, front).types[0]?.price ?? null)
}

/** Dearer before Phase 16, and for the first buyer of the game (1849-14.3-2). */
const eMarkerPrice = (p: Position): number =>
  E_MARKER_PRICE[eMarkersSold.of(p) === 0 ? 'first' : 'later'][currentPhase(p).name === '16' ? '16' : '12']

/** One for each corporation, from the bank, out of its treasury (1849-14.3-1 … -3). */
const buyMarker: ActionKind<'buyEquipment'> = {
  type: 'buyEquipment',
  *candidates(p, by) {
    if (phaseAllows(p, 'electric') && !eMarker.of(p, by))
      yield { action: { type: 'buyEquipment', by, item: ITEM, from: 'bank', price: eMarkerPrice(p) } }
  },
  object(p, { by, item, from, price }) {
    if (item !== ITEM) return objection('any.UNKNOWN_ENTITY', { id: item })
    if (from !== 'bank') return objection('any.NO_SELLER', { seller: from })
    if (!phaseAllows(p, 'electric')) return objection('or.equipment.NOT_YET', {})
    if (eMarker.of(p, by)) return objection('or.equipment.OWNED', { corporation: by })
    if (eMarkersSold.of(p) >= eMarkers.of(p)) return objection('or.equipment.NONE_LEFT', {})
    const need = eMarkerPrice(p)
    const have = cash(p, by)
    if (have < need) return objection('or.equipment.NO_CASH', { need, have })
    return price === need ? undefined : objection('or.equipment.PRICE', { price, need })
  },
  apply(d, { by, item, price }) {
    pay(d, by, 'bank', price)
    eMarker.set(d, by, true)
    eMarkersSold.set(d, eMarkersSold.of(d) + 1)
    d.emit({ type: 'equipmentBought', by, item, from: 'bank', price })
  },
}

/** Step 5 with Electric Dreams: before trains, so that the buyer of the first 12H comes too early (1849-14.3-1). */
export const electricStep = optionalStep('eMarker', buyMarker)
