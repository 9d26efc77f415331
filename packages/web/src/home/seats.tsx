import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { KindChoice } from '../bots/kind-choice.js'
import { botTexts } from '../bots/texts.js'
import { Icon } from '../parts/icon.js'
import { PlayerMark } from '../parts/player-mark.js'
import { Reasoned } from '../parts/reasoned.js'
import { looksOf } from '../table/looks.js'
import { ownName } from '../table/own-names.js'
import { sayIn } from '../texts/say.js'
import { knownNames, nameless } from './names.js'
import {
  automataAt,
  coloursOf,
  fewestPeople,
  movedSeat,
  type NewTableForm,
  namesOf,
  recoloured,
  withBot,
  withSeat,
  withSeats,
} from './new-table-form.js'
import { homeTexts } from './texts.js'

interface SeatsProps {
  readonly form: NewTableForm
  onChange(form: NewTableForm): void
}

/** Who sits where, by name and colour. */
export const Seats = ({ form, onChange }: SeatsProps): JSX.Element => {
  const say = sayIn(homeTexts, language.value)
  const { max } = form.title.players
  const min = fewestPeople(form.title)
  const count = form.seats.length
  const names = namesOf(form, nameless(language.value))
  const automata = automataAt(form)
  const looks = looksOf([...names, ...automata], coloursOf(form))
  const full = count >= max ? say('atMost', { n: max }) : null
  const few = count <= min ? say('atLeast', { n: min }) : null
  const remove = (at: number): NewTableForm =>
    withSeats({ ...form, seats: form.seats.filter((_, i) => i !== at) }, count - 1)
  return (
    <fieldset>
      <legend class="label">{say('players')}</legend>
      <fieldset class="row seat-counts" aria-label={say('howMany')}>
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
          <button
            key={n}
            type="button"
            class="button chip"
            aria-pressed={n === count}
            aria-label={say('playersChosen', { n })}
            onClick={() => onChange(withSeats(form, n, knownNames()))}
          >
            {n}
          </button>
        ))}
      </fieldset>
      <ol class="seats">
        {form.seats.map((seat, i) => (
          <li key={`${i}`} class="seat">
            <button
              type="button"
              class="button quiet icon"
              aria-label={`${looks[`p${i + 1}`]!.letters}: ${say('colourOf', { n: i + 1 })}`}
              onClick={() => onChange(recoloured(form, i))}
            >
              <PlayerMark look={looks[`p${i + 1}`]!} />
            </button>
            {seat.bot ? (
              <span class="seat-bot">{names[i]}</span>
            ) : (
              <input
                class="field"
                value={seat.name}
                maxLength={40}
                autocomplete="off"
                list="known-names"
                placeholder={say('player', { n: i + 1 })}
                aria-label={say('nameOf', { n: i + 1 })}
                onInput={(event) => onChange(withSeat(form, i, { name: event.currentTarget.value }))}
              />
            )}
            <KindChoice
              label={sayIn(botTexts, language.value)('kindOf', { n: i + 1 })}
              bot={seat.bot}
              onChange={(bot) => onChange(withBot(form, i, bot))}
            />
            <button
              type="button"
              class="button quiet icon"
              aria-label={say('moveUp', { n: i + 1 })}
              onClick={() => onChange(movedSeat(form, i, i === 0 ? count - 1 : i - 1))}
            >
              ↑
            </button>
            <Reasoned reason={few}>
              <button
                type="button"
                class="button quiet icon"
                aria-label={say('removePlayer', { n: i + 1 })}
                aria-disabled={few !== null}
                onClick={() => few === null && onChange(remove(i))}
              >
                <Icon name="close" size={16} />
              </button>
            </Reasoned>
          </li>
        ))}
        {automata.map((name, i) => (
          <li key={name} class="seat automaton">
            <PlayerMark look={looks[`p${names.length + 1 + i}`]!} />
            <span>
              {ownName(name, language.value)} <span class="small soft">{say('automaton')}</span>
            </span>
          </li>
        ))}
      </ol>
      {count > 1 && form.title.automata && (
        <p class="small soft">
          {say('alone', { names: form.title.automata.map((name) => ownName(name, language.value)).join(', ') })}
        </p>
      )}
      <datalist id="known-names">
        {knownNames()
          .filter((name) => !names.includes(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      <Reasoned reason={full}>
        <button
          type="button"
          class="button"
          aria-disabled={full !== null}
          onClick={() => full === null && onChange(withSeats(form, count + 1, knownNames()))}
        >
          <Icon name="plus" size={16} /> {say('addPlayer')}
        </button>
      </Reasoned>
    </fieldset>
  )
}
