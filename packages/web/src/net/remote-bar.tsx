import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { PlayerMark } from '../parts/player-mark.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { Chat } from './chat.js'
import type { RemoteTable } from './remote-keeper.js'
import { netTexts } from './texts.js'
import './remote-bar.css'

/** Above a table over the network: who is there, whom it waits for, what is asked, and talk. */
export const RemoteBar = ({ remote }: { remote: RemoteTable }): JSX.Element => {
  const { session, reading } = useTable()
  const { language, looks, naming } = reading.value
  const say = sayIn(netTexts, language)
  const talking = useSignal(false)
  const read = useSignal(remote.chat.value.length)
  const { seats } = remote.view.value
  const here = remote.present.value
  const asked = remote.requests.value.find(({ kind }) => kind === 'undo')
  const decider = session.looking.value === null && session.branch.value === null ? session.decider.value : null
  const unread = talking.value ? 0 : remote.chat.value.length - read.value
  const toggle = (): void => {
    talking.value = !talking.value
    read.value = remote.chat.value.length
  }
  return (
    <div class="remote-bar" data-connection={remote.connection.value}>
      <ul class="row remote-seats">
        {seats.map(({ seat, name, bot }) => {
          const isHere = bot !== undefined || here.includes(seat)
          const label = say(isHere ? 'isHere' : 'isAway', { name })
          return (
            <li key={seat} class={isHere ? 'is-here' : 'is-away'} title={label} aria-label={label}>
              {looks[seat as `p${number}`] && <PlayerMark look={looks[seat as `p${number}`]!} />}
            </li>
          )
        })}
        {remote.onlookers.value > 0 && <li class="small soft">{say('onlookers', { n: remote.onlookers.value })}</li>}
      </ul>
      <p class="small remote-says" role="status">
        {remote.connection.value === 'lost'
          ? say('lost')
          : remote.waiting.value > 0
            ? say('sending')
            : decider === null
              ? ''
              : decider === session.seat
                ? say('yourTurn')
                : say('waitsFor', { name: naming.name(decider) })}
        {session.seat === null && ` ${say('onlooker')}`}
      </p>
      {asked && (
        <div class="row" role="alert">
          {asked.by === session.seat ? (
            <>
              <span class="small">
                {say('undoWaiting', {
                  to: asked.to ?? 0,
                  names: asked.waiting.map((seat) => naming.name(seat)).join(', '),
                })}
              </span>
              <button type="button" class="button" onClick={() => void remote.answerUndo(false)}>
                {say('withdraw')}
              </button>
            </>
          ) : (
            <>
              <span class="small">{say('undoAsked', { name: naming.name(asked.by), to: asked.to ?? 0 })}</span>
              {session.seat && asked.waiting.includes(session.seat) && (
                <>
                  <button type="button" class="button primary" onClick={() => void remote.answerUndo(true)}>
                    {say('agree')}
                  </button>
                  <button type="button" class="button" onClick={() => void remote.answerUndo(false)}>
                    {say('decline')}
                  </button>
                </>
              )}
            </>
          )}
        </div>
      )}
      <button type="button" class="button quiet" aria-expanded={talking.value} onClick={toggle}>
        {say('chat')}
        {unread > 0 && <span class="unread">{unread}</span>}
      </button>
      {talking.value && <Chat remote={remote} />}
    </div>
  )
}
