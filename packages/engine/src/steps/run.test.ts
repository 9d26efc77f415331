import { describe, expect, it } from 'vitest'
import type { Face } from '../board/face.js'
import { face } from '../board/notation.js'
import type { RunOfTrain } from '../core/action.js'
import type { Position } from '../core/position.js'
import type { GameState, TokenAt } from '../core/state.js'
import { type Game, log, play } from '../game.js'
import { judge } from '../routes/check.js'
import type { RoutePiece, RouteProblem } from '../routes/problem.js'
import type { RouteRules } from '../routes/rules.js'
import { readScenario } from '../scenario/read.js'
import { changing, columnOf, IDLE, tiny } from '../testing/tiny.js'
import { titles } from '../titles/index.js'
import { bestRun, bestRunFor, hasRoute, judgeRuns, noRun, RUN_BUDGET, recordRun, runRoutes, runStepOf } from './run.js'

const SNW: RouteRules = { extras: () => ({ claims: [{ id: 'SNW', effect: 'mine' }] }) }
const TOWNS: RouteRules = { extras: () => ({ claims: [{ id: 'T', effect: 'towns' }] }) }
const city = face('gray', 'c20', '0-c 3-c')
const twoCities = face('gray', 'c20 c20', '3-c 0-c1')
const twins = face('gray', 'c20 c20', 'c-c1')
const mine = face('gray', 'm30', '0-m 3-m')
const end = face('gray', 'c20!', '0-c 3-c')
const port = face('blue', 'o10', '3-o')
const plain = face('gray', '', '0-3')
const blank = face('white', '', '')

const own: TokenAt = { by: 'X', city: 0 }
const other: TokenAt = { by: 'Y', city: 0 }

/** Hexes in a column from `A1` down, X with a 2-train. */
const table = (
  faces: readonly Face[],
  tokens: Readonly<Record<string, readonly TokenAt[]>>,
  routes: RouteRules = {},
  state: Partial<GameState> = {},
): Position =>
  tiny(
    {
      board: { tiles: {}, tokens },
      operators: { X: { ...IDLE, trains: [{ id: '2-0', name: '2' }] }, Y: IDLE },
      ...state,
    },
    { board: columnOf(faces), routes },
  )

describe('whether there is a route at all', () => {
  const home = { A1: [own] }
  it.each<[string, Position, boolean]>([
    ['two cities joined', table([city, plain, city], home), true],
    ['a lone city', table([city, plain, blank], home), false],
    ['stations in two cities that nothing joins', table([city, blank, city], { A1: [own], A3: [own] }), false],
    ['two cities of others', table([city, city], { A1: [other] }), false],
    ['two cities of one hex', table([twins], home), true],
    ['two cities of a hex that is one location', table([twins], home, { oneLocation: ['A1'] }), false],
    ['two places of one hex that nothing joins', table([twoCities, blank], { A1: [own, { ...own, city: 1 }] }), false],
    ['up to a city full of others', table([city, city], { A1: [own], A2: [other] }), true],
    ['a port that does not count', table([city, port], home, { notForMinimum: ['A2'] }), false],
    ['a port that does', table([city, port], home), true],
    ['through a mine without the car', table([city, mine, city], home), false],
    ['through a mine with it', table([city, mine, city], home, SNW), true],
    ['through a mine with another car', table([city, mine, city], home, TOWNS), false],
    ['a mine is no second stop', table([city, mine], home, SNW), false],
    ['through two mines with one car', table([city, mine, mine, city], home, SNW), false],
    ['not through a city where routes end', table([city, end, city], home, { notForMinimum: ['A2'] }), false],
    ['through one where they do not', table([city, city, city], home, { notForMinimum: ['A2'] }), true],
    [
      'tracks side by side that do not meet',
      table([face('gray', 'c20', '0a-c'), face('gray', 'c20', '3b-c')], home),
      false,
    ],
    ['a face-down token', table([city, city], { A1: [{ ...own, blocker: true }] }), false],
    ['other gauge on the way', table([city, face('gray', '', '0~3'), city], home), false],
  ])('%s', (_, p, expected) => expect(hasRoute(p, 'X')).toBe(expected))
})

describe('a run that must be the best', () => {
  const run = runRoutes({ mustBeBest: () => true, after: () => {} })
  const runs = (...chains: string[]): RunOfTrain[] => [
    { train: '2-0', chains: chains.map((chain) => chain.split('-')), stops: [] },
  ]

  it('may earn part of it aside, by a mine', () => {
    const p = table([city, mine, city], { A1: [own] }, SNW)
    const through = runs('A1-A2', 'A2-A3')
    expect(judgeRuns(p, 'X', through)).toMatchObject({ ok: true, revenue: 40, aside: 30 })
    expect(run.object(p, { type: 'runRoutes', by: 'X', runs: through })).toBeUndefined()
    const offered = [...run.candidates(p, 'X')].map(({ action }) => run.object(p, action))
    expect(offered).toEqual([undefined])
  })

  it('is refused with what it earns and what it could', () => {
    // Down the column past the mine, or up to the poorer city.
    const p = table([city, city, mine, city], { A2: [own] }, SNW)
    expect(run.object(p, { type: 'runRoutes', by: 'X', runs: runs('A1-A2') })).toMatchObject({
      code: 'or.run.NOT_MAXIMUM',
      params: { have: 40, best: 70 },
    })
  })
})

describe('the best run', () => {
  const faces = [city, plain, city]
  const base = table(faces, { A1: [own], A3: [other] })
  const changed = (state: Partial<GameState>): Position => ({ ...base, state: { ...base.state, ...state } })

  it('is searched once for all that can make a difference', () => {
    const best = bestRun(base, 'X')
    expect(best.revenue).toBe(40)
    expect(bestRun(base, 'X')).toBe(best)
    expect(bestRun(changed({ turn: 7, bank: 1 }), 'X')).toBe(best)
  })

  it.each<[string, Position, string, number]>([
    ['operator', base, 'Y', 0],
    ['tokens', changed({ board: { ...base.state.board, tokens: {} } }), 'X', 0],
    ['trains', changed({ operators: { ...base.state.operators, X: IDLE } }), 'X', 0],
    [
      'trains that may not run yet',
      changed({ operators: { X: { ...IDLE, trains: [{ id: '2-0', name: '2', fresh: true }] } } }),
      'X',
      0,
    ],
    ['rules', { ...base, rules: { ...base.rules, routes: { notForMinimum: ['A3'] } } }, 'X', 0],
    ['board', { ...base, rules: { ...base.rules, board: columnOf([city, blank, city]) } }, 'X', 0],
  ])('is another with other %s', (_, p, operator, revenue) => {
    expect(bestRun(base, 'X').revenue).toBe(40)
    expect(bestRun(p, operator).revenue).toBe(revenue)
  })

  it('depends on the tiles, the phase and the bonuses of the moment', () => {
    const rising = face('gray', 'c20|green50', '0-c 3-c')
    const routes: RouteRules = { extras: ({ state }) => ({ bonuses: [{ id: 'B', hex: 'A3', amount: state.turn }] }) }
    const p = table([rising, blank, city], { A1: [own] }, routes)
    const at = (state: Partial<GameState>) => bestRun({ ...p, state: { ...p.state, ...state } }, 'X').revenue
    const board = { ...p.state.board, tiles: { A2: { tile: '9', rotation: 0 } } }
    expect([at({}), at({ board }), at({ board, phase: 1 }), at({ board, turn: 5 })]).toEqual([0, 41, 71, 45])
  })
})

describe('runs that were judged before', () => {
  /** MC stands in Monterrey, joined to Torreón; CHI stands elsewhere. */
  const table = (): Game => {
    const major = { cell: [0, 3], shares: { Amy: 60, Bob: 40 } }
    const read = readScenario(
      {
        title: '18MEX',
        players: ['Amy', 'Bob', 'Carlos'].map((name) => ({ name, facts: { easygoing: true } })),
        phase: '3',
        tiles: { I8: '57 r1', H9: '8 r5', I10: '57 r2' },
        operators: { MC: { ...major, trains: ['2'] }, CHI: { ...major, trains: ['2'] } },
        round: { kind: 'operating', at: 'MC', step: 'run' },
        actions: [],
      },
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    return read.game
  }
  const trainOf = (game: Game, operator: string): string => game.state.operators[operator]?.trains[0]?.id ?? ''
  const runs = (game: Game): RunOfTrain[] => [{ train: trainOf(game, 'MC'), chains: [['I8', 'H9', 'I10']], stops: [] }]

  it('judges the same runs anew for another operator', () => {
    const game = table()
    const same = runs(game)
    expect(judgeRuns(game, 'MC', same)).toMatchObject({ ok: true, revenue: 40 })
    expect(judgeRuns(game, 'CHI', same)).toMatchObject({ ok: false })
  })

  it('judges what a list of runs says now, not what it said before', () => {
    const game = table()
    const list = runs(game)
    expect(judgeRuns(game, 'MC', list).ok).toBe(true)
    list[0] = { ...list[0]!, chains: [['I8', 'J9', 'I10']] }
    expect(judgeRuns(game, 'MC', list).ok).toBe(false)
  })

  it('changing the runs after they were played changes neither the log nor what is legal', () => {
    const game = table()
    const list = runs(game)
    const action = { type: 'runRoutes', by: 'MC', runs: list } as const
    const before = JSON.stringify(action)
    const played = play(game, action)
    if (!played.ok) throw new Error(JSON.stringify(played.refusal))
    list[0] = { ...list[0]!, chains: [['I8', 'J9', 'I10']] }
    expect(JSON.stringify(log(played.game))).toBe(`[${before}]`)
    expect(play(game, action)).toMatchObject({ ok: false, refusal: { code: 'X-RT-1' } })
  })
})

describe('the step of running', () => {
  const home = { A1: [own] }
  const on = (p: Position, turn = {}): Position => ({
    ...p,
    state: { ...p.state, round: { ...p.state.round, current: 'X', turn } },
  })
  const joined = table([city, plain, city], home)
  const without = table([city, plain, city], home, {}, { operators: { X: IDLE, Y: IDLE } })
  it.each([
    ['asks who has a train and a route', on(joined), 'X', null],
    ['once', on(joined, { ran: true }), null, null],
    ['nobody without a train', on(without), null, 'noTrain'],
    ['nobody without a route', on(table([city, plain, blank], home)), null, 'noRoute'],
  ])('%s', (_, p, actor, idle) => {
    const step = runStepOf()
    expect([step.actor(p), step.idle?.(p)]).toEqual([actor, idle])
  })
})

describe('a run', () => {
  const faces = [city, plain, city]
  const runs: readonly RunOfTrain[] = [{ train: '2-0', chains: [['A1', 'A2', 'A3']], stops: [] }]
  const there = () => table(faces, { A1: [own] })
  const kind = () =>
    runRoutes({
      mustBeBest: () => true,
      after: (d, operator, revenue, aside) => d.operator(operator, { cash: revenue + aside }),
    })

  it('is told by the names of the trains, and remembered', () => {
    const d = changing(there())
    kind().apply(d, { type: 'runRoutes', by: 'X', runs })
    expect(d.events).toEqual([
      { type: 'ran', operator: 'X', revenue: 40, runs: [{ train: '2', revenue: 40, stops: ['A1', 'A3'] }] },
    ])
    expect(d.state.operators.X).toMatchObject({ cash: 40, lastRevenue: 40 })
  })

  it('of several trains names each of them', () => {
    const trains = [
      { id: '2-0', name: '2' },
      { id: '3-0', name: '3' },
    ]
    const p = table([city, city, city], { A2: [own] }, {}, { operators: { X: { ...IDLE, trains } } })
    const d = changing(p)
    recordRun(d, 'X', [
      { train: '3-0', chains: [['A1', 'A2']], stops: [] },
      { train: '2-0', chains: [['A2', 'A3']], stops: [] },
    ])
    const [event] = d.events
    expect(event?.type === 'ran' && event.runs.map(({ train }) => train)).toEqual(['3', '2'])
  })

  it('that is not legal is never recorded', () => {
    const d = changing(there())
    expect(() => recordRun(d, 'X', [{ ...runs[0]!, train: '9-9' }])).toThrow('recordRun: or.run.NO_SUCH_TRAIN')
    expect(d.events).toEqual([])
  })

  it('is offered as the best there is', () => {
    expect([...kind().candidates(there(), 'X')].map(({ action }) => [action.type, action.by])).toEqual([
      ['runRoutes', 'X'],
    ])
    expect(kind().type).toBe('runRoutes')
  })

  it('is judged anew in another position and by other rules', () => {
    const p = there()
    const bare = { ...p, state: { ...p.state, board: { ...p.state.board, tokens: {} } } }
    const other = { ...p, rules: { ...p.rules, routes: { notForMinimum: ['A3'] } } }
    expect([p, bare, p, other, p].map((at) => judgeRuns(at, 'X', runs).ok)).toEqual([true, false, true, false, true])
  })

  it('is judged once while nothing changes', () => {
    const p = there()
    expect(judgeRuns(p, 'X', runs)).toBe(judgeRuns(p, 'X', [...runs]))
  })

  it('is not asked of one nobody knows', () => expect(noRun(there(), 'nobody')).toBe('noTrain'))

  it('has a step of its own', () => {
    expect(runStepOf(kind())).toMatchObject({ id: 'run', kinds: [{ type: 'runRoutes' }] })
  })
})

describe('the work that the rules spend on a best run', () => {
  const SIDE = 8
  /** A square of cities of different values, all joined, and four long trains: far more than the budget proves. */
  const square = (): RouteProblem => {
    const pieces: RoutePiece[] = []
    const join = (a: number, b: number): void => {
      const point = pieces.length / 2
      pieces.push({ hex: `H${a}`, track: point, a: -1 - a, b: point, gauge: 1 })
      pieces.push({ hex: `H${b}`, track: point, a: point, b: -1 - b, gauge: 1 })
    }
    for (let n = 0; n < SIDE * SIDE; n++) {
      if (n % SIDE < SIDE - 1) join(n, n + 1)
      if (n + SIDE < SIDE * SIDE) join(n, n + SIDE)
    }
    const stop = (n: number): RouteProblem['stops'][number] => ({
      hex: `H${n}`,
      place: 0,
      kind: 'city',
      value: 10 + ((n * 7919) % 53),
      bonuses: [],
      location: n,
      token: n === 27,
      forMinimum: true,
    })
    return {
      operator: 'X',
      stops: Array.from({ length: SIDE * SIDE }, (_, n) => stop(n)),
      pieces,
      points: pieces.length / 2,
      junctions: [],
      trains: [9, 10, 11, 12].map((visits) => ({
        id: `${visits}`,
        name: '',
        reach: { kinds: ['city'], visits },
        usable: true,
      })),
      pairs: [],
      claims: [],
      exclusive: [],
    }
  }

  it('has an end, and what was found by then is the answer, the same every time', () => {
    const problem = square()
    const best = bestRunFor(problem)
    expect([best.proven, best.steps < RUN_BUDGET * 1.1, best.revenue > 0]).toEqual([false, true, true])
    expect(judge(problem, best.runs)).toMatchObject({ ok: true, revenue: best.revenue })
    expect(bestRunFor(square())).toEqual(best)
  })
})
