import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Reading } from '../contracts.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { type ChangeForMe, changesFor } from './changes-for.js'
import type { RemoteTable } from './remote-table.js'
import { netTexts } from './texts.js'

const LINES = 3
/** Milliseconds a move stays on the screen while they are played through. */
const STEP = 1200
/** More are not played through one by one: it would take too long. */
const MOST = 60

const wordsOf = (change: ChangeForMe, { language, naming }: Reading, own: string | null): string => {
  const say = sayIn(netTexts, language)
  switch (change.kind) {
    case 'offer':
      return say('sinceOffer')
    case 'office':
      return change.president === own
        ? say('sinceGotOffice', { company: naming.name(change.company) })
        : say('sinceLostOffice', { company: naming.name(change.company), name: naming.name(change.president) })
    case 'trains':
      return say('sinceTrains', { company: naming.name(change.company), trains: change.trains.join(', ') })
    case 'closed':
      return say('sinceClosed', { company: naming.name(change.company) })
    case 'worth':
      return say('sinceWorth', { before: naming.money(change.before), after: naming.money(change.after) })
    case 'price':
      return say('sincePrice', {
        company: naming.name(change.company),
        before: naming.money(change.before),
        after: naming.money(change.after),
      })
  }
}

/** On coming back: how many moves were made meanwhile, what they changed for the player, and the way to see them. */
export const Since = ({ remote }: { remote: RemoteTable }): JSX.Element | null => {
  const { session, reading } = useTable()
  const say = sayIn(netTexts, reading.value.language)
  const { seat } = session
  const game = useMemo(() => session.game.peek(), [session])
  const from = remote.seen
  const isOpen = useSignal(from >= 0 && game.cursor - from > 0)
  const playing = useSignal(false)
  const changes = useMemo(() => (seat && from >= 0 ? changesFor(game, seat, from) : []), [game, seat, from])
  const isPlaying = playing.value
  useEffect(() => {
    if (!isPlaying) return undefined
    let at = Math.max(from, game.cursor - MOST)
    const next = (): void => {
      at++
      if (at >= game.cursor) {
        playing.value = false
        session.look(null)
      } else session.look(at)
    }
    session.look(at)
    const timer = setInterval(next, STEP)
    return () => clearInterval(timer)
  }, [isPlaying, from, game, session, playing])
  if (!isOpen.value || !seat) return null
  const close = (): void => {
    if (isPlaying) session.look(null)
    playing.value = false
    isOpen.value = false
  }
  return (
    <section class="asked since" aria-label={say('since', { n: game.cursor - from })}>
      <div class="asked-what">
        <p>{say('since', { n: game.cursor - from })}</p>
        <ul class="undone small">
          {changes.slice(0, LINES).map((change, i) => (
            <li key={`${i}`}>{wordsOf(change, reading.value, seat)}</li>
          ))}
        </ul>
      </div>
      <span class="row">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            if (isPlaying) session.look(null)
            playing.value = !isPlaying
          }}
        >
          {say(isPlaying ? 'sinceStop' : 'sinceShow')}
        </button>
        <button type="button" class="button" onClick={close}>
          {say('sinceClose')}
        </button>
      </span>
    </section>
  )
}
