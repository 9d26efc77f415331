import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { beginRound, openStep } from '../../../core/flow.js'
import type { PlayerId } from '../../../core/ids.js'
import type { Ruleset } from '../../../core/setup.js'
import type { Expectation, ScenarioAction } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { phaseBegunBy } from '../../../steps/trains.js'
import {
  buy,
  changing,
  gives,
  holds,
  lay,
  newTable,
  playAll,
  type Row,
  refused,
  run,
  scenariosOf,
} from '../../../testing/index.js'
import { titles } from '../../index.js'
import { lateEnd } from '../site/noTrain.js'
import { markUnsold, recordTrainSold } from '../steps/trains/phases.js'

const { turnOf, stockTurn } = scenariosOf('18Mag')

const equipment = (item: string, from: string, price: number, expected?: Expectation): ScenarioAction => ({
  type: 'buyEquipment',
  item,
  from,
  price,
  ...(expected ? { expect: expected } : {}),
})
const arm = (expected?: Expectation) => equipment('terrainToken', 'bank', 0, expected)

/** Operating rounds one after the other, with a sale of the majors or without; the phase after each. */
const phasesAfter = (ruleset: Ruleset, sales: readonly boolean[]) => {
  const d = changing(newTable('18Mag', { ruleset }))
  const phases = sales.map((isSold) => {
    beginRound(d, { kind: 'operating', num: 1, of: 1 })
    if (isSold) recordTrainSold(d)
    markUnsold(d)
    return d.state.phase
  })
  return { d, phases }
}

describe('rounds in which no train is sold', () => {
  it.each<[string, Ruleset, readonly boolean[], readonly number[]]>([
    ['MAG-NTS-3 markers add up', 'rulebook', [false, false, true, false], [0, 0, 0, 1]],
    ['three in a row there', '18xx.games', [false, false, true, false, false, false], [0, 0, 0, 0, 0, 1]],
    ['MAG-NTS-6 none in the last phase', 'rulebook', Array(12).fill(false), [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]],
  ])('%s', (_, ruleset, sales, expected) => {
    expect(phasesAfter(ruleset, sales).phases).toEqual(expected)
  })

  it.each<[string, Ruleset, readonly (number | null)[]]>([
    ['MAG-NTS-5 the marked stack has no round tile any more', 'rulebook', [null, 2, 2]],
    ['there every stack keeps it', '18xx.games', [2, 2, 2]],
  ])('%s', (_, ruleset, begun) => {
    const { d } = phasesAfter(ruleset, [false, false, false])
    expect(['3', '4', '6'].map((card) => phaseBegunBy(d, card))).toEqual(begun)
  })

  it.each<[string, Ruleset, boolean]>([
    ['MAG-END-2 the last phase that came so ends like any other', 'rulebook', false],
    ['there another set is played before the last', '18xx.games', true],
  ])('%s', (_, ruleset, isLate) => {
    expect(lateEnd.of(phasesAfter(ruleset, Array(9).fill(false)).d)).toBe(isLate)
  })
})

describe('the Priority Deal after the draft', () => {
  const afterDraft = (switches?: { readonly draftPriority: boolean }) => {
    let game = newTable('18Mag', { players: 4, ruleset: '18xx.games', ...(switches ? { switches } : {}) })
    while (game.state.round.kind === 'draft') {
      const { actor, kinds } = openStep(game) ?? { actor: 'p1', kinds: [] }
      const [take] = kinds
      if (take?.type !== 'bid') throw new Error('no draft')
      const [next] = [...take.candidates(game, actor as PlayerId)].filter(({ action }) => !take.object(game, action))
      if (next) game = playAll(game, [next.action])
    }
    return game.state.priority
  }
  it('MAG-DRF-10 stays with who began the last round of picks', () => expect(afterDraft()).toBe('p4'))
  it('went on by one seat in older recorded games', () => expect(afterDraft({ draftPriority: true })).toBe('p1'))
})

/** Minor 5 at home in Brassó, two towns and a mine beyond it. */
const towardsTheMine = {
  operators: { '5': { owner: 'Amy', cash: 60, trains: ['2'] } },
  tiles: { H27: '6 r0', G26: '4 r2', F25: '58 r3' },
} as const

/** Minor 4 at home in Szeged, a station of SIK in the other circle. */
const twoStations = {
  operators: {
    '4': { owner: 'Amy', cash: 50, tokens: ['G14:1'] },
    SIK: { price: 70, cash: 0, shares: { Bob: 20 }, tokens: ['G14:0'] },
  },
} as const

const theirs = { ruleset: '18xx.games' } as const

const rows: readonly Row[] = [
  [
    'MAG-RUN-1 trains that can run do',
    turnOf('5', { ...towardsTheMine, at: { step: 'run' } }, [run([], refused('MAG-XRUN-6'))]),
  ],
  ['there they need not', turnOf('5', { ...theirs, ...towardsTheMine, at: { step: 'run' } }, [run([])])],
  [
    'MAG-TRK-8 a terrain token is spent with its tile',
    turnOf('5', { operators: { '5': { owner: 'Amy', cash: 10 } } }, [
      arm(refused('MAG-XTRK-10')),
      { ...lay('H27', '6 r0', gives({ 'cash.SIK': 10, 'terrainTokens.5': 2 })), spends: 'terrainToken' },
    ]),
  ],
  [
    'there it is taken off first, and lost without terrain',
    turnOf('5', { ...theirs, operators: { '5': { owner: 'Amy', cash: 50 } }, tiles: { H27: '57 r0' } }, [
      {
        ...lay('I26', '6 r0'),
        hex: 'G28',
        tile: '8',
        rotation: 0,
        spends: 'terrainToken',
        expect: refused('MAG-XTRK-10'),
      },
      arm(gives({ 'terrainTokens.5': 2 })),
      arm(refused('MAG-XTRK-10')),
      lay('G28', '8 r0', gives({ 'cash.SIK': 30 }, { 'cash.5': 50 })),
    ]),
  ],
  [
    "MAG-TRK-13 a minor's station comes before a major's to the city with track",
    turnOf('4', twoStations, [lay('G14', 'L32 r0', gives({ 'tokens.4': ['G14:0'], 'tokens.SIK': ['G14:1'] }))]),
  ],
  [
    'there that in the first circle stays',
    turnOf('4', { ...theirs, ...twoStations }, [
      lay('G14', 'L32 r0', { after: { 'tokens.4': ['G14:1'], 'tokens.SIK': ['G14:0'] } }),
    ]),
  ],
  [
    'there one alone goes to the track as well',
    turnOf('4', { ...theirs, operators: { '4': { owner: 'Amy', cash: 50 } } }, [
      lay('G14', 'L32 r0', gives({ 'tokens.4': ['G14:0'] })),
    ]),
  ],
  [
    "MAG-BUY-1 the director's certificate is not for sale",
    stockTurn('Amy', { players: [{ name: 'Amy', cash: 200 }, 'Bob', 'Carlos'], operators: { SIK: { price: 70 } } }, [
      buy('SIK', 'aside', refused('MAG-XBUY-4'), 20),
    ]),
  ],
  [
    'there it is, for twice the price',
    stockTurn(
      'Amy',
      { ...theirs, players: [{ name: 'Amy', cash: 200 }, 'Bob', 'Carlos'], operators: { SIK: { price: 70 } } },
      [buy('SIK', 'aside', { changes: { 'cash.Amy': 60, 'president.SIK': 'Amy' } }, 20)],
    ),
  ],
]

describe("switch directorShare: the director's certificate of CIWL", () => {
  const offered = (shares: Readonly<Record<string, number>>): readonly unknown[] => {
    const scenario = stockTurn(
      'Amy',
      {
        ...theirs,
        options: ['new_major'],
        players: [{ name: 'Amy', cash: 110 }, 'Bob', 'Carlos'],
        operators: { CIWL: { cell: [0, 0], shares } },
      },
      [],
    )
    const read = readScenario(scenario, titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    return choices(read.game).offers.flatMap(({ action }) =>
      action.type === 'buyShares' && action.corporation === 'CIWL' ? [[action.from, action.percent]] : [],
    )
  }
  it.each<[string, Readonly<Record<string, number>>, readonly unknown[]]>([
    ['is not offered beside others', { Bob: 20, Carlos: 20 }, [['treasury', 20]]],
    ['is where it is the last', { Amy: 20, Bob: 20, Carlos: 20 }, [['aside', 40]]],
  ])('%s', (_, shares, expected) => expect(offered(shares)).toEqual(expected))
})

describe('the rulebook, and 18xx.games', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
