import type { JSX } from 'preact'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { sayIn } from '../texts/say.js'
import { type Card, freeSeats, waitsFor } from './lobby-list.js'
import { paceWords } from './pace/pace-words.js'
import { paceTexts } from './pace/texts.js'
import { timeLeft } from './pace/time-left.js'
import { PersonLink } from './profile/person-link.js'
import { netTexts } from './texts.js'
import './lobby.css'

/** A table over the network in a list: its name, whom it waits for, who sits there. */
export const TableRow = ({ card, own }: { card: Card; own: string | null }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const decider = card.seats.find((each) => each.seat === card.decider)
  const isMine = own !== null && waitsFor(card, own)
  const state = (): string => {
    if (card.status === 'open') return say('seatsFree', { n: freeSeats(card) })
    if (card.status === 'running') return isMine ? say('yourTurn') : say('waitsFor', { name: decider?.name ?? '' })
    return say('over')
  }
  const left =
    card.due === null
      ? null
      : sayIn(paceTexts, language.value)('left', { time: timeLeft(card.due - Date.now(), language.value) })
  const about = [
    card.pace.kind === 'none' ? null : paceWords(card.pace, language.value),
    card.status === 'open' && card.language !== null ? sayIn(appTexts, language.value)(card.language) : null,
  ]
  return (
    <li class={isMine ? 'online-row is-mine' : 'online-row'}>
      <span class="row spread">
        <Link to={{ at: 'online', id: card.id }} class="table-name">
          {card.title}
          {card.name !== '' && ` · ${card.name}`}
        </Link>
        <span class={isMine ? 'small is-turn' : 'small soft'}>
          {[state(), left].filter((each) => each).join(' · ')}
        </span>
      </span>
      <span class="small soft">
        {card.seats
          .filter(({ name }) => name !== '')
          .map(({ seat, user, name, rating }, i) => (
            <span key={seat}>
              {i > 0 && ', '}
              <PersonLink user={user} name={name} />
              {rating !== undefined && ` (${rating})`}
            </span>
          ))}
        {about.filter((each) => each).map((each) => ` · ${each}`)}
      </span>
    </li>
  )
}
