import { controller, isAutomaton, logLine, type PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { keyLabel } from '../commands/keys.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'
import { setStepwise, type WatchedMove, type Watching } from '../table/watching.js'
import { useDecision } from './use-decision.js'
import './watch.css'

/** Where something happened, for the map to show. */
const hexIn = ({ events }: WatchedMove): string | undefined => {
  for (const event of events) if ('hex' in event && event.hex !== undefined) return event.hex
  return undefined
}

/** Whom the title plays at this table. */
const automata = (seats: readonly PlayerId[], isOne: (seat: PlayerId) => boolean): readonly PlayerId[] =>
  seats.filter(isOne)

/** Moves of somebody the title plays, one by one: what he has just done, and the ways to go on. */
export const Watch = ({ watching }: { watching: Watching }): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming, signs, looks, language } = reading
  const { session } = table
  const game = session.line.value
  const { moves, at } = watching
  const move = moves[at]
  const hex = move && hexIn(move)
  useEffect(() => {
    if (hex !== undefined && game.rules.board.hexes[hex]) table.handle.value?.centre(hex)
  }, [hex, at])
  const line = (each: WatchedMove, i: number): JSX.Element => {
    const owner = controller({ ...game, state: each.state }, each.by)
    const sign = signs[each.by]
    const look = looks[(owner ?? each.by) as PlayerId]
    return (
      <li key={`${i}`} class={i === at ? 'watch-move now' : 'watch-move'} aria-current={i === at ? 'step' : undefined}>
        {sign ? <CompanySign sign={sign} size={26} /> : look && <PlayerMark look={look} />}
        <ul>
          {each.events
            .filter(({ type }) => type !== 'operates')
            .map((event, n) => (
              <li key={`${n}`}>{logLine(event, language, naming)}</li>
            ))}
        </ul>
      </li>
    )
  }
  const names = automata(game.state.seats, (seat) => isAutomaton(game, seat)).map(naming.name)
  return (
    <section class="watch" data-watch={at}>
      <h2 tabIndex={-1}>{say('watchTitle', { names: names.join(', ') })}</h2>
      <p class="small soft">{say('watchAt', { n: at + 1, of: moves.length })}</p>
      <p class="watch-ways">
        <button type="button" class="button primary" data-watch-on onClick={session.watchOn}>
          {say(at + 1 < moves.length ? 'watchNext' : 'watchDone')} <span class="kbd">{keyLabel('Enter')}</span>
        </button>
        {at + 1 < moves.length && (
          <button type="button" class="button" data-watch-end onClick={session.watchEnd}>
            {say('watchEnd')}
          </button>
        )}
      </p>
      <ol class="watch-moves" aria-live="polite">
        {moves
          .slice(0, at + 1)
          .map(line)
          .reverse()}
      </ol>
      <p>
        <button
          type="button"
          class="as-text link small"
          onClick={() => {
            setStepwise(false)
            session.watchEnd()
          }}
        >
          {say('watchNever')}
        </button>
      </p>
    </section>
  )
}
