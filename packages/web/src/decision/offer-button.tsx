import { useSignal } from '@preact/signals'
import type { Action } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Reason, Reasoned } from '../parts/reasoned.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { effectWords } from './effect-words.js'
import { effectOf } from './effects.js'
import { decisionTexts } from './texts.js'

interface OfferButtonProps {
  readonly action: Action
  readonly label: ComponentChildren
  readonly kind?: 'primary' | 'danger' | ''
  /** Asked twice: what cannot be made good is never done by a slip of the thumb. */
  readonly twice?: boolean
  /** More to show under the label than the effect itself. */
  readonly detail?: ComponentChildren
  /** Leave the effect out. */
  readonly bare?: boolean
  /** In a narrow place: the effect is a hint. */
  readonly small?: boolean
  /** false = not to be pressed yet. */
  readonly ready?: boolean
  /** What it is about, for those who do not see where it stands. */
  readonly of?: string
}

/** Something that may be done, with what it leads to before it is done. */
export const OfferButton = (props: OfferButtonProps): JSX.Element => {
  const { action, label, kind = '', twice = false, detail, bare = false, small = false, ready = true, of } = props
  const table = useTable()
  const asked = useSignal(false)
  const reading = table.reading.value
  const effect = bare ? null : effectOf(table.session.line.value, action)
  const words = effect ? effectWords(effect, action.by, reading) : []
  useEffect(() => {
    if (!asked.value) return undefined
    const timer = setTimeout(() => {
      asked.value = false
    }, 4000)
    return () => clearTimeout(timer)
  }, [asked.value])
  const press = (event: MouseEvent): void => {
    // The second half of a double click was meant for what stood here before, as was a key pressed again at once.
    if (event.detail > 1 || !table.settled.value || !ready) return
    if (twice && !asked.value) asked.value = true
    else table.act(action)
  }
  return (
    <button
      type="button"
      class={`button offer ${kind}${small ? ' small' : ''}`}
      title={small ? words.map(({ text }) => text).join(' · ') : undefined}
      data-action={action.type}
      onClick={press}
    >
      <span class="offer-label">{asked.value ? sayIn(decisionTexts, reading.language)('sure') : label}</span>
      {detail}
      {words.length > 0 && !small && (
        <span class="offer-effect">
          {words.map(({ text, tone }, i) => (
            <span key={`${i}`} class={tone === 'good' ? 'up' : tone === 'bad' ? 'down' : undefined}>
              {text}
            </span>
          ))}
        </span>
      )}
      {of !== undefined && <span class="heard">{of}</span>}
    </button>
  )
}

/** The same thing when it may not be done: in its place, with the reason. */
export const BlockedButton = ({
  label,
  reason,
  name,
}: {
  label: ComponentChildren
  reason: Reason
  name?: string
}): JSX.Element => (
  <Reasoned reason={reason}>
    <button type="button" class="button offer" aria-disabled="true" aria-label={name}>
      <span class="offer-label">{label}</span>
    </button>
  </Reasoned>
)
