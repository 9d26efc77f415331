import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { failing } from '../entering.js'

export interface AskedField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly type?: 'text' | 'password' | 'email' | 'url'
  /** What a password manager may fill in. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'email' | 'off'
  readonly value?: string
  readonly minLength?: number
  readonly help?: string
  readonly isOptional?: boolean
}

interface AskFormProps<Name extends string> {
  readonly fields: readonly AskedField<Name>[]
  readonly submit: string
  readonly kind?: 'primary' | 'danger'
  /** What is said once it is done; without it the place changes. */
  readonly done?: string
  readonly children?: ComponentChildren
  onSubmit(values: Readonly<Record<Name, string>>): Promise<unknown>
}

/** A few fields and a button: asks the server, and says in words why it was not done. */
export const AskForm = <Name extends string>(props: AskFormProps<Name>): JSX.Element => {
  const { fields, submit, kind = 'primary', done, children, onSubmit } = props
  const why = useSignal<string | null>(null)
  const isDone = useSignal(false)
  const isAsking = useSignal(false)
  const onAsk = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isAsking.value) return
    const form = event.currentTarget as HTMLFormElement
    const said = new FormData(form)
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(said.get(name) ?? '')]))
    isAsking.value = true
    why.value = await failing(() => onSubmit(values as Record<Name, string>))
    isAsking.value = false
    isDone.value = why.value === null
    if (isDone.value) form.reset()
  }
  return (
    <form class="ask-form" onSubmit={onAsk}>
      {fields.map(({ name, label, type = 'text', autocomplete, value, minLength, help, isOptional }) => (
        <label key={name}>
          <span class="label">{label}</span>
          <input
            class="field"
            name={name}
            // Its types allow one kind of field at a time.
            type={type as 'text'}
            autocomplete={autocomplete}
            defaultValue={value ?? ''}
            maxLength={200}
            required={!isOptional}
            {...(minLength !== undefined && { minLength })}
          />
          {help && <span class="small soft block">{help}</span>}
        </label>
      ))}
      {children}
      {why.value && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
      {isDone.value && done && <p role="status">{done}</p>}
      <div>
        <button type="submit" class={`button ${kind}`} aria-busy={isAsking.value}>
          {submit}
        </button>
      </div>
    </form>
  )
}
