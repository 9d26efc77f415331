import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../app/settings.js'
import { TopBar } from '../app/top-bar.js'
import { BackupPart } from '../backup/backup-part.js'
import { Lobby } from '../net/lobby.js'
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
  const say = sayIn(homeTexts, language.value)
  const mine = tables.value
  return (
    <>
      <TopBar brand={false} />
      <main class="home">
        <header class="home-head">
          <h1>Roundhouse</h1>
          <p class="soft">{say('tagline')}</p>
        </header>
        <PlayBots />
        <div class="home-side">
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
        <NewTable />
      </main>
    </>
  )
}
