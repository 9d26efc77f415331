import { describe, expect, expectTypeOf, it } from 'vitest'
import { choices } from './choices.js'
import { audit } from './core/invariant.js'
import { determinize } from './determinize.js'
import type { Game } from './game.js'
import { step } from './step.js'
import { diceOf, walk } from './testing/walk.js'
import { kept } from './titles/1846/rounds/draft.js'
import { view } from './view.js'

const seatsOf = (game: Game) => [...game.state.seats, null]

describe.each([
  ['1846', 3],
  ['1846', 4],
  ['1846', 5],
  ['18MEX', 4],
  ['18Mag', 3],
] as const)('a view of %s with %d players', (title, players) => {
  const games = [1, 2, 3].flatMap((seed) => [...walk(title, seed, 30, { players })])
  const dice = diceOf(players)

  it('dealt anew, it is a full position that looks the same from that seat', () => {
    for (const game of games)
      for (const seat of seatsOf(game)) {
        const known = view(game, seat)
        const full = determinize(known, dice)
        expect(audit(full)).toEqual([])
        const hidden = full.rules.hide?.(full, seat) ?? full.state
        expect({ ...hidden, random: 0 }).toEqual(known.state)
        expect(choices(full).actor).toBe(choices(game).actor)
        if (seat !== null) expect(choices(full, seat)).toEqual(choices(game, seat))
      }
  })

  it('each of one’s own choices can be played on it', () => {
    for (const game of games) {
      const { seat, offers } = choices(game)
      if (seat === null) continue
      for (const { action } of offers.slice(0, 4)) {
        const after = step(determinize(view(game, seat), dice), action)
        expect(after.ok).toBe(true)
        const truth = step(game, action)
        if (after.ok && truth.ok && game.state.round.kind !== 'draft')
          expect({ ...after.position.state, random: 0 }).toEqual({ ...truth.position.state, random: 0 })
      }
    }
  })
})

it('1846: every way the hidden cards can lie comes up, and only those', () => {
  const game = [...walk('1846', 1, 4, { players: 3 })].at(-1) as Game
  expect(game.state.round.kind).toBe('draft')
  const dice = diceOf(1)
  const [seat, other] = game.state.seats.filter((id) => id !== game.state.round.current)
  if (!seat || !other) throw new Error('three players')
  const own = kept.of(game)[seat] ?? []
  const hands = new Set<string>()
  for (let n = 0; n < 300; n++) {
    const dealt = kept.of(determinize(view(game, seat), dice))
    expect(dealt[seat] ?? []).toEqual(own)
    hands.add((dealt[other] ?? []).join())
  }
  expect(hands.size).toBeGreaterThan(8)
  expect(hands.has((kept.of(game)[other] ?? []).join())).toBe(true)
  for (const card of own) expect([...hands].some((hand) => hand.split(',').includes(card))).toBe(false)
})

it('playing on from a view is a type error, and fails loudly where types are lost', () => {
  const [game] = walk('1846', 1, 0)
  if (!game) throw new Error('no game')
  const { seat, offers } = choices(game)
  const known = view(game, seat)
  expectTypeOf(known).not.toExtend<Parameters<typeof step>[0]>()
  expect(() => step(known as never, offers[0]!.action)).toThrow('determinize')
})
