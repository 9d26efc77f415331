import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import type { CatalogueOption } from './catalogue.js'
import { barOf, type NewTableForm, type OptionBar, toggled } from './new-table-form.js'
import { homeTexts } from './texts.js'

interface OptionListProps {
  readonly form: NewTableForm
  onChange(form: NewTableForm): void
}

/** For games against the title alone, while several sit at the table: nobody looks for it here. */
const isForOthers = ({ title, seats }: NewTableForm, { players }: CatalogueOption): boolean =>
  players !== undefined && !players.includes(seats.length) && players.every((count) => count < title.players.min)

/** Variants in plain words; one that does not go with the rest says why. */
export const OptionList = ({ form, onChange }: OptionListProps): JSX.Element | null => {
  const say = sayIn(homeTexts, language.value)
  const shown = form.title.options.filter((option) => !isForOthers(form, option))
  if (shown.length === 0) return null
  const why = (bar: OptionBar): string => {
    if (bar.why === 'players') return say('optionPlayers', { counts: bar.counts.join(', '), n: bar.counts.at(-1) ?? 0 })
    if (bar.why === 'excluded') return say('excluded', { other: bar.by.name[language.value] })
    return say('needed', { others: bar.others.map(({ name }) => name[language.value]).join(', ') })
  }
  return (
    <fieldset class="options">
      <legend class="label">{say('options')}</legend>
      {shown.map((option) => {
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
