import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { layout } from '../app/layout.js'
import { Link } from '../app/link.js'
import { Icon } from '../parts/icon.js'
import { useTable } from '../table/model.js'
import type { PanelId } from '../table/panel-list.js'
import { sayIn } from '../texts/say.js'
import type { Pointer } from './lesson.js'
import type { LessonModel } from './lesson-model.js'
import { Pointing } from './pointing.js'
import { lessonTexts } from './texts.js'
import './teacher.css'

/** `{100}` in a text is an amount in the money of the game. */
const spoken = (text: string, money: (amount: number) => string): string =>
  text.replace(/\{(\d+)\}/g, (_, amount: string) => money(Number(amount)))

/** On a phone there is no rail: players and companies are seen on their panels. */
const panelOf = (pointer: Pointer): PanelId | null => {
  if (pointer.at === 'panel') return pointer.panel
  if (layout.value !== 'phone') return null
  return pointer.at === 'player' ? 'players' : pointer.at === 'company' ? 'charters' : null
}

/** Opens what the step points at, and lets the decision be seen where one has to decide. */
const useAttention = (lesson: LessonModel): void => {
  const { panel, deciding, sheet, session } = useTable()
  const step = lesson.step.value
  const stage = lesson.stage.value.at
  const decides = session.choices.value !== null
  useEffect(() => {
    const pointed = step.point?.flatMap((each) => panelOf(each) ?? [])[0]
    if (pointed) panel.visit(pointed)
    deciding.value = stage === 'read' ? decides && !pointed : true
    if (sheet.value === 'high') sheet.value = 'half'
  }, [step, stage, decides, panel, deciding, sheet])
}

const Chapters = ({ lesson, onDone }: { lesson: LessonModel; onDone(): void }): JSX.Element => {
  const { language } = useTable().reading.value
  return (
    <ol class="teacher-chapters">
      {lesson.lesson.chapters.map(({ name }, i) => (
        <li key={`${i}`}>
          <button
            type="button"
            class="button quiet"
            aria-current={i === lesson.chapterNumber.value ? 'step' : undefined}
            onClick={() => {
              lesson.toChapter(i)
              onDone()
            }}
          >
            {i + 1}. {name[language]}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The teacher: says one thing at a time, waits for the move, answers it. */
export const Teacher = ({ lesson }: { lesson: LessonModel }): JSX.Element => {
  const { reading } = useTable()
  const { language, naming } = reading.value
  const say = sayIn(lessonTexts, language)
  const chaptersOpen = useSignal(false)
  const box = useRef<HTMLElement>(null)
  useAttention(lesson)
  const step = lesson.step.value
  const stage = lesson.stage.value
  const { task } = step
  const words = (text: { readonly en: string; readonly ru: string; readonly pl: string }): string =>
    spoken(text[language], naming.money)
  useEffect(() => {
    box.current?.querySelector('.teacher-words')?.scrollTo({ top: stage.at === 'told' ? 1e4 : 0 })
  }, [step, stage])
  const isEnd = lesson.finished.value
  const nudged = lesson.nudges.value
  return (
    <section
      ref={box}
      class="teacher"
      aria-label={say('teacher')}
      data-stage={stage.at}
      data-good={stage.at === 'told' ? stage.verdict.good : undefined}
      data-step={lesson.done.value}
    >
      <header class="teacher-head">
        <button
          type="button"
          class="button quiet"
          aria-expanded={chaptersOpen.value}
          title={say('chapters')}
          onClick={() => {
            chaptersOpen.value = !chaptersOpen.value
          }}
        >
          <Icon name="menu" size={16} /> {lesson.chapterNumber.value + 1}. {lesson.chapter.value.name[language]}
        </button>
        <progress
          max={lesson.of}
          value={lesson.done.value + 1}
          aria-label={say('step', { n: lesson.done.value + 1, of: lesson.of })}
        />
      </header>
      {chaptersOpen.value ? (
        <Chapters
          lesson={lesson}
          onDone={() => {
            chaptersOpen.value = false
          }}
        />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <div class="teacher-words" aria-live="polite" tabIndex={0}>
            {stage.at !== 'told' && <p>{words(step.say)}</p>}
            {task && stage.at === 'ask' && (
              <p class="teacher-task">
                <Icon name="forward" size={16} /> <span>{words(task.text)}</span>
              </p>
            )}
            {stage.at === 'told' && (
              <p class={stage.verdict.good ? 'teacher-good' : 'teacher-cost'} role="status">
                <strong>{say(stage.verdict.good ? 'good' : 'legal')}</strong> {words(stage.verdict.say)}
              </p>
            )}
          </div>
          <div class="teacher-foot">
            {stage.at !== 'told' && lesson.canGoBack.value && (
              <button type="button" class="button quiet" onClick={lesson.back}>
                {say('back')}
              </button>
            )}
            <span class="grow" />
            {stage.at === 'ask' && (
              <button type="button" class="button quiet" data-teacher="show" onClick={lesson.show}>
                {say('show')}
              </button>
            )}
            {stage.at === 'told' && !stage.verdict.good && (
              <button type="button" class="button primary" data-teacher="takeBack" onClick={lesson.takeBack}>
                {say('takeBack')}
              </button>
            )}
            {stage.at === 'told' && !stage.verdict.good && stage.verdict.goesOn && (
              <button type="button" class="button" data-teacher="goOn" onClick={lesson.next}>
                {say('goOn')}
              </button>
            )}
            {!isEnd && (stage.at === 'read' || (stage.at === 'told' && stage.verdict.good)) && (
              <button
                key={`next ${nudged}`}
                type="button"
                class={nudged > 0 ? 'button primary nudged' : 'button primary'}
                data-teacher="next"
                onClick={lesson.next}
              >
                {say('next')}
              </button>
            )}
            {isEnd && (
              <Link to={{ at: 'home' }} class="button primary">
                {say('playBots')}
              </Link>
            )}
          </div>
        </>
      )}
      {stage.at !== 'told' && <Pointing pointers={step.point ?? []} key={`${lesson.done.value} ${layout.value}`} />}
    </section>
  )
}
