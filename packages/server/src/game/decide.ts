import { type Action, type Game, mayAct, type PlayerId, play, type Refusal, view, whyNot } from '@roundhouse/engine'

/** What comes of an action somebody wants to take. */
export type Decision =
  | { readonly ok: true; readonly game: Game }
  /** `notYours`: another decides now. */
  | { readonly ok: false; readonly why: 'notYours' | 'refused'; readonly refusal: Refusal }

const OTHERS = new Set(['any.NOT_YOURS', 'any.NOT_YOUR_TURN'])

const refused = (refusal: Refusal): Decision => ({
  ok: false,
  why: OTHERS.has(refusal.reason) ? 'notYours' : 'refused',
  refusal,
})

/** Does something hide from somebody now? */
export const hides = ({ setup, rules, state }: Game): boolean =>
  state.ended === undefined &&
  rules.hide !== undefined &&
  [null, ...setup.players.map((_, i) => `p${i + 1}` as PlayerId)].some(
    (seat) => rules.hide?.({ setup, rules, state }, seat) !== state,
  )

/** Has the game parts that somebody may not know, now or ever? */
export const hasSecrets = ({ rules }: Game): boolean => rules.hide !== undefined

/**
 * Plays the action of a seat. A refusal is made from what the seat may know: why something is impossible can tell what is
 * hidden.
 */
export const decide = (game: Game, seat: PlayerId, input: Action): Decision => {
  const known = view(game, seat)
  const may = mayAct(known, seat, input)
  if (may !== true) return refused(may)
  const refusal = hides(game) ? whyNot(known, input) : null
  if (refusal) return refused(refusal)
  const played = play(game, input)
  return played.ok ? { ok: true, game: played.game } : refused(played.refusal)
}
