import { type FactData, playerFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { flag } from '../../../../core/shape.js'
import { percentOf, solvent } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'

/** O-10. */
const easygoing = playerFact('easygoing', flag, false, 'Does not insist on the best run of what he holds shares of.', {
  en: 'does not insist on the best runs',
  ru: 'не настаивает на лучшем доходе',
  pl: 'nie nalega na najlepszy przychód',
})

export const INSISTENCE_FACTS: readonly FactData[] = [easygoing]

export const insists = (p: Position, player: PlayerId): boolean => !easygoing.of(p, player)

/** Does any shareholder insist (MEX-4.4.2.1-2)? */
export const someoneInsists = (p: Position, corporation: OperatorId): boolean =>
  p.state.seats.some((player) => percentOf(p, corporation, player) > 0 && insists(p, player))

const CHOICES: Readonly<Record<string, boolean>> = { insist: true, easygoing: false }

/** A standing order each player may change at any time; no list of choices offers it. */
export const insistence: ActionKind<'choose'> = {
  type: 'choose',
  takes: ({ choice }) => Object.hasOwn(CHOICES, choice),
  by: solvent,
  *candidates() {},
  object: (_p, { choice }) =>
    Object.hasOwn(CHOICES, choice) ? undefined : objection('any.UNKNOWN_ENTITY', { id: choice }),
  apply: (d, { by, choice }) => easygoing.set(d, by as PlayerId, CHOICES[choice] !== true),
}
