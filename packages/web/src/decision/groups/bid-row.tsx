import { useSignal } from '@preact/signals'
import type { ActionOf, Choices, Offer, PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { Icon } from '../../parts/icon.js'
import { StandingBids } from '../../parts/standing-bids.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'

type Bid = ActionOf<'bid'>

/** Raises a hand reaches for. */
const RAISES = [5, 20]

/** How much is bid: at least what is needed, raised by a touch or typed. */
const BidOffer = ({ offer, name }: { offer: Offer; name: string }): JSX.Element => {
  const { reading, say } = useDecision()
  const { money } = reading.naming
  const action = offer.action as Bid
  const { min, max } = offer.range ?? { min: action.price, max: action.price }
  const amount = useSignal(min)
  const now = Math.round(amount.value)
  const isPossible = now >= min && now <= max
  return (
    <span class="bid-offer">
      {offer.range && (
        <>
          <input
            class="field number"
            type="number"
            inputMode="numeric"
            aria-label={`${name}, ${say('amountField')}, ${say('range', { min: money(min), max: money(max) })}`}
            min={min}
            max={max}
            value={amount.value}
            aria-invalid={!isPossible}
            onInput={(event) => {
              const typed = event.currentTarget.valueAsNumber
              if (Number.isFinite(typed)) amount.value = typed
            }}
          />
          {RAISES.filter((raise) => min + raise <= max).map((raise) => (
            <button
              key={raise}
              type="button"
              class="button chip"
              aria-label={`${name}: +${raise}`}
              onClick={() => {
                amount.value = Math.max(min, Math.min(max, now + raise))
              }}
            >
              +{raise}
            </button>
          ))}
        </>
      )}
      {isPossible ? (
        <OfferButton action={{ ...action, price: now }} label={say('bidFor', { price: money(now) })} of={name} bare />
      ) : (
        <BlockedButton
          label={say('bidFor', { price: money(now) })}
          name={`${say('bidFor', { price: money(now) })}: ${name}`}
          reason={{ text: say('outOfRange', { min: money(min), max: money(max) }) }}
        />
      )}
    </span>
  )
}

interface BidRowProps {
  readonly company: string
  readonly bids: Readonly<Record<PlayerId, number>>
  readonly offer: Offer | undefined
  readonly blocked: Choices['blocked'][number] | undefined
  readonly by: string
}

/** One company of a sale: what it is, what everybody has bid on it, and the next bid. */
export const BidRow = ({ company, bids, offer, blocked, by }: BidRowProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming, looks, language } = reading
  const open = useSignal(false)
  const data = table.session.line.value.rules.privates[company]
  const name = naming.name(company)
  return (
    <li class="bid-row" data-company={company}>
      <p class="row spread">
        <button
          type="button"
          class="as-text card-name"
          title={data?.power && say('power')}
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value
          }}
        >
          <span>{name}</span>
          {data?.power && <Icon name={open.value ? 'up' : 'down'} size={14} />}
        </button>
        {data && (
          <span class="small soft number">
            {naming.money(data.price)}
            {data.income > 0 && ` · ${say('income', { income: naming.money(data.income) })}`}
          </span>
        )}
      </p>
      <div class="bid-line">
        {Object.keys(bids).length === 0 ? (
          <span class="small soft">{say('noBids')}</span>
        ) : (
          <StandingBids bids={bids} naming={naming} looks={looks} own={by} />
        )}
        {offer ? (
          <BidOffer key={(offer.action as Bid).price} offer={offer} name={name} />
        ) : (
          blocked && (
            <BlockedButton
              label={say('bidFor', { price: naming.money((blocked.action as Bid).price) })}
              name={`${say('bidFor', { price: naming.money((blocked.action as Bid).price) })}: ${name}`}
              reason={why(blocked.refusal)}
            />
          )
        )}
      </div>
      {open.value && data?.power && <p class="small soft">{data.power[language]}</p>}
    </li>
  )
}
