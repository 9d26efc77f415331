import { catalogue } from 'virtual:catalogue'
import { useSignal } from '@preact/signals'
import { BOT_NAMES, STRENGTHS, type Strength } from '@roundhouse/bots'
import type { JSX } from 'preact'
import { recall, remember } from '../app/memory.js'
import { language } from '../app/settings.js'
import { botTexts } from '../bots/texts.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { layTable } from './lay-table.js'
import { knownNames, nameless } from './names.js'
import { againstBots, namesOf, newForm } from './new-table-form.js'

const MEMORY = 'bots.strength'
const remembered = (): Strength => STRENGTHS.find((each) => each === recall(MEMORY)) ?? 'normal'

/** A game against bots in one click. */
export const PlayBots = (): JSX.Element => {
  const strength = useSignal(remembered())
  const say = sayIn(botTexts, language.value)
  return (
    <section class="play-bots" aria-labelledby="play-bots">
      <h2 id="play-bots">
        <Icon name="bot" /> {say('playBots')}
      </h2>
      <div class="row">
        {catalogue.map((title) => (
          <button
            key={title.id}
            type="button"
            class="button primary"
            aria-label={say('playBotsAt', { title: title.id })}
            onClick={() => {
              const form = againstBots(newForm(title, knownNames()), strength.value)
              void layTable(form, namesOf(form, nameless(language.value)))
            }}
          >
            {title.id}
          </button>
        ))}
        <label class="row small soft">
          {say('strength')}
          <select
            class="field"
            value={strength.value}
            onChange={(event) => {
              strength.value = event.currentTarget.value as Strength
              remember(MEMORY, strength.value)
            }}
          >
            {STRENGTHS.map((each) => (
              <option key={each} value={each}>
                {BOT_NAMES[each][language.value]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
