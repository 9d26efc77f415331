import type { ActionOf } from './action.js'
import { controller, isAutomaton } from './control.js'
import type { Draft } from './draft.js'
import { turnFact } from './facts.js'
import { finishGame } from './finish.js'
import type { PlayerId } from './ids.js'
import { asked, offering } from './interrupts.js'
import { answerWith } from './kinds.js'
import type { Position } from './position.js'
import { objection } from './refusals.js'
import { flag } from './shape.js'
import { clockwiseAfter, solvent } from './shares.js'
import type { ActionKind, Step } from './step.js'

/** In it a player says whether he too wants to stop; every title lists it. */
export const endOffer = offering('endGame', {}, 'Another wants to end the game: yes or no?')

const declined = turnFact('endDeclined', flag, false, 'Somebody did not want to end the game.')

export const END_OFFER_FACTS = [declined]

/** Those still in the game who decide for themselves. */
const people = (p: Position): readonly PlayerId[] =>
  solvent(p).filter((id) => controller(p, id) === id && !isAutomaton(p, id))

const othersThan = (p: Position, by: PlayerId): readonly PlayerId[] =>
  clockwiseAfter(p, by).filter((id) => id !== by && people(p).includes(id))

const stop = (d: Draft): void => finishGame(d, 'manually_ended')

/**
 * Everybody still in the game may offer to stop, at any time; no list of choices names it. All others are asked in turn,
 * and the first who says no ends the matter until the next turn.
 */
export const endGame: ActionKind<'endGame'> = {
  type: 'endGame',
  by: people,
  *candidates() {},
  object: (p) => (declined.of(p) ? objection('any.END_DECLINED', {}) : undefined),
  apply(d, action: ActionOf<'endGame'>) {
    const { by } = action
    d.emit({ type: 'endOffered', by })
    const others = othersThan(d, by).map((id) => ({ kind: endOffer.kind, by: id, data: {}, action }))
    if (others.length === 0) stop(d)
    // What else waits can wait: nobody need go on with a game that is over.
    else d.set({ interrupts: [...others, ...d.state.interrupts] })
  },
}

const answer = answerWith((d, _by, accept) => {
  const left = d.state.interrupts.slice(1)
  const others = left.filter(({ kind }) => kind !== endOffer.kind)
  d.set({ interrupts: accept ? left : others })
  if (!accept) declined.set(d, true)
  else if (others.length === left.length) stop(d)
})

export const endOfferStep: Step = { id: 'endGame', kinds: [answer], actor: asked }
