import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

/** A choice among named ones: a company, a hex, or what the title calls it. */
export const ChooseGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, why } = useDecision()
  const { naming, signs } = reading
  const { hexes } = table.session.line.value.rules.board
  const label = (choice: string): JSX.Element => {
    const sign = signs[choice]
    return (
      <span class="who">
        {sign && <CompanySign sign={sign} size={20} />}
        {hexes[choice] ? naming.hex(choice) : naming.name(choice)}
      </span>
    )
  }
  return (
    <div class="offers">
      {group.offers.map(({ action }) => {
        const { choice } = action as ActionOf<'choose'>
        return <OfferButton key={choice} action={action} label={label(choice)} />
      })}
      {group.blocked.map(({ action, refusal }) => {
        const { choice } = action as ActionOf<'choose'>
        return <BlockedButton key={choice} label={label(choice)} reason={why(refusal)} />
      })}
    </div>
  )
}
