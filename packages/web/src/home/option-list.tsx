import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { barOf, type NewTableForm, type OptionBar, toggled } from './new-table-form.js'
import { homeTexts } from './texts.js'

interface OptionListProps {
  readonly form: NewTableForm
  onChange(form: NewTableForm): void
}

/** Variants in plain words; one that does not go with the rest says why. */
export const OptionList = ({ form, onChange }: OptionListProps): JSX.Element | null => {
  const say = sayIn(homeTexts, language.value)
  if (form.title.options.length === 0) return null
  const why = (bar: OptionBar): string => {
    if (bar.why === 'players') return say('optionPlayers', { counts: bar.counts.join(', ') })
    if (bar.why === 'excluded') return say('excluded', { other: bar.by.name[language.value] })
    return say('needed', { others: bar.others.map(({ name }) => name[language.value]).join(', ') })
  }
  return (
    <fieldset class="options">
      <legend class="label">{say('options')}</legend>
      {form.title.options.map((option) => {
        const bar = barOf(form, option)
        return (
          <label key={option.id} class="option" aria-disabled={bar !== null}>
            <input
              type="checkbox"
              checked={form.options.includes(option.id)}
              disabled={bar !== null}
              onChange={() => onChange(toggled(form, option.id))}
            />
            <span>
              {option.name[language.value]}
              <span class="small soft block">{option.text[language.value]}</span>
              {bar && <span class="small block warn">{why(bar)}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
