import { type BoardData, EDGES, type Edge, type Face, type Hex, type Tile } from '../board/face.js'
import { marketGrid } from '../board/marketNotation.js'
import { face } from '../board/notation.js'
import { standard, tileSet } from '../board/tiles.js'
import type { OperatorData, Phase, TrainCard } from '../core/data.js'
import { Draft } from '../core/draft.js'
import { price } from '../core/market.js'
import type { Position } from '../core/position.js'
import type { Setup } from '../core/setup.js'
import { percentOf } from '../core/shares.js'
import type { GameState, OperatorState } from '../core/state.js'
import type { RoundFlow } from '../core/step.js'
import type { Rules, Title } from '../core/title.js'
import { emptyState } from '../game.js'
import { CONSENT_FACTS } from '../steps/consent.js'
import { OPERATING_FACTS } from '../steps/operating.js'
import { OPERATING_TURN_FACTS } from '../steps/operatingTurn.js'
import { STOCK_FACTS } from '../steps/stock.js'

/*
 * A title so small that a test can lay out its whole table: what shared parts do is tested on it, in the shapes of
 * titles that are played and of such as are not yet.
 */

/** A column of flat hexes from top to bottom, `A1`, `A2`, …; side 0 leads down, side 3 up. */
export const columnOf = (
  faces: readonly (Face & Partial<Hex>)[],
  tiles: readonly Tile[] = standard({ '57': null, '9': null, '14': 2 }),
): BoardData => {
  const ids = faces.map((_, i) => `A${i + 1}`)
  const across = (i: number, edge: Edge) => (edge === 0 ? ids[i + 1] : edge === 3 ? ids[i - 1] : undefined)
  const sides = (i: number) => EDGES.flatMap((edge) => (across(i, edge) ? [[edge, across(i, edge)] as const] : []))
  return {
    layout: 'flat',
    hexes: Object.fromEntries(faces.map((shown, i) => [ids[i], { ...shown, id: ids[i] as string, x: 0, y: i }])),
    neighbours: Object.fromEntries(ids.map((id, i) => [id, Object.fromEntries(sides(i))])),
    tiles: tileSet(tiles),
  }
}

const CITY = face('white', 'c0', '')
const PLAIN = face('white', '', '')

const corporation = (id: string, hex: string): OperatorData => ({
  id,
  name: id,
  kind: 'corporation',
  colour: '#000',
  textColour: '#fff',
  home: { hex, city: 0 },
  tokens: [0, 40],
  shares: [20, 10, 10, 10, 10, 10, 10, 10, 10],
})

const OPERATORS = {
  X: corporation('X', 'A1'),
  Y: corporation('Y', 'A3'),
  '1': { ...corporation('1', 'A3'), kind: 'minor', tokens: [0], shares: [] },
} as const satisfies Record<string, OperatorData>

const train = (card: string, count: number | null, price: number): TrainCard => ({
  card,
  count,
  types: [{ name: card, price, reach: { kinds: ['city'], visits: Number(card) || 9 } }],
})

const PHASES: readonly Phase[] = [
  { name: '1', trainLimit: 2, tiles: ['yellow'], operatingRounds: 1, allows: [] },
  { name: '2', on: { card: '3' }, trainLimit: 2, tiles: ['yellow', 'green'], operatingRounds: 2, allows: [] },
]

const SETUP: Setup = {
  title: 'tiny',
  players: [{ name: 'Amy' }, { name: 'Bob' }],
  seed: 1,
  options: [],
  ruleset: 'rulebook',
}

const none = (): never => {
  throw new Error('the tiny title has no rounds of its own')
}

const TITLE: Title = {
  id: 'tiny',
  rulesVersion: 1,
  name: 'Tiny',
  designer: '',
  sitting: { hours: [1, 2], level: 'first' },
  players: { min: 1, max: 6 },
  currency: '$#',
  options: [],
  switches: {},
  rulebook: { rules: {}, refusals: {} },
  rules: none,
  begin: none,
}

/** Nobody is asked anything. */
const IDLE_ROUND: RoundFlow = { step: () => null, advance() {} }

export const tinyRules = (more: Partial<Rules> = {}): Rules => ({
  title: TITLE,
  board: columnOf([CITY, PLAIN, CITY]),
  market: marketGrid(['40 50p 60 70', '30 40 50 60', '20 30'], { p: 'par' }),
  trains: [train('2', 2, 80), train('3', 1, 120), train('E', null, 300)],
  phases: PHASES,
  privates: { P: { id: 'P', name: 'P', price: 20, income: 5 } },
  operators: OPERATORS,
  bank: 1000,
  startingCash: 100,
  consent: true,
  facts: [...STOCK_FACTS, ...OPERATING_FACTS, ...OPERATING_TURN_FACTS, ...CONSENT_FACTS],
  rounds: { '': IDLE_ROUND },
  interrupts: {},
  routes: {},
  certLimit: () => 9,
  sharesWorth: (p, player, corporation) => (price(p, corporation) * percentOf(p, corporation, player)) / 10,
  worth: (p, player) => p.state.players[player]?.cash ?? 0,
  reading: { toOperate: () => [] },
  ...more,
})

export const IDLE: OperatorState = { cash: 0, trains: [], tokens: [] }

/** Two players, X run by the first, nothing on the board; the rest of the money is with the bank. */
export const tiny = (
  state: Partial<GameState> = {},
  more: Partial<Rules> = {},
  setup: Partial<Setup> = {},
): Position => {
  const rules = tinyRules(more)
  const whole = { ...SETUP, ...setup }
  const table: GameState = {
    ...emptyState(whole),
    seats: ['p1', 'p2'],
    players: { p1: { cash: 100 }, p2: { cash: 100 } },
    operators: { X: { ...IDLE, cash: 50, tokens: [40] }, Y: IDLE, '1': { ...IDLE, owner: 'p2' } },
    shares: {
      X: ['p1', 'p1', 'p2', 'pool', 'treasury', 'treasury', 'treasury', 'treasury', 'treasury'],
      Y: Array.from({ length: 9 }, () => 'treasury' as const),
    },
    privates: { P: { owner: 'p1', used: 0 } },
    ...state,
  }
  const purses = [...Object.values(table.players), ...Object.values(table.operators)]
  const spent = purses.reduce((sum, { cash }) => sum + cash, 0)
  return { rules, setup: whole, state: { ...table, bank: rules.bank === null ? null : rules.bank - spent } }
}

export const changing = (p: Position): Draft => new Draft(p)
