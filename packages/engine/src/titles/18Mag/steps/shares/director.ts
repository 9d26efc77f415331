import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { holders, swapPresidency, swapWays } from '../../../../core/shares.js'
import type { PresidencyRules } from '../../../../steps/presidency.js'

/** All ordinary shares are alike: there is never a choice. */
export const presidency: PresidencyRules = { chooser: 'incoming' }

/** The first with two shares takes the certificate that lies aside; the shares go back to the stack (MAG-DIR-1). */
export const becomeDirector = (d: Draft, corporation: OperatorId, player: PlayerId): void => {
  const [shares] = swapWays(d, corporation, player)
  if (shares && holders(d, corporation)[0] === 'aside') swapPresidency(d, corporation, player, shares, 'treasury')
}
