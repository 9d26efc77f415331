import { catalogue } from 'virtual:catalogue'
import { useSignal } from '@preact/signals'
import { RULESETS, type Ruleset } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { layOnline, OnlineSeats, type Where, WhereChoice } from '../net/new-online.js'
import type { Pace } from '../net/pace/pace-words.js'
import { netTexts } from '../net/texts.js'
import { ResultsTable } from '../parts/results-table.js'
import { RulesLinks } from '../rules/rules-links.js'
import { sayIn } from '../texts/say.js'
import { layTable } from './lay-table.js'
import { knownNames, lastTitle, nameless, rememberNames } from './names.js'
import {
  automataAt,
  consentAt,
  consentToggled,
  type NewTableForm,
  namesOf,
  newForm,
  problemOf,
  withRuleset,
  withTitle,
} from './new-table-form.js'
import { OptionList } from './option-list.js'
import { Seats } from './seats.js'
import { homeTexts } from './texts.js'
import { TitleChoice } from './title-choice.js'

/** Do trades need the owner's yes? */
const ConsentOption = ({ form, onChange }: { form: NewTableForm; onChange(form: NewTableForm): void }): JSX.Element => {
  const say = sayIn(homeTexts, language.value)
  return (
    <label class="option">
      <input type="checkbox" checked={consentAt(form)} onChange={() => onChange(consentToggled(form))} />
      <span>
        {say('consent')}
        <span class="small soft block">{say('consentHelp')}</span>
      </span>
    </label>
  )
}

/** A table is set up: game, players, options; the usual is already filled in. */
export const NewTable = (): JSX.Element | null => {
  const last = lastTitle()
  const first = catalogue.find(({ id }) => id === last) ?? catalogue[0]
  const form = useSignal<NewTableForm | null>(first ? newForm(first, knownNames()) : null)
  const where = useSignal<Where>('here')
  const name = useSignal('')
  const isPublic = useSignal(false)
  const hostBegins = useSignal(false)
  const pace = useSignal<Pace>({ kind: 'none' })
  const trouble = useSignal<string | null>(null)
  const say = sayIn(homeTexts, language.value)
  const now = form.value
  if (!now) return null
  const change = (next: NewTableForm): void => {
    form.value = next
  }
  const names = namesOf(now, nameless(language.value))
  const isHere = where.value === 'here'
  const problem = isHere ? problemOf(now, names) : null
  const sitDown = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!isHere) {
      trouble.value = await layOnline(now, {
        name: name.value,
        isPublic: isPublic.value,
        hostBegins: hostBegins.value,
        pace: pace.value,
      })
      return
    }
    if (problem) return
    rememberNames(now.seats.flatMap(({ name, bot }) => (bot ? [] : [name.trim()])))
    await layTable(now, names)
  }
  return (
    <form class="new-table stack" aria-labelledby="new-table" onSubmit={sitDown}>
      <h2 id="new-table">{say('newTable')}</h2>
      <TitleChoice titles={catalogue} chosen={now.title} onChoose={(title) => change(withTitle(now, title))} />
      <RulesLinks id={now.title.id} />
      <div class="stack">
        <WhereChoice where={where} />
        {isHere ? (
          <Seats form={now} onChange={change} />
        ) : (
          <OnlineSeats
            form={now}
            name={name}
            isPublic={isPublic}
            hostBegins={hostBegins}
            pace={pace}
            onChange={change}
          />
        )}
        <OptionList form={now} onChange={change} />
        {automataAt(now).length > 0 && <ResultsTable title={now.title.id} language={language.value} />}
        {!isHere && <ConsentOption form={now} onChange={change} />}
        <details class="more" hidden={!isHere}>
          <summary>{say('more')}</summary>
          <div class="stack">
            <label>
              <span class="label">{say('ruleset')}</span>
              <select
                class="field"
                value={now.ruleset}
                onChange={(event) => change(withRuleset(now, event.currentTarget.value as Ruleset))}
              >
                {RULESETS.map((each) => (
                  <option key={each} value={each}>
                    {say(each)}
                  </option>
                ))}
              </select>
            </label>
            {now.seats.length > 1 && <ConsentOption form={now} onChange={change} />}
            <div>
              <label class="label" for="seed">
                {say('seed')}
              </label>
              <input
                id="seed"
                class="field"
                value={now.seed}
                placeholder={say('seedFresh')}
                aria-describedby="seed-help"
                onInput={(event) => change({ ...now, seed: event.currentTarget.value })}
              />
              <p id="seed-help" class="small soft">
                {say('seedHelp')}
              </p>
            </div>
          </div>
        </details>
        <div class="sit-down">
          {(problem || trouble.value) && (
            <p role="alert" class="warn">
              {problem ? say(problem) : trouble.value}
            </p>
          )}
          <button type="submit" class="button primary" aria-disabled={problem !== null}>
            {where.value === 'network' ? sayIn(netTexts, language.value)('lay') : say('sitDown')}
          </button>
        </div>
      </div>
    </form>
  )
}
