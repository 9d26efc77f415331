import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { recall, remember } from '../app/memory.js'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { entered } from './entering.js'
import { NameField } from './name-field.js'
import type { RemoteTable, Said } from './remote-keeper.js'
import { netTexts } from './texts.js'

const Lines = ({ said }: { said: readonly Said[] }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length])
  return (
    <ul>
      {said.length === 0 && <li class="soft small">{say('silent')}</li>}
      {said.map((each) => (
        <li key={each.id}>
          <strong>{each.name}</strong> {each.text}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ul>
  )
}

const Speak = ({ onSay }: { onSay(text: string): Promise<void> }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const text = useSignal('')
  const name = useSignal('')
  const why = useSignal<string | null>(null)
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const words = text.value.trim()
    if (words === '') return
    why.value = await entered(name.value)
    if (why.value !== null) return
    text.value = ''
    await onSay(words)
  }
  return (
    <form class="stack" onSubmit={send}>
      <NameField name={name} />
      <div class="row">
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
      </div>
      {why.value && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
    </form>
  )
}

/** What a player wants to remember; nobody else's matter. */
const Notes = ({ table }: { table: string }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const key = `notes.${table}`
  const text = useSignal(recall(key) ?? '')
  return (
    <label class="stack">
      <textarea
        class="field notes"
        rows={6}
        maxLength={5000}
        aria-label={say('notes')}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value
          remember(key, text.value)
        }}
      />
      <span class="small soft">{say('notesHelp')}</span>
    </label>
  )
}

type Opened = 'atTable' | 'amongOnlookers' | 'notes'

/** What is said at the table, among the onlookers for those who may hear it, and one's own notes. */
export const Chat = ({ remote }: { remote: RemoteTable }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const onlookers = remote.onlookerChat.value
  const isOnlooker = remote.view.value.you === null
  const open = useSignal<Opened>(isOnlooker && onlookers !== null ? 'amongOnlookers' : 'atTable')
  const tabs: readonly Opened[] = ['atTable', ...(onlookers === null ? [] : (['amongOnlookers'] as const)), 'notes']
  return (
    <section class="remote-sheet chat" aria-label={say('chat')}>
      <div class="row">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            class="button quiet small"
            aria-pressed={open.value === each}
            onClick={() => {
              open.value = each
            }}
          >
            {say(each)}
          </button>
        ))}
      </div>
      {open.value === 'atTable' && (
        <>
          <Lines said={remote.chat.value} />
          {!isOnlooker && <Speak onSay={remote.say} />}
        </>
      )}
      {open.value === 'amongOnlookers' && (
        <>
          <Lines said={onlookers ?? []} />
          <Speak onSay={remote.sayToOnlookers} />
        </>
      )}
      {open.value === 'notes' && <Notes table={remote.view.value.id} />}
    </section>
  )
}
