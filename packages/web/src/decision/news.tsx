import { useSignal } from '@preact/signals'
import { logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { newsFor } from './news-lines.js'
import { useDecision } from './use-decision.js'

const SHOWN = 3

/** What happened since the last time this player decided: whoever comes to the screen reads it first. */
export const News = (): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const { language, naming } = reading
  const all = useSignal(false)
  const lines = newsFor(table.session.line.value, table.session.decider.value)
  if (lines.length === 0) return null
  const shown = all.value ? lines : lines.slice(0, SHOWN)
  const more = lines.length - SHOWN
  return (
    <section class="news small soft" aria-label={say('news')}>
      <ul aria-live="polite">
        {shown.map(({ n, event }, i) => (
          <li key={`${n} ${i}`}>
            <button type="button" class="as-text" onClick={() => table.session.look(n)} title={say('lookAt')}>
              {logLine(event, language, naming)}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          class="as-text link"
          aria-expanded={all.value}
          onClick={() => {
            all.value = !all.value
          }}
        >
          {all.value ? say('less') : say('more', { n: more })}
        </button>
      )}
    </section>
  )
}
