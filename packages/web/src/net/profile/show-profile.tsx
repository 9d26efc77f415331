import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Link } from '../../app/link.js'
import { language } from '../../app/settings.js'
import { sayIn } from '../../texts/say.js'
import { failing } from '../entering.js'
import { type Me, server } from '../server.js'
import { profileTexts } from './texts.js'

/** The way to one's own profile, and whether others see it. */
export const ShowProfile = ({ who }: { who: Me }): JSX.Element => {
  const say = sayIn(profileTexts, language.value)
  const isHidden = useSignal<boolean | null>(null)
  const why = useSignal<string | null>(null)
  useEffect(() => {
    void failing(async () => {
      isHidden.value = (await server().ask('whoAmI')).body.profileHidden
    })
  }, [isHidden])
  const set = async (hidden: boolean): Promise<void> => {
    why.value = await failing(() => server().ask('setProfile', { body: { hidden } }))
    if (why.value === null) isHidden.value = hidden
  }
  return (
    <section aria-labelledby="own-profile">
      <h2 id="own-profile">{say('ofPerson')}</h2>
      <p>
        <Link to={{ at: 'person', id: who.id }}>{say('mine')}</Link>
      </p>
      <label class="option small">
        <input
          type="checkbox"
          checked={isHidden.value === false}
          disabled={isHidden.value === null}
          onChange={(event) => void set(!event.currentTarget.checked)}
        />
        <span>{say('show')}</span>
      </label>
      {why.value !== null && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
    </section>
  )
}
