import { useSignal } from '@preact/signals'
import { type Action, cash, type Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Brings } from '../study/brings.js'
import { effectOf } from './effects.js'
import { BlockedButton, OfferButton } from './offer-button.js'
import { type Deal, dealOf, firstPrice } from './seller.js'
import { useDecision } from './use-decision.js'

interface RangeOfferProps {
  readonly offer: Offer
  label(value: number): string
  /** What the number belongs to, for those who listen. */
  readonly of?: string
}

/** What a deal would move, if the other side agrees. */
const DealLine = ({ deal, price }: { deal: Deal; price: number }): JSX.Element => {
  const { table, reading } = useDecision()
  const game = table.session.line.value
  const { naming } = reading
  const purse = (id: string, change: number): JSX.Element => (
    <span>
      {naming.short(id)} {naming.money(cash(game, id))} → <strong>{naming.money(cash(game, id) + change)}</strong>
    </span>
  )
  return (
    <p class="deal small soft">
      {purse(deal.payer, -price)}
      {purse(deal.payee, price)}
    </p>
  )
}

/** An action with a number in it: typed, stepped or taken from the least, the printed and the most; the button does it. */
export const RangeOffer = ({ offer, label, of }: RangeOfferProps): JSX.Element => {
  const { table, reading, say } = useDecision()
  const game = table.session.line.value
  const id = useId()
  const { action, range } = offer
  const { field, min, max, step } = range ?? { field: '', min: 0, max: 0, step: 1 }
  const deal = dealOf(game, action)
  const given = (action as unknown as Record<string, unknown>)[field]
  const usual = deal ? firstPrice(game, deal, min, max) : typeof given === 'number' ? given : min
  const value = useSignal(usual)
  const fitted = Math.max(min, Math.min(max, Math.round((value.value - min) / step) * step + min))
  const isPossible = value.value === fitted
  const filled = { ...action, [field]: fitted } as Action
  // The other side is asked first: what it would mean is told besides.
  const isAsked = effectOf(game, filled)?.events.some(({ type }) => type === 'offered')
  const { money } = reading.naming
  const set = (next: number): void => {
    value.value = Math.max(min, Math.min(max, next))
  }
  const face = deal?.face ?? null
  const marks = [
    ['least', min],
    ...(face !== null && face > min && face < max ? ([['face', face]] as const) : []),
    ['most', max],
  ] as const
  const name = [
    of,
    say(field === 'amount' ? 'amountField' : 'priceField'),
    say('range', { min: money(min), max: money(max) }),
  ]
  return (
    <div class="range-offer">
      <label class="heard" for={id}>
        {name.filter(Boolean).join(', ')}
      </label>
      <span class="stepper">
        <button type="button" class="button icon" aria-label={`−${step}`} onClick={() => set(fitted - step)}>
          −
        </button>
        <input
          id={id}
          class="field number"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={value.value}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber
            if (Number.isFinite(typed)) value.value = typed
          }}
          aria-invalid={!isPossible}
        />
        <button type="button" class="button icon" aria-label={`+${step}`} onClick={() => set(fitted + step)}>
          +
        </button>
      </span>
      <span class="chips">
        {marks.map(([key, amount]) => (
          <button
            key={key}
            type="button"
            class="button chip"
            aria-pressed={fitted === amount}
            onClick={() => set(amount)}
          >
            <span class="soft">{say(key)}</span> {money(amount)}
          </button>
        ))}
      </span>
      {deal && isPossible && isAsked && <DealLine deal={deal} price={fitted} />}
      {isPossible ? (
        <OfferButton action={filled} label={label(fitted)} {...(deal && { detail: <Brings action={action} /> })} />
      ) : (
        <>
          {/* What was typed is never changed into something else without a word. */}
          <p class="out-of-range small warn" role="alert">
            {say(step > 1 ? 'outOfSteps' : 'outOfRange', { min: money(min), max: money(max), step })}
          </p>
          <BlockedButton
            label={label(value.value)}
            reason={{ text: say(step > 1 ? 'outOfSteps' : 'outOfRange', { min: money(min), max: money(max), step }) }}
          />
        </>
      )}
    </div>
  )
}
