import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go, place } from '../app/place.js'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { openFile } from './open-file.js'
import { homeTexts } from './texts.js'

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
      // What becomes of it is told there.
      if (place.value.at !== 'home') go({ at: 'home' })
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
  return over.value ? <div class="drop-veil">{sayIn(homeTexts, language.value)('dropHere')}</div> : null
}
