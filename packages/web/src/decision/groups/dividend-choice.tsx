import { useSignal } from '@preact/signals'
import { type ActionOf, type Offer, price } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { type DividendStep, dividendSteps } from '../dividend-steps.js'
import { OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import './dividend.css'

type Dividend = ActionOf<'dividend'>

interface DividendChoiceProps {
  readonly offer: Offer
  label(action: Dividend): string
  detail(action: Dividend): ComponentChildren
}

/** A total of one's own choice: how the price follows it, and what everybody gets of the one chosen. */
export const DividendChoice = ({ offer, label, detail }: DividendChoiceProps): JSX.Element => {
  const { table, reading, say } = useDecision()
  const game = table.session.line.value
  const { naming } = reading
  const action = offer.action as Dividend
  const { min, max, step } = offer.range ?? { min: 0, max: 0, step: 1 }
  const steps = useMemo(() => dividendSteps(game, action, { min, max, step }), [game.state, min, max])
  const value = useSignal(max)
  const total = Math.max(min, Math.min(max, Math.round((value.value - min) / step) * step + min))
  const chosen: Dividend = { ...action, amount: total }
  const before = price(game, action.by)
  const set = (amount: number): void => {
    value.value = amount
  }
  const row = (each: DividendStep): JSX.Element => {
    const now = total >= each.from && total <= each.to
    const words = each.from === each.to ? naming.money(each.from) : `${each.from}–${naming.money(each.to)}`
    return (
      <tr key={each.from} aria-current={now ? 'true' : undefined} class={now ? 'chosen' : undefined}>
        <th scope="row">{words}</th>
        <td class={each.price < before ? 'down' : each.price > before ? 'up' : 'soft'}>
          {each.price === before
            ? say('priceStays', { price: naming.money(before) })
            : say('priceTo', { from: naming.money(before), to: naming.money(each.price) })}
        </td>
        <td class="dividend-takes">
          {[...new Set([each.from, each.to])].map((amount) => (
            <button
              key={amount}
              type="button"
              class="button chip"
              aria-pressed={amount === total}
              onClick={() => set(amount)}
            >
              {naming.money(amount)}
            </button>
          ))}
        </td>
      </tr>
    )
  }
  return (
    <div class="dividend-choice">
      <table class="dividend-steps">
        <caption class="heard">{say('dividendSteps')}</caption>
        <tbody>{steps.map(row)}</tbody>
      </table>
      <label class="dividend-total">
        <span class="heard">{say('amountField')}</span>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={total}
          aria-valuetext={naming.money(total)}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </label>
      <OfferButton action={chosen} label={label(chosen)} detail={detail(chosen)} bare />
    </div>
  )
}
