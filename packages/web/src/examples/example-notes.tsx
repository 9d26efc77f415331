import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/icon.js'
import { exampleOf } from '../store/example.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { loadNotes } from './load-notes.js'
import { exampleTexts } from './texts.js'
import type { ExampleNote } from './types.js'
import './example-notes.css'

/** Beside an example: what is worth seeing, and the way from one moment to the next. */
export const ExampleNotes = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const notes = useSignal<readonly ExampleNote[]>([])
  const { id, origin } = session.card.value
  const file = origin === 'example' ? exampleOf(id) : null
  useEffect(() => {
    if (file === null) return
    loadNotes(file).then(
      (found) => {
        notes.value = found
      },
      // Without them the game is looked at all the same.
      () => undefined,
    )
  }, [file, language, notes])
  const all = notes.value
  const [first] = all
  if (!first || session.branch.value) return null
  const say = sayIn(exampleTexts, language)
  const over = session.looking.value === null
  const here = session.looking.value ?? session.line.value.cursor
  const now = all.findLastIndex(({ at }) => at <= here)
  const note = all[now]
  const before = all.findLast(({ at }) => at < (note?.at ?? 0))
  const next = all.find(({ at }) => at > here)
  const jump = (to: ExampleNote | undefined, label: string, icon: 'back' | 'forward'): JSX.Element => (
    <button
      type="button"
      class="button quiet icon"
      aria-label={label}
      title={label}
      disabled={!to}
      onClick={() => to && session.look(to.at)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <aside class="example-notes" aria-label={say('notes')}>
      <p class="row spread small soft">
        {note ? (
          <button type="button" class="rule-link" onClick={() => session.look(note.at)}>
            {say('note', { n: now + 1, of: all.length })} · {say('there', { n: note.at })}
          </button>
        ) : (
          <span>{say('notes')}</span>
        )}
        <span class="row">
          {over && (
            <button type="button" class="button" onClick={() => session.look(first.at)}>
              {say('read')}
            </button>
          )}
          {jump(before, say('noteBefore'), 'back')}
          {jump(next, say('nextNote'), 'forward')}
        </span>
      </p>
      {note && <p aria-live="polite">{note.text[language]}</p>}
    </aside>
  )
}
