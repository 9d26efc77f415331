import type { JSX } from 'preact'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import type { OpenedGame } from './open-game.js'
import { tableTexts } from './texts.js'

/** The page instead of a table that cannot be opened. */
export const Unopened = ({ why }: { why: Exclude<OpenedGame, { at: 'opened' }> }): JSX.Element => {
  const say = sayIn(tableTexts, language.value)
  return (
    <>
      <TopBar />
      <main class="page-note">
        <h1>{why.at === 'unknown' ? say('cannotOpen', { title: why.title }) : say('gone')}</h1>
        {why.at === 'failed' && why.trouble !== 'gone' && <p>{sayIn(troubleTexts, language.value)(why.trouble)}</p>}
        <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
      </main>
    </>
  )
}
