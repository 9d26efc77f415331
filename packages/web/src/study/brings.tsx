import { useSignal } from '@preact/signals'
import type { Action } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { askBring, type Bring, bringsTo } from './bring.js'
import './study.css'
import { studyTexts } from './texts.js'

/** Milliseconds: whoever turns a tile around does not want every rotation searched. */
const PAUSE = 150

interface BringsProps {
  readonly action: Action
  /** In a narrow place: the change alone, and nothing where there is none. */
  readonly short?: boolean
}

/** What an action would bring: the best runs of the company it is about, before and after. */
export const Brings = ({ action, short = false }: BringsProps): JSX.Element | null => {
  const { session, study, reading, blind } = useTable()
  const told = useSignal<Bring | 'searching' | null>('searching')
  const line = session.line.value
  const operator = blind ? null : bringsTo(line, action, session.choices.value?.actor ?? null)
  useEffect(() => {
    told.value = operator === null ? null : 'searching'
    if (operator === null) return undefined
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
  if (now === null || (short && (now === 'searching' || now.after === now.before))) return null
  if (now === 'searching') return <span class="brings small soft">{say('bringSearching')}</span>
  const { before, after } = now
  if (after === before)
    return <span class="brings small soft">{say('bringSame', { money: naming.money(before) })}</span>
  const words = say('bring', { before: naming.money(before), after: naming.money(after) })
  const change = <strong class={after > before ? 'up' : 'down'}>{naming.change(after - before)}</strong>
  if (short)
    return (
      <span class="brings small" title={words}>
        {change}
        <span class="heard"> {words}</span>
      </span>
    )
  return (
    <span class="brings small">
      {words} {change}
    </span>
  )
}
