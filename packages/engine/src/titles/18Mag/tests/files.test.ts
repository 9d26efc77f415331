import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import type { Action } from '../../../core/action.js'
import { beginRound, openStep } from '../../../core/flow.js'
import type { Holder, OperatorId, PlayerId, TrainId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import type { Setup } from '../../../core/setup.js'
import { type Game, log } from '../../../game.js'
import { Ledger } from '../../../interchange/ledger.js'
import { seatsFor } from '../../../newGame.js'
import { readScenario } from '../../../scenario/read.js'
import { takeFromBank } from '../../../steps/trains.js'
import { changing, newTable, playAll } from '../../../testing/index.js'
import { titles } from '../../index.js'
import { exportGame, importGame } from '../../interchange.js'
import { giveChange } from '../site/change.js'
import { isMistaken, isOvershadowed, meant, sellerOfTrain } from '../site/namesakes.js'
import { printedIndex } from '../site/printed.js'
import { prompts18Mag } from '../site/prompts.js'
import { ownTrain } from '../site/trains.js'
import { interchange18Mag } from '../site/words.js'
import { buyCar } from '../steps/running/cars.js'
import { discardTrain } from '../steps/running/discard.js'
import { buyTrain } from '../steps/trains/buyTrain.js'
import { title18Mag } from '../title.js'

describe('a solo game', () => {
  it('comes back from its file with nobody in the second seat', () => {
    const game = newTable('18Mag', { players: seatsFor(title18Mag, [{ name: 'Amy' }]) })
    const back = importGame(JSON.parse(JSON.stringify(exportGame(game, { id: 1 }))))
    expect(back.ok && back.game.setup.players.map(({ automaton = false }) => automaton)).toEqual([false, true])
  })
})

describe('who had the Priority Deal after the draft', () => {
  const began = (players: number, rounds: number, by: number, more: readonly object[] = []) =>
    importGame({
      title: '18Mag',
      id: 1,
      players: Array.from({ length: players }, (_, i) => ({ id: 10 + i, name: `player ${i}` })),
      actions: [
        ...Array.from({ length: players * rounds }, () => ({
          type: 'bid',
          entity: 10,
          entity_type: 'player',
          minor: '6',
          price: 0,
        })),
        { type: 'pass', entity: '6', entity_type: 'minor' },
        ...more,
        { type: 'sell_shares', entity: 10 + by, entity_type: 'player', shares: ['SIK_1'] },
      ],
    })
  it.each<[string, number, number, number, object | undefined]>([
    ['three, six rounds of picks: the last seat', 3, 6, 2, undefined],
    ['three, one seat on', 3, 6, 0, { draftPriority: true }],
    ['three, seven rounds with more minors: the first seat', 3, 7, 0, undefined],
    ['five, four rounds: the fourth seat', 5, 4, 3, undefined],
    ['five, one seat on', 5, 4, 4, { draftPriority: true }],
    ['two: nothing to tell', 2, 4, 1, undefined],
  ])('%s', (_, players, rounds, by, switches) => {
    const imported = began(players, rounds, by)
    expect(imported.ok && imported.game.setup.switches).toEqual(switches)
  })

  it('is told by what comes along with another action too', () => {
    const pass = { type: 'pass', entity: 14, entity_type: 'player' }
    const imported = began(5, 4, 0, [{ type: 'pass', entity: '7', entity_type: 'minor', auto_actions: [pass] }])
    expect(imported.ok && imported.game.setup.switches).toEqual({ draftPriority: true })
  })
})

it('an action whose kind is no text is answered, however deep', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  const players = [1, 2, 3].map((id) => ({ id, name: `player ${id}` }))
  const pass = { type: 'pass', entity: deep, entity_type: 'player' }
  const actions = [{ type: deep, entity: 1, entity_type: 'player' }, pass]
  expect(importGame({ title: '18Mag', id: 1, players, actions })).toMatchObject({ ok: true })
})

describe('who had the Priority Deal, where who holds it has nothing to do', () => {
  const holder = 'p4'
  /** Minors kept for him. */
  const PLAIN: readonly string[] = ['9', '10']
  const isIdle = ({ type }: Action): boolean => type === 'pass' || type === 'runRoutes' || type === 'dividend'
  /** Five draft, and nobody does anything in the first operating round; the fourth player has taken these shares. */
  const played = (shares: readonly string[], switches: Setup['switches'] = {}): Game => {
    let game = newTable('18Mag', { players: 5, ruleset: '18xx.games', switches })
    const left = [...shares]
    while (game.state.turn === 1 && game.state.round.kind !== 'stock') {
      const offers = choices(game).offers.map(({ action }) => action)
      const isOthers = (action: Action) =>
        action.type === 'bid' && !shares.includes(action.company) && !PLAIN.includes(action.company)
      const isHis = (action: Action) =>
        action.type === 'bid' && (action.company === left[0] || PLAIN.includes(action.company))
      const wanted = offers.find(openStep(game)?.actor === holder ? isHis : isOthers) ?? offers.find(isIdle)
      if (wanted?.type === 'bid' && wanted.company === left[0]) left.shift()
      game = playAll(game, [wanted as Action])
    }
    return playAll(game, [{ type: 'pass', by: openStep(game)?.actor as PlayerId }])
  }
  const back = (game: Game) => {
    const imported = importGame(JSON.parse(JSON.stringify(exportGame(game, { id: 1 }))))
    return imported.ok ? imported.game.setup.switches : imported
  }

  it("he holds a director's certificate alone and is passed over: the next seat tells nothing", () => {
    const game = played(['SIK', 'SIK'])
    expect(log(game).at(-1)).toEqual({ type: 'pass', by: 'p5' })
    expect([game.state.priority, back(game)]).toEqual([holder, undefined])
  })

  it('he could sell, and the next seat began: it was so in older games', () => {
    const game = played(['SIK', 'SNW'], { draftPriority: true })
    expect([game.state.priority, back(game)]).toEqual(['p5', { draftPriority: true }])
  })
})

describe('shares by their numbers', () => {
  const ledger = () => {
    const made = new Ledger(newTable('18Mag'), interchange18Mag)
    made.shares.move('SIK', 0, 'p1')
    made.shares.move('SIK', 3, 'p1')
    return made
  }
  it.each<[string, readonly string[], number, readonly number[]]>([
    ['half a certificate: a share out of the pool for the rest', ['SIK_0'], 10, [0, 3, 1]],
    ['the whole one', ['SIK_0'], 20, [0, 3]],
    ['beside a share', ['SIK_3', 'SIK_0'], 20, [0, 3, 1]],
    ['shares alone', ['SIK_3'], 10, [0, 3]],
  ])('%s', (_, sold, percent, hand) => {
    const changed = ledger()
    giveChange(changed, 'p1', sold, percent)
    expect(changed.shares.hand('SIK', 'p1')).toEqual(hand)
  })
})

it('a card that places a station says whose it is', () => {
  const before = newTable('18Mag', { ruleset: '18xx.games', options: ['supporters'] })
  const said = interchange18Mag.writers?.placeToken?.({
    action: { type: 'placeToken', by: '6', hex: 'C16', city: 0, power: 'DDSG' },
    before,
    after: before,
    words: interchange18Mag,
    ledger: new Ledger(before, interchange18Mag),
    id: (id) => id,
    entity: (entity) => ({ entity, entity_type: 'minor' }),
    events: [],
  })
  expect(said).toMatchObject({ type: 'place_token', entity: 'DDSG', entity_type: 'company', tokener: '6' })
})

it('a station that a card makes cheap enough is among what may be done', () => {
  const read = readScenario(
    {
      title: '18Mag',
      ruleset: '18xx.games',
      options: ['supporters'],
      players: ['Amy', 'Bob', 'Carlos'],
      privates: { DDSG: 'Amy' },
      operators: { '6': { owner: 'Amy', cash: 20, trains: ['2'] } },
      tiles: { B17: '57 r0', C16: '57 r0' },
      round: { kind: 'operating', at: '6', step: 'token' },
      actions: [],
    },
    titles,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { canBesides } = interchange18Mag.trace
  expect([openStep(read.game)?.step.id, canBesides?.(read.game, 'token')]).toEqual(['token', ['place_token']])
})

it.each<[players: number, hex: string, number: number]>([
  [3, 'C12', 0],
  [3, 'E18', 3],
  [3, 'F19', 5],
  [3, 'B17', 0],
  [3, 'F23', 1],
  [3, 'G14', 2],
  [2, 'B5', 0],
])('with %i players the printed %s is number %i of its kind', (players, hex, number) => {
  expect(printedIndex(hex, newTable('18Mag', { players }).rules.board)).toBe(number)
})

/** Minor 10 has the older of two trains called 2-3, minor 5 the newer. */
const namesakes = (ruleset: 'rulebook' | '18xx.games') => {
  const d = changing(newTable('18Mag', { ruleset }))
  const give = (by: OperatorId, train: TrainId) => d.operator(by, { owner: 'p1', trains: [{ id: train, name: '2' }] })
  give('10', '2-3')
  give('5', '2-3.1')
  return d
}

describe('two trains of one number', () => {
  it('the newest is meant', () => {
    const d = namesakes('18xx.games')
    expect([meant(d, '2-3'), isOvershadowed(d, '2-3'), isOvershadowed(d, '2-3.1')]).toEqual(['2-3.1', true, false])
    expect(sellerOfTrain(d, '2-3.1')).toBe('5')
    expect([ownTrain(d, '5', '2-3'), ownTrain(d, '10', '2-3')]).toEqual(['2-3.1', '2-3'])
  })

  it('the older one stands idle: nobody is offered to give it back', () => {
    const d = namesakes('18xx.games')
    expect([...discardTrain.candidates(d, '10')]).toEqual([])
    expect([...discardTrain.candidates(d, '5')]).toHaveLength(1)
    expect([isMistaken(d, '2-3', '10'), isMistaken(d, '2-3.1', '5')]).toEqual([true, false])
  })

  it('no rail-car is of use to the older one', () => {
    const read = readScenario(
      {
        title: '18Mag',
        ruleset: '18xx.games',
        players: ['Amy', 'Bob', 'Carlos'],
        operators: { '5': { owner: 'Amy', cash: 100, trains: ['2'] } },
        tiles: { H27: '6 r0', G26: '4 r2', F25: '58 r3' },
        round: { kind: 'operating', at: '5', step: 'run' },
        actions: [],
      },
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const d = changing(read.game)
    const id = d.state.operators['5']?.trains[0]?.id
    const legal = () => [...buyCar.candidates(d, '5')].filter(({ action }) => !buyCar.object(d, action)).length
    expect(legal()).toBeGreaterThan(0)
    d.set({ depot: { ...d.state.depot, upcoming: [`${id}.1`, ...d.state.depot.upcoming] } })
    expect(legal()).toBe(0)
  })

  it('is for sale all the same: whoever has money and room is asked', () => {
    const d = namesakes('18xx.games')
    for (const by of Object.keys(d.state.operators)) d.operator(by, { cash: by === '1' ? 5 : 0 })
    d.operator('5', { trains: [] })
    d.set({ depot: { ...d.state.depot, upcoming: ['2-3.1', ...d.state.depot.upcoming] } })
    beginRound(d, { kind: 'operating', num: 1, of: 2 })
    d.round({ current: '1' })
    const { canBesides } = interchange18Mag.trace
    expect(anyLegal(d, [buyTrain], '1')).toBe(false)
    expect(prompts18Mag.buyTrains?.(d, () => null)).toBe('1')
    expect([canBesides?.(d, 'buyTrains'), canBesides?.(d, 'run')]).toEqual([['buy_train'], []])
    d.operator('1', { cash: 0 })
    expect(prompts18Mag.buyTrains?.(d, () => null)).toBeNull()
    expect(canBesides?.(d, 'buyTrains')).toEqual([])
  })

  it('a file that gives it back puts the newest on top, and all keep what they have', () => {
    const d = namesakes('18xx.games')
    discardTrain.apply(d, { type: 'discardTrain', by: '10', train: '2-3' })
    expect(d.state.depot.upcoming[0]).toBe('2-3.1')
    expect([sellerOfTrain(d, '2-3.1'), isMistaken(d, '2-3.1', '5')]).toEqual(['bank', true])
    expect(['5', '10'].map((by) => d.state.operators[by]?.trains.length)).toEqual([1, 1])
  })

  it('one that lies there several times is sold at once, and a new one comes where another stack begins behind it', () => {
    const d = namesakes('18xx.games')
    const { upcoming } = d.state.depot
    const sold = (...front: readonly TrainId[]): readonly TrainId[] => {
      d.set({ depot: { upcoming: [...front, ...upcoming], discarded: [] } })
      takeFromBank(d, { id: '2-3.1', name: '2', from: 'bank' })
      return d.state.depot.upcoming.slice(0, 2)
    }
    expect(sold('2-3.1', '2-3.1', '2-3.1', '3-7')).toEqual(['2-4', '3-7'])
    expect(sold('2-3.1', '2-3.1', '2-7', '3-7')).toEqual(['2-7', '3-7'])
  })

  it.each([
    ['18xx.games', 59, undefined],
    ['18xx.games', 40, 'or.buyTrain.PRICE'],
    ['rulebook', 59, 'or.buyTrain.PRICE'],
  ] as const)('by %s the one in the bank goes for %i, where the older one was meant: %s', (ruleset, price, code) => {
    const d = namesakes(ruleset)
    d.operator('5', { trains: [] })
    d.operator('1', { cash: 100, owner: 'p1', trains: [] })
    d.set({ depot: { ...d.state.depot, upcoming: ['2-3.1', ...d.state.depot.upcoming] } })
    beginRound(d, { kind: 'operating', num: 1, of: 2 })
    d.round({ current: '1' })
    const action = { type: 'buyTrain', by: '1', train: '2-3.1', name: '2', from: 'bank', price } as const
    expect(buyTrain.object(d, action)?.code).toBe(code)
  })

  it('by the rulebook a number means nothing', () => {
    const d = namesakes('rulebook')
    expect([...discardTrain.candidates(d, '10')]).toHaveLength(1)
    d.operator('5', { cash: 1 })
    const trade = { type: 'buyTrain', by: '5', train: '2-3', name: '2', from: '10', price: 1 } as const
    expect(buyTrain.object(d, trade)).toBeUndefined()
    discardTrain.apply(d, { type: 'discardTrain', by: '10', train: '2-3' })
    expect([d.state.depot.upcoming[0], d.state.operators['10']?.trains]).toEqual(['2-3', []])
  })
})

describe('a major on a map without a free circle', () => {
  const atStation = readScenario(
    {
      title: '18Mag',
      ruleset: '18xx.games',
      players: ['Amy', 'Bob', 'Carlos'],
      operators: { RABA: { price: 70, cash: 500, shares: { Amy: 20 } } },
      round: { kind: 'operating', at: 'RABA', step: 'token' },
      actions: [],
    },
    titles,
  )
  if (!atStation.ok) throw new Error(JSON.stringify(atStation.problems))

  it.each<[string, { cash: number; tokens: readonly number[]; director: Holder }, string | null]>([
    ['is asked about a station it can pay for', { cash: 40, tokens: [40, 80], director: 'p1' }, 'RABA'],
    ['not with less', { cash: 39, tokens: [40, 80], director: 'p1' }, null],
    ['nor for less than the second costs', { cash: 79, tokens: [80], director: 'p1' }, null],
    ['nor with both in place', { cash: 500, tokens: [], director: 'p1' }, null],
    ['nor without a director', { cash: 500, tokens: [40, 80], director: 'aside' }, null],
  ])('%s', (_, { director, ...charter }, asked) => {
    const d = changing(atStation.game)
    d.operator('RABA', charter)
    d.share('RABA', 0, director)
    expect(prompts18Mag.token?.(d, () => null)).toBe(asked)
  })
})
