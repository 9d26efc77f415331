import { createContext, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { language } from '../app/settings.js'
import { tableModel } from '../table/model.js'
import { titleWithTexts } from '../table/open-game.js'
import { openSession } from '../table/session.js'
import { type Staged, StagedPage } from '../table/staged-page.js'
import { sayIn } from '../texts/say.js'
import { type LessonModel, openLesson } from './lesson-model.js'
import { lessonWithTexts } from './lessons.js'
import { progressOf } from './progress.js'
import { Teacher } from './teacher.js'
import { lessonTexts } from './texts.js'

const LessonContext = createContext<LessonModel | null>(null)

const open = async (title: string): Promise<Staged<LessonModel> | null> => {
  const [lesson, rules] = await Promise.all([lessonWithTexts(title), titleWithTexts({ title, ruleset: 'rulebook' })])
  if (!lesson || !rules) return null
  const { model, keeper } = openLesson(
    lesson,
    rules,
    progressOf(title),
    sayIn(lessonTexts, language.value)('name', { title }),
  )
  return { table: tableModel(openSession(keeper)), model }
}

const Guide = (): JSX.Element | null => {
  const lesson = useContext(LessonContext)
  return lesson && <Teacher lesson={lesson} />
}

/** The first game of a title on the real table, with a teacher. */
export const LessonPage = ({ title }: { title: string }): JSX.Element => (
  <StagedPage
    of={title}
    open={() => open(title)}
    context={LessonContext}
    guide={Guide}
    unknown={() => sayIn(lessonTexts, language.value)('noLesson', { title })}
  />
)
