import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { layout } from '../app/layout.js'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { TopBar } from '../app/top-bar.js'
import { BackupPart } from '../backup/backup-part.js'
import { LearnRow } from '../lesson/learn-row.js'
import { Lobby } from '../net/lobby.js'
import { openLink } from '../share/open-link.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import { exportTable } from './export-table.js'
import { FileDrop } from './file-drop.js'
import { storageTrouble, tables, watchTables } from './my-tables.js'
import { NewTable } from './new-table.js'
import { PlayBots } from './play-bots.js'
import { Shelf } from './shelf.js'
import { TableRow } from './table-row.js'
import { homeTexts } from './texts.js'
import './home.css'

export const HomePage = (): JSX.Element => {
  useEffect(watchTables, [])
  useEffect(() => {
    const open = (): void => void openLink()
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  const say = sayIn(homeTexts, language.value)
  const mine = tables.value
  // Whoever comes by phone comes to play: what is read stands below.
  const isNarrow = layout.value === 'phone'
  const going = isNarrow ? mine?.find(({ finished }) => !finished) : undefined
  return (
    <>
      <TopBar brand={false} />
      <main class="home">
        <header class="home-head">
          <h1>Roundhouse</h1>
          <p class="soft">{say('tagline')}</p>
          {going && (
            <Link to={{ at: 'table', id: going.id }} class="button go-on">
              {say('goOn', { name: going.name })}
            </Link>
          )}
        </header>
        <div class="home-quick">
          <PlayBots />
          {!isNarrow && <LearnRow />}
        </div>
        {isNarrow && <NewTable key="new" />}
        <div key="side" class="home-side">
          {isNarrow && <LearnRow />}
          <Lobby />
          <section aria-labelledby="my-tables">
            <h2 id="my-tables">{say('myTables')}</h2>
            {storageTrouble.value && (
              <p role="alert" class="warn">
                {sayIn(troubleTexts, language.value)(storageTrouble.value)}
              </p>
            )}
            {mine?.length === 0 && <p class="soft">{say('noTables')}</p>}
            <ul class="tables">
              {mine?.map((card) => (
                <TableRow key={card.id} card={card} onExport={exportTable} />
              ))}
            </ul>
            <FileDrop />
          </section>
          <Shelf />
          <BackupPart />
        </div>
        {!isNarrow && <NewTable key="new" />}
      </main>
    </>
  )
}
