import type { Action } from '../core/action.js'
import { controller } from '../core/control.js'
import type { GameEvent } from '../core/event.js'
import { openStep } from '../core/flow.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { percentOf } from '../core/shares.js'
import type { HiddenAction } from '../history.js'
import { covers } from './move.js'
import type { CompanyAlarm, OrderEnding, PassAlarm, StandingOrder } from './order.js'
import { isPlayersRound } from './rounds.js'

/** Something that has happened at a table, as the player who gave the order may know it. */
export interface Happening {
  readonly before: Position
  readonly after: Position
  /** null = what was done was taken back. */
  readonly action: Action | HiddenAction | null
  readonly events: readonly GameEvent[]
}

const holds = (p: Position, seat: PlayerId, corporation: OperatorId): boolean => percentOf(p, corporation, seat) > 0

/** What of an event an alarm is about, if it is. */
type Alarm = (event: GameEvent, seat: PlayerId, p: Position) => Omit<OrderEnding, 'why'> | undefined

const trade =
  (type: 'sharesSold' | 'sharesBought', isOwn: boolean): Alarm =>
  (event, seat, p) =>
    event.type === type && event.by !== seat && (!isOwn || holds(p, seat, event.corporation))
      ? { by: event.by, company: event.corporation }
      : undefined

const ALARMS: Readonly<Record<PassAlarm, Alarm>> = {
  ownSale: trade('sharesSold', true),
  sale: trade('sharesSold', false),
  ownPurchase: trade('sharesBought', true),
  purchase: trade('sharesBought', false),
  start: (event, seat) =>
    event.type === 'started' && event.by !== seat ? { by: event.by, company: event.corporation } : undefined,
  bid(event, seat) {
    if (event.type === 'bid' && event.player !== seat) return { by: event.player, company: event.company }
    return event.type === 'privateBought' && event.by !== seat ? { by: event.by, company: event.company } : undefined
  },
}

/** All that a player has, money aside. */
const belongings = (p: Position, seat: PlayerId): string => {
  const { shares, privates, operators } = p.state
  return JSON.stringify([
    Object.keys(shares).map((corporation) => percentOf(p, corporation, seat)),
    Object.entries(privates).flatMap(([id, { owner, closed }]) => (owner === seat && !closed ? [id] : [])),
    Object.entries(operators).flatMap(([id, { closed }]) => (!closed && controller(p, id) === seat ? [id] : [])),
  ])
}

/** Did the player do it, or a company the player decides for? */
const isByPlayer = ({ before, action }: Happening, seat: PlayerId): boolean =>
  action !== null && (action.by === seat || controller(before, action.by) === seat)

/** Does the action do in a step of the order's something else than what was ordered? */
const isContrary = ({ before, action }: Happening, seat: PlayerId, order: StandingOrder): boolean => {
  const now = openStep(before)
  if (action === null || !now || action.by !== now.actor || !covers(before, seat, order, now)) return false
  if (order.kind !== 'run') return action.type !== 'pass'
  if ('hidden' in action || action.type !== 'dividend' || order.pay === undefined) return false
  const { kind, amount = 0 } = action
  if (kind !== 'variable') return kind !== order.pay
  return order.pay === 'withhold' ? amount > 0 : amount === 0
}

/** The round that the order is about is left. */
const leaves = ({ before, events }: Happening, isAbout: (round: string) => boolean): boolean => {
  let round = before.state.round.kind
  for (const event of events) {
    if (event.type !== 'roundBegan') continue
    if (isAbout(round)) return true
    round = event.round
  }
  return false
}

const passEnding = (
  happening: Happening,
  seat: PlayerId,
  { until }: Extract<StandingOrder, { kind: 'pass' }>,
): OrderEnding | null => {
  const { before, after, action, events } = happening
  for (const why of until)
    for (const event of events) {
      const about = ALARMS[why](event, seat, before)
      if (about) return { why, ...about }
    }
  const bankrupt = events.find((event) => event.type === 'bankrupt')
  if (bankrupt) return { why: 'bankrupt', by: bankrupt.player }
  if (!isByPlayer(happening, seat) && belongings(before, seat) !== belongings(after, seat))
    return { why: 'mine', ...(action && { by: action.by }) }
  return leaves(happening, (round) => isPlayersRound(before, round)) ? { why: 'over' } : null
}

const trainsOf = ({ state }: Position, company: OperatorId): string =>
  JSON.stringify(state.operators[company]?.trains.map(({ id, obsolete }) => [id, obsolete]))

const companyEnding = (
  happening: Happening,
  seat: PlayerId,
  { company, until }: Extract<StandingOrder, { kind: 'run' | 'skip' }>,
): OrderEnding | null => {
  const { before, after, action, events } = happening
  const operator = after.state.operators[company]
  if (!operator || operator.closed || controller(after, company) !== seat) return { why: 'notMine', company }
  const rings: Readonly<Record<CompanyAlarm, () => boolean>> = {
    phase: () => events.some(({ type }) => type === 'phase'),
    trains: () => action?.by !== company && trainsOf(before, company) !== trainsOf(after, company),
    round: () => leaves(happening, (round) => !isPlayersRound(before, round)),
  }
  const why = until.find((alarm) => rings[alarm]())
  return why ? { why, company } : null
}

/** Why an order ends with what has happened; null = it stands. */
export const orderEnding = (happening: Happening, seat: PlayerId, order: StandingOrder): OrderEnding | null => {
  if (happening.after.state.ended) return { why: 'over' }
  if (isContrary(happening, seat, order)) return { why: 'acted' }
  return order.kind === 'pass' ? passEnding(happening, seat, order) : companyEnding(happening, seat, order)
}
