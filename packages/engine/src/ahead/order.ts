import type { EntityId, OperatorId } from '../core/ids.js'

/** What a player may want to be woken by while passing. `own…`: of a corporation the player holds shares of. */
export const PASS_ALARMS = ['ownSale', 'sale', 'ownPurchase', 'purchase', 'start', 'bid'] as const
export type PassAlarm = (typeof PASS_ALARMS)[number]

/** What may end an order about a company: a new phase, trains lost or gained by others' doing, the end of its round. */
export const COMPANY_ALARMS = ['phase', 'trains', 'round'] as const
export type CompanyAlarm = (typeof COMPANY_ALARMS)[number]

/** `full` and `withhold`: the most and the least there is, where the amount is free. */
export const PAYOUTS = ['full', 'half', 'withhold'] as const
export type Payout = (typeof PAYOUTS)[number]

/**
 * What a player wants done in the player's name until something happens. It is data: whoever keeps a table asks
 * `orderedMove` when the player is to decide, and `orderEnding` after everything that has happened.
 */
export type StandingOrder =
  /** Passes in the turns of this round of players' turns, or of the next one if none is going on; `auctions`: there too. */
  | { readonly kind: 'pass'; readonly auctions: boolean; readonly until: readonly PassAlarm[] }
  /** Runs the best trains and pays out; without `pay` the dividend stays with the player. */
  | {
      readonly kind: 'run'
      readonly company: OperatorId
      readonly pay?: Payout
      /** Only as long as the trains earn so much. */
      readonly atLeast?: number
      readonly until: readonly CompanyAlarm[]
    }
  /** Does nothing in steps of the company that may be passed. */
  | {
      readonly kind: 'skip'
      readonly company: OperatorId
      readonly steps: readonly string[]
      readonly until: readonly CompanyAlarm[]
    }

/**
 * What ends an order whatever was agreed. `mine`: the player's papers or companies changed by others' doing.
 * `notMine`: the company is run by somebody else. `asked`: something else has to be decided than what was ordered.
 * `less`: the trains earn less. `acted`: the player did otherwise. `bankrupt`: somebody is. `over`: the round of
 * players' turns, or the game.
 */
export const SURPRISES = ['mine', 'notMine', 'asked', 'less', 'acted', 'bankrupt', 'over'] as const
type Surprise = (typeof SURPRISES)[number]

/** Why an order ended, with what a reader wants to know about it. */
export interface OrderEnding {
  readonly why: PassAlarm | CompanyAlarm | Surprise
  /** Who has brought it about. */
  readonly by?: EntityId
  readonly company?: OperatorId
  /** In which step something is asked. */
  readonly step?: string
  readonly revenue?: number
}

/** Orders of which a player can have only one at a time have the same key. */
export const orderKey = (order: StandingOrder): string =>
  order.kind === 'pass' ? 'pass' : `${order.kind} ${order.company}`
