import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go } from '../app/place.js'
import { language } from '../app/settings.js'
import { KindChoice } from '../bots/kind-choice.js'
import { botTexts } from '../bots/texts.js'
import { fewestPeople, type NewTableForm, withBot, withSeats } from '../home/new-table-form.js'
import { sayIn } from '../texts/say.js'
import { entered, failing } from './entering.js'
import { NameField } from './name-field.js'
import { PaceChoice } from './pace/pace-choice.js'
import type { Pace } from './pace/pace-words.js'
import { findOut, me, server } from './server.js'
import { netTexts } from './texts.js'

const WHERE = ['here', 'network'] as const
export type Where = (typeof WHERE)[number]

/** Around this screen or over the network; only the first where the page has no server. */
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
  readonly name: Signal<string>
  readonly isPublic: Signal<boolean>
  readonly hostBegins: Signal<boolean>
  readonly pace: Signal<Pace>
  onChange(form: NewTableForm): void
}

/** How many sit at a table over the network, and who. */
export const OnlineSeats = ({ form, name, isPublic, hostBegins, pace, onChange }: OnlineSeatsProps): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const { min, max } = { min: Math.max(2, fewestPeople(form.title)), max: form.title.players.max }
  const count = Math.max(min, form.seats.length)
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <>
      <NameField name={name} />
      <label>
        <span class="label">{say('seatCount')}</span>
        <select
          class="field"
          value={count}
          onChange={(event) => onChange(withSeats(form, Number(event.currentTarget.value)))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <ol class="seats online-seats">
        {form.seats.slice(1, count).map(({ bot }, i) => (
          <li key={`${i}`} class="seat">
            <KindChoice
              label={sayIn(botTexts, language.value)('kindOf', { n: i + 2 })}
              bot={bot}
              otherwise={say('openSeat')}
              onChange={(next) => onChange(withBot(form, i + 1, next))}
            />
          </li>
        ))}
      </ol>
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
      <label class="option">
        <input
          type="checkbox"
          checked={hostBegins.value}
          onChange={() => {
            hostBegins.value = !hostBegins.value
          }}
        />
        <span>{say('hostBegins')}</span>
      </label>
      <PaceChoice pace={pace} />
    </>
  )
}

interface OnlineWishes {
  readonly name: string
  readonly isPublic: boolean
  readonly hostBegins: boolean
  readonly pace: Pace
}

/** Lays the table on the server and goes there; why not, in words, or null. */
export const layOnline = async (
  { title, seats, options, consent }: NewTableForm,
  { name, isPublic, hostBegins, pace }: OnlineWishes,
): Promise<string | null> => {
  const unknown = await entered(name)
  if (unknown !== null) return unknown
  const players = Math.max(2, seats.length)
  const others = Array.from({ length: players - 1 }, (_, i) => {
    const bot = seats[i + 1]?.bot
    return bot ? (`bot:${bot}` as const) : ('open' as const)
  })
  return failing(async () => {
    const { body } = await server().ask('createTable', {
      body: {
        title: title.id,
        players,
        options: [...options],
        visibility: isPublic ? 'public' : 'link',
        seats: ['me', ...others],
        start: hostBegins ? 'host' : 'full',
        pace,
        language: language.peek(),
        ...(consent !== null && { consent }),
      },
    })
    go({ at: 'online', id: body.id })
  })
}
