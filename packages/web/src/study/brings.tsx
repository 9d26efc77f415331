import { useSignal } from '@preact/signals'
import type { Action } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { askBring, type Bring } from './bring.js'
import './study.css'
import { studyTexts } from './texts.js'

/** Milliseconds: whoever turns a tile around does not want every rotation searched. */
const PAUSE = 150

/** What an action would bring: the best runs of the company that acts, before and after. */
export const Brings = ({ action }: { action: Action }): JSX.Element | null => {
  const { session, study, reading } = useTable()
  const told = useSignal<Bring | 'searching' | null>('searching')
  const line = session.line.value
  const operator = session.choices.value?.actor ?? null
  const acts = operator !== null && line.state.operators[operator] !== undefined
  useEffect(() => {
    told.value = acts ? 'searching' : null
    if (!acts) return undefined
    let giveUp = (): void => {}
    const timer = setTimeout(() => {
      giveUp = askBring(study.queue, line, operator, action, (bring) => {
        told.value = bring
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  }, [line.state, operator, JSON.stringify(action)])
  const { language, naming } = reading.value
  const say = sayIn(studyTexts, language)
  const now = told.value
  if (now === null) return null
  if (now === 'searching') return <span class="brings small soft">{say('bringSearching')}</span>
  const { before, after } = now
  if (after === before)
    return <span class="brings small soft">{say('bringSame', { money: naming.money(before) })}</span>
  return (
    <span class="brings small">
      {say('bring', { before: naming.money(before), after: naming.money(after) })}{' '}
      <strong class={after > before ? 'up' : 'down'}>{naming.change(after - before)}</strong>
    </span>
  )
}
