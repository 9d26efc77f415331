import { type Action, type Choices, choices, type Game, marketOrder, play } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames, fresh } from '../../build/sample.js'
import { namingOf } from '../table/naming.js'
import { effectOf } from './effects.js'
import { actionWords } from './groups/generic-group.js'
import { stockRows } from './groups/stock-rows.js'
import { groupsOf } from './groups.js'
import { blockedAt, offersAt, openCitiesOf, pickAt, targetsOf } from './picking.js'
import { reasonOf } from './refusal-text.js'
import { tileOptions } from './tile-options.js'

const DEFER = ['runRoutes', 'claimRoutes'] as const
const open = (game: Game): Choices => choices(game, undefined, DEFER)

/** The first position of the example where the step is this one. */
const example = exampleGame(exampleNames()[0]!, 250)
const positionAt = (step: string, more: (c: Choices) => boolean = () => true): Game => {
  for (let n = 0; n <= example.cursor; n++) {
    const game = { ...example, cursor: n, state: example.history.entry(n).state }
    const now = open(game)
    if (now.step === step && more(now)) return game
  }
  throw new Error(`no ${step} in the example`)
}
const offering =
  (type: Action['type']) =>
  ({ offers }: Choices): boolean =>
    offers.some(({ action }) => action.type === type)

const stock = positionAt('stock', (c) => offering('buyShares')(c) && offering('par')(c))
const track = positionAt('trackToken', offering('layTile'))
const dividend = positionAt('dividend')
const naming = namingOf(example, 'en')

describe('groups', () => {
  test('shares are one group, passing comes last', () => {
    const keys = groupsOf(open(stock)).map(({ key }) => key)
    expect(keys[0]).toBe('stock')
    expect(keys.at(-1)).toBe('pass')
  })

  test('track comes before what may be done at any time', () => {
    const keys = groupsOf(open(track)).map(({ key }) => key)
    expect(keys.indexOf('layTile')).toBeLessThan(keys.indexOf('issueShares'))
  })

  test('nothing that is offered or refused is lost', () => {
    for (const game of [stock, track, dividend]) {
      const now = open(game)
      const groups = groupsOf(now)
      expect(groups.flatMap(({ offers }) => offers).length).toBe(now.offers.length)
      expect(groups.flatMap(({ blocked }) => blocked).length).toBe(now.blocked.length)
    }
  })

  test('an unknown kind of action has a group of its own', () => {
    const odd = { type: 'dance', by: 'p1', partner: 'NYC' } as unknown as Action
    const now: Choices = { ...open(stock), offers: [{ action: odd }], blocked: [] }
    expect(groupsOf(now).map(({ key }) => key)).toEqual(['dance'])
    const reading = { naming, language: 'en' } as Parameters<typeof actionWords>[1]
    expect(actionWords(odd, reading)).toBe('dance · New York Central')
  })
})

describe('rows of the stock round', () => {
  const rows = stockRows(groupsOf(open(stock)).find(({ key }) => key === 'stock')!, marketOrder(stock))

  test('a row a corporation, those with shares to trade first', () => {
    expect(new Set(rows.map(({ corporation }) => corporation)).size).toBe(rows.length)
    const trading = rows.map(({ trades }) => trades.length > 0)
    expect(trading.indexOf(false) === -1 || !trading.slice(trading.indexOf(false)).includes(true)).toBe(true)
  })

  test('1849-9.3-2: of two certificates that cannot be bought the smaller one is shown, with its own reason', () => {
    const trade = { type: 'buyShares', by: 'p1', corporation: 'SFA', from: 'treasury' } as const
    const last = { action: { ...trade, percent: 20 }, refusal: { code: 'BC5' } }
    const usual = { action: { ...trade, percent: 10 }, refusal: { code: 'BC6' } }
    for (const blocked of [
      [last, usual],
      [usual, last],
    ]) {
      const group = { key: 'stock', offers: [], blocked: blocked as unknown as Choices['blocked'], deferred: false }
      expect(stockRows(group, []).flatMap((row) => row.blocked)).toEqual([usual])
    }
  })

  test('what is possible is not greyed as well', () => {
    for (const { starts, blocked } of rows) {
      if (starts.length > 0) expect(blocked.some(({ action }) => action.type === 'par')).toBe(false)
    }
  })
})

describe('effects', () => {
  test('are found without touching the game', () => {
    const before = { state: stock.state, length: stock.history.length }
    const action = open(stock).offers.find((offer) => offer.action.type === 'buyShares')!.action
    const effect = effectOf(stock, action)
    expect(effect?.money[0]).toMatchObject({ purse: action.by })
    expect(effect?.money[0]?.change).toBeLessThan(0)
    expect({ state: stock.state, length: stock.history.length }).toEqual(before)
    expect(effectOf(stock, action)).toBe(effect)
  })

  test('of a dividend name the price and what everybody gets', () => {
    const pay = open(dividend).offers.find(({ action }) => action.type === 'dividend')!.action
    const kinds = effectOf(dividend, pay)?.events.map(({ type }) => type)
    expect(kinds).toContain('dividend')
  })

  test('end where the next turn begins', () => {
    for (const { action } of open(dividend).offers) {
      const types = effectOf(dividend, action)?.events.map(({ type }) => type) ?? []
      expect(types).not.toContain('operates')
      expect(types).not.toContain('roundBegan')
    }
  })

  test('what is refused has none', () => {
    expect(effectOf(stock, { type: 'pass', by: 'nobody' })).toBeNull()
  })
})

describe('pointing at the map', () => {
  const now = open(track)
  const hex = Object.keys(targetsOf(now, null))[0]!

  test('hexes with track to lay are marked, the chosen one as chosen', () => {
    expect(targetsOf(now, null)[hex]).toBe('legal')
    expect(targetsOf(now, pickAt(now, hex))[hex]).toBe('selected')
  })

  test('tiles of a hex: each once, with its rotations and costs', () => {
    const options = tileOptions(track, now, hex)
    const lays = offersAt(now, hex).filter(({ action }) => action.type === 'layTile')
    expect(options.flatMap(({ rotations }) => rotations).length).toBe(lays.length)
    expect(new Set(options.map(({ tile, power }) => `${tile} ${power}`)).size).toBe(options.length)
    for (const { rotations } of options) for (const { cost } of rotations) expect(cost).toBeGreaterThanOrEqual(0)
  })

  test('a city takes up its token at once', () => {
    for (const { hex: at, city } of openCitiesOf(now)) {
      expect(pickAt(now, at, city).piece).toMatchObject({ type: 'placeToken', hex: at, city })
    }
  })

  test('a hex far away tells nothing', () => {
    expect(pickAt(now, 'nowhere')).toEqual({ hex: 'nowhere', tile: null, piece: null })
    expect(blockedAt(now, 'nowhere')).toEqual([])
  })
})

describe('refusals in words', () => {
  test.each(['en', 'ru', 'pl'] as const)('in %s: the fact, the rule and its place in the rulebook', (language) => {
    const game = fresh()
    const played = play(game, { type: 'pass', by: choices(game).actor! })
    const reason = played.ok ? null : reasonOf(game, played.refusal, language, namingOf(game, language))
    expect(reason?.text).toBeTruthy()
    expect(reason?.rule).toBeTruthy()
    expect(reason?.source).toMatch(/^§.* · 1846-/)
  })

  test('every reason of a whole game can be said', () => {
    for (let n = 0; n <= example.cursor; n += 7) {
      const game = { ...example, cursor: n, state: example.history.entry(n).state }
      for (const { refusal } of open(game).blocked) expect(() => reasonOf(game, refusal, 'ru', naming)).not.toThrow()
    }
  })
})
