// What every refusal may name: it must be there, and have to do with what was tried.
import type { Action, Position, RunOfTrain } from '@roundhouse/engine'
import { fieldOf, isShown } from './claim.js'
import type { Refused } from './collect.js'
import { phaseName } from './reading.js'

const runsIn = (action: Action): readonly RunOfTrain[] =>
  action.type === 'runRoutes' || action.type === 'claimRoutes' ? action.runs : []

/** Hexes an action names. */
const hexesIn = (action: Action): ReadonlySet<unknown> =>
  new Set([
    fieldOf(action, 'hex'),
    fieldOf(action, 'choice'),
    ...runsIn(action).flatMap(({ chains, stops, counts = [] }) => [
      ...chains.flat(),
      ...stops.map(({ hex }) => hex),
      ...counts,
    ]),
  ])

const isEntity = ({ rules, state }: Position, id: unknown): boolean => {
  const text = String(id)
  return (
    (state.seats as readonly string[]).includes(text) ||
    rules.operators[text] !== undefined ||
    rules.privates[text] !== undefined
  )
}

/** Whoever an action is about: what it names, who does it, whose turn it is. */
const entitiesIn = ({ game, action }: Refused): ReadonlySet<unknown> => {
  const { round, interrupts } = game.state
  const asked = interrupts.flatMap((each) => [each.by, ...Object.values(each.action ?? {})])
  return new Set([...Object.values(action), round.current, ...asked])
}

/** A train by the name of its card or type, as players know it. */
const trainNamesIn = ({ game, action }: Refused): ReadonlySet<unknown> => {
  const { rules, state } = game
  const held = [...Object.values(state.operators).flatMap(({ trains }) => trains), ...state.depot.discarded]
  const ids = [...runsIn(action).map(({ train }) => train), fieldOf(action, 'train')].map(String)
  const names = ids.flatMap((id) => {
    const owned = held.find((train) => train.id === id)?.name
    const card = rules.trains.find((each) => id.startsWith(`${each.card}-`))
    return [id, owned, card?.card, ...(card?.types.map(({ name }) => name) ?? [])]
  })
  return new Set([...names, fieldOf(action, 'name')])
}

type Check = (found: Refused, value: string | number) => string | undefined

const isThere =
  (what: string, holds: (found: Refused, value: string | number) => boolean): Check =>
  (found, value) =>
    holds(found, value) ? undefined : `${what} ${value} is none`

const about: Check = (found, value) => {
  if (!isEntity(found.game, value)) return `${value} is nobody in this game`
  return entitiesIn(found).has(value) ? undefined : `${value} has nothing to do with it`
}

const somebody: Check = isThere('player or company', ({ game }, value) => isEntity(game, value))

const CHECKS: Readonly<Record<string, Check>> = {
  hex: (found, value) => {
    if (!found.game.rules.board.hexes[String(value)]) return `there is no hex ${value}`
    return hexesIn(found.action).has(value) ? undefined : `${value} is not named`
  },
  tile: isThere('tile', ({ game, action }, value) => {
    const tile = String(fieldOf(action, 'tile'))
    return tile === value || game.rules.board.tiles[tile]?.name === value
  }),
  train: isThere('train', (found, value) => trainNamesIn(found).has(value)),
  corporation: about,
  company: about,
  by: about,
  player: somebody,
  active: somebody,
  next: somebody,
  seat: somebody,
  price: isThere('price', ({ action }, value) => fieldOf(action, 'price') === value),
  phase: isThere('phase', ({ game }, value) => phaseName(game) === value),
  type: isThere('type', ({ action }, value) => action.type === value),
  colour: isThere('colour', ({ game, action }, value) => {
    return game.rules.board.tiles[String(fieldOf(action, 'tile'))]?.colour === value
  }),
}

/** What a code names that is no part of the action. */
const APART: Readonly<Record<string, readonly string[]>> = {
  // The home of the company, where the tile should go first.
  'or.tile.HOME_FIRST': ['hex'],
  // The private company that keeps others off the hex, the company a circle is kept for.
  'or.tile.RESERVED_HEX': ['company'],
  'or.token.HOME_SLOT': ['company'],
  'or.token.RESERVED': ['company'],
  // The company that is auctioned, the corporation whose par or swap is asked for: whatever was tried instead.
  'sale.buy.AUCTION': ['company'],
  'sale.auction.NOT_IN': ['company'],
  'sale.par.BAD_PRICE': ['corporation'],
  'swap.NOT_THERE': ['corporation'],
  'swap.NOT_CHOOSER': ['corporation'],
  // What was chosen, whatever it is.
  'merger.NOT_ELIGIBLE': ['corporation'],
  // The company used earlier in the turn.
  'or.power.NOT_COASTAL': ['company'],
  // A company it cannot be lent to.
  'or.power.BAD_LOCATION': ['hex'],
  // The phase that is waited for.
  'sr.buy.NOT_YET': ['phase'],
  // Of the car that was bought before.
  'or.run.CLAIM_UNUSED': ['company'],
}

/** What is named and is not there, or is no part of it; undefined = all is. */
export const misnamed = (found: Refused): string | undefined => {
  const { params, reason } = found.refusal
  for (const [name, value] of Object.entries(params)) {
    const check = APART[reason]?.includes(name) || !isShown(found, name) ? undefined : CHECKS[name]
    const wrong = check?.(found, value)
    if (wrong !== undefined) return `${name}: ${wrong}`
  }
  return undefined
}
