import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Action } from './core/action.js'
import { LANGUAGES } from './core/rules.js'
import type { Ruleset } from './core/setup.js'
import { refusalText } from './core/texts/refusal.js'
import { type Game, play } from './game.js'
import { mayAct } from './mayAct.js'
import { newGame } from './newGame.js'
import { EVERY_ACTION } from './testing/actions.js'
import { INHERITED, type Path, placesIn, STRANGE_NAMES, STRANGE_NUMBERS, valueAt, withAt } from './testing/leaves.js'
import { newTable, setupOf } from './testing/table.js'
import { walk } from './testing/walk.js'

function* leavesOf(action: Action, kind: 'string' | 'number'): Generator<Path> {
  for (const path of placesIn(action)) if (path[0] !== 'type' && typeof valueAt(action, path) === kind) yield path
}

const naming = { name: (id: string) => id, hex: (id: string) => id, money: String } as never

/** Plays it, asks about it and words what is said to it: none of that may throw. */
const ask = (game: Game, action: Action): boolean => {
  try {
    const played = play(game, action)
    for (const seat of game.state.seats) mayAct(game, seat, action)
    if (!played.ok)
      for (const language of LANGUAGES) refusalText(game.rules.title.rulebook, played.refusal, language, naming)
    return played.ok
  } catch (error) {
    throw new Error(`${JSON.stringify(action)} after ${game.cursor} actions: ${error}`, { cause: error })
  }
}

/** One of each kind that is offered or shown here, by those who may, and one of every kind there is. */
const samples = (game: Game): readonly Action[] => {
  const { actor, offers, blocked } = choices(game)
  const here = [...offers, ...blocked].map(({ action }) => action)
  const kinds = [...new Set(here.map(({ type }) => type))]
  return [
    ...kinds.flatMap((type) => here.filter((action) => action.type === type).slice(0, 2)),
    ...Object.values(EVERY_ACTION).map((action) => ({ ...action, by: actor ?? action.by }) as Action),
    ...Object.values(EVERY_ACTION),
  ]
}

describe.each([
  ['1846', 'rulebook'],
  ['1846', '18xx.games'],
  ['18MEX', 'rulebook'],
  ['18MEX', '18xx.games'],
] as const)('any name in any action, %s, %s', (title, ruleset) => {
  const games = [1, 2].flatMap((seed) => [...walk(title, seed, 220, { ruleset })].filter((_, n) => n % 9 === 0))

  it.each([
    ['string', STRANGE_NAMES],
    ['number', STRANGE_NUMBERS],
  ] as const)('a strange %s is answered, never thrown at', (kind, strange) => {
    const tried = new Set<string>()
    fc.assert(
      fc.property(fc.nat(games.length - 1), fc.nat(), (at, n) => {
        const game = games[at] as Game
        const all = samples(game)
        const action = all[n % all.length] as Action
        for (const path of leavesOf(action, kind)) {
          tried.add(`${action.type}.${path.filter((key) => typeof key === 'string').join('.')}`)
          for (const value of strange) ask(game, withAt(action, path, value) as Action)
        }
      }),
      { numRuns: 250, seed: 1 },
    )
    const fields = Object.values(EVERY_ACTION).flatMap((action) =>
      [...leavesOf(action, kind)].map(
        (path) => `${action.type}.${path.filter((key) => typeof key === 'string').join('.')}`,
      ),
    )
    expect([...tried].sort()).toEqual(expect.arrayContaining([...new Set(fields)].sort()))
  })

  it('a name every record answers to is refused in every field', () => {
    const game = games[5] as Game
    for (const action of samples(game))
      for (const path of leavesOf(action, 'string'))
        for (const name of INHERITED) expect(ask(game, withAt(action, path, name) as Action)).toBe(false)
  })
})

describe('any name in a set-up', () => {
  const usual = setupOf('1846')

  it.each(INHERITED)('%s is no title, no option, no ruleset and no seed', (name) => {
    const problems = [
      newGame({ ...usual, title: name }),
      newGame({ ...usual, options: [name] }),
      newGame({ ...usual, ruleset: name as Ruleset }),
      newGame({ ...usual, seed: name }),
    ].map((begun) => (begun.ok ? null : begun.problem.problem))
    expect(problems).toEqual(['title', 'option', 'ruleset', 'seed'])
  })

  it('is a name a player may have', () => {
    const [one = '', two = '', three = ''] = INHERITED
    const game = newTable('1846', { players: [one, two, three] })
    const { action } = choices(game).offers[0] as { readonly action: Action }
    expect(ask(game, action)).toBe(true)
  })
})
