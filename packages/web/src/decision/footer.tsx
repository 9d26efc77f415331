import type { JSX } from 'preact'
import { keyLabel } from '../commands/keys.js'
import { BlockedButton, OfferButton } from './offer-button.js'
import { useDecision } from './use-decision.js'
import { wayOnLabel } from './way-on-label.js'

/** The way on, where the hand finds it: it never scrolls away. */
export const Footer = (): JSX.Element | null => {
  const { table, say, why } = useDecision()
  const way = table.onward.value
  const label = wayOnLabel(table)
  if (!way || label === null) return null
  const key = (
    <span class="kbd" aria-hidden="true">
      {keyLabel('Enter')}
    </span>
  )
  return (
    <div class="decision-foot pass" data-way={way.kind}>
      {'action' in way ? (
        <OfferButton
          action={way.action}
          kind={way.kind === 'run' ? 'primary' : ''}
          label={
            <span class="who">
              {label} {key}
            </span>
          }
          bare
        />
      ) : (
        <BlockedButton label={label} reason={way.kind === 'blocked' ? why(way.refusal) : { text: say(way.kind) }} />
      )}
    </div>
  )
}
