import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import { audit } from '../../../core/invariant.js'
import type { Position } from '../../../core/position.js'
import { type Game, play } from '../../../game.js'
import { factsOf } from '../../../scenario/facts.js'
import { step } from '../../../step.js'
import { newTable } from '../../../testing/table.js'
import { PRIVATES } from '../data/companies.js'
import { deck, drawnCards, fullPrice, kept } from '../rounds/draft.js'
import { five, gives, holds, pass, type Row, refused } from './table.js'

const begun = (players: number, seed = 1): Game => newTable('1846', { players, seed })
const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1)

/** Keeps the dearest card of every draw and takes the last card at once. */
const afterDraft = (from: Game, check: (game: Game) => void = () => {}): Game => {
  let game = from
  while (game.state.round.kind === 'draft') {
    check(game)
    const { offers } = choices(game)
    const bids = offers.flatMap(({ action }) => (action.type === 'bid' ? [action] : []))
    const dearest = bids.reduce((best, each) =>
      fullPrice(game, each.company) > fullPrice(game, best.company) ? each : best,
    )
    const played = play(game, dearest)
    if (!played.ok) throw new Error(played.refusal.code)
    game = played.game
  }
  return game
}

const ring = (players: number): readonly PlayerId[] => five.slice(0, players).map((_, i): PlayerId => `p${players - i}`)

/** A draft under way: whose turn, the cards in order, what is kept. */
const drafting = (at: string, deck: readonly string[], memo: object = {}) =>
  ({
    turn: 1,
    round: { kind: 'draft', at, memo: { deck, kept: {}, ...memo } },
    title: '1846',
    players: ['Amy', 'Bob', 'Carlos'],
    removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'],
  }) as const

const bid = (card: string, expect: object, price = PRIVATES[card]?.price ?? 0) => ({
  type: 'bid',
  company: card,
  price,
  expect,
})

const drafts: readonly Row[] = [
  [
    '1846-DRF-2 five cards are seen, exactly one of them is kept (draft.keep.CARD_NOT_DRAWN, draft.keep.MUST_KEEP_ONE)',
    {
      ...drafting('Carlos', ['MS', 'MAIL', 'LSL', 'Pass (1)', 'MPC', 'BIG4', 'C&WI', 'Pass (2)', 'Pass (3)']),
      actions: [
        bid('BIG4', refused('draft.keep.CARD_NOT_DRAWN')),
        bid('nonsense', refused('draft.keep.CARD_NOT_DRAWN')),
        pass(refused('draft.keep.MUST_KEEP_ONE')),
        bid('LSL', gives({ at: 'Bob' })),
        bid('LSL', refused('draft.keep.CARD_NOT_DRAWN')),
      ],
    },
  ],
  [
    '1846-DRF-3 a blank buys nothing; without one a private company must be kept',
    {
      ...drafting('Amy', ['Pass (1)', 'MAIL'], { kept: { p2: ['MS'] } }),
      actions: [
        bid('Pass (1)', gives({ at: 'Carlos', step: 'lastCard' })),
        bid('MAIL', gives({ 'cash.Carlos': 320, round: 'stock' }, { 'cash.Amy': 400, 'cash.Bob': 260 }), 80),
      ],
    },
  ],
  [
    '1846-DRF-4 it is over when no private company is left: blanks have no effect',
    {
      ...drafting('Amy', ['Pass (1)', 'MAIL', 'Pass (2)']),
      actions: [bid('MAIL', gives({ 'cash.Amy': 320, round: 'stock', 'private.MAIL': 'Amy' }))],
    },
  ],
  [
    '1846-DRF-4 two private companies without a blank go on',
    {
      ...drafting('Amy', ['MAIL', 'LSL']),
      actions: [
        bid('MAIL', gives({ at: 'Carlos', step: 'lastCard' })),
        bid('LSL', gives({ round: 'stock', 'cash.Carlos': 360 }), 40),
      ],
    },
  ],
  [
    '1846-DRF-5 each refusal lowers the price by $10, again and again (draft.last.WRONG_PRICE)',
    {
      ...drafting('Amy', ['MAIL'], { last: { company: 'MAIL', price: 80 } }),
      actions: [
        bid('MAIL', refused('draft.last.WRONG_PRICE'), 70),
        bid('LSL', refused('draft.keep.CARD_NOT_DRAWN'), 40),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Bob' })),
        pass(gives({ at: 'Amy' })),
        pass(gives({ at: 'Carlos' })),
        bid('MAIL', gives({ 'cash.Carlos': 360, 'private.MAIL': 'Carlos', round: 'stock' }), 40),
      ],
    },
  ],
  [
    '1846-DRF-5 offered at $0 it must be taken (draft.last.PASS_AT_ZERO)',
    {
      ...drafting('Amy', ['MAIL'], { last: { company: 'MAIL', price: 10 } }),
      actions: [
        pass(gives({ at: 'Carlos' })),
        pass(refused('draft.last.PASS_AT_ZERO')),
        bid('MAIL', gives({ 'private.MAIL': 'Carlos' }, { 'cash.Carlos': 400 }), 0),
      ],
    },
  ],
  [
    '1846-DRF-5 an independent is offered at its price with the debt',
    {
      ...drafting('Amy', ['Pass (1)', 'MS']),
      actions: [
        {
          ...bid('Pass (1)', {
            changes: { step: 'lastCard' },
            events: [{ type: 'cardRevealed', company: 'MS', price: 140 }],
          }),
        },
        pass(gives({ at: 'Bob' })),
        bid('MS', gives({ 'cash.Bob': 270, 'cash.MS': 60 }), 130),
      ],
    },
  ],
  [
    '1846-DRF-5 on 18xx.games nobody is asked about a card he must take: at $0',
    {
      ...drafting('Amy', ['MAIL'], { last: { company: 'MAIL', price: 10 } }),
      ruleset: '18xx.games',
      actions: [pass(gives({ 'private.MAIL': 'Carlos', round: 'stock' }, { 'cash.Carlos': 400 }))],
    },
  ],
  [
    '1846-DRF-5 switch draftDebtFloor: nor about an independent at its debt',
    {
      ...drafting('Amy', ['MS'], { last: { company: 'MS', price: 90 } }),
      ruleset: '18xx.games',
      actions: [pass(gives({ 'private.MS': 'Carlos', 'owner.MS': 'Carlos', 'cash.Carlos': 320, round: 'stock' }))],
    },
  ],
  [
    '1846-DRF-5 switch draftDebtFloor alone: at its debt it must be taken (draft.last.PASS_AT_ZERO)',
    {
      ...drafting('Amy', ['MS'], { last: { company: 'MS', price: 90 } }),
      switches: { draftDebtFloor: true },
      actions: [
        pass(gives({ at: 'Carlos' })),
        pass(refused('draft.last.PASS_AT_ZERO')),
        bid('MS', gives({ 'cash.Carlos': 320 }), 80),
      ],
    },
  ],
  [
    '1846-DRF-7 however little was paid, it gets its listed price from the bank, its train and its token',
    {
      ...drafting('Amy', ['BIG4'], { last: { company: 'BIG4', price: 0 } }),
      actions: [
        bid(
          'BIG4',
          gives(
            { 'cash.BIG4': 40, 'owner.BIG4': 'Amy', 'trains.BIG4': ['2'] },
            { 'cash.Amy': 400, 'tokens.BIG4': ['G9'], 'cash.bank': 5260 },
          ),
          0,
        ),
      ],
    },
  ],
  [
    '1846-DRF-6 listed price, with debt for independents, the last card at its price',
    {
      ...drafting('Amy', ['LSL'], {
        kept: { p1: ['MS'], p2: ['C&WI', 'BIG4'], p3: ['Pass (1)'] },
        last: { company: 'LSL', price: 20 },
      }),
      actions: [bid('LSL', gives({ 'cash.Amy': 240, 'cash.Bob': 240 }, { 'cash.Carlos': 400 }), 20)],
    },
  ],
]

describe('the draft (1846 §3)', () => {
  it.each(drafts)('%s', (_, scenario) => holds(scenario))

  it.each([3, 4, 5])('1846-DRF-1 with %i players from the last seat backwards, round and round', (players) => {
    const order: string[] = []
    afterDraft(begun(players), ({ state }) => order.push(String(state.round.current)))
    expect(order.slice(0, players)).toEqual(ring(players))
    expect(order).toEqual(order.map((_, i) => ring(players)[i % players]))
  })

  it.each([3, 4, 5])(
    '1846-DRF-2 with %i players two cards more than players are seen, the others go under the deck',
    (players) => {
      const game = begun(players)
      const drawn = drawnCards(game)
      expect(drawn).toHaveLength(players + 2)
      const card = drawn[0] ?? ''
      const played = play(game, { type: 'bid', by: `p${players}`, company: card, price: PRIVATES[card]?.price ?? 0 })
      if (!played.ok) throw new Error(played.refusal.code)
      const before = deck.of(game)
      const after = deck.of(played.game)
      expect(after.slice(0, before.length - drawn.length)).toEqual(before.slice(drawn.length))
      expect(after.slice(before.length - drawn.length).sort()).toEqual(drawn.slice(1).sort())
      expect(kept.of(played.game)).toEqual({ [`p${players}`]: [card] })
    },
  )

  it.each([3, 4, 5])('1846-DRF-8 with %i players nobody can be short of money, however dear the picks', (players) => {
    for (const seed of SEEDS) {
      const game = afterDraft(begun(players, seed))
      expect(audit(game)).toEqual([])
      for (const { cash } of Object.values(game.state.players)) expect(cash).toBeGreaterThanOrEqual(400 - 370)
    }
  })

  it('1846-DRF-9 stock round 1 follows with the priority as it was', () => {
    expect(factsOf(afterDraft(begun(4)))).toMatchObject({ round: 'stock', turn: 1, at: 'Amy', priority: 'Amy' })
  })
})

it('two players: the price of the last company stops at the debt of an independent', () => {
  const game = newTable('1846', { players: 2, ruleset: '18xx.games' })
  const d = new Draft(game)
  for (const id of Object.keys(game.state.privates)) if (id !== 'BIG4') d.private(id, { owner: 'p1' })
  const [first, second] = [d.state.round.current as PlayerId, d.state.seats.find((id) => id !== d.state.round.current)]
  let p: Position = { setup: d.setup, rules: d.rules, state: d.state }
  for (const by of [first, second, first, second]) {
    const after = step(p, { type: 'pass', by: by as PlayerId })
    if (!after.ok) throw new Error(after.refusal.code)
    p = after.position
  }
  expect(p.state.privates.BIG4?.owner).toBe(first)
  expect(p.state.players[first]?.cash).toBe((game.state.players[first]?.cash ?? 0) - 60)
})
