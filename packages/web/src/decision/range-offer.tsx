import { useSignal } from '@preact/signals'
import type { Action, Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { OfferButton } from './offer-button.js'
import { useDecision } from './use-decision.js'

interface RangeOfferProps {
  readonly offer: Offer
  label(value: number): string
  readonly purses?: readonly string[] | 'all'
  /** What the number belongs to, for those who listen. */
  readonly of?: string
}

/** An action with a number in it: the number is typed or stepped, the button does it. */
export const RangeOffer = ({ offer, label, purses, of }: RangeOfferProps): JSX.Element => {
  const { reading, say } = useDecision()
  const id = useId()
  const { action, range } = offer
  const { field, min, max, step } = range ?? { field: '', min: 0, max: 0, step: 1 }
  const given = (action as unknown as Record<string, unknown>)[field]
  const first = typeof given === 'number' ? given : min
  const value = useSignal(first)
  const fitted = Math.max(min, Math.min(max, Math.round((value.value - min) / step) * step + min))
  const filled = { ...action, [field]: fitted } as Action
  const { money } = reading.naming
  const set = (next: number): void => {
    value.value = Math.max(min, Math.min(max, next))
  }
  return (
    <div class="range-offer">
      <label class="heard" for={id}>
        {[
          of,
          say(field === 'amount' ? 'amountField' : 'priceField'),
          say('range', { min: money(min), max: money(max) }),
        ]
          .filter(Boolean)
          .join(', ')}
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
          onBlur={() => set(fitted)}
        />
        <button type="button" class="button icon" aria-label={`+${step}`} onClick={() => set(fitted + step)}>
          +
        </button>
      </span>
      <input
        type="range"
        class="slider"
        aria-label={of ?? say('priceField')}
        min={min}
        max={max}
        step={step}
        value={fitted}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <OfferButton action={filled} label={label(fitted)} {...(purses && { purses })} />
    </div>
  )
}
