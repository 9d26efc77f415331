import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { place } from '../app/place.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { sayIn } from '../texts/say.js'
import { fileState, openFile } from './open-file.js'
import { homeTexts } from './texts.js'

/** What became of a file that was dropped where one plays: nobody is led away for a file that cannot be read. */
const DropTold = (): JSX.Element | null => {
  const state = fileState.value
  if (!state) return null
  if ('reading' in state)
    return (
      <p class="drop-told" role="status">
        {sayIn(homeTexts, language.value)('reading', { file: state.reading })}
      </p>
    )
  return (
    <div class="drop-told" role="alert">
      <p>{state.failed}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          fileState.value = null
        }}
      >
        {sayIn(appTexts, language.value)('close')}
      </button>
    </div>
  )
}

/** A game file may be dropped wherever one is: the browser would leave the page for it. */
export const DropAnywhere = (): JSX.Element | null => {
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
      if (!file) return
      openFile(file)
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
  if (over.value) return <div class="drop-veil">{sayIn(homeTexts, language.value)('dropHere')}</div>
  // The home page tells it in a place of its own.
  return place.value.at === 'home' ? null : <DropTold />
}
