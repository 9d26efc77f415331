import { signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { fetchPageAgain } from './fetch-again.js'
import { Missing, Waiting } from './waiting.js'

type State<P> =
  | { readonly at: 'idle' | 'loading' | 'failed' }
  | { readonly at: 'ready'; readonly part: ComponentType<P> }

/** A part of the page that is loaded when it is first shown; it tells when it is on its way and when it cannot come. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const state = signal<State<P>>({ at: 'idle' })
  const start = async (): Promise<void> => {
    state.value = { at: 'loading' }
    try {
      state.value = { at: 'ready', part: await load() }
    } catch {
      state.value = { at: 'failed' }
    }
  }
  const again = async (): Promise<void> => {
    state.value = { at: 'loading' }
    if (!(await fetchPageAgain())) state.value = { at: 'failed' }
  }
  return (props: P): JSX.Element => {
    const now = state.value
    if (now.at === 'idle') queueMicrotask(start)
    if (now.at === 'ready') return <now.part {...props} />
    return now.at === 'failed' ? <Missing onAgain={again} /> : <Waiting onAgain={again} />
  }
}
