import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../app/settings.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { fileState, openFile } from './open-file.js'
import { homeTexts } from './texts.js'

/** A game file comes in by a button or is dropped anywhere on the page. */
export const FileDrop = (): JSX.Element => {
  const say = sayIn(homeTexts, language.value)
  const input = useRef<HTMLInputElement>(null)
  const over = useSignal(false)
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent): void => {
      if (!hasFile(event)) return
      event.preventDefault()
      over.value = true
    }
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) over.value = false
    }
    const onDrop = (event: DragEvent): void => {
      over.value = false
      if (!hasFile(event)) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) openFile(file)
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [over])
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
      <span class="small soft">{say('dropHint')}</span>
      {state && 'reading' in state && <p role="status">{say('reading', { file: state.reading })}</p>}
      {state && 'failed' in state && (
        <p role="alert" class="warn">
          {state.failed}
        </p>
      )}
      {over.value && <div class="drop-veil">{say('dropHere')}</div>}
    </div>
  )
}
