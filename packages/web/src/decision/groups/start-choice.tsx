import { useSignal } from '@preact/signals'
import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'

/** So many are found sooner on the market, where they lie beside each other. */
const MANY = 3

/** The prices a corporation may be started at; unfolded when asked for, dearest first. */
export const StartChoice = ({
  starts,
  asked = false,
}: {
  starts: readonly ActionOf<'par'>[]
  /** Nothing else is asked: the prices are there at once. */
  asked?: boolean
}): JSX.Element => {
  const { table, reading, say } = useDecision()
  const open = useSignal(asked)
  const corporation = starts[0]?.corporation ?? ''
  const sorted = [...starts].sort((a, b) => b.price - a.price)
  return (
    <div class="start-choice">
      {!asked && (
        <button
          type="button"
          class="button"
          aria-expanded={open.value}
          aria-label={`${say('start')} ${reading.naming.name(corporation)}`}
          onClick={() => {
            open.value = !open.value
          }}
        >
          {say('start')}
        </button>
      )}
      {open.value && (
        <div class="offers">
          {sorted.length > MANY && (
            <button
              type="button"
              class="as-text link small"
              onClick={() => {
                table.panel.visit('market')
                table.deciding.value = false
              }}
            >
              {say('startOnMarket')}
            </button>
          )}
          {sorted.map((action) => (
            <OfferButton
              key={action.price}
              action={action}
              label={say('startAt', { price: reading.naming.money(action.price) })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
