import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { PlayerMark } from '../parts/player-mark.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { setSound, soundWanted } from './attention.js'
import { paceDetails } from './pace/pace-words.js'
import { PersonLink } from './profile/person-link.js'
import type { RemoteTable } from './remote-table.js'
import { netTexts } from './texts.js'

/** Who sits at the table, who is there, and what is done when somebody has left. */
export const People = ({ remote }: { remote: RemoteTable }): JSX.Element => {
  const { session, reading } = useTable()
  const { language, looks } = reading.value
  const say = sayIn(netTexts, language)
  const leaving = useSignal(false)
  const { seats, host, status } = remote.view.value
  const isRunning = status === 'running'
  const own = seats.find(({ seat }) => seat === session.seat)
  const isAsked = remote.requests.value.some(({ kind }) => kind === 'replace')
  return (
    <section class="remote-sheet" aria-label={say('people')}>
      <ul class="people">
        {seats.map(({ seat, user, name, bot, left }) => {
          const look = looks[seat as `p${number}`]
          const isHere = remote.present.value.includes(seat)
          const tells = left ? 'hasLeft' : bot ? 'bot' : name === '' ? 'free' : isHere ? 'hereNow' : 'awayNow'
          const mayReplace = isRunning && own && !own.left && seat !== session.seat && (left || name === '') && !isAsked
          return (
            <li key={seat}>
              <span class="who">
                {look && <PlayerMark look={look} />}
                <span>
                  {name === '' ? say('free') : <PersonLink user={user} name={name} />}{' '}
                  <span class="small soft">
                    {say(tells)}
                    {user !== null && user === host && ` · ${say('host')}`}
                  </span>
                </span>
              </span>
              {mayReplace && (
                <span class="row">
                  <button type="button" class="button" onClick={() => void remote.replace(seat, 'bot:normal')}>
                    {say('giveToBot')}
                  </button>
                  {name !== '' && (
                    <button type="button" class="button" onClick={() => void remote.replace(seat, 'open')}>
                      {say('giveToAnybody')}
                    </button>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p class="small soft">{paceDetails(remote.view.value.pace, language).join(' · ')}</p>
      {own && (
        <label class="option small">
          <input type="checkbox" checked={soundWanted.value} onChange={() => setSound(!soundWanted.value)} />
          <span>{say('sound')}</span>
        </label>
      )}
      {isRunning && own?.left && (
        <button type="button" class="button primary" onClick={() => void remote.comeBack()}>
          {say('comeBack')}
        </button>
      )}
      {isRunning && own && !own.left && !leaving.value && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            leaving.value = true
          }}
        >
          {say('leaveGame')}
        </button>
      )}
      {leaving.value && !own?.left && (
        <div role="alert">
          <p class="small">{say('leaveGameAsk')}</p>
          <p class="row">
            <button type="button" class="button danger" onClick={() => void remote.leave()}>
              {say('leaveGameYes')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                leaving.value = false
              }}
            >
              {say('stay')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}
