import type { JSX } from 'preact'
import { language, theme } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import type { CatalogueTitle } from './catalogue.js'
import { fewestPeople } from './new-table-form.js'
import { homeTexts } from './texts.js'

interface TitleChoiceProps {
  readonly titles: readonly CatalogueTitle[]
  readonly chosen: CatalogueTitle
  onChoose(title: CatalogueTitle): void
}

/** The games there are, each with a picture of its map. */
export const TitleChoice = ({ titles, chosen, onChoose }: TitleChoiceProps): JSX.Element => {
  const say = sayIn(homeTexts, language.value)
  return (
    <fieldset class="titles">
      <legend class="label">{say('titleChoice')}</legend>
      {titles.map((title) => (
        <label key={title.id} class="title-card">
          <input
            type="radio"
            name="title"
            class="heard"
            checked={title.id === chosen.id}
            onChange={() => onChoose(title)}
          />
          <img
            src={title.pictures[theme.value]}
            alt={say('mapOf', { title: title.id })}
            width={640}
            height={400}
            loading="lazy"
          />
          <span class="title-name">{title.name}</span>
          <span class="small soft">
            {say('playerRange', { ...title.players, min: fewestPeople(title) })} ·{' '}
            {say('by', { designer: title.designer })}
          </span>
          <span class="small soft">
            {say('hours', { from: title.sitting.hours[0], to: title.sitting.hours[1] })} ·{' '}
            {say(`level_${title.sitting.level}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
