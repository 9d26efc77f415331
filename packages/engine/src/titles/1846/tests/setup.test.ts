import { describe, expect, it } from 'vitest'
import type { PlayerId } from '../../../core/ids.js'
import { audit } from '../../../core/invariant.js'
import { choices, type Game, play } from '../../../game.js'
import { newGame } from '../../../newGame.js'
import { factsOf } from '../../../scenario/facts.js'
import { view } from '../../../view.js'
import { PRIVATES } from '../companies.js'
import { draftOf, drawnCards, fullPrice, isBlank } from '../steps/draft.js'
import { BLUE, GREEN, ORANGE } from '../tables.js'
import { failures, five, gives, pass, type Row, refused, run, token, turnOf } from './table.js'

const begun = (players: number, seed = 1): Game => {
  const made = newGame({
    title: '1846',
    players: five.slice(0, players).map((name) => ({ name })),
    seed,
    options: [],
    ruleset: 'rulebook',
  })
  if (!made.ok) throw new Error(made.problem.problem)
  return made.game
}
const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1)
const inPlay = ({ state }: Game): readonly string[] => [...Object.keys(state.shares), ...Object.keys(state.privates)]

describe('the set-up (1846 §2)', () => {
  it('1846-SET-1 the first seat has the priority', () => {
    expect(begun(4).state).toMatchObject({ seats: ['p1', 'p2', 'p3', 'p4'], priority: 'p1' })
  })

  it.each([
    [3, 5300],
    [4, 5900],
    [5, 7000],
  ])('1846-SET-2 with %i players the bank has $%i after $400 for each', (players, bank) => {
    const { state } = begun(players)
    expect(state.bank).toBe(bank)
    expect(Object.values(state.players).map(({ cash }) => cash)).toEqual(Array(players).fill(400))
  })

  it.each([
    [3, 1],
    [4, 2],
    [5, 3],
  ])('1846-SET-3 with %i players %i of each group stay', (players, left) => {
    for (const seed of SEEDS) {
      const there = inPlay(begun(players, seed))
      for (const { members } of [ORANGE, BLUE, GREEN])
        expect(members.filter((id) => there.includes(id))).toHaveLength(left)
    }
  })

  it('1846-SET-3 which ones is chance', () => {
    for (const { members } of [ORANGE, BLUE, GREEN]) {
      const stayed = new Set(SEEDS.flatMap((seed) => inPlay(begun(3, seed)).filter((id) => members.includes(id))))
      expect([...stayed].sort()).toEqual([...members].sort())
    }
  })

  it.each([3, 4, 5])('1846-SET-4 with %i players these are always in play', (players) => {
    for (const seed of SEEDS) {
      expect(inPlay(begun(players, seed))).toEqual(
        expect.arrayContaining(['C&WI', 'MAIL', 'BIG4', 'MS', 'B&O', 'GT', 'IC', 'NYC']),
      )
    }
  })

  it('1846-SET-5 a token of each removed corporation lies face down in its home', () => {
    const homes = { 'C&O': 'I15', ERIE: 'E21', PRR: 'F20' }
    for (const seed of SEEDS) {
      const game = begun(3, seed)
      for (const [id, hex] of Object.entries(homes)) {
        const removed = game.state.shares[id] === undefined
        expect(game.state.board.tokens[hex]).toEqual(removed ? [{ by: id, city: 0, blocker: true }] : undefined)
      }
    }
  })

  it.each([
    [3, 5, 4, 3],
    [4, 6, 5, 4],
    [5, 7, 6, 5],
  ])('1846-SET-7 with %i players the bank has %i, %i and %i trains', (players, twos, fours, fives) => {
    const game = begun(players)
    expect(factsOf(game)).toMatchObject({ 'depot.2': twos, 'depot.4': fours, 'depot.5': fives })
    expect(game.state.depot.upcoming).not.toContain('2-0')
    expect(game.state.depot.upcoming).not.toContain('2-1')
    expect(game.state.operators.MS?.trains).toEqual([{ id: '2-0', name: '2' }])
    expect(game.state.operators.BIG4?.trains).toEqual([{ id: '2-1', name: '2' }])
  })

  it.each([
    [3, 9],
    [4, 12],
    [5, 15],
  ])('1846-SET-8 with %i players the deck has %i cards, shuffled', (players, cards) => {
    const game = begun(players)
    const { deck } = draftOf(game)
    expect(deck).toHaveLength(cards)
    expect(deck.filter(isBlank)).toHaveLength(players)
    expect(deck.filter((card) => !isBlank(card)).sort()).toEqual(Object.keys(game.state.privates).sort())
    expect(new Set(SEEDS.map((seed) => draftOf(begun(players, seed)).deck.join())).size).toBeGreaterThan(
      SEEDS.length / 2,
    )
  })

  it('1846-INF-2 all is open information but the cards of the draft', () => {
    const game = begun(3)
    const mine = view(game, 'p3').state.round.memo
    expect(mine.deck).toEqual(drawnCards(game))
    expect(view(game, 'p1').state.round.memo.deck).toBeUndefined()
    const later = afterDraft(game)
    expect(view(later, 'p1').state).toEqual(view(later, 'p2').state)
    expect(view(later, null).state.players).toEqual(later.state.players)
  })
})

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
  it.each(drafts)('%s', (_, scenario) => expect(failures(scenario)).toBe(''))

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
      const kept = drawn[0] ?? ''
      const played = play(game, { type: 'bid', by: `p${players}`, company: kept, price: PRIVATES[kept]?.price ?? 0 })
      if (!played.ok) throw new Error(played.refusal.code)
      const before = draftOf(game).deck
      const after = draftOf(played.game).deck
      expect(after.slice(0, before.length - drawn.length)).toEqual(before.slice(drawn.length))
      expect(after.slice(before.length - drawn.length).sort()).toEqual(drawn.slice(1).sort())
      expect(draftOf(played.game).kept).toEqual({ [`p${players}`]: [kept] })
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

const gone = ['ERIE', 'C&O', 'MC', 'LSL', 'SC', 'TBC'] as const

const consequences: readonly Row[] = [
  [
    '1846-SET-5 a city filled that way ends a route and is not passed',
    turnOf(
      'NYC',
      {
        phase: 'II',
        removed: gone,
        operators: { NYC: { price: 60, trains: ['4'], shares: { Amy: 60, Bob: 40 } } },
        tiles: { E19: '7 r3' },
        at: { step: 'run' },
      },
      [
        run(['4: D20-E19-E21, E21-E23'], refused('or.run.BLOCKED_CITY')),
        run(['4: D20-E19-E21'], gives({ 'revenue.NYC': 20 })),
      ],
    ),
  ],
  [
    '1846-SET-5 the slot it would have had elsewhere is not reserved: Erie',
    turnOf(
      'PRR',
      {
        phase: 'II',
        removed: gone,
        operators: { PRR: { price: 60, cash: 200, tokens: ['F20'] }, NYC: { price: 50 } },
        tiles: { E19: '8 r3', D20: '14 r0' },
      },
      [token('D20', gives({ 'cash.PRR': 120 }))],
    ),
  ],
  [
    '1846-SET-5 it is while ERIE is in play',
    turnOf(
      'PRR',
      {
        phase: 'II',
        players: five,
        operators: { PRR: { price: 60, cash: 200, tokens: ['F20'] }, NYC: { price: 50 } },
        tiles: { E19: '8 r3', D20: '14 r0' },
      },
      [token('D20', refused('or.token.RESERVED'))],
    ),
  ],
  [
    '1846-SET-6 hexes of a removed MC are ordinary from the start',
    turnOf('GT', { removed: gone, operators: { GT: { price: 60, cash: 100 } }, tiles: { B16: '57 r1', B14: '9 r1' } }, [
      { type: 'layTile', hex: 'B12', tile: '9', rotation: 1, expect: gives({ 'tile.B12': '9 r1', 'cash.GT': 80 }) },
    ]),
  ],
]

describe('consequences of the set-up', () => {
  it.each(consequences)('%s', (_, scenario) => expect(failures(scenario)).toBe(''))
})
