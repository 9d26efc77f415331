import { choices, isPlayer, mayAct, type PlayerId, parseAction } from '@roundhouse/engine'
import { all, type Claims, fieldOf, repeats, says, so } from '../claim.js'
import type { Refused } from '../collect.js'
import { isCorporationHere, masterOf, sumsOf } from '../reading.js'

/** Those who could do something now. */
const actors = ({ game }: Refused): ReadonlySet<string> => {
  const { actor, offers, blocked } = choices(game, undefined, ['runRoutes'])
  const open = [...offers, ...blocked].map(({ action }) => action).filter(({ type }) => type !== 'endGame')
  return new Set([...(actor === null ? [] : [actor]), ...open.map(({ by }) => by)])
}

const exists = ({ game }: Refused, id: string): boolean => {
  const { rules, state } = game
  const company = state.operators[id] ?? state.privates[id]
  const here = company !== undefined && !company.closed
  return here || rules.board.hexes[id] !== undefined || (isPlayer(id) && state.seats.includes(id))
}

export const GENERAL: Claims = {
  'any.GAME_OVER': so('the game is over', ({ game }) => game.state.ended !== undefined),
  'any.NOT_YOUR_TURN': all(
    repeats('by'),
    so('another acts', ({ refusal }) => refusal.params.by !== refusal.params.active),
    so('active is one who can act', (found) => actors(found).has(String(found.refusal.params.active))),
    so('by has nothing of the kind to do', ({ game, action }) =>
      choices(game, undefined, ['runRoutes']).offers.every(
        (offer) => offer.action.type !== action.type || offer.action.by !== action.by,
      ),
    ),
  ),
  'any.WRONG_STEP': all(
    says('step', ({ game }) => choices(game, undefined, ['runRoutes']).step),
    so('it is the turn of the one who is told about a step, or of what he leads', (found) => {
      const mine = masterOf(found.game, found.action.by)
      return [...actors(found)].some(
        (id) => id === found.action.by || (mine !== null && masterOf(found.game, id) === mine),
      )
    }),
    so('nothing of the kind is offered', ({ game, action }) => {
      const { offers, deferred } = choices(game, undefined, ['runRoutes', 'claimRoutes'])
      return [...offers.map((offer) => offer.action), ...deferred].every(
        ({ type, by }) => type !== action.type || by !== action.by,
      )
    }),
  ),
  'any.BAD_SHAPE': all(
    repeats('type'),
    so('the field is not of its shape, or is one the action must have otherwise', ({ action, refusal }) => {
      const parsed = parseAction(action)
      return parsed.ok
        ? fieldOf(action, String(refusal.params.field)) !== undefined
        : parsed.field === refusal.params.field
    }),
  ),
  'any.UNKNOWN_ENTITY': all(
    so('it is named', ({ action, refusal }) =>
      (Object.values(action) as readonly unknown[]).includes(refusal.params.id),
    ),
    so('there is no such thing', (found) => !exists(found, String(found.refusal.params.id))),
  ),
  'any.NO_CORPORATION': so(
    'it is no corporation',
    ({ game, refusal }) => !isCorporationHere(game, String(refusal.params.id)),
  ),
  'any.NO_PRIVATE': so(
    'it is no private company',
    ({ game, refusal }) => game.rules.privates[String(refusal.params.id)] === undefined,
  ),
  'any.NO_POWER': so('nothing is offered with it', ({ game, action, refusal }) =>
    choices(game, undefined, ['runRoutes']).offers.every(({ action: offered }) => {
      const used =
        fieldOf(offered, 'power') ??
        (['assign', 'usePower'].includes(offered.type) ? fieldOf(offered, 'company') : undefined)
      return offered.type !== action.type || offered.by !== action.by || used !== refusal.params.company
    }),
  ),
  'any.NO_SELLER': all(
    repeats('seller', 'from'),
    so('it sells nothing of the kind', ({ game, action }) =>
      choices(game).offers.every(
        ({ action: offered }) =>
          offered.type !== action.type ||
          fieldOf(offered, 'from') !== fieldOf(action, 'from') ||
          fieldOf(offered, 'item') !== fieldOf(action, 'item'),
      ),
    ),
  ),
  'any.NO_SUCH_PERCENT': so('no certificates make it up', ({ game, refusal }) => {
    const { corporation, percent } = refusal.params
    const sizes = game.rules.operators[String(corporation)]?.shares ?? []
    return Number(percent) <= 0 || !sumsOf(sizes).has(Number(percent))
  }),
  'any.OTHER_OFFER': so('another offer stands, or none', ({ game, action }) => {
    const standing = choices(game).offers.map((offer) => fieldOf(offer.action, 'offer'))
    return !standing.includes(fieldOf(action, 'offer'))
  }),
  'any.NOT_YOURS': so('the seat does not decide for it', ({ game, action, refusal }) => {
    const answer = mayAct(game, refusal.params.seat as PlayerId, action)
    return answer !== true
  }),
}
