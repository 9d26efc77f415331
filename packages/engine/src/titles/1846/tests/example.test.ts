import { describe, expect, it } from 'vitest'
import type { Action } from '../../../core/action.js'
import { type Game, play } from '../../../game.js'
import { result } from '../../../result.js'
import { castOf } from '../../../scenario/cast.js'
import { describeTrial } from '../../../scenario/describe.js'
import { type Facts, factsOf } from '../../../scenario/facts.js'
import type { ScenarioAction } from '../../../scenario/format.js'
import { tryScenario } from '../../../scenario/try.js'
import { newTable } from '../../../testing/table.js'
import { deck, drawnCards, isBlank } from '../rounds/draft.js'
import { SECTIONS } from './exampleOfPlay.js'
import { company, holds, lay, pay, refused, run, sell, stockTurn, token } from './table.js'

/** The long example of the rulebook (p.14–17), played as one game from its set-up. Amy has the priority. */
const begun = (): Game => newTable('1846', { seed: 1083 })

/** Plays on from a position; what does not come out as expected, as text. */
const playOn = (game: Game, actions: readonly ScenarioAction[]): { readonly game: Game; readonly failures: string } => {
  const trial = tryScenario({
    ok: true,
    about: '',
    rules: [],
    game,
    cast: castOf(game.setup, game.rules),
    expect: undefined,
    actions,
  })
  return { game: trial.game, failures: trial.ok ? '' : describeTrial(trial).join('\n') }
}

interface Pick {
  readonly by: 'p1' | 'p2' | 'p3'
  /** Cards before the pick, and cards seen of them. */
  readonly deck: number
  readonly seen: number
  readonly keeps: string
}

/** Carlos, Bob, Amy, and round again; a blank is any of the blanks seen. */
const PICKS: readonly Pick[] = [
  { by: 'p3', deck: 9, seen: 5, keeps: 'BIG4' },
  { by: 'p2', deck: 8, seen: 5, keeps: 'C&WI' },
  { by: 'p1', deck: 7, seen: 5, keeps: 'MS' },
  { by: 'p3', deck: 6, seen: 5, keeps: 'MPC' },
  { by: 'p2', deck: 5, seen: 5, keeps: 'LSL' },
  { by: 'p1', deck: 4, seen: 4, keeps: 'blank' },
  { by: 'p3', deck: 3, seen: 3, keeps: 'blank' },
  { by: 'p2', deck: 2, seen: 2, keeps: 'blank' },
]

const taken = (game: Game, action: Action): Game => {
  const played = play(game, action)
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.code}`)
  return played.game
}

/** The draft up to the last card; `looked` sees every position before a pick. */
const drafted = (looked: (game: Game, pick: Pick) => void = () => {}): Game => {
  let game = begun()
  for (const pick of PICKS) {
    looked(game, pick)
    const cards = drawnCards(game)
    const card = pick.keeps === 'blank' ? cards.find(isBlank) : pick.keeps
    game = taken(game, {
      type: 'bid',
      by: pick.by,
      company: card ?? '',
      price: game.rules.privates[card ?? '']?.price ?? 0,
    })
  }
  return game
}

/** The game at the beginning of each section, and what went wrong in it. */
const played = (() => {
  const found = new Map<string, { readonly before: Game; readonly failures: string; readonly after: Game }>()
  let game = drafted()
  for (const [name, actions] of SECTIONS) {
    const { game: after, failures: wrong } = playOn(game, actions)
    found.set(name, { before: game, failures: wrong, after })
    game = after
  }
  return found
})()
const section = (vector: string) => {
  const found = [...played].find(([name]) => name.startsWith(vector))
  if (!found) throw new Error(`no section ${vector}`)
  return found[1]
}

describe('the example of play in the rulebook', () => {
  it('TV-1 1846-SET-3 1846-SET-5 1846-SET-8 the set-up', () => {
    const { state } = begun()
    expect(Object.keys(state.shares).sort()).toEqual(['B&O', 'C&O', 'GT', 'IC', 'NYC'])
    expect(Object.keys(state.privates).sort()).toEqual(['BIG4', 'C&WI', 'LSL', 'MAIL', 'MPC', 'MS'])
    expect(deck.of({ state })).toHaveLength(9)
    expect(factsOf(begun())).toMatchObject({
      'cash.Amy': 400,
      'cash.Bob': 400,
      'cash.Carlos': 400,
      'cash.bank': 5300,
      priority: 'Amy',
    })
    expect(state.board.tokens.E21).toEqual([{ by: 'ERIE', city: 0, blocker: true }])
    expect(state.board.tokens.F20).toEqual([{ by: 'PRR', city: 0, blocker: true }])
  })

  it('TV-2 1846-DRF-1 1846-DRF-2 1846-DRF-4 the draft', () => {
    const game = drafted((before, { by, deck: left, seen, keeps }) => {
      expect(before.state.round).toMatchObject({ kind: 'draft', current: by })
      expect(deck.of(before)).toHaveLength(left)
      const cards = drawnCards(before)
      expect(cards).toHaveLength(seen)
      expect(cards.filter((card) => (keeps === 'blank' ? isBlank(card) : card === keeps)).length).toBeGreaterThan(0)
      if (keeps === 'MS') expect(cards.filter((card) => !isBlank(card)).sort()).toEqual(['LSL', 'MAIL', 'MS'])
      if (by === 'p1' && keeps === 'blank') expect(cards.filter((card) => !isBlank(card))).toEqual(['MAIL'])
    })
    expect(game.state.round).toMatchObject({ current: 'p1', memo: { last: { company: 'MAIL', price: 80 } } })
  })

  it.each(SECTIONS)('%s', (name) => expect(played.get(name)?.failures).toBe(''))

  it('TV-5 Carlos has no legal sale after it', () => {
    const operators = {
      NYC: { price: 80, shares: { Bob: 30, Carlos: 10, Amy: 10 } },
      IC: { price: 80, shares: { Carlos: 20 } },
      GT: { price: 60, shares: { Amy: 30 } },
    }
    const players = [
      { name: 'Amy', cash: 0 },
      { name: 'Bob', cash: 0 },
      { name: 'Carlos', cash: 80 },
    ]
    const position = { turn: 1, players, operators } as const
    holds(
      stockTurn('Carlos', position, [
        sell('NYC', 10, refused('sr.sell.NOT_OPERATED')),
        sell('IC', 10, refused('sr.sell.PRES_CERT_NO_TAKER')),
        sell('IC', 20, refused('sr.sell.PRES_CERT_NO_TAKER')),
      ]),
    )
  })

  it('TV-6 1846-SRD-14 the end of stock round 1 moves no price', () => {
    expect(factsOf(section('TV-5').after)).toMatchObject({
      priority: 'Bob',
      'price.GT': 60,
      'column.80': ['NYC', 'IC'],
      at: 'MS',
    })
    expect(factsOf(section('TV-5').after)).toMatchObject({ 'cash.Bob': 25, 'cash.Carlos': 15, 'cash.Amy': 0 })
  })

  it.each([
    ['Detroit without Windsor', 'C15', '295 r0', 30],
    ['Toledo', 'D14', '14 r2', 50],
    ['Port Huron with Sarnia', 'B16', '619 r4', 10],
  ])('TV-14 the upgrade of %s is quoted', (_, hex, tile, left) => {
    expect(playOn(section('TV-14').before, [lay(hex, tile, { after: { 'cash.MS': left } })]).failures).toBe('')
  })

  it('TV-16 1846-SEQ-3 the order of round 2: NYC, IC, GT', () => {
    const order = ['TV-16', 'TV-19', 'TV-20'].map((vector) => factsOf(section(vector).before).at)
    expect(order).toEqual(['NYC', 'IC', 'GT'])
  })

  it('TV-18 1846-RUN-8 had NYC bought the mail first, it would have earned $420', () => {
    const other = playOn(section('TV-16').before, [
      company('LSL', 39),
      company('MAIL', 1),
      lay('D14', '14 r2', undefined, 'LSL'),
      lay('E15', '8 r2'),
      lay('C15', '294 r0'),
      token('C15', { after: { 'cash.NYC': 0 } }),
      run(['2: C15-C13-D14', '2: C15-B16', '2: C15-C17', '3/5: C15-D14, D14-E15-E17, E17-D18-D20, D20-C21'], {
        after: { 'revenue.NYC': 420 },
      }),
      pay('half', { events: [{ type: 'dividend', perShare: 21, kept: 210 }] }),
    ])
    expect(other.failures).toBe('')
    const dividend = (facts: Facts, before: number) => Number(facts['cash.Bob']) - before
    expect(dividend(factsOf(other.game), 50 + 39 + 1)).toBe(63)
  })

  it('TV-24 1846-END-4 what everyone is worth', () => {
    expect(result(section('TV-23').after).scores).toEqual([
      { player: 'p2', score: 597 },
      { player: 'p3', score: 502 },
      { player: 'p1', score: 472 },
    ])
  })
})
