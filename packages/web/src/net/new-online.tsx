import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go } from '../app/place.js'
import { language } from '../app/settings.js'
import { fewestPeople, type NewTableForm, withSeats } from '../home/new-table-form.js'
import { sayIn } from '../texts/say.js'
import { entered, failing } from './entering.js'
import { NameField } from './name-field.js'
import { findOut, me, server } from './server.js'
import { netTexts } from './texts.js'

const WHERE = ['here', 'network', 'bots'] as const
export type Where = (typeof WHERE)[number]

const STRENGTHS = ['easy', 'normal', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Around this screen, over the network, or against bots; only the first where the page has no server. */
export const WhereChoice = ({ where }: { where: Signal<Where> }): JSX.Element | null => {
  const say = sayIn(netTexts, language.value)
  useEffect(() => void findOut(), [])
  if (me.value === undefined || me.value === 'alone') return null
  return (
    <fieldset class="where">
      <legend class="label">{say('where')}</legend>
      <div class="row">
        {WHERE.map((each) => (
          <label key={each} class="option">
            <input
              type="radio"
              name="where"
              checked={where.value === each}
              onChange={() => {
                where.value = each
              }}
            />
            <span>{say(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface OnlineSeatsProps {
  readonly form: NewTableForm
  readonly where: Where
  readonly name: Signal<string>
  readonly strength: Signal<Strength>
  readonly isPublic: Signal<boolean>
  onChange(form: NewTableForm): void
}

/** How many sit at a table over the network, and who. */
export const OnlineSeats = ({ form, where, name, strength, isPublic, onChange }: OnlineSeatsProps): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const { min, max } = { min: Math.max(2, fewestPeople(form.title)), max: form.title.players.max }
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <>
      <NameField name={name} />
      <label>
        <span class="label">{say('seatCount')}</span>
        <select
          class="field"
          value={Math.max(min, form.seats.length)}
          onChange={(event) => onChange(withSeats(form, Number(event.currentTarget.value)))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      {where === 'bots' ? (
        <label>
          <span class="label">{say('strength')}</span>
          <select
            class="field"
            value={strength.value}
            onChange={(event) => {
              strength.value = event.currentTarget.value as Strength
            }}
          >
            {STRENGTHS.map((each) => (
              <option key={each} value={each}>
                {say(each)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label class="option">
          <input
            type="checkbox"
            checked={isPublic.value}
            onChange={() => {
              isPublic.value = !isPublic.value
            }}
          />
          <span>{say('isPublic')}</span>
        </label>
      )}
    </>
  )
}

/** Lays the table on the server and goes there; why not, in words, or null. */
export const layOnline = async (
  { title, seats, options }: NewTableForm,
  where: Where,
  { name, strength, isPublic }: { readonly name: string; readonly strength: Strength; readonly isPublic: boolean },
): Promise<string | null> => {
  const unknown = await entered(name)
  if (unknown !== null) return unknown
  const players = Math.max(2, seats.length)
  const others = where === 'bots' ? (`bot:${strength}` as const) : ('open' as const)
  return failing(async () => {
    const { body } = await server().ask('createTable', {
      body: {
        title: title.id,
        players,
        options: [...options],
        visibility: isPublic ? 'public' : 'link',
        seats: ['me', ...Array.from({ length: players - 1 }, () => others)],
        start: 'full',
      },
    })
    go({ at: 'online', id: body.id })
  })
}
