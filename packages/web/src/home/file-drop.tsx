import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { layout } from '../app/layout.js'
import { language } from '../app/settings.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { fileState, openFile } from './open-file.js'
import { homeTexts } from './texts.js'

/** A game file comes in by a button; what became of it, also of one that was dropped. */
export const FileDrop = (): JSX.Element => {
  const say = sayIn(homeTexts, language.value)
  const input = useRef<HTMLInputElement>(null)
  const state = fileState.value
  return (
    <div class="file-drop">
      <button type="button" class="button" onClick={() => input.current?.click()}>
        <Icon name="import" size={18} /> {say('openFile')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) openFile(file)
        }}
      />
      <span class="small soft">{say(layout.value === 'phone' ? 'fileKinds' : 'dropHint')}</span>
      <details class="small">
        <summary>{say('theirFile')}</summary>
        <p>{say('theirFileHelp')}</p>
      </details>
      {state && 'reading' in state && <p role="status">{say('reading', { file: state.reading })}</p>}
      {state && 'failed' in state && (
        <p role="alert" class="warn">
          {state.failed}
        </p>
      )}
    </div>
  )
}
