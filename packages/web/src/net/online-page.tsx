import { useSignal } from '@preact/signals'
import type { Setup } from '@roundhouse/engine'
import { Refused } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fetchPageAgain } from '../app/fetch-again.js'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { Missing, Waiting } from '../app/waiting.js'
import { register } from '../commands/registry.js'
import { TableContext, type TableModel, tableModel } from '../table/model.js'
import { titleWithTexts } from '../table/open-game.js'
import { startPanes } from '../table/panes.js'
import { openSession } from '../table/session.js'
import { Table } from '../table/table.js'
import { tableCommands } from '../table/table-commands.js'
import { useMoveInAddress } from '../table/use-move-in-address.js'
import { sayIn } from '../texts/say.js'
import { callAttention } from './attention.js'
import { RemoteHistory } from './remote-game.js'
import { remoteKeeper } from './remote-keeper.js'
import type { TableView } from './remote-table.js'
import { findOut, server } from './server.js'
import { netTexts } from './texts.js'
import { WaitingRoom } from './waiting-room.js'

startPanes()

type State =
  | { readonly at: 'loading' }
  | { readonly at: 'missing' }
  | { readonly at: 'gone' }
  | { readonly at: 'waiting'; readonly view: TableView }
  | { readonly at: 'open'; readonly model: TableModel }

const open = async (table: string): Promise<State> => {
  const client = server()
  const params = { table }
  const { body: view } = await client.ask('getTable', { params })
  if (view.setup === null) return view.status === 'closed' ? { at: 'gone' } : { at: 'waiting', view }
  const [title, { body }] = await Promise.all([
    titleWithTexts(view.setup as unknown as Setup),
    client.ask('getPositions', { params }),
    findOut(),
  ])
  if (!title) return { at: 'missing' }
  const history = new RemoteHistory(title, view.setup as unknown as Omit<Setup, 'seed'>)
  for (let missing = history.add(view.entries, body.positions); missing !== null; ) {
    const { body: more } = await client.ask('getPositions', { params, query: { from: missing } })
    const next = history.add(view.entries, more.positions)
    if (next === missing) return { at: 'missing' }
    missing = next
  }
  const keeper = remoteKeeper(view, history)
  return { at: 'open', model: tableModel(openSession(keeper), keeper.remote) }
}

const failed = (error: unknown): State => {
  if (error instanceof Refused && error.status === 404) return { at: 'gone' }
  console.error(error)
  return { at: 'missing' }
}

/** A table over the network by its id: its waiting room, or its game at the present or at a move asked for. */
export const OnlinePage = ({ id, move }: { id: string; move?: number }): JSX.Element => {
  const state = useSignal<State>({ at: 'loading' })
  const again = useSignal(0)
  const onChange = useMemo(
    () => () => {
      again.value++
    },
    [again],
  )
  const now = state.value
  const model = now.at === 'open' ? now.model : null
  const isOpen = model !== null
  useEffect(() => {
    let left = false
    if (isOpen) return undefined
    open(id)
      .catch(failed)
      .then((next) => {
        if (!left) state.value = next
        else if (next.at === 'open') next.model.close()
      })
    return () => {
      left = true
    }
  }, [id, state, again.value, isOpen])
  useEffect(() => {
    if (!model) return undefined
    const unregister = register(tableCommands(model))
    const stopCalling = callAttention(model.session)
    return () => {
      stopCalling()
      unregister()
      model.close()
    }
  }, [model])
  useMoveInAddress(model, { at: 'online', id, ...(move !== undefined && { move }) })
  switch (now.at) {
    case 'open':
      return (
        <TableContext.Provider value={now.model}>
          <Table />
        </TableContext.Provider>
      )
    case 'waiting':
      return <WaitingRoom view={now.view} onChange={onChange} />
    case 'gone':
      return (
        <>
          <TopBar />
          <main class="page-note">
            <h1>{sayIn(netTexts, language.value)('gone')}</h1>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </main>
        </>
      )
    case 'missing':
      return <Missing onAgain={fetchPageAgain} />
    default:
      return <Waiting onAgain={fetchPageAgain} />
  }
}
