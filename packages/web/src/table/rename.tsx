import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** Another name for the table. */
export const Rename = ({ onDone }: { onDone(): void }): JSX.Element => {
  const { session, reading } = useTable()
  const say = sayIn(tableTexts, reading.value.language)
  const typed = useSignal(session.card.value.name)
  const save = (event: Event): void => {
    event.preventDefault()
    const name = typed.value.trim()
    if (name !== '') session.rename(name)
    onDone()
  }
  return (
    <form class="stack" onSubmit={save}>
      <label>
        <span class="label">{say('newName')}</span>
        <input
          class="field"
          value={typed.value}
          maxLength={80}
          ref={(input) => input?.focus()}
          onInput={(event) => {
            typed.value = event.currentTarget.value
          }}
        />
      </label>
      <button type="submit" class="button primary">
        {say('saveName')}
      </button>
    </form>
  )
}
