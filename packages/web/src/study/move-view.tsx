import { entryOf, logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { PastRunView } from './past-run-view.js'
import { pointText } from './point-text.js'
import './study.css'
import { studyTexts } from './texts.js'

/** The heading says where in the game one is. */
const QUIET: ReadonlySet<string> = new Set(['roundBegan', 'operates', 'priority'])

/** The move looked at: what happened, and its runs. */
export const MoveView = (): JSX.Element => {
  const { study, reading, session } = useTable()
  const { naming, language, game } = reading.value
  const say = sayIn(studyTexts, language)
  const events = (entryOf(session.line.value, game.cursor)?.events ?? []).filter(({ type }) => !QUIET.has(type))
  const run = study.run.value
  const points = study.points.value.filter(({ n, kind }) => n === game.cursor && kind === 'lead')
  return (
    <section class="move" aria-label={say('move')}>
      <ul class="move-events" aria-live="polite">
        {game.cursor === 0 && <li>{say('setUp')}</li>}
        {game.cursor > 0 &&
          events.map((event, i) => <li key={`${game.cursor} ${i}`}>{logLine(event, language, naming)}</li>)}
        {points.map((point) => (
          <li key={`${point.n} lead`}>
            <strong>{pointText(point, language, naming)}</strong>
          </li>
        ))}
      </ul>
      {run && <PastRunView run={run} />}
    </section>
  )
}
