import { boardScene, signsOf } from '@roundhouse/board'
import { playRandomGame, type StyleName } from '@roundhouse/bots'
import {
  type Action,
  at,
  cash,
  choices,
  entriesOf,
  type Game,
  type GameState,
  type Offer,
  type Position,
  play,
} from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { describe, expect, test } from 'vitest'
import type { MapProps, Reading } from '../contracts.js'
import { boardViewOf, heldOf } from '../map/board-view.js'
import { namingOf } from '../table/naming.js'
import { effectWords } from './effect-words.js'
import { type Effect, effectOf } from './effects.js'
import { hexOf } from './picking.js'

/** Seeded games of every title, so that different corners of the rules are visited. */
const GAMES: readonly (readonly [title: string, options: readonly string[], seed: number, style: StyleName])[] = [
  ['1846', [], 3, 'builders'],
  ['18MEX', [], 1, 'savers'],
  ['1849', [], 2, 'builders'],
  ['1849', ['absorbing', 'electricDreams', 'bonds'], 4, 'plain'],
  ['18Mag', [], 2, 'builders'],
]
/** Positions of a game that are looked at for each kind of action taken in it, and offers of each. */
const MOMENTS = 5
const OFFERS = 5

const gameOf = (title: string, options: readonly string[], seed: number, style: StyleName): Game =>
  playRandomGame(setupOf(title, { players: 3, seed, options }), { seed, style }).game

/** Spread over all that is offered, ends of ranges with them. */
const actionsOf = (offers: readonly Offer[], turn: number): readonly Action[] => {
  const all = offers.flatMap(({ action, range }) =>
    range ? [action, { ...action, [range.field]: range.max } as Action] : [action],
  )
  const every = Math.max(1, Math.floor(all.length / OFFERS))
  return all.filter((_, i) => i % every === turn % every)
}

const purses = ({ players, operators }: GameState): readonly string[] => [
  ...Object.keys(players),
  ...Object.keys(operators),
]

/** What is promised for a purse is what it then has, and what is not promised stays. */
const checkMoney = (before: Position, after: Position, effect: Effect, isLast: boolean): void => {
  const change = (id: string): number => cash(after, id) - cash(before, id)
  for (const { purse, items, ...promised } of effect.money) {
    expect({ purse, ...promised }).toEqual({ purse, change: change(purse), left: cash(after, purse) })
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(promised.change)
  }
  const told = new Set(effect.money.map(({ purse }) => purse))
  const moved = purses(after.state).filter((id) => change(id) !== 0)
  if (isLast) expect(moved.filter((id) => !told.has(id))).toEqual([])
}

/** The same in words: every sum is named with what is left, and nothing that does not change. */
const checkWords = (before: Game, after: Position, action: Action, effect: Effect): void => {
  const naming = namingOf(before, 'en')
  const reading = { game: before, naming, language: 'en' } as Reading
  const words = effectWords(effect, action.by, reading).map(({ text }) => text)
  for (const { purse, change } of effect.money) {
    const sum = `${naming.change(change)} → ${naming.money(cash(after, purse))}`
    const isTold = words.some((text) => text.includes(sum))
    if (change === 0) expect(words).not.toContain(sum)
    else if (purse === action.by || !after.state.operators[purse]?.closed) expect([sum, isTold]).toEqual([sum, true])
  }
}

const checkPicture = (before: Game, after: Position, action: Action, effect: Effect): void => {
  const hex = hexOf(action)
  if (hex === undefined || !before.rules.board.hexes[hex]) return
  const signs = signsOf(Object.values(before.rules.operators))
  const common = { language: 'en', theme: 'light', naming: namingOf(before, 'en'), signs } as const
  const placing = { hex, by: action.by, label: '', after: effect.after, cost: null, onConfirm() {}, onCancel() {} }
  const given: MapProps = { ...common, position: before, placing }
  const preview = boardScene(boardViewOf(given, { held: heldOf(given, null) }))
  const real = boardScene(boardViewOf({ ...common, position: after }, { held: null }))
  const drawn = (scene: typeof real) => scene.layers.filter(({ key }) => key !== 'highlights' && key !== 'targets')
  expect(drawn(preview)).toEqual(drawn(real))
}

/** Some numbers of actions of each kind, spread over the game. */
const momentsOf = (game: Game): readonly number[] => {
  const byKind = new Map<string, number[]>()
  for (const [n, { action }] of entriesOf(game, 1))
    if (action) byKind.set(action.type, [...(byKind.get(action.type) ?? []), n - 1])
  return [...byKind.values()].flatMap((numbers) => {
    const every = Math.ceil(numbers.length / MOMENTS)
    return numbers.filter((_, i) => i % every === 0)
  })
}

describe('what a preview promises is what the action does', () => {
  test.each(GAMES)('%s %j, game %i of %s', (title, options, seed, style) => {
    const game = gameOf(title, options, seed, style)
    const seen = new Set<string>()
    for (const n of momentsOf(game)) {
      const here = at(game, n)
      for (const action of actionsOf(choices(here, undefined, ['runRoutes', 'claimRoutes']).offers, n)) {
        const effect = effectOf(here, action)
        const played = play(here, action)
        expect(effect !== null, JSON.stringify(action)).toBe(played.ok)
        if (!effect || !played.ok) continue
        seen.add(action.type)
        checkMoney(here, played.game, effect, effect.events.length === played.events.length)
        checkWords(here, played.game, action, effect)
        checkPicture(here, played.game, action, effect)
      }
    }
    for (const kind of ['layTile', 'placeToken', 'buyTrain', 'buyShares', 'sellShares']) expect(seen).toContain(kind)
  })
})
