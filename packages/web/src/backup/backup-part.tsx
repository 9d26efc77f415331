import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../app/settings.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { type Asked, askAbout, backupState, forgetBackup, restore, saveBackup, tellRestored } from './backup-state.js'
import type { Differing, Known } from './merge.js'
import { backupTexts } from './texts.js'
import './backup.css'

const whenOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

const SHOWN = 6

const DifferingTables = ({ pairs }: { pairs: readonly Differing[] }): JSX.Element => {
  const say = sayIn(backupTexts, language.value)
  return (
    <div>
      <p>{say('differing', { n: pairs.length })}</p>
      <ul class="backup-differing small soft">
        {pairs.slice(0, SHOWN).map(({ here, there }) => (
          <li key={here.id}>
            {say('differs', {
              name: here.name,
              own: here.actions,
              ownWhen: whenOf(here.changed),
              other: there.actions,
              otherWhen: whenOf(there.changed),
            })}
          </li>
        ))}
        {pairs.length > SHOWN && <li>{say('others', { n: pairs.length - SHOWN })}</li>}
      </ul>
    </div>
  )
}

/** What a backup would bring, and what is to become of what is here already. */
const RestoreForm = ({ asked }: { asked: Asked }): JSX.Element => {
  const say = sayIn(backupTexts, language.value)
  const known = useSignal<Known>('keep')
  const withSettings = useSignal(asked.isFirst)
  const { backup, lost, comparison } = asked
  const submit = (event: Event): void => {
    event.preventDefault()
    void restore(asked, known.value, withSettings.value)
  }
  return (
    <form class="stack backup-ask" onSubmit={submit}>
      <h3 tabIndex={-1} ref={(each) => each?.focus()}>
        {say('from', { when: whenOf(backup.made) })}
      </h3>
      <p>
        {say('fresh', { n: comparison.fresh })} {comparison.same > 0 && say('same', { n: comparison.same })}
      </p>
      {lost.length > 0 && (
        <p class="warn" role="alert">
          {say('lost', { n: lost.length, names: lost.slice(0, SHOWN).join(', ') })}
        </p>
      )}
      {comparison.differing.length > 0 && <DifferingTables pairs={comparison.differing} />}
      <fieldset class="stack">
        <legend class="label">{say('known')}</legend>
        {(['keep', 'replace'] as const).map((each) => (
          <label key={each} class="row">
            <input
              type="radio"
              name="known"
              checked={known.value === each}
              onChange={() => {
                known.value = each
              }}
            />
            {say(each)}
          </label>
        ))}
      </fieldset>
      <label class="row">
        <input
          type="checkbox"
          checked={withSettings.value}
          onChange={() => {
            withSettings.value = !withSettings.value
          }}
        />
        {say('withSettings')}
      </label>
      <p class="row">
        <button type="submit" class="button primary">
          {say('restore')}
        </button>
        <button type="button" class="button" onClick={forgetBackup}>
          {say('cancel')}
        </button>
      </p>
    </form>
  )
}

/** Everything of this browser goes out as one file and comes back from it. */
export const BackupPart = (): JSX.Element => {
  const say = sayIn(backupTexts, language.value)
  const input = useRef<HTMLInputElement>(null)
  const state = backupState.value
  useEffect(tellRestored, [])
  return (
    <section class="backup stack" aria-labelledby="backup">
      <h2 id="backup">{say('backup')}</h2>
      {state.now === 'asking' ? (
        <RestoreForm asked={state.asked} />
      ) : (
        <>
          <p class="small soft">{say('help')}</p>
          <p class="row">
            <button type="button" class="button" onClick={() => saveBackup()}>
              <Icon name="export" size={18} /> {say('save')}
            </button>
            <button type="button" class="button" onClick={() => input.current?.click()}>
              <Icon name="import" size={18} /> {say('open')}
            </button>
          </p>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            data-backup
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              event.currentTarget.value = ''
              if (file) askAbout(file)
            }}
          />
        </>
      )}
      {state.now === 'done' && <p role="status">{state.text}</p>}
      {state.now === 'failed' && (
        <p role="alert" class="warn">
          {state.text}
        </p>
      )}
    </section>
  )
}
