import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type Finance = ActionOf<'issueShares' | 'redeemShares'>

/** Shares that a corporation puts out or takes back. */
export const FinanceGroup = ({ group }: GroupProps): JSX.Element => {
  const { say, why } = useDecision()
  // Larger amounts are refused for the same reason: the first says it all.
  const blocked = group.offers.length === 0 ? group.blocked.slice(0, 1) : group.blocked.slice(0, 2)
  return (
    <div class="offers">
      {group.offers.map(({ action }) => (
        <OfferButton
          key={(action as Finance).percent}
          action={action}
          label={say('shares', { percent: (action as Finance).percent })}
        />
      ))}
      {blocked.map(({ action, refusal }) => (
        <BlockedButton
          key={(action as Finance).percent}
          label={say('shares', { percent: (action as Finance).percent })}
          reason={why(refusal)}
        />
      ))}
    </div>
  )
}
