import type { ActionOf, Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type BuyTrain = ActionOf<'buyTrain'>

/** Trains by who sells them, with what their purchase does to other trains. */
export const TrainGroup = ({ group }: GroupProps): JSX.Element => {
  const { reading, say, why } = useDecision()
  const { naming, signs } = reading
  const all = [...group.offers.map(({ action }) => action), ...group.blocked.map(({ action }) => action)] as BuyTrain[]
  const sellers = [...new Set(all.map(({ from }) => from))]
  const heading = (from: string): string => {
    if (from === 'bank') return say('fromBank')
    return from === 'discard' ? say('fromDiscard') : say('fromOther', { company: naming.name(from) })
  }
  const offerOf = (offer: Offer): JSX.Element => {
    const action = offer.action as BuyTrain
    const train = say('train', { train: action.name })
    if (offer.range) {
      const label = (price: number): string => `${train}: ${say('buyFor', { price: naming.money(price) })}`
      return <RangeOffer key={action.train} offer={offer} label={label} of={train} purses={[action.by]} />
    }
    const label = `${train}: ${say('buyFor', { price: naming.money(action.price) })}`
    const help = action.help ? (
      <span class="soft small">{say('presidentPays', { money: naming.money(action.help) })}</span>
    ) : null
    return <OfferButton key={`${action.train} ${action.name}`} action={action} label={label} detail={help} />
  }
  return (
    <>
      {sellers.map((from) => (
        <section key={from} class="sub-group">
          <h4 class="who soft">
            {signs[from] && <CompanySign sign={signs[from]} size={18} />}
            {heading(from)}
          </h4>
          <div class="offers">
            {group.offers.filter(({ action }) => (action as BuyTrain).from === from).map(offerOf)}
            {group.blocked
              .filter(({ action }) => (action as BuyTrain).from === from)
              .map(({ action, refusal }) => {
                const { train, name, price } = action as BuyTrain
                const known = from === 'bank' || from === 'discard' ? ` ${naming.money(price)}` : ''
                const label = `${say('train', { train: name })}${known}`
                return <BlockedButton key={`${train} ${name}`} label={label} reason={why(refusal)} />
              })}
          </div>
        </section>
      ))}
    </>
  )
}
