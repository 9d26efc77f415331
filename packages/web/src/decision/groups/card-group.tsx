import { type ActionOf, cash, type Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type CardAction = ActionOf<'bid' | 'buyPrivate'>

/** Cards of private companies: what they cost and bring, what they can do, and the way to get them. */
export const CardGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const game = table.session.line.value
  const { naming, language } = reading
  const cards = [...new Set([...group.offers, ...group.blocked].map(({ action }) => (action as CardAction).company))]
  const secret = table.session.shown.value !== table.session.line.value
  const nameOf = (company: string): string => (game.rules.privates[company] ? naming.name(company) : say('blankCard'))
  const buttonLabel = ({ type, price }: CardAction): string => {
    if (type === 'buyPrivate') return say('buyFor', { price: naming.money(price) })
    return secret || price === 0 ? say('keepCard') : say('take', { price: naming.money(price) })
  }
  const offerOf = (offer: Offer): JSX.Element => {
    const action = offer.action as CardAction
    const purses = [action.by]
    const label = (price: number): string =>
      action.type === 'bid'
        ? say('bidFor', { price: naming.money(price) })
        : say('buyFor', { price: naming.money(price) })
    const name = nameOf(action.company)
    if (offer.range) return <RangeOffer key={action.company} offer={offer} label={label} purses={purses} of={name} />
    return (
      <OfferButton
        key={action.company}
        action={action}
        label={buttonLabel(action)}
        name={`${buttonLabel(action)}: ${name}`}
        kind=""
      />
    )
  }
  return (
    <ul class="cards">
      {cards.map((company) => {
        const data = game.rules.privates[company]
        const owner = game.state.privates[company]?.owner
        return (
          <li key={company} class="card" data-company={company}>
            <p class="row spread">
              <span class="card-name">{nameOf(company)}</span>
              {data && (
                <span class="small soft number">
                  {say('card', { price: naming.money(data.price + (data.debt ?? 0)) })}
                  {data.income > 0 && ` · ${say('income', { income: naming.money(data.income) })}`}
                </span>
              )}
            </p>
            {owner !== undefined && cash(game, owner) >= 0 && <p class="small soft">{naming.name(owner)}</p>}
            {data?.power && <p class="small soft">{data.power[language]}</p>}
            <div class="offers">
              {group.offers.filter(({ action }) => (action as CardAction).company === company).map(offerOf)}
              {group.blocked
                .filter(({ action }) => (action as CardAction).company === company)
                .slice(0, 1)
                .map(({ action, refusal }) => (
                  <BlockedButton
                    key={company}
                    label={buttonLabel(action as CardAction)}
                    reason={why(refusal)}
                    name={`${buttonLabel(action as CardAction)}: ${nameOf(company)}`}
                  />
                ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
