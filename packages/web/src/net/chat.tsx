import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import type { RemoteTable } from './remote-keeper.js'
import { netTexts } from './texts.js'

/** What is said at the table. */
export const Chat = ({ remote }: { remote: RemoteTable }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const text = useSignal('')
  const end = useRef<HTMLLIElement>(null)
  const said = remote.chat.value
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length])
  const send = (event: Event): void => {
    event.preventDefault()
    if (text.value.trim() === '') return
    void remote.say(text.value.trim())
    text.value = ''
  }
  return (
    <section class="remote-sheet chat" aria-label={say('chat')}>
      <ul>
        {said.length === 0 && <li class="soft small">{say('silent')}</li>}
        {said.map((each) => (
          <li key={each.id}>
            <strong>{each.name}</strong> {each.text}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      {remote.view.value.you !== null && (
        <form class="row" onSubmit={send}>
          <input
            class="field grow"
            maxLength={500}
            aria-label={say('saySomething')}
            placeholder={say('saySomething')}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="button">
            {say('send')}
          </button>
        </form>
      )}
    </section>
  )
}
