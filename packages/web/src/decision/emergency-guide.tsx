import type { JSX } from 'preact'
import type { Emergency, WayOut } from './emergency.js'
import { useDecision } from './use-decision.js'

/** What is lacking for the train that must be bought, and how it is raised, step by step. */
export const EmergencyGuide = ({ emergency }: { emergency: Emergency }): JSX.Element => {
  const { reading, say } = useDecision()
  const { naming } = reading
  const { money } = naming
  const { operator, president, train, price, treasury, own, missing, ways, next } = emergency
  const name = president === null ? '' : naming.name(president)
  const words = (way: WayOut): string => say(`way_${way}`, { name, train, company: naming.short(operator) })
  return (
    <section class="emergency note" aria-label={say('emergencyTitle')}>
      <p>
        <strong>{say('emergencyNeed', { train, price: money(price) })}</strong>
      </p>
      <p class="small">
        {say('emergencyHave', { company: naming.short(operator), treasury: money(treasury), name, own: money(own) })}{' '}
        <strong class={missing > 0 ? 'down' : 'up'}>
          {missing > 0 ? say('emergencyMissing', { money: money(missing) }) : say('emergencyEnough')}
        </strong>
      </p>
      <ol class="ways-out small">
        {ways.map(({ way, open }) => (
          <li
            key={way}
            class={way === next ? 'now' : open ? '' : 'soft'}
            aria-current={way === next ? 'step' : undefined}
          >
            {words(way)}
          </li>
        ))}
      </ol>
    </section>
  )
}
