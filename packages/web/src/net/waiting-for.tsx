import type { JSX } from 'preact'
import { News } from '../decision/news.js'
import { Meanwhile } from '../meanwhile/meanwhile.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { netTexts } from './texts.js'

/** The panel of one who has nothing to decide: whom the table waits for, and what has happened. */
export const WaitingFor = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language, naming } = reading.value
  const decider = session.decider.value
  if (decider === null) return null
  return (
    <>
      <header class="sentence">
        <h2 class="who" aria-live="polite">
          {sayIn(netTexts, language)('waitsFor', { name: naming.name(decider) })}
        </h2>
      </header>
      <div class="waiting-news">
        <Meanwhile />
        <News />
      </div>
    </>
  )
}
