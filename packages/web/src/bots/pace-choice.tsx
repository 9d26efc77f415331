import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { PACES, type Pace, pace, setPace } from './pace.js'
import { botTexts } from './texts.js'

/** How fast bots move. */
export const PaceChoice = (): JSX.Element => {
  const say = sayIn(botTexts, language.value)
  return (
    <label class="small soft pace-choice">
      {say('pace')}
      <select class="field" value={pace.value} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
        {PACES.map((each) => (
          <option key={each} value={each}>
            {say(`pace_${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
