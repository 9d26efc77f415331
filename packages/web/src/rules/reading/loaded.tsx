import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fetchPageAgain } from '../../app/fetch-again.js'
import { language } from '../../app/settings.js'
import { Missing, Waiting } from '../../app/waiting.js'
import { loadRules, type RulesOfTitle } from './load.js'

type State = { readonly at: 'loading' | 'missing' | 'unknown' } | { readonly at: 'ready'; readonly rules: RulesOfTitle }

/** Loads the rules of a title; tells while they are on their way and when they cannot come. */
export const LoadedRules = ({
  id,
  unknown,
  children,
}: {
  id: string
  unknown: () => JSX.Element
  children: (rules: RulesOfTitle) => JSX.Element
}): JSX.Element => {
  const state = useSignal<State>({ at: 'loading' })
  const load = (): void => {
    state.value = { at: 'loading' }
    loadRules(id).then(
      (rules) => {
        state.value = rules ? { at: 'ready', rules } : { at: 'unknown' }
      },
      (error: unknown) => {
        console.error(error)
        state.value = { at: 'missing' }
      },
    )
  }
  useEffect(load, [id, language.value])
  const now = state.value
  if (now.at === 'ready') return children(now.rules)
  if (now.at === 'unknown') return unknown()
  return now.at === 'loading' ? <Waiting onAgain={fetchPageAgain} /> : <Missing onAgain={load} />
}
