import { describe, expect, it } from 'vitest'
import type { BoardData } from '../board/face.js'
import { tile } from '../board/notation.js'
import { hex, printedBoard } from '../board/printed.js'
import { standard, tileSet } from '../board/tiles.js'
import type { Charge } from '../core/money.js'
import type { Position } from '../core/position.js'
import type { BoardState, TokenAt } from '../core/state.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import {
  completedSides,
  type Lay,
  type LayTile,
  lay,
  layCandidates,
  layObjection,
  layOf,
  paidToBank,
  type TrackRules,
} from './lay.js'

const FREE: TrackRules = {
  before: () => undefined,
  colours: () => ['yellow', 'green', 'brown'],
  charges: () => [],
}

/** `B3 B5 B7` side by side, two cities and a plain hex, with plain hexes around them. Side 4 leads right, 1 left. */
const BOARD = printedBoard({
  layout: 'pointy',
  hexes: [hex('B3 B7', 'white', 'c'), hex('B1 B5 B9 A6 C4', 'white')],
  tiles: tileSet(standard({ '57': null, '9': null, '20': null, '14': null })),
})

const STATION = { B3: [{ by: '1', city: 0 }] }

/** Minor 1 stands in B3, from which track leads through B5 to B7. */
const table = (board: Partial<BoardState> = {}, data: BoardData = BOARD): Position =>
  tiny(
    {
      board: {
        tiles: { B3: { tile: '57', rotation: 1 }, B5: { tile: '9', rotation: 1 } },
        tokens: STATION,
        ...board,
      },
      operators: { X: { ...IDLE, cash: 10 }, Y: IDLE, '1': { ...IDLE, cash: 50, owner: 'p2' } },
    },
    { board: data },
  )

const action = (at: string, id: string, rotation: number, more: Partial<LayTile> = {}): LayTile => ({
  type: 'layTile',
  by: '1',
  hex: at,
  tile: id,
  rotation,
  ...more,
})

const yellow = action('B7', '57', 1)

describe('who pays whom', () => {
  const due = (...charges: readonly Charge[]): TrackRules => ({ ...FREE, charges: () => charges })
  const terrain = (from: string, amount: number): Charge => ({ from, to: 'X', amount, why: 'terrain' })
  const fee: Charge = { from: '1', to: 'Y', amount: 10, why: 'extraTile' }
  const cashOf = (p: Position, ...ids: readonly string[]) => ids.map((id) => p.state.operators[id]?.cash)

  it('the builder pays the bank, and the tile says how much', () => {
    const d = changing(table())
    const bank = d.state.bank as number
    lay(d, yellow, { ...FREE, charges: paidToBank(() => 20) })
    expect([...cashOf(d, '1'), d.state.bank]).toEqual([30, bank + 20])
    expect(d.events).toMatchObject([{ type: 'tileLaid', by: '1', hex: 'B7', cost: 20 }])
  })

  it('the builder pays others, who are told of', () => {
    const d = changing(table())
    lay(d, yellow, due(terrain('1', 30), fee))
    expect(cashOf(d, '1', 'X', 'Y')).toEqual([10, 40, 10])
    expect(d.events).toMatchObject([
      { type: 'tileLaid', cost: 40 },
      { type: 'received', by: 'X', from: '1', amount: 30, why: 'terrain' },
      { type: 'received', by: 'Y', from: '1', amount: 10, why: 'extraTile' },
    ])
  })

  it('the bank pays in place of the builder', () => {
    const d = changing(table())
    lay(d, yellow, due(terrain('bank', 30)))
    expect(cashOf(d, '1', 'X')).toEqual([50, 40])
    expect(d.events).toMatchObject([
      { type: 'tileLaid', cost: 0 },
      { type: 'received', from: 'bank', amount: 30 },
    ])
  })

  it.each<[string, TrackRules, object | undefined]>([
    ['all that is due counts together', due(terrain('1', 45), fee), { need: 55, have: 50 }],
    ['the bank is never short', due(terrain('bank', 5000)), undefined],
    ['nor is one who pays exactly', due(terrain('1', 40), fee), undefined],
    ['another payer may be', due({ from: 'X', to: 'bank', amount: 11, why: 'other' }), { need: 11, have: 10 }],
  ])('%s', (_, rules, params) => {
    expect(layObjection(table(), yellow, rules)).toEqual(params && { code: 'or.tile.NO_CASH', params })
  })

  it('what is used up decides who pays, and is refused where nothing can be', () => {
    const withToken: TrackRules = {
      ...FREE,
      maySpend: (_, { spends }) => spends === 'terrainToken',
      charges: (_, { operator, spends }) => [terrain(spends ? 'bank' : operator, 60)],
    }
    const spending = { ...yellow, spends: 'terrainToken' }
    expect(layObjection(table(), yellow, withToken)?.code).toBe('or.tile.NO_CASH')
    expect(layObjection(table(), spending, withToken)).toBeUndefined()
    const junk = { code: 'any.BAD_SHAPE', params: { type: 'layTile', field: 'spends' } }
    expect(layObjection(table(), { ...yellow, spends: 'luck' }, withToken)).toEqual(junk)
    expect(layObjection(table(), spending, FREE)).toEqual(junk)
  })
})

describe('how a tile is joined', () => {
  /** The crossing adds a line from below to above that minor 1 does not reach. */
  const crossing = action('B5', '20', 0)
  const permissive: TrackRules = { ...FREE, connects: (_p, _lay, how) => how !== 'none' }

  it('old track alone is not enough, unless the title says so', () => {
    expect(layObjection(table(), crossing, FREE)?.code).toBe('or.tile.NO_NEW_TRACK')
    expect(layObjection(table(), crossing, permissive)).toBeUndefined()
    expect(layObjection(table({ tokens: {} }), crossing, permissive)?.code).toBe('or.tile.NOT_CONNECTED')
  })

  it('a stop that is reached is enough, unless the title asks for more', () => {
    const same = action('B3', '57', 1)
    const raised: TrackRules = { ...FREE, connects: (_p, { old }, how) => how === 'place' && old.colour !== 'white' }
    const bare = table({ tiles: {} })
    expect(layObjection(bare, same, FREE)).toBeUndefined()
    expect(layObjection(bare, same, raised)?.code).toBe('or.tile.NOT_CONNECTED')
  })

  it('no connection is needed where the title says so', () => {
    const away = action('B7', '57', 1, { by: 'Y' })
    expect(layObjection(table(), away, FREE)?.code).toBe('or.tile.NOT_CONNECTED')
    expect(layObjection(table(), away, { ...FREE, connects: () => true })).toBeUndefined()
  })

  it('the choices hold hexes that only old track touches', () => {
    const offered = [...layCandidates(table(), '1', permissive)].map((each) => each.action)
    expect(offered).toContainEqual(crossing)
  })
})

describe('tokens on a new tile', () => {
  /** Two cities without track become one with track and one without; those become one city. */
  const pair = tile('P', 'yellow', 1, 'c30 c0', '1-c0')
  const one = tile('Q', 'green', 1, 'c40/2', '1-c 4-c')
  const board = printedBoard({
    layout: 'pointy',
    hexes: [hex('A1 A5', 'white', 'c'), hex('A3', 'white', 'c c')],
    tiles: tileSet([pair, one]),
  })
  const both: readonly TokenAt[] = [
    { by: 'X', city: 0 },
    { by: '1', city: 1 },
  ]
  const after = (tiles: BoardState['tiles'], lays: LayTile, rules: TrackRules) => {
    const d = changing(table({ tiles, tokens: { A3: both } }, board))
    lay(d, lays, rules)
    return d.state.board.tokens.A3
  }

  it('follow their city', () => {
    expect(after({}, action('A3', 'P', 0), FREE)).toEqual(both)
  })

  it('go where the title puts them', () => {
    const minorFirst: TrackRules = {
      ...FREE,
      resettle: (_p, _lay, tokens) => tokens.map((token) => ({ ...token, city: token.by === '1' ? 0 : 1 })),
    }
    expect(after({}, action('A3', 'P', 0), minorFirst)).toEqual([
      { by: 'X', city: 1 },
      { by: '1', city: 0 },
    ])
  })

  it('meet in a city that two have become', () => {
    const merging: TrackRules = { ...FREE, merging: true }
    expect(after({ A3: { tile: 'P', rotation: 0 } }, action('A3', 'Q', 0), merging)).toEqual([
      { by: 'X', city: 0 },
      { by: '1', city: 0 },
    ])
  })
})

/** As above, with plain hexes all around B5. */
const WIDE = printedBoard({
  layout: 'pointy',
  hexes: [hex('B3 B7', 'white', 'c'), hex('B1 B5 B9 A4 A6 C4 C6', 'white')],
  tiles: tileSet(standard({ '57': null, '9': null, '7': null, '20': null })),
})

describe('why a tile does not fit', () => {
  it.each<[string, LayTile, object]>([
    [
      'over a side without a neighbour',
      action('B9', '9', 0),
      { code: 'or.tile.BAD_EDGE', params: { tile: '9', hex: 'B9', edge: 0 } },
    ],
    ['of another kind', action('B7', '9', 1), { code: 'or.tile.WRONG_KIND', params: { tile: '9', hex: 'B7' } }],
  ])('%s', (_, lays, expected) => expect(layObjection(table(), lays, FREE)).toEqual(expected))

  it('without the track that was there', () => {
    expect(layObjection(table({}, WIDE), action('B5', '20', 2), FREE)).toEqual({
      code: 'or.tile.TRACK_LOST',
      params: { tile: '20', hex: 'B5' },
    })
  })

  it('a junction of the old face is no place', () => {
    const joint = tile('J', 'green', 1, 'j', '1-j 4-j 0-j')
    const data = printedBoard({
      layout: 'pointy',
      hexes: [hex('B3 B7', 'white', 'c'), hex('B1 B5 B9 A4 A6 C4 C6', 'white')],
      tiles: tileSet([...standard({ '57': null, '9': null }), joint]),
    })
    expect(layObjection(table({}, data), action('B5', 'J', 0), FREE)?.code).toBeUndefined()
  })
})

describe('the supply', () => {
  const scarce = { ...BOARD, tiles: tileSet(standard({ '57': 1, '9': null })) }

  it('ends', () => {
    expect(layObjection(table({}, scarce), yellow, FREE)).toEqual({ code: 'or.tile.NO_TILE', params: { tile: '57' } })
    expect(layObjection(table({ tiles: {} }, scarce), action('B3', '57', 1), FREE)).toBeUndefined()
  })
})

describe('a piece of two hexes', () => {
  const rest: TrackRules['rest'] = ({ rotation }) => [{ hex: 'B9', tile: '9', rotation }]

  it('is joined where one of them is', () => {
    const p = table({}, WIDE)
    const fits = [0, 1, 2, 3, 4, 5].map((rotation) => action('A6', '7', rotation))
    const away = fits.filter((each) => layObjection(p, each, FREE)?.code === 'or.tile.NOT_CONNECTED')
    expect(away.length).toBeGreaterThan(0)
    const joined: TrackRules = { ...FREE, rest: () => [{ hex: 'B7', tile: '57', rotation: 1 }] }
    for (const each of away) expect(layObjection(p, each, joined)).toBeUndefined()
  })

  it('lies on both', () => {
    const d = changing(table())
    lay(d, yellow, { ...FREE, rest })
    expect(d.state.board.tiles).toMatchObject({ B7: { tile: '57', rotation: 1 }, B9: { tile: '9', rotation: 1 } })
  })
})

describe('a lay', () => {
  it('is told with its power, if it is one', () => {
    const event = (lays: LayTile) => {
      const d = changing(table())
      lay(d, lays, FREE)
      return d.events[0]
    }
    expect(event(yellow)).toEqual({
      type: 'tileLaid',
      by: '1',
      hex: 'B7',
      tile: '57',
      rotation: 1,
      colour: 'yellow',
      cost: 0,
    })
    expect(event({ ...yellow, power: 'P' })).toMatchObject({ power: 'P' })
  })

  it('of what nobody knows is none', () => {
    expect(layOf(table(), action('Z9', '57', 1))).toEqual({ code: 'any.UNKNOWN_ENTITY', params: { id: 'Z9' } })
    expect(layOf(table(), action('B7', 'Z', 1))).toEqual({ code: 'any.UNKNOWN_ENTITY', params: { id: 'Z' } })
    expect(() => lay(changing(table()), action('B7', 'Z', 1), FREE)).toThrow('lay: any.UNKNOWN_ENTITY')
  })

  it('names what it uses up only if it does', () => {
    expect(layOf(table(), yellow)).not.toHaveProperty('spends')
    expect(layOf(table(), { ...yellow, spends: 'a' })).toHaveProperty('spends', 'a')
  })

  it('completes the sides where the neighbour has track', () => {
    const found = layOf(table(), yellow) as Lay
    expect(completedSides(table(), found)).toEqual([1])
    expect(completedSides(table({ tiles: {} }), found)).toEqual([])
    const edge = layOf(table(), action('B9', '9', 0)) as Lay
    expect(completedSides(table(), edge)).toEqual([])
  })

  it('is charged by the bank for the terrain', () => {
    const found = layOf(table(), yellow) as Lay
    expect(paidToBank(() => 20)(table(), found)).toEqual([{ from: '1', to: 'bank', amount: 20, why: 'terrain' }])
  })

  it('is offered in the colours of the phase, with its power', () => {
    const yellowOnly: TrackRules = { ...FREE, colours: () => ['yellow'] }
    const offered = [...layCandidates(table({}, WIDE), '1', yellowOnly)].map((each) => each.action)
    expect(new Set(offered.map(({ tile: id }) => id))).toEqual(new Set(['57']))
    const all = [...layCandidates(table({}, WIDE), '1', FREE)].map((each) => each.action.tile)
    expect(new Set(all)).toEqual(new Set(['57', '20']))
    expect(offered[0]).not.toHaveProperty('power')
    const power = [...layCandidates(table(), '1', yellowOnly, ['B7'], 'P')].map((each) => each.action)
    expect(power.length).toBeGreaterThan(0)
    expect(power.every((each) => each.power === 'P' && each.hex === 'B7')).toBe(true)
  })
})
