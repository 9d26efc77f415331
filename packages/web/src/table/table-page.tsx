import { useSignal } from '@preact/signals'
import type { RulesChange } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fetchPageAgain } from '../app/fetch-again.js'
import { goInstead } from '../app/place.js'
import { Missing, Waiting } from '../app/waiting.js'
import { register } from '../commands/registry.js'
import { isOnServer } from '../net/on-server.js'
import { isUnfollowed } from '../store/record.js'
import type { LoadedTable } from '../store/tables.js'
import type { Notice } from './keeper.js'
import { localKeeper } from './local-keeper.js'
import { TableContext, type TableModel, tableModel } from './model.js'
import { type OpenedGame, openGame } from './open-game.js'
import { startPanes } from './panes.js'
import { openSession } from './session.js'
import { Table } from './table.js'
import { tableCommands } from './table-commands.js'
import { Unopened } from './unopened.js'
import { useMoveInAddress } from './use-move-in-address.js'

startPanes()

type State =
  | { readonly at: 'loading' }
  /** The title's rules could not be fetched. */
  | { readonly at: 'missing' }
  | { readonly at: 'open'; readonly model: TableModel }
  /** Not a table of this browser but one over the network. */
  | { readonly at: 'online' }
  | Exclude<OpenedGame, { at: 'opened' }>

/** What is told first about a table that was opened. */
const noticeOf = ({ card, log, trouble }: LoadedTable, changes: readonly RulesChange[]): Notice | null => {
  const { file, lostLines } = log
  if (trouble) return { kind: 'storage', trouble }
  if (changes.length > 0) return { kind: 'rulesChanged', changes }
  // What is only left out is told at first, and stands among the rules of the table.
  if (file && (isUnfollowed(file) || (file.notes && card.revision === 1)))
    return { kind: 'file', file, ...(lostLines && { lostLines }) }
  return lostLines ? { kind: 'lostLines', lines: lostLines } : null
}

const open = async (id: string): Promise<State> => {
  performance.mark('roundhouse:open')
  const opened = await openGame(id)
  if (opened.at !== 'opened') {
    const isGone = opened.at === 'failed' && opened.trouble === 'gone'
    return isGone && (await isOnServer(id)) ? { at: 'online' } : opened
  }
  const { stored, game, changes } = opened
  const session = openSession(localKeeper(stored, game, noticeOf(stored, changes)))
  return { at: 'open', model: tableModel(session) }
}

/** A table by its id: read from storage, played through, laid out; at its present, or at the move asked for. */
export const TablePage = ({ id, move }: { id: string; move?: number }): JSX.Element => {
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
      else if (next.at === 'online') goInstead({ at: 'online', id, ...(move !== undefined && { move }) })
      else state.value = next
    })
    return () => {
      left = true
      document.title = 'Roundhouse'
      cleanUp()
    }
  }, [id, state])
  const now = state.value
  const model = now.at === 'open' ? now.model : null
  useMoveInAddress(model, { at: 'table', id, ...(move !== undefined && { move }) })
  if (now.at === 'open') {
    return (
      <TableContext.Provider value={now.model}>
        <Table />
      </TableContext.Provider>
    )
  }
  if (now.at === 'loading' || now.at === 'online') return <Waiting onAgain={fetchPageAgain} />
  if (now.at === 'missing') return <Missing onAgain={fetchPageAgain} />
  return <Unopened why={now} />
}
