import { useSignal } from '@preact/signals'
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
import { type LessonModel, openLesson } from './lesson-model.js'
import { lessonWithTexts } from './lessons.js'
import { progressOf } from './progress.js'
import { Teacher } from './teacher.js'
import { lessonTexts } from './texts.js'

startPanes()

type State =
  | { readonly at: 'loading' | 'missing' | 'unknown' }
  | { readonly at: 'open'; readonly table: TableModel; readonly lesson: LessonModel }

const LessonContext = createContext<LessonModel | null>(null)

const open = async (title: string): Promise<State> => {
  const [lesson, rules] = await Promise.all([lessonWithTexts(title), titleWithTexts({ title, ruleset: 'rulebook' })])
  if (!lesson || !rules) return { at: 'unknown' }
  const { model, keeper } = openLesson(
    lesson,
    rules,
    progressOf(title),
    sayIn(lessonTexts, language.value)('name', { title: rules.name }),
  )
  return { at: 'open', table: tableModel(openSession(keeper)), lesson: model }
}

const Guide = (): JSX.Element | null => {
  const lesson = useContext(LessonContext)
  return lesson && <Teacher lesson={lesson} />
}

/** The first game of a title on the real table, with a teacher. */
export const LessonPage = ({ title }: { title: string }): JSX.Element => {
  const state = useSignal<State>({ at: 'loading' })
  useEffect(() => {
    let left = false
    let cleanUp = (): void => undefined
    open(title)
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
  }, [title, state])
  const now = state.value
  switch (now.at) {
    case 'open':
      return (
        <LessonContext.Provider value={now.lesson}>
          <GuideContext.Provider value={Guide}>
            <TableContext.Provider value={now.table}>
              <Table />
            </TableContext.Provider>
          </GuideContext.Provider>
        </LessonContext.Provider>
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
            <h1>{sayIn(lessonTexts, language.value)('noLesson', { title })}</h1>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </main>
        </>
      )
    default:
      return now satisfies never
  }
}
