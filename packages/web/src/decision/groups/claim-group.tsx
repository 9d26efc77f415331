import type { JSX } from 'preact'
import { OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'

/** A better run than the one taken: whoever shows it binds the president. */
export const ClaimGroup = (): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const better = table.better.state.value
  if (!better) return null
  const { naming } = reading
  return (
    <section class="group" data-group="claimRoutes">
      <h3>{say('betterRuns', { money: naming.money(better.revenue) })}</h3>
      <div class="offers">
        {better.claims.map((claim) => (
          <OfferButton key={claim.by} action={claim} label={say('showThem', { name: naming.name(claim.by) })} bare />
        ))}
      </div>
    </section>
  )
}
