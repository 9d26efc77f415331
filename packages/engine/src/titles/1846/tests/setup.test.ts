import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { type Game, play } from '../../../game.js'
import { factsOf } from '../../../scenario/facts.js'
import { newTable } from '../../../testing/table.js'
import { view } from '../../../view.js'
import { BLUE, GREEN, ORANGE } from '../data/tables.js'
import { deck, drawnCards, fullPrice, isBlank } from '../rounds/draft.js'
import { five, gives, holds, type Row, refused, run, token, turnOf } from './table.js'

const begun = (players: number, seed = 1): Game => newTable('1846', { players, seed })
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
    const dealt = deck.of(game)
    expect(dealt).toHaveLength(cards)
    expect(dealt.filter(isBlank)).toHaveLength(players)
    expect(dealt.filter((card) => !isBlank(card)).sort()).toEqual(Object.keys(game.state.privates).sort())
    expect(new Set(SEEDS.map((seed) => deck.of(begun(players, seed)).join())).size).toBeGreaterThan(SEEDS.length / 2)
  })

  it('1846-INF-2 all is open information but the cards of the draft', () => {
    const game = begun(3)
    const unseen = deck.of(game).map(() => 'hidden')
    expect(deck.of(view(game, 'p3'))).toEqual([...drawnCards(game), ...unseen.slice(drawnCards(game).length)])
    expect(deck.of(view(game, 'p1'))).toEqual(unseen)
    expect(deck.of(view(game, null))).toEqual(unseen)
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
  it.each(consequences)('%s', (_, scenario) => holds(scenario))
})
