import { useSignal } from '@preact/signals'
import type { PuzzleSet } from '@roundhouse/engine'
import { createContext, type JSX } from 'preact'
import { useContext, useEffect } from 'preact/hooks'
import { fetchPageAgain } from '../app/fetch-again.js'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { Missing, Waiting } from '../app/waiting.js'
import { register } from '../commands/registry.js'
import { GuideContext } from '../table/guide.js'
import { TableContext, type TableModel, tableModel } from '../table/model.js'
import { titleWithTexts } from '../table/open-game.js'
import { startPanes } from '../table/panes.js'
import { openSession } from '../table/session.js'
import { NOT_ON_STAGE } from '../table/staged-keeper.js'
import { Table } from '../table/table.js'
import { tableCommands } from '../table/table-commands.js'
import { sayIn } from '../texts/say.js'
import { PuzzleCard } from './puzzle-card.js'
import { openPuzzle, type PuzzleModel } from './puzzle-model.js'
import { solvedOf } from './solved.js'
import { puzzleTexts } from './texts.js'

startPanes()

type State =
  | { readonly at: 'loading' | 'missing' | 'unknown' }
  | { readonly at: 'open'; readonly table: TableModel; readonly puzzle: PuzzleModel }

const PuzzleContext = createContext<PuzzleModel | null>(null)

/** The set of a title; null = there is none. */
const fetchSet = async (title: string): Promise<PuzzleSet | null> => {
  const answer = await fetch(`/puzzles/${encodeURIComponent(title)}.json`)
  // The server answers an address it does not know with the page itself.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null
  return (await answer.json()) as PuzzleSet
}

const firstUnsolved = (title: string, of: number): number => {
  const { numbers } = solvedOf(title)
  for (let n = 1; n <= of; n++) if (!numbers.includes(n)) return n
  return 1
}

const open = async (title: string, n: number | undefined): Promise<State> => {
  const [set, rules] = await Promise.all([fetchSet(title), titleWithTexts({ title, ruleset: 'rulebook' })])
  if (!set || !rules) return { at: 'unknown' }
  const name = sayIn(puzzleTexts, language.value)('name', { title: rules.name })
  const opened = openPuzzle(set, n ?? firstUnsolved(title, set.puzzles.length), rules, name)
  if (!opened) return { at: 'unknown' }
  return { at: 'open', table: tableModel(openSession(opened.keeper), null, true), puzzle: opened.model }
}

const Guide = (): JSX.Element | null => {
  const puzzle = useContext(PuzzleContext)
  return puzzle && <PuzzleCard model={puzzle} />
}

/** A puzzle on the real board. */
export const PuzzlePage = ({ title, n }: { title: string; n?: number }): JSX.Element => {
  const state = useSignal<State>({ at: 'loading' })
  useEffect(() => {
    let left = false
    let cleanUp = (): void => undefined
    open(title, n)
      .catch((error: unknown): State => {
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
  }, [title, n, state])
  const now = state.value
  switch (now.at) {
    case 'open':
      return (
        <PuzzleContext.Provider value={now.puzzle}>
          <GuideContext.Provider value={Guide}>
            <TableContext.Provider value={now.table}>
              <Table />
            </TableContext.Provider>
          </GuideContext.Provider>
        </PuzzleContext.Provider>
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
            <h1>{sayIn(puzzleTexts, language.value)('noPuzzles', { title })}</h1>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </main>
        </>
      )
    default:
      return now satisfies never
  }
}
