import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { recall, remember } from '../app/memory.js'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { entered } from './entering.js'
import { NameField } from './name-field.js'
import type { RemoteTable, Said } from './remote-table.js'
import { me } from './server.js'
import { MentionField } from './talk/mention-field.js'
import { SaidText } from './talk/said-text.js'
import { netTexts } from './texts.js'

interface LinesProps {
  readonly said: readonly Said[]
  /** Who may be mentioned. */
  readonly names: readonly string[]
  /** The reader's name, where the reader has one here. */
  readonly own: string | null
}

const Lines = ({ said, names, own }: LinesProps): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length])
  return (
    <ul>
      {said.length === 0 && <li class="soft small">{say('silent')}</li>}
      {said.map((each) => (
        <li key={each.id}>
          <strong>{each.name}</strong> <SaidText text={each.text} names={names} own={own} />
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ul>
  )
}

interface SpeakProps {
  readonly names: readonly string[]
  onSay(text: string): Promise<void>
}

const Speak = ({ names, onSay }: SpeakProps): JSX.Element => {
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
        <MentionField text={text} label={say('saySomething')} names={names} />
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
  const { seats, you } = remote.view.value
  const own = seats.find(({ seat }) => seat === you)?.name ?? null
  const players = seats.map(({ name }) => name)
  const others = seats.flatMap(({ user, name, seat }) => (user === null || seat === you ? [] : [name]))
  const speakers = [...new Set((onlookers ?? []).map(({ name }) => name))]
  const now = me.value
  const reader = typeof now === 'object' && now !== null ? now.name : null
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
          <Lines said={remote.chat.value} names={players} own={own} />
          {!isOnlooker && <Speak names={others} onSay={remote.say} />}
        </>
      )}
      {open.value === 'amongOnlookers' && (
        <>
          <Lines said={onlookers ?? []} names={speakers} own={reader} />
          <Speak names={speakers.filter((name) => name !== reader)} onSay={remote.sayToOnlookers} />
        </>
      )}
      {open.value === 'notes' && <Notes table={remote.view.value.id} />}
    </section>
  )
}
