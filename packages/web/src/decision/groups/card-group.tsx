import { useSignal } from '@preact/signals'
import type { Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { Brings } from '../../study/brings.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { useDecision } from '../use-decision.js'
import { type CardAction, type CardRow, cardRows } from './card-rows.js'
import type { GroupProps } from './group-props.js'

/** Cards of private companies: what they cost and bring, what they can do, and the way to get them. */
export const CardGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const game = table.session.line.value
  const { naming, language } = reading
  const open = useSignal('')
  const secret = table.session.shown.value !== table.session.line.value
  const nameOf = ({ card, known, count }: CardRow): string => {
    if (known) return naming.name(card)
    return count > 1 ? say('blankCards', { n: count }) : say('blankCard')
  }
  const wordsFor = (action: CardAction, price: number): string => {
    const amount = naming.money(price)
    if (action.type === 'sellPrivate') return say('sellTo', { name: naming.name(action.to), price: amount })
    if (action.type === 'buyPrivate') return say('buyFor', { price: amount })
    return secret || price === 0 ? say('keepCard') : say('take', { price: amount })
  }
  /** Before its price is named. */
  const opener = (action: CardAction): string =>
    action.type === 'sellPrivate' ? say('sellToWhom', { name: naming.name(action.to) }) : say('buy')
  const offerOf = (offer: Offer, name: string): JSX.Element => {
    const action = offer.action as CardAction
    const key = JSON.stringify(action)
    if (!offer.range) {
      const label = wordsFor(action, action.price)
      const detail = game.state.operators[action.by] && <Brings action={action} />
      return <OfferButton key={key} action={action} label={label} of={name} detail={detail} />
    }
    const shown = open.value === key
    return (
      <button
        key={key}
        type="button"
        class="button"
        aria-expanded={shown}
        aria-label={`${opener(action)} ${name}`}
        onClick={() => {
          open.value = shown ? '' : key
        }}
      >
        {opener(action)}
      </button>
    )
  }
  const row = (each: CardRow): JSX.Element => {
    const { card, offers, blocked } = each
    const data = game.rules.privates[card]
    const owner = game.state.privates[card]?.owner
    const name = nameOf(each)
    const haggled = offers.find(({ action, range }) => range && JSON.stringify(action) === open.value)
    return (
      <li key={card} class="card" data-company={card}>
        <div class="card-line">
          <p>
            <span class="card-name">{name}</span>
            {data && (
              <span class="small soft block">
                {[
                  say('card', { price: naming.money(data.price + (data.debt ?? 0)) }),
                  data.income > 0 && say('income', { income: naming.money(data.income) }),
                  owner !== undefined && naming.name(owner),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </p>
          <div class="offers">
            {offers.map((offer) => offerOf(offer, name))}
            {blocked && (
              <BlockedButton
                label={wordsFor(blocked.action as CardAction, (blocked.action as CardAction).price)}
                reason={why(blocked.refusal)}
                name={`${wordsFor(blocked.action as CardAction, (blocked.action as CardAction).price)}: ${name}`}
              />
            )}
          </div>
        </div>
        {haggled && (
          <RangeOffer
            key={open.value}
            offer={haggled}
            label={(price) => wordsFor(haggled.action as CardAction, price)}
            of={name}
          />
        )}
        {data?.power && <p class="small soft">{data.power[language]}</p>}
      </li>
    )
  }
  return <ul class="cards">{cardRows(group, game.rules.privates).map(row)}</ul>
}
