import { STEP_NAMES } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Group } from './groups.js'
import { BlockedButton, OfferButton } from './offer-button.js'
import { labelIn } from './refusal-text.js'
import { useDecision } from './use-decision.js'

interface PassButtonProps {
  readonly group: Group
  readonly step: string
  /** In a turn of several steps passing means being done with this one. */
  readonly operating: boolean
}

/** The way on without doing more. */
export const PassButton = ({ group, step, operating }: PassButtonProps): JSX.Element => {
  const { reading, say, why } = useDecision()
  const label = operating ? say('done', { step: labelIn(STEP_NAMES, step, reading.language) }) : say('pass')
  return (
    <div class="pass">
      {group.offers.map(({ action }) => (
        <OfferButton key={action.by} action={action} label={label} bare />
      ))}
      {group.offers.length === 0 &&
        group.blocked
          .slice(0, 1)
          .map(({ action, refusal }) => <BlockedButton key={action.by} label={label} reason={why(refusal)} />)}
    </div>
  )
}
