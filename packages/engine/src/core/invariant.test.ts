import { expect, it } from 'vitest'
import { standard } from '../board/tiles.js'
import { columnOf, IDLE, tiny, tinyRules } from '../testing/tiny.js'
import { audit } from './invariant.js'
import type { Position } from './position.js'
import type { GameState, OperatorState } from './state.js'

const START = tiny({
  operators: {
    X: { ...IDLE, cash: 50, cell: 1, trains: [{ id: '2-0', name: '2' }] },
    Y: IDLE,
    '1': { ...IDLE, owner: 'p2' },
  },
  market: { 1: ['X'] },
  depot: { upcoming: ['2-1', '3-0', 'E-0'], discarded: [] },
  board: {
    tiles: { A1: { tile: '57', rotation: 0 }, A3: { tile: '14', rotation: 0 } },
    tokens: { A1: [{ by: 'X', city: 0 }], A3: [{ by: 'Y', city: 0 }] },
  },
})

const changed = (state: Partial<GameState>, rules: Partial<Position['rules']> = {}): Position => ({
  ...START,
  rules: { ...START.rules, ...rules },
  state: { ...START.state, ...state },
})
const { players, shares, privates, board, depot } = START.state
const operators = (x: Partial<OperatorState>, y: Partial<OperatorState> = {}) => ({
  operators: {
    ...START.state.operators,
    X: { ...(START.state.operators.X as OperatorState), ...x },
    Y: { ...IDLE, ...y },
  },
})
const holders = (...of: readonly string[]) => ({ shares: { ...shares, X: of as NonNullable<typeof shares.X> } })
const tokens = (hex: string, ...by: readonly string[]) => ({
  board: { ...board, tokens: { ...board.tokens, [hex]: by.map((each) => ({ by: each, city: 0 })) } },
})
const tiles = (...of: readonly (readonly [hex: string, tile: string])[]) => ({
  board: { tiles: Object.fromEntries(of.map(([hex, tile]) => [hex, { tile, rotation: 0 }])), tokens: {} },
})
const papers = shares.X ?? []
/** Two faces of one piece, of which there is one. */
const twoSided = () => {
  const [front, back] = standard({ '57': 1, '14': 1 })
  const sides = [
    { ...front!, otherSide: back!.id },
    { ...back!, otherSide: front!.id },
  ]
  return { board: columnOf(Object.values(tinyRules().board.hexes), sides) }
}

it('nothing is wrong at the start', () => expect(audit(START)).toEqual([]))

it.each<readonly [string, Position, readonly string[]]>([
  ['money from nowhere', changed({ players: { ...players, p1: { cash: 101 } } }), ['money adds up to 1001, not 1000']],
  ['money lost', changed({ bank: (START.state.bank ?? 0) - 1 }), ['money adds up to 999, not 1000']],
  ['a debt', changed({ players: { p1: { cash: -5 }, p2: { cash: 205 } } }), ['cash of p1 is -5']],
  [
    'half a dollar',
    changed({ ...operators({ cash: 49.5 }), players: { ...players, p1: { cash: 100.5 } } }),
    ['cash of p1 is 100.5', 'cash of X is 49.5'],
  ],
  ['a bank that lost its end', changed({ bank: null }), ['the bank has null of 1000']],
  ['a bank that got one', changed({ bank: 5 }, { bank: null }), ['the bank has 5 of null']],
  ['a certificate lost', changed(holders(...papers.slice(1))), ['X has 8 certificates of 9']],
  ['a certificate printed', changed(holders(...papers, 'pool')), ['X has 10 certificates of 9']],
  ['a certificate of who does not play', changed(holders('p3', ...papers.slice(1))), ['a certificate of X is with p3']],
  ['a certificate nowhere', changed(holders('moon', ...papers.slice(1))), ['a certificate of X is with moon']],
  ['a closed corporation somebody holds', changed(operators({ closed: 'closed' })), ['X is closed but held']],
  ['a private of nobody’s', changed({ privates: { ...privates, P: { owner: 'p7', used: 0 } } }), ['P belongs to p7']],
  [
    'a train in two hands',
    changed(operators({}, { trains: [{ id: '2-0', name: '2' }] })),
    ['train 2-0 is with X and Y'],
  ],
  [
    'a train sold that is still for sale',
    changed({ depot: { ...depot, upcoming: ['2-0', ...depot.upcoming] } }),
    ['train 2-0 is with X and the bank'],
  ],
  [
    'a train returned that is still run',
    changed({ depot: { ...depot, discarded: [{ id: '2-0', name: '2' }] } }),
    ['train 2-0 is with X and the returned trains'],
  ],
  ['a train nobody built', changed(operators({ trains: [{ id: '9-0', name: '9' }] })), ['no train 9-0']],
  ['a tile off the board', changed(tiles(['Z9', '57'])), ['tile 57 on Z9']],
  ['a tile that is none', changed(tiles(['A1', '999'])), ['tile 999 on A1']],
  ['more tiles than there are', changed(tiles(['A1', '14'], ['A2', '14'], ['A3', '14'])), ['3 of 2 tiles 14']],
  [
    'both sides of one tile',
    changed(tiles(['A1', '57'], ['A3', '14']), twoSided()),
    ['2 of 1 tiles 57', '2 of 1 tiles 14'],
  ],
  [
    'more tokens than slots',
    changed(tokens('A1', 'X', 'Y')),
    ['2 tokens on 1 slots in A1', '2 tokens on 1 slots in A1'],
  ],
  ['a token where no city is', changed(tokens('A2', 'X')), ['1 tokens on 0 slots in A2']],
  ['a token beside its twin', changed(tokens('A3', 'X', 'X')), ['X stands twice in A3', 'X stands twice in A3']],
  ['a marker that lies elsewhere', changed({ market: { 2: ['X'] } }), ['marker of X lies in cell 2']],
  ['two markers', changed({ market: { 1: ['X', 'X'] } }), ['X has two markers']],
  ['no marker', changed({ market: {} }), ['X has no marker in cell 1']],
  ['a marker of who has no price', changed({ market: { 1: ['X', 'Y'] } }), ['marker of Y lies in cell 1']],
  [
    'an interrupt nobody settles',
    changed({ interrupts: [{ kind: 'riot', by: 'p1', data: {} }] }),
    ['an interrupt riot that nobody declared'],
  ],
])('%s', (_, position, expected) => expect(audit(position)).toEqual(expected))

it('closed and removed is in order', () => {
  expect(audit(changed({ ...operators({ closed: 'closed' }), ...holders(...papers.map(() => 'removed')) }))).toEqual([])
})

it('where the bank never ends, money need not add up', () => {
  expect(audit(changed({ bank: null, players: { ...players, p1: { cash: 9999 } } }, { bank: null }))).toEqual([])
})
