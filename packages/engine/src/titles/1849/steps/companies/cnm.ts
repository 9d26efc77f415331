import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { closePrivate } from '../../../../steps/closing.js'
import { PORTS } from '../../data/map.js'

const CNM = 'CNM'

const assigning: ActionKind<'assign'> = {
  type: 'assign',
  outOfTurn: () => objection('or.power.WRONG_STEP', {}),
  *candidates(p, by) {
    if (p.state.privates[CNM]?.owner !== by || p.state.privates[CNM]?.closed) return
    for (const hex of PORTS) yield { action: { type: 'assign', by, company: CNM, hex } }
  },
  object(p, { by, company, hex }) {
    const { owner, closed } = p.state.privates[company] ?? {}
    if (company !== CNM) return objection('any.NO_POWER', { company })
    if (owner !== by || closed) return objection('or.power.NOT_OWNER', { company })
    return hex !== undefined && PORTS.includes(hex)
      ? undefined
      : objection('or.power.BAD_LOCATION', { company, hex: hex ?? '–' })
  },
  apply(d, { company, hex = '' }) {
    d.set({ markers: { ...d.state.markers, [hex]: [...(d.state.markers[hex] ?? []), company] } })
    d.emit({ type: 'assigned', company, hex })
    closePrivate(d, company, { keepMarkers: true })
  },
}

/** CNM closes and its marker goes to a port, at any time of the turn (1849-7.1-8). */
export const assignPort = withReplaceable(assigning, 'object')
