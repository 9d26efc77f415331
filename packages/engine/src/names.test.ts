import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Action, ActionOf, RunOfTrain } from './core/action.js'
import { LANGUAGES } from './core/rules.js'
import type { Ruleset } from './core/setup.js'
import { refusalText } from './core/texts/refusal.js'
import { type Game, play } from './game.js'
import { mayAct } from './mayAct.js'
import { newGame } from './newGame.js'
import { describeProblems } from './scenario/describe.js'
import type { Scenario } from './scenario/format.js'
import { readScenario } from './scenario/read.js'
import { EVERY_ACTION } from './testing/actions.js'
import { INHERITED, type Path, placesIn, STRANGE_NAMES, STRANGE_NUMBERS, valueAt, withAt } from './testing/leaves.js'
import { scenariosOf } from './testing/rows.js'
import { newTable, setupOf } from './testing/table.js'
import { walk } from './testing/walk.js'
import { titles } from './titles/index.js'

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
      for (const language of LANGUAGES)
        expect(refusalText(game.rules.title.rulebook, played.refusal, language, naming)).not.toMatch(/[{}]/)
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

/** Names that there are in the game, each of its kind: all but one of them the wrong ones. */
const namesIn = ({ rules, state }: Game): readonly string[] => [
  ...state.seats,
  ...Object.keys(rules.operators),
  ...Object.keys(rules.privates),
  ...Object.keys(rules.board.hexes).slice(0, 5),
  ...Object.values(state.operators).flatMap(({ trains }) => trains.map(({ id }) => id)),
  ...state.depot.upcoming.slice(0, 1),
]

describe.each([
  ['1846', 'rulebook'],
  ['1846', '18xx.games'],
  ['1849', 'rulebook'],
  ['18MEX', 'rulebook'],
  ['18MEX', '18xx.games'],
  ['18Mag', 'rulebook'],
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

  it('what is there is answered too, where something else belongs', () => {
    for (const game of games.filter((_, n) => n % 8 === 3))
      for (const action of choices(game)
        .offers.map((offer) => offer.action)
        .slice(0, 3))
        for (const path of leavesOf(action, 'string'))
          for (const name of namesIn(game)) ask(game, withAt(action, path, name) as Action)
  })

  it('a name every record answers to is refused in every field', () => {
    const game = games[5] as Game
    for (const action of samples(game))
      for (const path of leavesOf(action, 'string'))
        for (const name of INHERITED) expect(ask(game, withAt(action, path, name) as Action)).toBe(false)
  })
})

/** Every way to count some of the places a run touches. */
const countings = (run: RunOfTrain): readonly RunOfTrain[] => {
  const hexes = [...new Set(run.chains.flat())].slice(0, 6)
  return Array.from({ length: 2 ** hexes.length }, (_, mask) => ({
    ...run,
    counts: hexes.filter((_, i) => mask & (1 << i)),
  }))
}

/** About to run a train. */
const RUNNING: readonly Scenario[] = [
  scenariosOf('1846').turnOf(
    'IC',
    {
      phase: 'II',
      tiles: { G7: '14 r0', G9: '14 r0', H6: '9 r0' },
      operators: { IC: { price: 60, shares: { Amy: 40 }, trains: ['3/5', '2'], tokens: ['K3', 'G7'] } },
      at: { step: 'run' },
    },
    [],
  ),
  scenariosOf('1849').turnOf(
    'CTL',
    {
      operators: { CTL: { price: 68, cell: [4, 2], shares: { Amy: 40 }, trains: ['4H'] } },
      at: { step: 'run' },
    },
    [],
  ),
  scenariosOf('18MEX').turnOf(
    'CHI',
    {
      phase: '3',
      tiles: { C6: '9 r0' },
      operators: { CHI: { cell: [0, 5], shares: { Amy: 60 }, trains: ['2'] } },
      at: { step: 'run' },
    },
    [],
  ),
  scenariosOf('18Mag').turnOf(
    '13',
    {
      tiles: { I2: '5 r2' },
      operators: { '13': { owner: 'Amy', trains: ['2'] } },
      at: { step: 'run' },
    },
    [],
  ),
]

describe('any places counted in a run', () => {
  it.each(RUNNING.map((scenario) => [scenario.title, scenario] as const))('of %s are answered', (_, scenario) => {
    const read = readScenario(scenario, titles)
    if (!read.ok) throw new Error(describeProblems(read.problems).join())
    const { offers } = choices(read.game)
    const run = offers.map(({ action }) => action).find(({ type }) => type === 'runRoutes') as ActionOf<'runRoutes'>
    const answers = run.runs.flatMap((each, n) =>
      countings(each).map((counted) => ask(read.game, { ...run, runs: run.runs.with(n, counted) })),
    )
    expect(new Set(answers)).toEqual(new Set([true, false]))
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
