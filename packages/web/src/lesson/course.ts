import {
  type Action,
  type Cast,
  factsOf,
  type Game,
  isAsWanted,
  type Json,
  play,
  playWritten,
  readScenario,
  type ScenarioAction,
  type Text,
  type Title,
} from '@roundhouse/engine'
import type { Lesson, Task, Wanted } from './lesson.js'

/** A position of a lesson, with who is who in it. */
export interface LessonGame {
  readonly game: Game
  readonly cast: Cast
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const hasField = (found: unknown, wanted: Json): boolean =>
  same(found, wanted) || (Array.isArray(wanted) && wanted.some((each) => same(found, each)))

/** Is the move, which led to the position, the one that is wanted? */
export const isWanted = ({ type, fields = {}, after = {} }: Wanted, action: Action, then: Game): boolean => {
  if (action.type !== type) return false
  const record = action as unknown as Readonly<Record<string, unknown>>
  if (!Object.entries(fields).every(([name, value]) => hasField(record[name], value))) return false
  if (Object.keys(after).length === 0) return true
  const facts = factsOf(then)
  return Object.entries(after).every(([fact, value]) => isAsWanted(facts[fact], value))
}

/** What the teacher says to a legal move. */
export interface Verdict {
  readonly good: boolean
  readonly say: Text
  /** May the lesson go on from here? */
  readonly goesOn: boolean
}

export const judge = (task: Task, action: Action, then: Game): Verdict => {
  if (isWanted(task.wanted, action, then)) return { good: true, say: task.why, goesOn: true }
  const other = task.others?.find(({ wanted }) => isWanted(wanted, action, then))
  return { good: false, say: other?.say ?? task.otherwise, goesOn: other?.goesOn === true }
}

/** Plays what the lesson has written down; it never writes down what is refused. */
export const playMoves = ({ game, cast }: LessonGame, moves: readonly ScenarioAction[]): Game => {
  let now = game
  for (const move of moves) {
    const played = playWritten(now, cast, move)
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is refused: ${played.refusal.code}`)
    now = played.game
  }
  return now
}

/** The chapter whose scenario a chapter goes on from. */
export const baseOf = ({ chapters }: Lesson, chapter: number): number => {
  let base = chapter
  while (base > 0 && chapters[base]?.scenario === undefined) base--
  return base
}

/** The position a chapter's scenario describes. */
export const scenarioOf = (lesson: Lesson, chapter: number, title: Title): LessonGame => {
  const read = readScenario(lesson.chapters[chapter]?.scenario, { [title.id]: title })
  if (!read.ok) throw new Error(read.problems.map(({ path, problem }) => `${path}: ${problem}`).join(' '))
  return { game: read.game, cast: read.cast }
}

/** Every move of a chapter as the teacher plays it. */
export const movesOf = ({ chapters }: Lesson, chapter: number): readonly ScenarioAction[] =>
  chapters[chapter]?.steps.flatMap(({ task, afterwards = [] }) => [...(task ? [task.move] : []), ...afterwards]) ?? []

/** Where a chapter begins, for who begins with it. */
export const beginningOf = (lesson: Lesson, chapter: number, title: Title): LessonGame => {
  const base = baseOf(lesson, chapter)
  const { game, cast } = scenarioOf(lesson, base, title)
  const before = Array.from({ length: chapter - base }, (_, i) => movesOf(lesson, base + i)).flat()
  return { game: playMoves({ game, cast }, before), cast }
}

/** The game after these actions, or null where they do not lead on. */
export const replayed = (game: Game, actions: readonly Action[]): Game | null => {
  let now = game
  for (const action of actions) {
    const played = play(now, action)
    if (!played.ok) return null
    now = played.game
  }
  return now
}
