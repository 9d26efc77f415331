import { loaders } from 'virtual:titles'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fetchPageAgain } from '../app/fetch-again.js'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { Missing, Waiting } from '../app/waiting.js'
import { register } from '../commands/registry.js'
import { loadTable, type StoreTrouble } from '../store/tables.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import { TableContext, type TableModel, tableModel } from './model.js'
import { startPanes } from './panes.js'
import { keptGame } from './recent.js'
import { replay } from './replay.js'
import { type Notice, openSession } from './session.js'
import { Table } from './table.js'
import { tableCommands } from './table-commands.js'
import { tableTexts } from './texts.js'

startPanes()

type State =
  | { readonly at: 'loading' }
  /** The title's rules could not be fetched. */
  | { readonly at: 'missing' }
  | { readonly at: 'open'; readonly model: TableModel }
  | { readonly at: 'failed'; readonly trouble: StoreTrouble }
  | { readonly at: 'unknown'; readonly title: string }

const open = async (id: string): Promise<State> => {
  performance.mark('roundhouse:open')
  const stored = await loadTable(id)
  if (!stored.ok) return { at: 'failed', trouble: stored.trouble }
  const { log } = stored.value
  const known = keptGame(id)
  const title = known ? null : await loaders[log.setup.title]?.()
  if (!known && !title) return { at: 'unknown', title: log.setup.title }
  const replayed = replay(log, known ?? title!)
  if (!replayed.ok && 'problem' in replayed) return { at: 'unknown', title: log.setup.title }
  const { trouble } = stored.value
  const stopped: Notice | null = replayed.ok ? null : { kind: 'damaged', action: replayed.action }
  const session = openSession(stored.value, replayed.game, trouble ? { kind: 'storage', trouble } : stopped)
  return { at: 'open', model: tableModel(session) }
}

/** A table by its id: read from storage, played through, laid out. */
export const TablePage = ({ id }: { id: string }): JSX.Element => {
  const state = useSignal<State>({ at: 'loading' })
  useEffect(() => {
    let left = false
    let cleanUp = (): void => undefined
    const opened = open(id).catch((error: unknown): State => {
      console.error(error)
      return { at: 'missing' }
    })
    opened.then((next) => {
      if (next.at === 'open') {
        const unregister = register(tableCommands(next.model))
        cleanUp = () => {
          unregister()
          next.model.close()
        }
        document.title = `${next.model.session.card.value.name} — Roundhouse`
      }
      if (left) cleanUp()
      else state.value = next
    })
    return () => {
      left = true
      document.title = 'Roundhouse'
      cleanUp()
    }
  }, [id, state])
  const now = state.value
  if (now.at === 'open') {
    return (
      <TableContext.Provider value={now.model}>
        <Table />
      </TableContext.Provider>
    )
  }
  if (now.at === 'loading') return <Waiting onAgain={fetchPageAgain} />
  if (now.at === 'missing') return <Missing onAgain={fetchPageAgain} />
  const say = sayIn(tableTexts, language.value)
  return (
    <>
      <TopBar />
      <main class="page-note">
        <h1>{now.at === 'unknown' ? say('cannotOpen', { title: now.title }) : say('gone')}</h1>
        {now.at === 'failed' && now.trouble !== 'gone' && <p>{sayIn(troubleTexts, language.value)(now.trouble)}</p>}
        <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
      </main>
    </>
  )
}
