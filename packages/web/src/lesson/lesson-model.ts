import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  type Action,
  entriesOf,
  type Game,
  type GameEvent,
  play,
  at as positionAt,
  type Refusal,
  type Title,
} from '@roundhouse/engine'
import type { Keeper } from '../table/keeper.js'
import { shortened } from '../table/replay.js'
import { stagedKeeper } from '../table/staged-keeper.js'
import { baseOf, beginningOf, judge, type LessonGame, playMoves, replayed, scenarioOf, type Verdict } from './course.js'
import type { Chapter, Lesson, LessonStep } from './lesson.js'
import { keepProgress, type Progress } from './progress.js'

/** Where one stands in a step: reading it, asked for a move, or answered after one. */
export type Stage =
  | { readonly at: 'read' }
  | { readonly at: 'ask' }
  | { readonly at: 'told'; readonly verdict: Verdict }

export interface LessonModel {
  readonly lesson: Lesson
  readonly chapter: ReadonlySignal<Chapter>
  readonly chapterNumber: ReadonlySignal<number>
  readonly step: ReadonlySignal<LessonStep>
  readonly stage: ReadonlySignal<Stage>
  /** Steps of the whole lesson that are done, of how many. */
  readonly done: ReadonlySignal<number>
  readonly of: number
  readonly finished: ReadonlySignal<boolean>
  /** Grows when the pupil tries to act while there is something to read first. */
  readonly nudges: ReadonlySignal<number>
  readonly canGoBack: ReadonlySignal<boolean>
  next(): void
  back(): void
  /** Undoes a move that was not the one asked for. */
  takeBack(): void
  /** The teacher makes the move. */
  show(): void
  toChapter(n: number): void
}

/** The seat of the pupil. */
const PUPIL = 'p1'

/** Where each step that was gone through began, as a number of actions. */
interface Been {
  readonly chapter: number
  readonly step: number
  readonly cursor: number
}

const upTo = (game: Game, n: number): Game => shortened(positionAt(game, n))

interface Opened extends LessonGame {
  readonly chapter: number
  readonly step: number
  readonly answered: boolean
}

const fresh = (lesson: Lesson, title: Title, chapter: number): Opened => ({
  ...beginningOf(lesson, chapter, title),
  chapter,
  step: 0,
  answered: false,
})

/** Where it was left, if the lesson is still the same. */
const resumed = (lesson: Lesson, title: Title, kept: Progress | null): Opened => {
  const steps = kept && lesson.chapters[kept.chapter]?.steps
  if (!kept || !steps) return fresh(lesson, title, 0)
  const { game, cast } = scenarioOf(lesson, baseOf(lesson, kept.chapter), title)
  const now = replayed(game, kept.actions)
  if (!now || !steps[kept.step]) return fresh(lesson, title, kept.chapter)
  return { game: now, cast, chapter: kept.chapter, step: kept.step, answered: kept.answered }
}

/** A lesson being gone through: the teacher's side, and the keeper of the game the table shows. */
export const openLesson = (
  lesson: Lesson,
  title: Title,
  kept: Progress | null,
  name: string,
): { readonly model: LessonModel; readonly keeper: Keeper } => {
  const first = resumed(lesson, title, kept)
  let { cast } = first
  const game = signal<Game>(first.game)
  const at = signal({ chapter: first.chapter, step: first.step })
  const chapter = computed(() => lesson.chapters[at.value.chapter]!)
  const step = computed(() => chapter.value.steps[at.value.step]!)
  const begun = (): Stage => (step.peek().task ? { at: 'ask' } : { at: 'read' })
  const { task: answeredTask } = step.peek()
  const stage = signal<Stage>(
    first.answered && answeredTask
      ? { at: 'told', verdict: { good: true, say: answeredTask.why, goesOn: true } }
      : begun(),
  )
  const before = signal<Game>(stage.peek().at === 'told' ? upTo(first.game, first.game.cursor - 1) : first.game)
  const been = signal<readonly Been[]>([])
  const latest = signal<readonly GameEvent[] | null>(null)
  const nudges = signal(0)
  const lengths = lesson.chapters.map(({ steps }) => steps.length)
  const of = lengths.reduce((sum, each) => sum + each, 0)
  const done = computed(() => lengths.slice(0, at.value.chapter).reduce((sum, each) => sum + each, 0) + at.value.step)
  const finished = computed(() => done.value === of - 1)
  let replaced = (): void => undefined

  const keep = (): void => {
    const { chapter: c, step: s } = at.peek()
    const told = stage.peek()
    // A move that may still be taken back is not kept.
    const answered = told.at === 'told' && told.verdict.good
    const shown = told.at === 'told' && !answered ? before.peek() : game.peek()
    const actions = entriesOf(shown, 1, shown.cursor + 1).map(([, entry]) => entry.action as Action)
    keepProgress(lesson.title, {
      chapter: c,
      step: s,
      actions,
      answered,
      done: done.peek(),
      of,
      finished: finished.peek() || kept?.finished === true,
    })
  }

  const stand = (c: number, s: number, now: Game): void =>
    batch(() => {
      latest.value = null
      at.value = { chapter: c, step: s }
      if (game.peek() !== now) game.value = now
      before.value = now
      stage.value = begun()
      replaced()
      keep()
    })

  const enter = (c: number): void => {
    const opened = fresh(lesson, title, c)
    cast = opened.cast
    stand(c, 0, opened.game)
  }

  const model: LessonModel = {
    lesson,
    chapter,
    chapterNumber: computed(() => at.value.chapter),
    step,
    stage,
    done,
    of,
    finished,
    nudges,
    canGoBack: computed(() => been.value.length > 0),
    next() {
      const now = stage.peek()
      if (now.at === 'ask' || (now.at === 'told' && !now.verdict.goesOn)) return
      const { chapter: c, step: s } = at.peek()
      const after = playMoves({ game: game.peek(), cast }, step.peek().afterwards ?? [])
      const isLast = s + 1 >= chapter.peek().steps.length
      if (isLast && c + 1 >= lesson.chapters.length) return
      been.value = [...been.peek(), { chapter: c, step: s, cursor: before.peek().cursor }]
      if (!isLast) stand(c, s + 1, after)
      else if (lesson.chapters[c + 1]?.scenario) {
        been.value = []
        enter(c + 1)
      } else stand(c + 1, 0, after)
    },
    back() {
      const last = been.peek().at(-1)
      if (!last) return
      been.value = been.peek().slice(0, -1)
      stand(last.chapter, last.step, upTo(game.peek(), last.cursor))
    },
    takeBack() {
      const { chapter: c, step: s } = at.peek()
      stand(c, s, before.peek())
    },
    show() {
      const { task } = step.peek()
      if (!task || stage.peek().at !== 'ask') return
      batch(() => {
        game.value = playMoves({ game: game.peek(), cast }, [task.move])
        stage.value = { at: 'told', verdict: { good: true, say: task.why, goesOn: true } }
        keep()
      })
    },
    toChapter(n) {
      been.value = []
      enter(n)
    },
  }

  const keeper = stagedKeeper({
    id: `lesson-${lesson.title}`,
    name,
    title: lesson.title,
    game,
    latest,
    seat: PUPIL,
    canUndo: computed(() => stage.value.at === 'told' || been.value.length > 0),
    act(action): Refusal | null {
      const { task } = step.peek()
      if (stage.peek().at !== 'ask' || !task) {
        nudges.value++
        return null
      }
      const played = play(game.peek(), action)
      if (!played.ok) return played.refusal
      batch(() => {
        latest.value = played.events
        stage.value = { at: 'told', verdict: judge(task, action, played.game) }
        game.value = played.game
        keep()
      })
      return null
    },
    undo: () => (stage.peek().at === 'told' ? model.takeBack() : model.back()),
    onReplaced(listener) {
      replaced = listener
    },
  })
  keep()
  return { model, keeper }
}
