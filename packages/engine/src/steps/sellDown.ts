import type { PlayerId } from '../core/ids.js'
import { anyLegal } from '../core/legal.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { AnyKind } from '../core/step.js'

/** Limits a player has to come down to in a stock turn. */
export interface SellingDown {
  /** Certificates that count against the limit. */
  certificates(p: Position, player: PlayerId): number
  /** Above another limit than that of certificates? */
  over?(p: Position, player: PlayerId): boolean
  /** How one comes down. */
  readonly kinds: readonly AnyKind[]
}

/** Why a player above a limit may not end the turn: there is something left to sell. */
export const mustSellBy =
  ({ certificates, over, kinds }: SellingDown) =>
  (p: Position, player: PlayerId): Objection | undefined => {
    const have = certificates(p, player)
    const limit = p.rules.certLimit(p)
    const above = have > limit || over?.(p, player) === true
    return above && anyLegal(p, kinds, player) ? objection('sr.pass.MUST_SELL', { have, limit }) : undefined
  }
