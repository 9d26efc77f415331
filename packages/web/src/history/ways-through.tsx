import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { PLAY_PACES, type PlayPace, playPace, setPlayPace } from './play-pace.js'
import { historyTexts } from './texts.js'

/** Ways through the game: how fast it plays itself, and from one turning point to the next. */
export const WaysThrough = (): JSX.Element => {
  const { reading } = useTable()
  const say = sayIn(historyTexts, reading.value.language)
  return (
    <div class="ways-through small">
      <label class="row soft">
        {say('pace')}
        <select
          class="field"
          value={playPace.value}
          onChange={(event) => setPlayPace(event.currentTarget.value as PlayPace)}
        >
          {(Object.keys(PLAY_PACES) as readonly PlayPace[]).map((each) => (
            <option key={each} value={each}>
              {say(`pace_${each}`)}
            </option>
          ))}
        </select>
      </label>
      <span class="row" title={say('pointsHelp')}>
        <CommandButton id="pointBack" icon="pointBack" />
        <span class="soft">{say('points')}</span>
        <CommandButton id="pointForward" icon="pointForward" />
      </span>
    </div>
  )
}
