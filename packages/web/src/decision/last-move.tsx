import { type GameEvent, logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useDecision } from './use-decision.js'

const SHOWN = 3
/** What the panel says anyway, or what a list of would tell too much of. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set([
  'operates',
  'income',
  'priority',
  'gameStarted',
  'removedInSetup',
])

/** What the last move did: whoever comes to the screen now reads it before they decide. */
export const LastMove = (): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const { entries, cursor } = table.session.line.value
  const { language, naming } = reading
  const events = cursor === 0 ? [] : (entries[cursor]?.events ?? []).filter(({ type }) => !QUIET.has(type))
  if (events.length === 0) return null
  return (
    <ul class="last-move small soft" aria-live="polite" aria-label={say('lastMove')}>
      {events.slice(0, SHOWN).map((event, i) => (
        <li key={`${cursor} ${i}`}>{logLine(event, language, naming)}</li>
      ))}
      {events.length > SHOWN && <li>{say('more', { n: events.length - SHOWN })}</li>}
    </ul>
  )
}
