import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import type { Action } from '../../../core/action.js'
import { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import type { GameState } from '../../../core/state.js'
import { at, entriesOf, type Game, gameFrom, log, play } from '../../../game.js'
import { type Entry, Line } from '../../../history.js'
import { mayAct } from '../../../mayAct.js'
import type { Table } from '../../../testing/table.js'
import { diceOf, walk } from '../../../testing/walk.js'
import { historyFor, view } from '../../../view.js'
import { deck, drawnCards, kept, lastCard } from '../rounds/draft.js'

type Seat = PlayerId | null

/** Two players draft openly. */
const OPEN = ['2 players as on 18xx.games', { players: 2, ruleset: '18xx.games' }] as const
const TABLES: readonly (readonly [string, Table])[] = [
  ['3 players', { players: 3 }],
  ['4 players', { players: 4 }],
  ['5 players', { players: 5 }],
  ['5 players, second edition', { players: 5, options: ['second_ed'] }],
  ['4 players as on 18xx.games', { players: 4, ruleset: '18xx.games' }],
]

const shuffledBy =
  (dice: (count: number) => number) =>
  (cards: readonly string[]): readonly string[] => {
    const left = [...cards]
    return cards.map(() => left.splice(dice(left.length), 1)[0] as string)
  }

const seatsOf = ({ state }: Game): readonly Seat[] => [...state.seats, null]
const isDrafting = ({ state }: Game): boolean => state.round.kind === 'draft'

/** Everything somebody might try in a draft or after it, in any name. */
const attempts = ({ state, rules }: Game): readonly Action[] => {
  const cards = [...Object.keys(rules.privates), ...state.seats.map((_, i) => `Pass (${i + 1})`), 'hidden']
  return state.seats.flatMap((by): readonly Action[] => [
    { type: 'pass', by },
    ...cards.map((company): Action => ({ type: 'bid', by, company, price: rules.privates[company]?.price ?? 0 })),
    { type: 'par', by, corporation: 'NYC', price: 100 },
  ])
}

/** What somebody is answered who tries: as a table over the network asks, `mayAct` first. */
const answer = (game: Game, seat: PlayerId, action: Action): unknown => {
  const may = mayAct(game, seat, action)
  if (may !== true) return may
  const played = play(game, action)
  return played.ok || played.refusal
}

/** All that a client of this seat is given at this point of the game. */
const fed = (game: Game, seat: Seat, from: number): string => {
  const { setup, state, log: told } = view(game, seat)
  const own = seat && [choices(game, seat, ['runRoutes']), attempts(game).map((each) => answer(game, seat, each))]
  return JSON.stringify([setup, state, told, historyFor(game, seat, from), own])
}

/** Cards that a seat has seen up to now: drawn or kept by itself, or shown to all. */
const seenCards = (game: Game, seat: Seat): ReadonlySet<string> => {
  const seen = new Set<string>()
  for (const [n] of entriesOf(game, 0, game.cursor + 1)) {
    const then = at(game, n)
    if (then.state.round.current === seat) for (const card of drawnCards(then)) seen.add(card)
    const last = lastCard.of(then)
    if (last) seen.add(last.company)
  }
  return seen
}

/** The same game, really played, from a deck in which cards the seat has not seen lie in each other's places. */
const playedOtherwise = (game: Game, seat: Seat, dice: (count: number) => number): Game | null => {
  const seen = seenCards(game, seat)
  const start = at(game, 0)
  const unseen = deck.of(start).filter((card) => !seen.has(card))
  const mixed = shuffledBy(dice)(unseen)
  const now = new Map(unseen.map((card, i) => [card, mixed[i] as string]))
  const deal = (card: string): string => now.get(card) ?? card
  const d = new Draft(start)
  deck.set(d, deck.of(start).map(deal))
  let other = gameFrom(game.rules.title, game.setup, d.state, start.history.entry(0).events)
  for (const action of log(game)) {
    const played = play(other, action.type === 'bid' ? { ...action, company: deal(action.company) } : action)
    // With other cards the draft may be over, or the last card lie open, earlier: everybody sees that.
    if (!played.ok || !isDrafting(played.game) || lastCard.of(played.game)) return null
    other = played.game
  }
  return other
}

describe.each(TABLES)('%s: a seat cannot tell apart', (_, table) => {
  const seeds = [1, 2, 3, 4]

  it('two drafts that differ in cards it has never seen', () => {
    const compared = new Map<Seat, number>()
    for (const seed of seeds) {
      const dice = diceOf(seed)
      for (const game of walk('1846', seed, 40, table)) {
        if (!isDrafting(game) || lastCard.of(game)) break
        for (const seat of seatsOf(game)) {
          const other = playedOtherwise(game, seat, dice)
          if (!other || JSON.stringify(other.state) === JSON.stringify(game.state)) continue
          expect(fed(other, seat, 0)).toBe(fed(game, seat, 0))
          compared.set(seat, (compared.get(seat) ?? 0) + 1)
        }
      }
    }
    for (const seat of compared.keys()) expect(compared.get(seat)).toBeGreaterThan(3)
    expect(compared.size).toBe((table.players as number) + 1)
  })
})

describe.each([OPEN, ...TABLES])('%s: a seat cannot tell apart', (_, table) => {
  it('two whole games that differ in what others were shown and put back, and in chance', { timeout: 120_000 }, () => {
    const games = [...walk('1846', 11, 2000, table)]
    const last = games.at(-1) as Game
    expect(last.state.ended).toBeDefined()
    const dice = diceOf(11)
    const mix = shuffledBy(dice)
    for (const seat of seatsOf(last)) {
      const otherState = (then: Game): GameState => {
        const d = new Draft(then)
        d.set({ random: 4711 + then.cursor })
        if (!isDrafting(then) || lastCard.of(then)) return d.state
        const own = then.state.round.current === seat ? drawnCards(then) : []
        deck.set(d, [...own, ...mix(deck.of(then).slice(own.length))])
        return d.state
      }
      const entries = entriesOf(last).map(([n, entry]): Entry => ({ ...entry, state: otherState(at(last, n)) }))
      const history = new Line(0, entries)
      const setup = { ...last.setup, seed: 4711 }
      for (const game of games) {
        if (game.state.ended || (game.cursor > 40 && game.cursor % 7 > 0)) continue
        const other: Game = { ...game, setup, history, state: history.entry(game.cursor).state }
        const from = game.cursor % 49 === 0 ? 0 : Math.max(0, game.cursor - 7)
        expect(fed(other, seat, from) === fed(game, seat, from), `after ${game.cursor} actions`).toBe(true)
      }
    }
  })
})

it('a client would notice the cards of a hand that is not covered', () => {
  const [game] = [...walk('1846', 1, 2)].slice(-1) as [Game]
  const open: Game = { ...game, rules: { ...game.rules, hide: (p) => p.state } }
  const other = playedOtherwise(open, null, diceOf(1)) as Game
  expect(kept.of(other)).not.toEqual(kept.of(game))
  expect(fed({ ...other, rules: open.rules }, null, 0)).not.toBe(fed(open, null, 0))
})

it.each(['secretOf', 'secretIn'] as const)('nor would it overlook a history without %s', (name) => {
  const [game] = [...walk('1846', 1, 2)].slice(-1) as [Game]
  const open: Game = { ...game, rules: { ...game.rules, [name]: () => null } }
  const other = playedOtherwise(open, null, diceOf(1)) as Game
  expect(fed({ ...other, rules: open.rules }, null, 0)).not.toBe(fed(open, null, 0))
})
