import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import './toast.css'

const LONG = 3500

const told = signal<string | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** Says for a moment that something is done. */
export const tell = (text: string): void => {
  clearTimeout(timer)
  told.value = text
  timer = setTimeout(() => {
    told.value = null
  }, LONG)
}

/** The one line at the edge of the page for what is done; always there, so that it is read out. */
export const Toast = (): JSX.Element => (
  <div class="toast-place" role="status">
    {told.value !== null && <p class="toast">{told.value}</p>}
  </div>
)
