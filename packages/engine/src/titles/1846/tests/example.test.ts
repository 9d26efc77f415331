import { describe, expect, it } from 'vitest'
import type { Action } from '../../../core/action.js'
import type { Setup } from '../../../core/setup.js'
import { type Game, play, result } from '../../../game.js'
import { newGame } from '../../../newGame.js'
import { castOf } from '../../../scenario/cast.js'
import { describeTrial } from '../../../scenario/describe.js'
import { type Facts, factsOf } from '../../../scenario/facts.js'
import type { ScenarioAction } from '../../../scenario/format.js'
import { tryScenario } from '../../../scenario/try.js'
import { drawnCards, isBlank } from '../steps/draft.js'
import {
  assign,
  buy,
  company,
  failures,
  gives,
  issue,
  lay,
  pass,
  pay,
  refused,
  run,
  sell,
  start,
  stockTurn,
  token,
  train,
} from './table.js'

/** The long example of the rulebook (p.14–17), played as one game from its set-up. Amy has the priority. */
const setup: Setup = {
  title: '1846',
  players: [{ name: 'Amy' }, { name: 'Bob' }, { name: 'Carlos' }],
  seed: 1356,
  options: [],
  ruleset: 'rulebook',
}

const begun = (): Game => {
  const made = newGame(setup)
  if (!made.ok) throw new Error(made.problem.problem)
  return made.game
}

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

/** What happens, section by section. */
const SECTIONS: readonly (readonly [name: string, actions: readonly ScenarioAction[]])[] = [
  [
    'TV-3 1846-DRF-5 the last card: MAIL is offered at $80, $70, $60',
    [
      { type: 'bid', by: 'Amy', company: 'MAIL', price: 70, expect: refused('draft.last.WRONG_PRICE') },
      pass(gives({ at: 'Carlos' }), 'Amy'),
      pass(gives({ at: 'Bob' }), 'Carlos'),
    ],
  ],
  [
    'TV-4 1846-DRF-6 1846-DRF-7 1846-DRF-9 all reveal and pay',
    [
      {
        type: 'bid',
        by: 'Bob',
        company: 'MAIL',
        price: 60,
        expect: {
          changes: {
            'cash.Amy': 260,
            'cash.Bob': 240,
            'cash.Carlos': 240,
            'cash.MS': 60,
            'cash.BIG4': 40,
            'cash.bank': 5660,
            'private.MS': 'Amy',
            'private.C&WI': 'Bob',
            'private.LSL': 'Bob',
            'private.MAIL': 'Bob',
            'private.BIG4': 'Carlos',
            'private.MPC': 'Carlos',
            round: 'stock',
          },
          after: {
            priority: 'Amy',
            at: 'Amy',
            'tokens.MS': ['C15'],
            'tokens.BIG4': ['G9'],
            'trains.MS': ['2'],
            'trains.BIG4': ['2'],
          },
        },
      },
    ],
  ],
  [
    'TV-5 stock round 1',
    [
      start('GT', 137, refused('sr.start.NO_CASH')),
      start('GT', 60, { after: { 'cash.Amy': 140, 'cash.GT': 120, 'cash.bank': 5660, 'tokens.GT': ['B16'] } }),
      start('NYC', 80, { after: { 'cash.Bob': 80, 'cash.NYC': 160, 'cash.bank': 5660, 'tokens.NYC': ['D20'] } }),
      start('IC', 80, {
        after: {
          'cash.Carlos': 80,
          'cash.IC': 240,
          'cash.bank': 5580,
          'tokens.IC': ['K3'],
          'column.80': ['NYC', 'IC'],
        },
      }),
      buy('GT', 'treasury', { after: { 'cash.Amy': 80, 'cash.GT': 180 } }),
      buy('NYC', 'treasury', { after: { 'cash.Bob': 0, 'cash.NYC': 240 } }),
      buy('NYC', 'treasury', { after: { 'cash.Carlos': 0, 'cash.NYC': 320 } }),
      buy('NYC', 'treasury', {
        after: {
          'cash.Amy': 0,
          'cash.NYC': 400,
          'cash.GT': 180,
          'cash.IC': 240,
          'shares.NYC.Bob': 30,
          'shares.NYC.Carlos': 10,
        },
      }),
      // Carlos has nothing to sell or to buy with, so he is not asked.
      pass({ after: { at: 'Amy' } }, 'Bob'),
      pass({ after: { round: 'operating 1 of 2' } }, 'Amy'),
    ],
  ],
  [
    'TV-7 operating round 1: the independents',
    [
      lay('B16', '5 r0', { after: { at: 'MS', 'cash.MS': 40 } }),
      pass(),
      run(['2: C15-B16'], { after: { 'revenue.MS': 60, 'cash.Amy': 30, 'cash.MS': 70, at: 'BIG4' } }),
      lay('G9', '57 r1'),
      lay('G7', '6 r4', { after: { 'cash.BIG4': 0 } }),
      run(['2: G9-G7'], { after: { 'revenue.BIG4': 40, 'cash.Carlos': 35, 'cash.BIG4': 20, 'cash.bank': 5500 } }),
    ],
  ],
  [
    'TV-8 TV-9 1846-SEQ-4 the first round begins with the cheapest: GT',
    [
      issue(4, refused('or.issue.OVER_LIMIT')),
      issue(2, { after: { at: 'GT', 'cash.GT': 280, 'shares.GT.treasury': 50, 'shares.GT.market': 20 } }),
      lay('C13', '7 r4'),
      lay('D14', '57 r2', { after: { 'cash.GT': 240 } }),
      token('D14', { after: { 'cash.GT': 160, 'price.GT': 50, step: 'buyTrains' } }),
      train('2'),
      train('2', { after: { 'cash.GT': 0, 'trains.GT': ['2', '2'], at: 'NYC' } }),
    ],
  ],
  [
    'TV-10 NYC begins phase II',
    [
      issue(6, refused('or.issue.NO_TREASURY_SHARES')),
      issue(4, { after: { 'cash.NYC': 680, 'shares.NYC.treasury': 10, 'shares.NYC.market': 40 } }),
      lay('D18', '8 r4'),
      lay('E17', '292 r1', { after: { 'cash.NYC': 640 } }),
      pass({ after: { 'price.NYC': 70, step: 'buyTrains' } }),
      train('2'),
      train('2'),
      train('2', { after: { 'cash.NYC': 400, 'depot.2': 0, phase: 'I' } }),
      train('3/5', { after: { 'cash.NYC': 240, phase: 'II' } }),
      pass({ after: { at: 'IC' } }),
    ],
  ],
  [
    'TV-11 1846-TRK-12 IC builds on its land grant',
    [
      issue(3, refused('or.issue.OVER_LIMIT')),
      issue(2, { after: { 'cash.IC': 380, 'shares.IC.treasury': 60, 'shares.IC.market': 20 } }),
      lay('J4', '9 r0'),
      lay('H6', '9 r0', { after: { 'cash.IC': 380 } }),
      pass({ after: { 'price.IC': 70, 'column.70': ['NYC', 'IC'] } }),
      train('3/5', { after: { 'cash.IC': 220 } }),
      pass({ after: { step: 'buyPrivates' } }),
    ],
  ],
  [
    'TV-12 TV-13 after round 1, and the income of round 2',
    [
      pass({
        after: {
          'column.70': ['NYC', 'IC'],
          'column.50': ['GT'],
          'cash.Amy': 30,
          'cash.Bob': 50,
          'cash.Carlos': 50,
          'cash.MS': 70,
          'cash.BIG4': 20,
          'cash.GT': 0,
          'cash.NYC': 240,
          'cash.IC': 220,
          'cash.bank': 5820,
          round: 'operating 2 of 2',
          at: 'MS',
        },
      }),
    ],
  ],
  [
    'TV-14 TV-32 MS upgrades Port Huron to Sarnia for $60',
    [
      lay('B16', '619 r4', { after: { 'cash.MS': 10, step: 'run' } }),
      run(['2: C15-B16'], { after: { 'revenue.MS': 70, 'cash.Amy': 65, 'cash.MS': 45 } }),
    ],
  ],
  [
    'TV-15 BIG4 upgrades Terre Haute',
    [
      lay('G7', '14 r0', { after: { 'cash.BIG4': 0 } }),
      run(['2: G9-G7'], { after: { 'revenue.BIG4': 50, 'cash.Carlos': 75, 'cash.BIG4': 25, at: 'NYC' } }),
    ],
  ],
  [
    'TV-16 TV-17 TV-32 NYC builds to Detroit and runs four trains',
    [
      company('LSL', 41, refused('or.buyPrivate.PRICE')),
      company('LSL', 40, { after: { 'cash.NYC': 200, 'cash.Bob': 90 } }),
      lay('D14', '14 r2', { after: { 'cash.NYC': 200, 'tile.D14': '14 r2' } }, 'LSL'),
      lay('E15', '8 r2', { after: { 'cash.NYC': 180 } }),
      lay('C15', '294 r0', { after: { 'cash.NYC': 80 } }),
      token('C15', { after: { 'cash.NYC': 0 } }),
      run(['2: C15-C13-D14', '2: C15-B16', '2: C15-C17', '3/5: C15-D14, D14-E15-E17'], {
        after: { 'revenue.NYC': 370 },
        events: [{ type: 'ran', revenue: 370, runs: [80, 80, 90, 120].map((revenue) => ({ revenue })) }],
      }),
      pay('half', { after: { 'cash.Bob': 147, 'cash.Amy': 84, 'cash.Carlos': 94, 'cash.NYC': 199, 'price.NYC': 90 } }),
      company('MAIL', 80, { after: { 'cash.NYC': 119 } }),
      company('C&WI', 60, { after: { 'cash.NYC': 59, 'cash.Bob': 287, 'trains.NYC': ['2', '2', '2', '3/5'] } }),
      train('3/5', refused('or.buyTrain.AT_LIMIT')),
      pass({ after: { at: 'IC' } }),
    ],
  ],
  [
    'TV-19 IC runs to St. Louis with the meat marker',
    [
      token('G7', { after: { 'cash.IC': 140 } }),
      lay('G9', '14 r0'),
      lay('I3', '9 r1', { after: { 'cash.IC': 100 } }),
      company('MPC', 60, { after: { 'cash.IC': 40, 'cash.Carlos': 154 } }),
      assign('MPC', { hex: 'I1' }),
      run(['3/5: G9-G7, G7-H6-I5, I5-I3-I1'], { after: { 'revenue.IC': 140 } }),
      pay('full', {
        after: { 'cash.Carlos': 182, 'cash.IC': 124, 'price.IC': 90 },
        choices: { offers: [{ type: 'buyPrivate', company: 'BIG4', price: 40 }] },
      }),
      company('BIG4', 41, refused('or.buyPrivate.PRICE')),
      pass(),
      pass({ after: { at: 'GT' } }),
    ],
  ],
  [
    'TV-20 GT runs both tracks to Detroit and buys MS',
    [
      pass({ after: { step: 'run' } }),
      run(['2: D14-C15', '2: D14-C13-C15'], { after: { 'revenue.GT': 160 } }),
      pay('full', { after: { 'cash.Amy': 132, 'cash.GT': 80, 'price.GT': 70 } }),
      company('MS', 60, {
        after: {
          'cash.Amy': 192,
          'cash.GT': 65,
          'tokens.GT': ['B16', 'C15', 'D14'],
          'trains.GT': ['2', '2', '2 fresh'],
          'closed.MS': true,
          'charter.GT': 1,
        },
      }),
    ],
  ],
  [
    'TV-21 the cash of all',
    [
      pass({ after: { 'cash.Amy': 192, 'cash.Bob': 287, 'cash.Carlos': 182, 'cash.bank': 5566 } }),
      pass({ after: { round: 'stock', turn: 2, at: 'Bob', priority: 'Bob', 'trains.GT': ['2', '2', '2'] } }),
    ],
  ],
  [
    'TV-22 stock round 2',
    [
      buy('NYC', 'market', { after: { 'cash.Bob': 197 } }),
      buy('NYC', 'market', { after: { 'cash.Carlos': 92 } }),
      buy('NYC', 'market', { after: { 'cash.Amy': 102 } }),
      buy('NYC', 'market', { after: { 'cash.Bob': 107, 'shares.NYC.market': null } }),
      buy('NYC', 'treasury', { after: { 'cash.Carlos': 2, 'cash.NYC': 149 } }),
      buy('GT', 'treasury', { after: { 'cash.Amy': 32, 'cash.GT': 135 } }),
      buy('GT', 'market', { after: { 'cash.Bob': 37, 'cash.bank': 5996 } }),
      pass(undefined, 'Carlos'),
      pass(undefined, 'Amy'),
    ],
  ],
  [
    'TV-23 1846-SRD-14 1846-SRD-15 the end of stock round 2',
    [
      pass(
        {
          after: {
            'price.NYC': 100,
            'price.IC': 80,
            'price.GT': 60,
            priority: 'Carlos',
            'shares.NYC.Bob': 50,
            'shares.NYC.Carlos': 30,
            'shares.NYC.Amy': 20,
            'shares.GT.Amy': 40,
            'shares.GT.Bob': 10,
            'shares.GT.market': 10,
            'shares.GT.treasury': 40,
            'shares.IC.Carlos': 20,
            'shares.IC.market': 20,
            'shares.IC.treasury': 60,
          },
        },
        'Bob',
      ),
    ],
  ],
]

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
    expect(state.round.memo.deck).toHaveLength(9)
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
    const game = drafted((before, { by, deck, seen, keeps }) => {
      expect(before.state.round).toMatchObject({ kind: 'draft', current: by })
      expect(before.state.round.memo.deck).toHaveLength(deck)
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
    expect(
      failures(
        stockTurn('Carlos', position, [
          sell('NYC', 10, refused('sr.sell.NOT_OPERATED')),
          sell('IC', 10, refused('sr.sell.PRES_CERT_NO_TAKER')),
          sell('IC', 20, refused('sr.sell.PRES_CERT_NO_TAKER')),
        ]),
      ),
    ).toBe('')
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
