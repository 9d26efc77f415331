import { useSignal } from '@preact/signals'
import type { ResultOf } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../../app/settings.js'
import { sayIn } from '../../texts/say.js'
import { failing } from '../entering.js'
import { server } from '../server.js'
import { programOf } from './program.js'
import { accountTexts } from './texts.js'

type Session = ResultOf<'listSessions'>['sessions'][number]

/** Where the account is signed in; each can be ended from here. */
export const Sessions = (): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  const sessions = useSignal<readonly Session[]>([])
  const why = useSignal<string | null>(null)
  const look = async (): Promise<void> => {
    why.value = await failing(async () => {
      sessions.value = (await server().ask('listSessions')).body.sessions
    })
  }
  useEffect(() => void look(), [])
  const end = async (session: string): Promise<void> => {
    const failed = await failing(() => server().ask('endSession', { params: { session } }))
    await look()
    why.value ??= failed
  }
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{say('sessions')}</h2>
      {why.value && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
      <ul class="session-list">
        {sessions.value.map(({ id, kind, label, seen, current }) => {
          const name = kind === 'token' ? `${label} (${say('aProgram')})` : programOf(label)
          return (
            <li key={id} class="row spread">
              <span>
                {name}
                <span class="small soft block">
                  {current ? say('thisBrowser') : say('lastSeen', { when: when.format(seen) })}
                </span>
              </span>
              {!current && (
                <button type="button" class="button" aria-label={say('endOf', { name })} onClick={() => void end(id)}>
                  {say('end')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
