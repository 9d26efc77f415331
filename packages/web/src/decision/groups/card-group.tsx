import { type ActionOf, cash, type Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type CardAction = ActionOf<'bid' | 'buyPrivate' | 'sellPrivate'>

/** Cards of private companies: what they cost and bring, what they can do, and the way to get them. */
export const CardGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const game = table.session.line.value
  const { naming, language } = reading
  const cards = [...new Set([...group.offers, ...group.blocked].map(({ action }) => (action as CardAction).company))]
  const secret = table.session.shown.value !== table.session.line.value
  const { privates, operators } = game.rules
  const nameOf = (id: string): string => (privates[id] || operators[id] ? naming.name(id) : say('blankCard'))
  const wordsFor = (action: CardAction, price: number, ranged: boolean): string => {
    const amount = naming.money(price)
    if (action.type === 'sellPrivate') return say('sellTo', { name: naming.name(action.to), price: amount })
    if (action.type === 'buyPrivate') return say('buyFor', { price: amount })
    if (ranged) return say('bidFor', { price: amount })
    return secret || price === 0 ? say('keepCard') : say('take', { price: amount })
  }
  const buttonLabel = (action: CardAction): string => wordsFor(action, action.price, false)
  const offerOf = (offer: Offer): JSX.Element => {
    const action = offer.action as CardAction
    const key = JSON.stringify(action)
    const name = nameOf(action.company)
    const label = (price: number): string => wordsFor(action, price, true)
    if (offer.range) return <RangeOffer key={key} offer={offer} label={label} purses={[action.by]} of={name} />
    return (
      <OfferButton key={key} action={action} label={buttonLabel(action)} name={`${buttonLabel(action)}: ${name}`} />
    )
  }
  return (
    <ul class="cards">
      {cards.map((company) => {
        const data = privates[company]
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
