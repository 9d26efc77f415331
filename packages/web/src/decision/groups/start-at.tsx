import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'

/** A price was pointed at on the market: the corporations that may be started there. */
export const StartAt = ({ starts }: { starts: readonly ActionOf<'par'>[] }): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const { naming, signs } = reading
  const price = table.startAt.value
  if (price === null) return null
  return (
    <section class="picked" aria-live="polite">
      <p class="row spread">
        <strong>{say('startWhich', { price: naming.money(price) })}</strong>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            table.startAt.value = null
          }}
        >
          {say('cancel')}
        </button>
      </p>
      <div class="offers">
        {starts
          .filter((action) => action.price === price)
          .map((action) => {
            const sign = signs[action.corporation]
            return (
              <OfferButton
                key={action.corporation}
                action={action}
                label={
                  <span class="who">
                    {sign && <CompanySign sign={sign} size={20} />}
                    {naming.name(action.corporation)}
                  </span>
                }
              />
            )
          })}
      </div>
    </section>
  )
}
