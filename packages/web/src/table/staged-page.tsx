import { useSignal } from '@preact/signals'
import type { ComponentType, Context, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fetchPageAgain } from '../app/fetch-again.js'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { Missing, Waiting } from '../app/waiting.js'
import { register } from '../commands/registry.js'
import { sayIn } from '../texts/say.js'
import { GuideContext } from './guide.js'
import { TableContext, type TableModel } from './model.js'
import { startPanes } from './panes.js'
import { NOT_ON_STAGE } from './staged-keeper.js'
import { Table } from './table.js'
import { tableCommands } from './table-commands.js'

startPanes()

/** A table with what guides the player at it. */
export interface Staged<M> {
  readonly table: TableModel
  readonly model: M
}

type State<M> = { readonly at: 'loading' | 'missing' | 'unknown' } | ({ readonly at: 'open' } & Staged<M>)

interface StagedPageProps<M> {
  /** What is on stage: another is opened when it changes. */
  readonly of: string
  /** null = there is no such thing. */
  open(): Promise<Staged<M> | null>
  readonly context: Context<M | null>
  readonly guide: ComponentType
  /** What is said where there is no such thing. */
  unknown(): string
}

/** A real table that is laid for the player and not stored as one: of a lesson, of a puzzle. */
export const StagedPage = <M,>({ of, open, context: Model, guide, unknown }: StagedPageProps<M>): JSX.Element => {
  const state = useSignal<State<M>>({ at: 'loading' })
  useEffect(() => {
    let left = false
    let cleanUp = (): void => undefined
    open()
      .then((staged): State<M> => (staged ? { at: 'open', ...staged } : { at: 'unknown' }))
      .catch((error: unknown): State<M> => {
        console.error(error)
        return { at: 'missing' }
      })
      .then((next) => {
        if (next.at === 'open') {
          const unregister = register(tableCommands(next.table).filter(({ id }) => !NOT_ON_STAGE.test(id)))
          cleanUp = () => {
            unregister()
            next.table.close()
          }
          document.title = `${next.table.session.card.value.name} — Roundhouse`
        }
        if (left) cleanUp()
        else state.value = next
      })
    return () => {
      left = true
      document.title = 'Roundhouse'
      cleanUp()
    }
  }, [of, state])
  const now = state.value
  switch (now.at) {
    case 'open':
      return (
        <Model.Provider value={now.model}>
          <GuideContext.Provider value={guide}>
            <TableContext.Provider value={now.table}>
              <Table />
            </TableContext.Provider>
          </GuideContext.Provider>
        </Model.Provider>
      )
    case 'loading':
      return <Waiting onAgain={fetchPageAgain} />
    case 'missing':
      return <Missing onAgain={fetchPageAgain} />
    case 'unknown':
      return (
        <>
          <TopBar />
          <main class="page-note">
            <h1>{unknown()}</h1>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </main>
        </>
      )
    default:
      return now satisfies never
  }
}
