/** Moves ahead: what a player wants done without being asked, until something happens. */
export { type Happening, orderEnding } from './ending.js'
export { type OrderedMove, orderedMove } from './move.js'
export {
  COMPANY_ALARMS,
  type CompanyAlarm,
  type OrderEnding,
  orderKey,
  PASS_ALARMS,
  PAYOUTS,
  type PassAlarm,
  type Payout,
  type StandingOrder,
  SURPRISES,
} from './order.js'
export { type CompanyOrders, isPossibleOrder, type PossibleOrders, possibleOrders } from './possible.js'
