import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

/** Markers of private companies: on a hex, or for an operator. */
export const AssignGroup = ({ group }: GroupProps): JSX.Element => {
  const { reading, say, why } = useDecision()
  const { naming } = reading
  const nameOf = ({ company, hex, to }: ActionOf<'assign'>): string => {
    const where = hex === undefined ? '' : say('assignAt', { company: naming.short(company), hex: naming.hex(hex) })
    if (to === undefined) return where
    return where === ''
      ? say('assignTo', { company: naming.short(company), to: naming.name(to) })
      : `${where} → ${naming.short(to)}`
  }
  return (
    <div class="offers">
      {group.offers.map(({ action }) => (
        <OfferButton key={JSON.stringify(action)} action={action} label={nameOf(action as ActionOf<'assign'>)} />
      ))}
      {group.blocked.map(({ action, refusal }) => (
        <BlockedButton
          key={JSON.stringify(action)}
          label={nameOf(action as ActionOf<'assign'>)}
          reason={why(refusal)}
        />
      ))}
    </div>
  )
}
