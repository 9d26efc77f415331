import {
  type Action,
  choices,
  entryOf,
  type Game,
  LANGUAGES,
  type PlayerId,
  play,
  playWritten,
  type Text,
  titles,
} from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { panelsOf } from '../table/panel-list.js'
import { beginningOf, isWanted, judge, playMoves } from './course.js'
import type { Lesson, Pointer, Task } from './lesson.js'
import { lessonLoaders } from './lesson-list.js'

const lessons: readonly Lesson[] = await Promise.all(Object.values(lessonLoaders).map((load) => load()))
const PUPIL: PlayerId = 'p1'

test('every title has a lesson', () => {
  expect(lessons.map(({ title }) => title).sort()).toEqual(Object.keys(titles).sort())
})

const isText = (value: object): value is Text => 'en' in value && 'ru' in value && 'pl' in value

/** Every text of a value, with where it stands. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, Text])[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}/${key}`))
}

/** Amounts are written `{100}` in every language alike. */
const amounts = (text: string): readonly string[] => [...text.matchAll(/\{(\w*)\}/g)].map(([, inner]) => inner!).sort()

/** Does it point at something that is there? */
const pointsAtNothing = (pointer: Pointer, game: Game, task: Task | undefined): boolean => {
  const { rules, setup } = game
  const { offers, deferred } = choices(game, PUPIL, ['runRoutes', 'claimRoutes'])
  switch (pointer.at) {
    case 'hex':
      return !rules.board.hexes[pointer.hex]
    case 'tile':
      return !task || !offers.some(({ action }) => 'tile' in action && action.tile === pointer.tile)
    case 'offer':
      return ![...offers.map(({ action }) => action), ...deferred].some(
        (action) =>
          action.type === pointer.type &&
          (pointer.of === undefined ||
            ('corporation' in action && action.corporation === pointer.of) ||
            ('company' in action && action.company === pointer.of) ||
            ('from' in action && action.from === pointer.of)),
      )
    case 'stock':
      return !offers.some(({ action }) => 'corporation' in action && action.corporation === pointer.of)
    case 'start':
      return !offers.some(
        ({ action }) => action.type === 'par' && action.corporation === pointer.of && action.price === pointer.price,
      )
    case 'price':
      return !offers.some(({ action }) => action.type === 'par' && action.price === pointer.price)
    case 'way':
      return deferred.length === 0 && !offers.some(({ action }) => action.type === 'pass')
    case 'panel':
      return !panelsOf(game).includes(pointer.panel)
    case 'company':
      return game.state.operators[pointer.of] === undefined
    case 'player':
      return !setup.players.some(({ name }) => name === pointer.player)
    default:
      return pointer satisfies never
  }
}

const offered = (game: Game): boolean => {
  const own = choices(game, PUPIL, ['runRoutes', 'claimRoutes'])
  return own.offers.length + own.deferred.length > 0
}

describe.each(lessons.map((lesson) => [lesson.title, lesson] as const))('the lesson of %s', (id, lesson) => {
  const title = titles[id]!

  test('every text is there in every language, with the same amounts', () => {
    const wrong = textsIn(lesson).filter(
      ([, text]) =>
        LANGUAGES.some((language) => !text[language].trim()) ||
        LANGUAGES.some((language) => `${amounts(text[language])}` !== `${amounts(text.en)}`),
    )
    expect(wrong).toEqual([])
  })

  test.each(lesson.chapters.map((chapter, n) => [n + 1, chapter] as const))(
    'chapter %i is played by its own moves; every pointer finds its thing; every answer can be given',
    (n, { steps }) => {
      const { cast, ...begun } = beginningOf(lesson, n - 1, title)
      let { game } = begun
      for (const [i, { task, point = [], afterwards = [] }] of steps.entries()) {
        const where = `step ${i + 1}`
        expect(
          point.filter((pointer) => pointsAtNothing(pointer, game, task)),
          where,
        ).toEqual([])
        if (task) {
          expect(offered(game), `${where}: the pupil is asked`).toBe(true)
          const before = game
          const played = playWritten(game, cast, task.move)
          expect(played.ok, `${where}: ${played.ok ? '' : played.refusal.code}`).toBe(true)
          if (!played.ok) return
          game = played.game
          expect(judge(task, entryOf(game, game.cursor)?.action as Action, game), where).toMatchObject({ good: true })
          const legal = choices(before, PUPIL).offers.flatMap(({ action, range }) =>
            range
              ? [...(range.marks ?? []), range.min, range.max].map(
                  (value) => ({ ...action, [range.field]: value }) as Action,
                )
              : [action],
          )
          for (const { wanted, goesOn } of task.others ?? []) {
            const found = legal.find((action) => {
              const other = play(before, action)
              return other.ok && isWanted(wanted, action, other.game) && !judge(task, action, other.game).good
            })
            expect(found, `${where}: nobody can do ${JSON.stringify(wanted)}`).toBeDefined()
            if (goesOn && found) {
              const other = play(before, found)
              const rest = steps
                .slice(i + 1)
                .flatMap((each) => [...(each.task ? [each.task.move] : []), ...(each.afterwards ?? [])])
              if (other.ok) playMoves({ game: other.game, cast }, [...afterwards, ...rest])
            }
          }
        }
        game = playMoves({ game, cast }, afterwards)
      }
      if (n === lesson.chapters.length) expect(game.state.ended, 'the last chapter ends the game').toBeDefined()
    },
  )
})
