import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Action } from './core/action.js'
import { Draft } from './core/draft.js'
import { HIDDEN_CARD, type PlayerId } from './core/ids.js'
import { entriesOf, type Game, gameFrom, heldFrom, log } from './game.js'
import { type Entry, Line, NotHeld } from './history.js'
import { diceOf, walk } from './testing/walk.js'
import { deck, kept, lastCard } from './titles/1846/rounds/draft.js'
import { type GameView, historyFor, view } from './view.js'

const seatsOf = (game: Game): readonly (PlayerId | null)[] => [...game.state.seats, null]

/** What would go over the wire. */
const told = ({ setup, state, log }: GameView): string => JSON.stringify([setup, state, log])

/** Who acts, in which step: what everybody at a table sees. */
const forAll = ({ actor, seat, step: id }: ReturnType<typeof choices>) => ({ actor, seat, step: id })

describe.each([
  ['1846', 1, 120],
  ['1846', 2, 60],
  ['1846', 3, 40],
  ['18MEX', 1, 120],
  ['18MEX', 2, 60],
] as const)('views of a random game of %s, seed %d, %d actions', (title, seed, moves) => {
  const games = [...walk(title, seed, moves)]
  const some = games.filter(({ cursor }) => cursor < 30 || cursor % 5 === 0)

  it('who acts, in which step, and one’s own choices are those of the truth', () => {
    for (const game of some) {
      const truth = choices(game, undefined, ['runRoutes'])
      for (const seat of seatsOf(game)) {
        const seen = view(game, seat)
        expect(forAll(choices(seen, undefined, ['runRoutes']))).toEqual(forAll(truth))
        if (seat !== null) expect(choices(seen, seat)).toEqual(choices(game, seat))
      }
    }
  })

  it('has the shape of a state', () => {
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
          : typeof value
    for (const game of some)
      for (const seat of seatsOf(game)) {
        const { state, setup, log } = view(game, seat)
        expect(shape(state)).toEqual(shape(game.state))
        expect(Object.keys(setup).sort()).toEqual(Object.keys(game.setup).sort())
        expect(log).toHaveLength(game.cursor)
      }
  })

  it('seed and generator leave with no view before the end', () => {
    for (const game of some)
      for (const seat of seatsOf(game)) {
        const other = { ...game, setup: { ...game.setup, seed: 4711 }, state: { ...game.state, random: 4711 } }
        expect(told(view(other, seat))).toBe(told(view(game, seat)))
      }
  })
})

/** A game in which the cards a seat cannot see are dealt otherwise, as its log would then be. */
const dealtOtherwise = (game: Game, seat: PlayerId | null, dice: (count: number) => number): Game => {
  const cards = deck.of(game)
  const hands = kept.of(game)
  const drawn = game.state.round.current === seat ? game.state.seats.length + 2 : 0
  const others = Object.keys(hands).filter((id) => id !== seat)
  const unseen = [...cards.slice(drawn), ...others.flatMap((id) => hands[id] ?? [])]
  const mixed = [...unseen]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j] as string, mixed[i] as string]
  }
  const now = new Map(unseen.map((card, i) => [card, mixed[i] as string]))
  const deal = (card: string): string => now.get(card) ?? card
  const d = new Draft(game)
  deck.set(
    d,
    cards.map((card, i) => (i < drawn ? card : deal(card))),
  )
  kept.set(d, Object.fromEntries(Object.entries(hands).map(([id, hand]) => [id, id === seat ? hand : hand.map(deal)])))
  const entries = entriesOf(game).map(([, entry]): Entry => {
    const { action } = entry
    return action?.type !== 'bid' || action.by === seat
      ? entry
      : { ...entry, action: { ...action, company: deal(action.company), price: 0 } as Action }
  })
  return { ...game, state: d.state, history: new Line(0, entries) }
}

describe('the draft of 1846', () => {
  it.each([1, 2, 3, 4, 5, 6])('a view is the same however the cards lie that the seat cannot see: seed %d', (seed) => {
    const dice = diceOf(seed)
    let mixed = 0
    for (const game of walk('1846', seed, 30)) {
      if (game.state.round.kind !== 'draft' || lastCard.of(game) !== null) continue
      for (const seat of seatsOf(game)) {
        const other = dealtOtherwise(game, seat, dice)
        expect(told(view(other, seat))).toBe(told(view(game, seat)))
        if (JSON.stringify(other.state) !== JSON.stringify(game.state)) mixed++
      }
    }
    expect(mixed).toBeGreaterThan(10)
  })

  it('a seat knows its own cards and its own actions', () => {
    for (const game of walk('1846', 1, 8)) {
      for (const seat of game.state.seats) {
        const seen = view(game, seat)
        expect(seen.rules.hand?.(seen, seat)).toEqual(game.rules.hand?.(game, seat))
        expect(seen.log.filter(({ by }) => by === seat)).toEqual(
          log(game).flatMap((action) => (action.by === seat ? [action] : [])),
        )
      }
    }
  })
})

it('when the game is over everything is shown', () => {
  const [first] = walk('1846', 1, 0)
  const { rules, setup, state } = first as Game
  const over = gameFrom(rules.title, setup, { ...state, ended: { reason: 'bank' } })
  const seen = view(over, null)
  expect(seen.state).toEqual(over.state)
  expect(seen.setup.seed).toBe(setup.seed)
})

describe('historyFor', () => {
  const games = [...walk('1846', 3, 40)]
  const last = games.at(-1) as Game
  const drafting = games.filter(({ state }) => state.round.kind === 'draft')
  const cardOf = (entries: ReturnType<typeof historyFor>, n: number): unknown =>
    entries.find(({ number }) => number === n)?.events.find(({ type }) => type === 'cardKept')

  it('has the numbers asked for, to the cursor', () => {
    expect(historyFor(last, null, 35).map(({ number }) => number)).toEqual([35, 36, 37, 38, 39, 40])
    expect(historyFor(last, null, 41)).toEqual([])
    expect(() => historyFor(heldFrom(last, 30), null, 29)).toThrow(NotHeld)
  })

  it('a card kept is named to its owner alone while the draft goes on, action and event', () => {
    const draft = drafting.at(-1) as Game
    for (const [n, { action }] of entriesOf(draft, 1, draft.cursor + 1)) {
      if (action?.type !== 'bid') continue
      for (const seat of seatsOf(draft)) {
        const entries = historyFor(draft, seat, 1)
        const { by, company: card } = action
        const own = seat === by
        expect(entries[n - 1]?.action).toEqual(own ? action : { type: 'bid', by, hidden: true })
        expect(cardOf(entries, n)).toEqual({ type: 'cardKept', player: by, card: own ? card : HIDDEN_CARD })
      }
    }
  })

  it('and to everybody when all have been shown; the states of the draft stay as they were seen', () => {
    expect(last.state.round.kind).not.toBe('draft')
    const draft = drafting.length - 1
    for (const seat of seatsOf(last)) {
      const entries = historyFor(last, seat, 0)
      expect(entries.slice(1).map(({ action }) => action)).toEqual(log(last))
      expect(entries.map(({ events }) => events)).toEqual(entriesOf(last).map(([, { events }]) => events))
      for (let n = 0; n <= draft; n++) expect(entries[n]?.state).toEqual(view(games[n] as Game, seat).state)
    }
  })

  it('when the game is over: as it was', () => {
    const ended = { ...last.state, ended: { reason: 'bank' } }
    const entries = entriesOf(last).map(([n, entry]) => (n === 40 ? { ...entry, state: ended } : entry))
    const over = { ...last, state: ended, history: new Line(0, entries) }
    expect(historyFor(over, null, 0)).toMatchObject(entries)
  })
})
