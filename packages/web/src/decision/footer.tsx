import type { JSX } from 'preact'
import { appTexts } from '../app/texts.js'
import { keyLabel } from '../commands/keys.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import { BlockedButton, OfferButton } from './offer-button.js'
import { useDecision } from './use-decision.js'
import { wayOnLabel } from './way-on-label.js'

/** The way on, where the hand finds it: it never scrolls away. */
export const Footer = (): JSX.Element | null => {
  const { table, reading, say, why } = useDecision()
  const way = table.onward.value
  const label = wayOnLabel(table)
  if (!way || label === null) return null
  const key = (
    <span class="kbd" aria-hidden="true">
      {keyLabel('Enter')}
    </span>
  )
  const { naming, looks } = reading
  const choices = table.session.choices.value
  const ready = table.onwardReady.value
  const leaves = way.kind === 'pass' || way.kind === 'done'
  // Who leaves what stands where the other of the two buttons would: neither is ever in the place of the other.
  const whose = leaves && choices?.actor && (
    <p class="foot-whose small soft" title={sayIn(appTexts, reading.language)('passOrDone')}>
      {choices.seat !== null && looks[choices.seat] && <PlayerMark look={looks[choices.seat]!} />}
      <span>{naming.short(choices.actor)}</span>
    </p>
  )
  return (
    <div class={ready ? 'decision-foot pass' : 'decision-foot pass settling'} data-way={way.kind}>
      {way.kind === 'pass' && whose}
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
          {...(leaves && { ready })}
        />
      ) : (
        <BlockedButton label={label} reason={way.kind === 'blocked' ? why(way.refusal) : { text: say(way.kind) }} />
      )}
      {way.kind === 'done' && whose}
    </div>
  )
}
