import {
  type Action,
  determinize,
  type FullPosition,
  type Game,
  LANGUAGES,
  placeholders,
  seatsFor,
  stateHash,
  titles,
  view,
} from '@roundhouse/engine'
import { setupOf, walk } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES, BOTS, type BotName, decide, STRENGTHS } from './bots.js'
import { Dice } from './dice.js'
import { REASON_TEXTS, reasonText } from './reasons.js'
import { type Move, playBots } from './table.js'

const WHOLE = 6000

/** Variants are followed for a while: whole games of them are the tournament's (`roundhouse bots`). */
const TABLES: readonly (readonly [title: string, players: number, options: readonly string[], moves: number])[] = [
  ['1846', 3, [], WHOLE],
  ['1846', 5, ['second_ed'], 150],
  ['18MEX', 4, [], WHOLE],
  ['18MEX', 3, ['tripleYellow'], 150],
  ['1849', 3, [], WHOLE],
  ['1849', 4, ['absorbing', 'bonds', 'electricDreams'], 150],
  ['18Mag', 2, [], WHOLE],
  ['18Mag', 4, [], 150],
]

const NAMING = { name: (id: string) => id, money: (amount: number) => `$${amount}` }

const mixed = (players: number): readonly BotName[] =>
  Array.from({ length: players }, (_, i) => (['easy', 'normal', 'easy', 'random', 'hard'] as const)[i % 5] ?? 'easy')

describe.each(TABLES)('%s, %d players, %j', (title, players, options, most) => {
  const moves: Move[] = []
  const setup = setupOf(title, { players, options, seed: 4 })

  it('bots of all strengths play it, and nothing they do is refused', () => {
    const onMove = (_: Game, move: Move): void => void moves.push(move)
    const { game, fault } = playBots(setup, { bots: mixed(players), seed: 4, moves: most, onMove })
    expect(fault).toBeNull()
    expect(game.state.ended !== undefined).toBe(most === WHOLE)
  })

  it('every decision has a reason that can be said in every language', () => {
    expect(moves.length).toBeGreaterThan(50)
    for (const { decision } of moves) {
      expect(decision.reasons.length).toBeGreaterThan(0)
      for (const reason of decision.reasons)
        for (const language of LANGUAGES) expect(reasonText(reason, language, NAMING)).toMatch(/^\S.*[.]$/)
    }
  })

  it('the same seed gives the same game', () => {
    const hash = (): string => {
      const { game } = playBots(setup, { bots: mixed(players), seed: 9, moves: 40 })
      return stateHash(game.state)
    }
    expect(hash()).toBe(hash())
  })
})

it('a varied opening is the same for whoever sits there, and another one with another seed', () => {
  const setup = setupOf('18MEX', { players: 4, seed: 1 })
  const opening = (bots: readonly BotName[], seed: number): readonly Action[] => {
    const made: Action[] = []
    const onMove = (_: Game, { decision, isOpening }: Move): void => {
      if (isOpening) made.push(decision.action)
    }
    playBots(setup, { bots, seed, moves: 60, variedOpening: true, onMove })
    return made
  }
  const first = opening(['easy', 'random', 'easy', 'random'], 5)
  expect(first.length).toBeGreaterThan(10)
  expect(opening(['random', 'easy', 'random', 'easy'], 5)).toEqual(first)
  expect(opening(['easy', 'random', 'easy', 'random'], 6)).not.toEqual(first)
})

it('plays alone against the automaton', () => {
  const { players, ...rest } = setupOf('18Mag', { players: 2, seed: 2 })
  const solo = { ...rest, players: seatsFor(titles['18Mag']!, players.slice(0, 1)) }
  const { game, fault } = playBots(solo, { bots: ['easy'], seed: 2 })
  expect(fault).toBeNull()
  expect(game.state.ended).toBeDefined()
})

/** The same view, with the cards of the others dealt in another way. */
const dealtAnew = (game: Game, seat: `p${number}`, seed: number): FullPosition => {
  const dice = new Dice(seed)
  return determinize(view(game, seat), (count) => dice.between(0, count - 1))
}

describe.each(STRENGTHS)('%s', (bot) => {
  it('decides the same whatever cards the others hide', () => {
    for (const game of [...walk('1846', 3, 8, { players: 4 })]) {
      const seat = game.state.round.current
      if (game.state.round.kind !== 'draft' || seat === null) continue
      const chosen = [1, 2, 3, 4].map((seed): Action => {
        const { setup, rules, state } = dealtAnew(game, seat as `p${number}`, seed)
        const other = {
          ...game,
          setup,
          rules,
          state,
          entries: [{ action: null, events: [], state }],
          length: 1,
          cursor: 0,
        }
        return decide(view(other, seat as `p${number}`), seat as `p${number}`, { bot, seed: 1 }).action
      })
      expect(new Set(chosen.map((action) => JSON.stringify(action))).size).toBe(1)
    }
  })
})

it('names and reasons are there in every language, with the same parameters', () => {
  for (const bot of BOTS) for (const language of LANGUAGES) expect(BOT_NAMES[bot][language]).not.toBe('')
  for (const text of Object.values(REASON_TEXTS))
    for (const language of LANGUAGES)
      expect([...placeholders(text[language])].sort()).toEqual([...placeholders(text.en)].sort())
})
