import type { PuzzleSet } from '@roundhouse/engine'
import { createContext, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { language } from '../app/settings.js'
import { tableModel } from '../table/model.js'
import { titleWithTexts } from '../table/open-game.js'
import { openSession } from '../table/session.js'
import { type Staged, StagedPage } from '../table/staged-page.js'
import { sayIn } from '../texts/say.js'
import { PuzzleCard } from './puzzle-card.js'
import { openPuzzle, type PuzzleModel } from './puzzle-model.js'
import { solvedOf } from './solved.js'
import { puzzleTexts } from './texts.js'

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

const open = async (title: string, n: number | undefined): Promise<Staged<PuzzleModel> | null> => {
  const [set, rules] = await Promise.all([fetchSet(title), titleWithTexts({ title, ruleset: 'rulebook' })])
  if (!set || !rules) return null
  const name = sayIn(puzzleTexts, language.value)('name', { title })
  const opened = openPuzzle(set, n ?? firstUnsolved(title, set.puzzles.length), rules, name)
  if (!opened) return null
  return { table: tableModel(openSession(opened.keeper), null, true), model: opened.model }
}

const Guide = (): JSX.Element | null => {
  const puzzle = useContext(PuzzleContext)
  return puzzle && <PuzzleCard model={puzzle} />
}

/** A puzzle on the real board. */
export const PuzzlePage = ({ title, n }: { title: string; n?: number }): JSX.Element => (
  <StagedPage
    of={`${title}/${n}`}
    open={() => open(title, n)}
    context={PuzzleContext}
    guide={Guide}
    unknown={() => sayIn(puzzleTexts, language.value)('noPuzzles', { title })}
  />
)
