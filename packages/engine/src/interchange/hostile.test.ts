import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../core/rules.js'
import type { Ruleset } from '../core/setup.js'
import { refusalText } from '../core/texts/refusal.js'
import type { Game } from '../game.js'
import { placesIn, STRANGE_NAMES, STRANGE_NUMBERS, STRANGE_VALUES, valueAt, withAt } from '../testing/leaves.js'
import { walk } from '../testing/walk.js'
import { exportGame, importGame } from '../titles/interchange.js'
import type { GameFile } from './file.js'
import { problemText } from './problem.js'
import { replay } from './replay.js'

const naming = { name: (id: string) => id, hex: (id: string) => id, money: String } as never

/** Reads, plays and words a file: whatever it is, it is answered. */
const open = (file: unknown): boolean => {
  const imported = importGame(file)
  if (!imported.ok) {
    for (const language of LANGUAGES) problemText(imported.problem, language)
    return false
  }
  const replayed = replay(imported.game)
  if (!replayed.ok)
    for (const language of LANGUAGES)
      refusalText(replayed.game.rules.title.rulebook, replayed.refused.refusal, language, naming)
  return replayed.ok
}

const fileOf = (title: string, ruleset: Ruleset): GameFile => {
  const game = [...walk(title, 4, 150, { ruleset })].at(-1) as Game
  return JSON.parse(JSON.stringify(exportGame(game, { id: 'strange' })))
}

/** What leads to one action or to the head of the file, without all that comes after. */
const upTo = (file: GameFile, index: number): GameFile => ({ ...file, actions: file.actions.slice(0, index + 1) })

describe.each([
  ['1846', 'rulebook'],
  ['1846', '18xx.games'],
  ['18MEX', 'rulebook'],
  ['18MEX', '18xx.games'],
] as const)('a file of %s, %s', (title, ruleset) => {
  const file = fileOf(title, ruleset)
  const { actions, ...head } = file
  const heads = [...placesIn(head)]

  it('is one', () => expect(open(file)).toBe(true))

  const strangeFor = (value: unknown): readonly unknown[] => [
    ...STRANGE_VALUES,
    ...(typeof value === 'number' ? STRANGE_NUMBERS : STRANGE_NAMES),
  ]

  it('with anything anywhere in its head is answered, never thrown at', () => {
    for (const path of heads)
      for (const value of strangeFor(valueAt(head, path))) {
        const strange = withAt({ ...head, actions: actions.slice(0, 3) }, path, value)
        expect(() => open(strange), `${path.join('.')}: ${JSON.stringify(value)}`).not.toThrow()
      }
  })

  it('with anything anywhere in an action is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.nat(actions.length - 1), fc.nat(), fc.nat(), (index, place, which) => {
        const places = [...placesIn(actions[index])]
        const path = places[place % places.length] ?? []
        const values = strangeFor(valueAt(actions[index], path))
        const strange = withAt(upTo(file, index), ['actions', index, ...path], values[which % values.length])
        open(strange)
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('with an action of no shape is answered', () => {
    for (const value of [...STRANGE_VALUES, ...STRANGE_NAMES, { type: 'pass', entity: 1, auto_actions: [null, {}] }])
      open({ ...head, actions: [value] })
  })
})

it('anything at all is answered', () => {
  for (const value of [...STRANGE_VALUES, ...STRANGE_NAMES, ...STRANGE_NUMBERS]) expect(open(value)).toBe(false)
})
