import type { JSX } from 'preact'
import { go } from '../app/place.js'
import { openText } from '../home/open-file.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { failing } from './entering.js'
import type { RemoteTable } from './remote-table.js'
import { server } from './server.js'
import { netTexts } from './texts.js'

/** After a game over the network: a new table with the same people, and the game kept in this browser, report and all. */
export const AfterGame = ({ remote }: { remote: RemoteTable }): JSX.Element => {
  const { session, reading } = useTable()
  const say = sayIn(netTexts, reading.value.language)
  const { id, rematch } = remote.view.value
  const again = async (): Promise<void> => {
    const next = await remote.rematch()
    if (next !== null) go({ at: 'online', id: next })
  }
  const keep = (): void => {
    void failing(async () => {
      const { body } = await server().ask('exportGame', { params: { table: id } })
      await openText(session.card.peek().name, JSON.stringify(body))
    })
  }
  return (
    <>
      {session.seat !== null && (
        <button type="button" class="button primary" onClick={() => void again()}>
          {say(rematch === null ? 'rematch' : 'rematchJoin')}
        </button>
      )}
      <button type="button" class="button" onClick={keep}>
        {say('keepGame')}
      </button>
    </>
  )
}
