import { useSignal } from '@preact/signals'
import { logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { layout } from '../app/layout.js'
import { whyText } from '../bots/why.js'
import { newsFor } from './news-lines.js'
import { useDecision } from './use-decision.js'

const SHOWN = 2
const SHOWN_ON_PHONE = 1

/** What happened since the last time this player decided: whoever comes to the screen reads it first. */
export const News = (): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const { language, naming } = reading
  const all = useSignal(false)
  // What others did is told by turns; on a phone that leaves no room for what one has done oneself.
  const { isNews, turns } = table.meanwhile
  if (isNews.value || (layout.value === 'phone' && turns.value.length > 0)) return null
  const lines = newsFor(table.session.line.value, table.session.seat ?? table.session.decider.value)
  if (lines.length === 0) return null
  const most = layout.value === 'phone' ? SHOWN_ON_PHONE : SHOWN
  const shown = all.value ? lines : lines.slice(0, most)
  const more = lines.length - most
  const hasRoom = all.value || layout.value !== 'phone'
  const { line, botMoves } = table.session
  const whyOf = (n: number): string | null => whyText(line.value, botMoves.value, n, reading)
  return (
    <section class="news small soft" aria-label={say('news')}>
      <ul aria-live="polite">
        {shown.map(({ n, event }, i) => {
          // Why a bot did it stands with the first thing that came of it, where there is room.
          const why = hasRoom && shown[i - 1]?.n !== n ? whyOf(n) : null
          return (
            <li key={`${n} ${i}`}>
              <button
                type="button"
                class="as-text"
                title={`${logLine(event, language, naming)} ${say('lookAt')}`}
                onClick={() => table.session.look(n)}
              >
                {logLine(event, language, { ...naming, name: naming.short })}
              </button>
              {why !== null && <p class="bot-why">{why}</p>}
            </li>
          )
        })}
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
