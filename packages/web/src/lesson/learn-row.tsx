import type { JSX } from 'preact'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { solvedOf } from '../puzzles/solved.js'
import { sayIn } from '../texts/say.js'
import { learnTexts } from './learn-texts.js'
import { lessonLoaders } from './lesson-list.js'
import { progressOf } from './progress.js'
import './learn.css'

/** On the home page: the first game of each title, and how far one is in it. */
export const LearnRow = (): JSX.Element => {
  const say = sayIn(learnTexts, language.value)
  const titles = Object.keys(lessonLoaders).sort()
  return (
    <section class="learn" aria-labelledby="learn">
      <h2 id="learn">{say('learn')}</h2>
      <p class="small soft">{say('help')}</p>
      <ul class="learn-titles">
        {titles.map((title) => {
          const progress = progressOf(title)
          const begun = progress !== null && progress.done > 0
          return (
            <li key={title}>
              <Link to={{ at: 'lesson', title }} class="button">
                <span>{title}</span>{' '}
                <span class="tiny soft">
                  {progress?.finished
                    ? say('finished')
                    : begun
                      ? say('steps', { n: progress.done, of: progress.of })
                      : say('minutes')}
                </span>
                {begun && <progress max={progress.of} value={progress.finished ? progress.of : progress.done} />}
              </Link>
            </li>
          )
        })}
      </ul>
      <p class="small soft learn-puzzles">{say('puzzles')}</p>
      <ul class="learn-titles">
        {titles.map((title) => {
          const { numbers, of } = solvedOf(title)
          return (
            <li key={title}>
              <Link to={{ at: 'puzzles', title }} class="button">
                <span>{title}</span>{' '}
                <span class="tiny soft">
                  {numbers.length > 0 ? say('solved', { n: numbers.length, of }) : say('unsolved')}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
