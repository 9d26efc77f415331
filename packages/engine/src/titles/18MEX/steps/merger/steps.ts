import type { OperatorId } from '../../../../core/ids.js'
import { asked } from '../../../../core/interrupts.js'
import { never, passIn } from '../../../../core/kinds.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { MERGEABLE, NDM } from '../../data/companies.js'
import { mergerOffer, mergerToken } from './interrupts.js'
import { merge } from './merge.js'
import { compulsory, mergeByForce, offersOf } from './offers.js'
import { finishStations, ndmStands, replaceableStations, replaceStation } from './stations.js'

const ineligible = (p: Position, corporation: OperatorId): Objection | undefined => {
  if (!MERGEABLE.includes(corporation) || p.state.operators[corporation]?.closed) {
    return objection('merger.NOT_ELIGIBLE', { corporation })
  }
  const chair = president(p, corporation)
  return chair !== null && chair === president(p, NDM) ? objection('merger.NDM_PRESIDENT', {}) : undefined
}

const offering: ActionKind<'choose'> = {
  type: 'choose',
  outOfTurn: (p, { by, choice }) =>
    by === president(p, NDM) ? objection('merger.NDM_PRESIDENT', {}) : ineligible(p, choice),
  *candidates(p, by) {
    for (const choice of offersOf(p, by)) yield { action: { type: 'choose', by, choice } }
  },
  object(p, { by, choice }) {
    const found = ineligible(p, choice)
    if (found) return found
    if (!p.state.operators[choice]?.floated) return objection('merger.NOT_LAUNCHED', { corporation: choice })
    return offersOf(p, by).includes(choice) ? undefined : objection('merger.NOT_PRESIDENT', { corporation: choice })
  },
  apply(d, { choice }) {
    d.resume()
    merge(d, choice)
  },
}

/** The offers go round once; the first that is made ends them (MEX-5.3-2). */
export const offer = withReplaceable(offering, 'outOfTurn', 'object')

const decline = passIn('mergerOffer', (d) => {
  const queue = mergerOffer.data(d).queue.slice(1)
  const [next] = queue
  d.resume()
  if (next === undefined) mergeByForce(d)
  else mergerOffer.raise(d, next, { queue })
})

export const mergerOfferStep: Step = {
  id: 'mergerOffer',
  kinds: [offer, decline],
  actor: asked,
}

/** Nobody offered: NdM's president chooses (MEX-5.3-4). */
const pick: ActionKind<'choose'> = {
  type: 'choose',
  *candidates(p, by) {
    for (const choice of compulsory(p).all) yield { action: { type: 'choose', by, choice } }
  },
  object(p, { choice }) {
    const found = ineligible(p, choice)
    if (found) return found
    const { all, allowed } = compulsory(p)
    if (allowed.includes(choice)) return undefined
    return objection(all.includes(choice) ? 'merger.OFFERING_FIRST' : 'merger.LAUNCHED', { corporation: choice })
  },
  apply(d, { choice }) {
    d.resume()
    merge(d, choice)
  },
}

const mustPick = never('pass', () => objection('merger.MUST_CHOOSE', {}))

export const mergerChoiceStep: Step = {
  id: 'mergerChoice',
  kinds: [pick, mustPick],
  actor: asked,
}

/** Stations that may still be taken over. */
const stationsOf = (p: Position) => replaceableStations(p, mergerToken.data(p).corporation)

/** Which other station NdM takes over, where there is a choice (MEX-5.3-12). */
const replaceOne: ActionKind<'choose'> = {
  type: 'choose',
  *candidates(p, by) {
    for (const { hex } of stationsOf(p)) yield { action: { type: 'choose', by, choice: hex } }
  },
  object(p, { choice: hex }) {
    if (stationsOf(p).some((station) => station.hex === hex)) return undefined
    const { corporation } = mergerToken.data(p)
    return ndmStands(p, hex)
      ? objection('merger.STANDS_THERE', { hex })
      : objection('merger.NO_STATION', { corporation, hex })
  },
  apply(d, { choice }) {
    const { corporation, left } = mergerToken.data(d)
    const station = stationsOf(d).find(({ hex }) => hex === choice)
    if (station) replaceStation(d, corporation, station)
    mergerToken.learn(d, { left: left - 1 })
  },
}

const mustReplace = never('pass', () => objection('merger.MUST_REPLACE', {}))

export const mergerTokenStep: Step = {
  id: 'mergerToken',
  kinds: [replaceOne, mustReplace],
  actor(p) {
    const { left } = mergerToken.data(p)
    return left > 0 && left < stationsOf(p).length ? NDM : null
  },
  settled(d, interrupt) {
    const { corporation, left } = mergerToken.dataOf(interrupt)
    finishStations(d, corporation, left)
  },
}
