import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { currentPhase } from '../../../../core/phase.js'
import { replaceable } from '../../../../core/replaceable.js'
import { closePrivate } from '../../../../steps/closing.js'
import { askForDiscards } from '../../../../steps/discard.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { countedTrains, rust } from '../../../../steps/trains.js'
import { destroyMessina } from '../track/earthquake.js'

export const trainLimit: TrainLimit = { limit: (p) => currentPhase(p).trainLimit, counted: countedTrains }

/** The phase of the earthquake. */
const EARTHQUAKE = '12'

const closePrivates = (d: Draft): void => {
  for (const company of Object.keys(d.state.privates)) closePrivate(d, company)
}

/** Trains go first, then private companies and Messina, then those above the limit choose (1849-6-3 … -6, OP-2). */
export const enterPhase = replaceable((d: Draft, phase: number, card: string, buyer: OperatorId): void => {
  d.set({ phase })
  d.emit({ type: 'phase', phase: currentPhase(d).name })
  for (const old of d.rules.trains) if (old.rustsOn === card) rust(d, old.card)
  if (currentPhase(d).name === EARTHQUAKE) {
    closePrivates(d)
    destroyMessina(d)
  }
  askForDiscards(d, [...marketOrder(d).filter((id) => id !== buyer), buyer], trainLimit)
})
