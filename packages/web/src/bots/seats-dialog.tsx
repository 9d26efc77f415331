import { isAutomaton } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { appTexts } from '../app/texts.js'
import { PlayerMark } from '../parts/player-mark.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import './bots.css'
import { KindChoice } from './kind-choice.js'
import { PaceChoice } from './pace-choice.js'
import { botTexts } from './texts.js'

/** Who plays each seat, to be changed at any time, and how fast bots move. */
export const SeatsDialog = ({ onDone }: { onDone(): void }): JSX.Element => {
  const { session, reading } = useTable()
  const { language, naming, looks } = reading.value
  const say = sayIn(botTexts, language)
  const game = session.game.value
  const bots = session.bots.value
  return (
    <div class="seats-dialog stack">
      <p class="small soft">{say('seatsHelp')}</p>
      <ul class="stack">
        {game.state.seats
          .filter((seat) => !isAutomaton(game, seat))
          .map((seat, i) => (
            <li key={seat} class="seat-of">
              {looks[seat] && <PlayerMark look={looks[seat]} />}
              <span>{naming.name(seat)}</span>
              <KindChoice
                label={say('kindOf', { n: i + 1 })}
                bot={bots[seat]?.bot}
                onChange={(bot) => {
                  const wasBot = bots[seat] !== undefined && bots[seat].lent !== true
                  session.seatBot?.(seat, bot ? { bot, ...(!wasBot && { lent: true }) } : null)
                }}
              />
            </li>
          ))}
      </ul>
      <PaceChoice />
      <button type="button" class="button" ref={(each) => each?.focus()} onClick={onDone}>
        {sayIn(appTexts, language)('close')}
      </button>
    </div>
  )
}
