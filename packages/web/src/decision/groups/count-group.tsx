import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type Count = ActionOf<'issueShares' | 'redeemShares'>

/** A number of shares that a corporation puts out or takes back. */
export const CountGroup = ({ group }: GroupProps): JSX.Element => {
  const { say, why } = useDecision()
  // Larger numbers are refused for the same reason: the first says it all.
  const blocked = group.offers.length === 0 ? group.blocked.slice(0, 1) : group.blocked.slice(0, 2)
  return (
    <div class="offers">
      {group.offers.map(({ action }) => (
        <OfferButton
          key={(action as Count).count}
          action={action}
          label={say('shares', { n: (action as Count).count })}
        />
      ))}
      {blocked.map(({ action, refusal }) => (
        <BlockedButton
          key={(action as Count).count}
          label={say('shares', { n: (action as Count).count })}
          reason={why(refusal)}
        />
      ))}
    </div>
  )
}
