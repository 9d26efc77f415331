import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { offeredNames, type Typed, withName } from './offered-names.js'
import './talk.css'

interface MentionFieldProps {
  readonly text: Signal<string>
  readonly label: string
  readonly names: readonly string[]
}

/** A line to say something in; `@` offers the names of those at the table. */
export const MentionField = ({ text, label, names }: MentionFieldProps): JSX.Element => {
  const typed = useSignal<Typed | null>(null)
  const chosen = useSignal(0)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const look = (): void => {
    const caret = field.current?.selectionStart ?? text.value.length
    typed.value = offeredNames(text.value, caret, names)
    chosen.value = 0
  }
  const pick = (name: string): void => {
    if (!typed.value) return
    const { text: next, caret } = withName(text.value, typed.value, name)
    text.value = next
    typed.value = null
    const input = field.current
    if (!input) return
    input.value = next
    input.focus()
    input.setSelectionRange(caret, caret)
  }
  const offered = typed.value?.names ?? []
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (offered.length === 0) return
    if (step !== 0) chosen.value = (chosen.value + step + offered.length) % offered.length
    else if (event.key === 'Enter' || event.key === 'Tab') pick(offered[chosen.value] ?? '')
    else if (event.key === 'Escape') typed.value = null
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="mention-field">
      <input
        ref={field}
        class="field"
        maxLength={500}
        role="combobox"
        autocomplete="off"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={list}
        {...(offered.length > 0 && { 'aria-activedescendant': `${list}-${chosen.value}` })}
        placeholder={label}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value
          look()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          typed.value = null
        }}
      />
      <div id={list} class="mention-names" role="listbox" aria-label="@" hidden={offered.length === 0}>
        {offered.map((name, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={name}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === chosen.value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(name)}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  )
}
