import type { ActionOf, Service } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { Brings } from '../../study/brings.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import './equipment.css'
import type { GroupProps } from './group-props.js'

type Buy = ActionOf<'buyEquipment'>

/** Things for this turn, by who sells them: what each is good for, what it costs, what it would bring. */
export const EquipmentGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming, signs, language } = reading
  const game = table.session.line.value
  const services: readonly Service[] = game.rules.reading.services?.(game) ?? []
  const row = (action: Buy, button: JSX.Element): JSX.Element => {
    const sign = signs[action.from]
    const sold = services.find(({ seller }) => seller === action.from)
    return (
      <li key={`${action.from} ${action.item}`} class="equipment" data-seller={action.from}>
        <span class="who">
          {sign && <CompanySign sign={sign} size={24} />}
          <strong>{naming.name(action.from === 'bank' ? action.item : action.from)}</strong>
        </span>
        {sold && <span class="small soft equipment-use">{sold.what[language]}</span>}
        {button}
      </li>
    )
  }
  const label = ({ price }: Buy): string =>
    price === 0 ? say('keepCard') : say('buyFor', { price: naming.money(price) })
  const rows = [
    ...group.offers.map(({ action }) => action as Buy),
    ...group.blocked.map(({ action }) => action as Buy),
  ].sort((a, b) => place(services, a) - place(services, b))
  return (
    <ul class="equipments">
      {rows.map((action) => {
        const blocked = group.blocked.find((each) => each.action === action)
        return row(
          action,
          blocked ? (
            <BlockedButton
              label={label(action)}
              name={`${label(action)}: ${naming.name(action.from)}`}
              reason={why(blocked.refusal)}
            />
          ) : (
            <OfferButton
              action={action}
              label={label(action)}
              of={naming.name(action.from)}
              detail={<Brings action={action} />}
            />
          ),
        )
      })}
    </ul>
  )
}

/** A row stays where it was, whatever can be afforded. */
const place = (services: readonly Service[], { from }: Buy): number =>
  services.findIndex(({ seller }) => seller === from)
