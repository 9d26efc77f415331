import { describe, expect, it } from 'vitest'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import { actionKey } from '../core/schema.js'
import type { GameState, OperatorState } from '../core/state.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import {
  type BuyTrain,
  buyTrainBy,
  carryOutTrainPurchase,
  othersHaveTrains,
  passTrains,
  type TrainRules,
} from './buyTrain.js'
import { consent, declined } from './consent.js'
import { countedTrains } from './trains.js'

const HELP: TrainRules['help'] & object = { wanted: () => true, objection: () => undefined }
const RULES: TrainRules = {
  limit: { limit: () => 2, counted: countedTrains },
  help: HELP,
  enterPhase: (d, phase) => d.set({ phase }),
}

const corporation = (cash: number, ...trains: readonly string[]): OperatorState => ({
  ...IDLE,
  cash,
  trains: trains.map((id) => ({ id, name: id.slice(0, 1) })),
})

/** X is run by p1, who has $100, Y by p2. On sale are a 2 at $80 and a returned 3 at $120. */
const table = (x: OperatorState, y: OperatorState = IDLE, more: Partial<GameState> = {}, consents = false): Position =>
  tiny(
    {
      operators: { X: x, Y: y, '1': { ...corporation(0, '2-9'), owner: 'p2' } },
      shares: {
        X: ['p1', 'p1', 'p2', 'pool', 'treasury', 'treasury', 'treasury', 'treasury', 'treasury'],
        Y: ['p2', ...Array.from({ length: 8 }, () => 'treasury' as const)],
      },
      depot: { upcoming: ['2-0', '2-1', '3-0', 'E-0'], discarded: [{ id: '3-9', name: '3' }] },
      ...more,
    },
    { consent: consents },
  )
const bank = (more: Partial<BuyTrain> = {}): BuyTrain => ({
  type: 'buyTrain',
  by: 'X',
  from: 'bank',
  train: '2-0',
  name: '2',
  price: 80,
  ...more,
})
const fromY = (more: Partial<BuyTrain> = {}): BuyTrain =>
  bank({ from: 'Y', train: '3-1', name: '3', price: 1, ...more })
const seller = corporation(0, '3-1')
const objected = (p: Position, action: BuyTrain, rules: Partial<TrainRules> = {}): string | undefined =>
  buyTrainBy({ ...RULES, ...rules }).object(p, action)?.code

describe('from the bank', () => {
  const rich = table(corporation(200))
  it.each<[string, string | undefined, BuyTrain, Position?, Partial<TrainRules>?]>([
    ['the next one', undefined, bank()],
    ['a returned one', undefined, bank({ from: 'discard', train: '3-9', name: '3', price: 120 })],
    ['not one further down', 'any.BAD_SHAPE', bank({ train: '2-1' })],
    ['not a returned one out of the stock', 'or.buyTrain.NOT_OFFERED', bank({ train: '3-9', name: '3', price: 120 })],
    [
      'for the title’s better reason',
      'or.buyTrain.OBSOLETE',
      bank({ train: '2-1' }),
      rich,
      { gone: (_, { name }) => objection('or.buyTrain.OBSOLETE', { train: name }) },
    ],
    ['at its price', 'or.buyTrain.PRICE', bank({ price: 79 })],
    ['not without money', 'or.buyTrain.NO_CASH', bank(), table(corporation(79))],
    ['not above the limit', 'or.buyTrain.AT_LIMIT', bank(), table(corporation(200, '2-5', '2-6'))],
    [
      'when the title lets it',
      'or.buyTrain.ONE_A_TURN',
      bank(),
      rich,
      { bank: () => objection('or.buyTrain.ONE_A_TURN', {}) },
    ],
    [
      'by whom the title lets buy, whatever else is wrong',
      'or.buyTrain.INDEPENDENT',
      bank({ price: 1 }),
      rich,
      { before: () => objection('or.buyTrain.INDEPENDENT', { company: 'X' }) },
    ],
  ])('%s', (_, code, action, p = rich, rules = {}) => {
    expect(objected(p, action, rules)).toBe(code)
  })

  it('begins a phase by a card of the stock, after the title was told', () => {
    const told: number[] = []
    const bought: TrainRules['bought'] = (d) => told.push(d.state.phase)
    const start = table(corporation(300), IDLE, { depot: { upcoming: ['3-0'], discarded: [{ id: '3-9', name: '3' }] } })
    for (const from of ['bank', 'discard'] as const) {
      const d = changing(start)
      const train = from === 'bank' ? '3-0' : '3-9'
      carryOutTrainPurchase(d, bank({ from, train, name: '3', price: 120 }), { ...RULES, bought })
      expect([from, d.state.phase]).toEqual([from, from === 'bank' ? 1 : 0])
      expect(d.state.operators.X).toMatchObject({ cash: 180, trains: [{ id: train, name: '3' }] })
    }
    expect(told).toEqual([0, 0])
  })
})

describe('the president’s money', () => {
  const poor = table(corporation(30))
  it.each<[string, string | undefined, BuyTrain, Position?, Partial<TrainRules>?]>([
    ['is exactly what is missing', undefined, bank({ help: 50 })],
    ['no more', 'or.contribute.WRONG_AMOUNT', bank({ help: 51 })],
    ['nothing where the treasury reaches', 'or.contribute.WRONG_AMOUNT', bank({ help: 1 }), table(corporation(80))],
    [
      'what the president has',
      'or.contribute.NO_CASH',
      bank({ help: 50 }),
      table(corporation(30), IDLE, { players: { p1: { cash: 49 }, p2: { cash: 500 } } }),
    ],
    [
      'only where the title lets it',
      'or.contribute.NOT_CHEAPEST',
      bank({ help: 50 }),
      poor,
      { help: { ...HELP, objection: () => objection('or.contribute.NOT_CHEAPEST', {}) } },
    ],
  ])('%s', (_, code, action, p = poor, rules = {}) => {
    expect(objected(p, action, rules)).toBe(code)
  })

  it('goes through the treasury', () => {
    const d = changing(poor)
    carryOutTrainPurchase(d, bank({ help: 50 }), RULES)
    expect([d.state.operators.X?.cash, d.state.players.p1?.cash]).toEqual([0, 50])
    expect(d.events).toEqual([
      { type: 'helped', player: 'p1', operator: 'X', amount: 50 },
      { type: 'trainBought', by: 'X', train: '2', from: 'bank', price: 80, help: 50 },
    ])
  })
})

describe('from another operator', () => {
  const rich = table(corporation(200), seller)
  it.each<[string, string | undefined, BuyTrain, Position?, Partial<TrainRules>?]>([
    ['at any price', undefined, fromY()],
    ['that it can pay', 'or.buyTrain.TRADE_NO_CASH', fromY({ price: 201 })],
    ['of at least $1', 'or.buyTrain.TRADE_PRICE', fromY({ price: 0 })],
    ['one that it has', 'any.BAD_SHAPE', fromY({ train: '3-2' })],
    ['of a type that it has', 'or.buyTrain.NOT_THEIRS', fromY({ train: '2-1', name: '2' })],
    ['as what it is', 'or.buyTrain.NOT_THEIRS', fromY({ name: 'E' })],
    [
      'as what the title lets it be',
      undefined,
      fromY({ name: 'E' }),
      rich,
      { becomes: (_p, _t, name) => name === 'E' },
    ],
    ['never its own', 'or.buyTrain.NOT_OFFERED', fromY({ by: 'Y' })],
    ['not above the limit', 'or.buyTrain.TRADE_AT_LIMIT', fromY(), table(corporation(9, '2-5', '2-6'), seller)],
    ['out of the treasury alone', 'or.buyTrain.HELP_IN_TRADE', fromY({ price: 250, help: 50 })],
    [
      'not an obsolete one',
      'or.buyTrain.PHASED_OUT',
      fromY(),
      table(corporation(9), { ...IDLE, trains: [{ id: '3-1', name: '3', obsolete: true }] }),
    ],
    ['at the printed price where it must be', 'or.buyTrain.FACE_PRICE', fromY(), rich, { facePrice: () => true }],
    ['which is this', undefined, fromY({ price: 120 }), rich, { facePrice: () => true }],
    [
      'that the title lets sell',
      'or.buyTrain.WITH_MINOR',
      fromY(),
      rich,
      { trade: (_, { from }) => (from === 'Y' ? objection('or.buyTrain.WITH_MINOR', {}) : undefined) },
    ],
  ])('%s', (_, code, action, p = rich, rules = {}) => {
    expect(objected(p, action, rules)).toBe(code)
  })

  it('brings the money to the seller, and no phase', () => {
    const d = changing(table(corporation(200), seller))
    buyTrainBy(RULES).apply(d, fromY({ price: 150 }))
    expect(d.state.operators).toMatchObject({
      X: { cash: 50, trains: [{ id: '3-1', name: '3' }] },
      Y: { cash: 150, trains: [] },
    })
    expect(d.state.phase).toBe(0)
  })

  it('waits for the yes of whoever decides for the seller', () => {
    const d = changing(table(corporation(200), seller, {}, true))
    buyTrainBy(RULES).apply(d, fromY({ price: 150 }))
    expect(consent.waits(d)).toBe(true)
    expect(d.state.interrupts).toMatchObject([{ by: 'p2', data: { what: '3', price: 150 } }])
    expect(d.state.operators.X?.trains).toEqual([])
  })

  it('is not put again in the turn after a no', () => {
    const d = changing(table(corporation(200), seller, {}, true))
    declined.set(d, { [actionKey(fromY())]: 'p2' })
    expect(objected(d, fromY())).toBe('or.buyTrain.NO_CONSENT')
    expect(objected(d, fromY({ price: 2 }))).toBeUndefined()
  })
})

describe('offers', () => {
  const offered = (p: Position, rules: Partial<TrainRules> = {}) =>
    [...buyTrainBy({ ...RULES, ...rules }).candidates(p, 'X')].map(
      ({ action: { from, name, price, help }, range }) => ({
        from,
        name,
        price,
        ...(help === undefined ? {} : { help }),
        ...(range ? { max: range.max } : {}),
      }),
    )
  const two = corporation(0, '3-1', '3-2')

  it('are the bank’s trains, and each kind of train of others like the buyer', () => {
    expect(offered(table(corporation(150), two))).toEqual([
      { from: 'bank', name: '2', price: 80 },
      { from: 'discard', name: '3', price: 120 },
      { from: 'Y', name: '3', price: 1, max: 150 },
    ])
  })

  it('name the president’s part where it is wanted', () => {
    const help = { ...HELP, wanted: (_p: Position, _by: string, price: number) => price === 80 }
    expect(offered(table(corporation(50)), { help })).toEqual([
      { from: 'bank', name: '2', price: 80, help: 30 },
      { from: 'discard', name: '3', price: 120 },
    ])
  })

  it('have one price where it is fixed', () => {
    expect(offered(table(corporation(150), two), { facePrice: () => true }).at(-1)).toEqual({
      from: 'Y',
      name: '3',
      price: 120,
    })
  })

  it('leave out those that are gone', () => {
    expect(offered(table(corporation(150), { ...two, closed: 'closed' })).map(({ from }) => from)).toEqual([
      'bank',
      'discard',
    ])
  })
})

describe('what the title says about the money', () => {
  it('others share in the price', () => {
    const d = changing(table(corporation(100), corporation(0)))
    const bankBefore = d.state.bank as number
    const charges: TrainRules['charges'] = (_, { by, price }) => [
      { from: by, to: 'Y', amount: price / 2, why: 'train' },
      { from: by, to: 'bank', amount: price / 2, why: 'train' },
    ]
    carryOutTrainPurchase(d, bank(), { ...RULES, charges })
    expect(['X', 'Y'].map((id) => d.state.operators[id]?.cash)).toEqual([20, 40])
    expect(d.state.bank).toBe(bankBefore + 40)
    expect(d.events).toContainEqual({ type: 'received', by: 'Y', from: 'X', amount: 40, why: 'train' })
  })

  it('the bank asks another price than the printed one', () => {
    const cheaper: Partial<TrainRules> = { asks: (_p, buyer, { price }) => price - (buyer === 'X' ? 10 : 0) }
    const p = table(corporation(70))
    expect([objected(p, bank({ price: 70 }), cheaper), objected(p, bank(), cheaper)]).toEqual([
      undefined,
      'or.buyTrain.PRICE',
    ])
    const [first] = buyTrainBy({ ...RULES, ...cheaper }).candidates(p, 'X')
    expect(first?.action).toEqual(bank({ price: 70 }))
  })

  it('it may look at what the buyer would pay', () => {
    const any: Partial<TrainRules> = { asks: (_p, _buyer, { price }, bid = price) => bid }
    expect(objected(table(corporation(70)), bank({ price: 7 }), any)).toBeUndefined()
  })

  it('where nobody may help, nobody does', () => {
    const poor = table(corporation(30))
    const alone: TrainRules = { limit: RULES.limit, enterPhase: RULES.enterPhase }
    const { object, candidates } = buyTrainBy(alone)
    expect(object(poor, bank({ help: 50 }))).toEqual({
      code: 'any.BAD_SHAPE',
      params: { type: 'buyTrain', field: 'help' },
    })
    expect([...candidates(poor, 'X')].filter(({ action }) => action.help !== undefined)).toEqual([])
  })
})

describe('trains of others', () => {
  it.each([
    ['one of its kind has one', seller, true],
    ['nobody of its kind has any', IDLE, false],
    ['only an obsolete one', { ...IDLE, trains: [{ id: '3-1', name: '3', obsolete: true as const }] }, false],
  ])('%s', (_, y, others) => {
    // The minor always has a train.
    expect(othersHaveTrains(table(corporation(9, '2-5'), y), 'X')).toBe(others)
  })
})

it('the step ends unless a train must be bought', () => {
  const pass = passTrains((_, operator) => operator === 'X')
  const by = (operator: string) => pass.object(table(corporation(0)), { type: 'pass', by: operator })?.code
  expect([by('X'), by('Y')]).toEqual(['or.endTurn.MUST_OWN_TRAIN', undefined])
})

describe('at the edges', () => {
  it('each kind of train is offered once from each place', () => {
    const p = table(corporation(500), IDLE, {
      depot: {
        upcoming: ['2-0'],
        discarded: [
          { id: '2-5', name: '2' },
          { id: '2-6', name: '2' },
        ],
      },
    })
    const offered = [...buyTrainBy(RULES).candidates(p, 'X')].map(
      ({ action }) => `${action.type} ${action.from} ${action.train}`,
    )
    expect(offered).toEqual(['buyTrain bank 2-0', 'buyTrain discard 2-5'])
  })

  it.each([
    [80, undefined],
    [79, 1],
  ])('with $%i the president puts in %s', (cash, help) => {
    const [first] = [...buyTrainBy(RULES).candidates(table(corporation(cash)), 'X')]
    expect(first?.action.help).toBe(help)
  })

  it('an obsolete train of another is a kind of its own', () => {
    const trains = [
      { id: '3-1', name: '3' },
      { id: '3-2', name: '3', obsolete: true as const },
      { id: '3-3', name: '3' },
    ]
    const offered = [...buyTrainBy(RULES).candidates(table(corporation(9), { ...IDLE, trains }), 'X')]
    const ofY = offered.filter(({ action }) => action.from === 'Y')
    expect(ofY.map(({ action }) => action.train)).toEqual(['3-1', '3-2'])
  })

  it.each([
    [0, undefined],
    [1, undefined],
    [2, { field: 'price', min: 1, max: 2, step: 1 }],
  ])('with $%i the price of another’s train is %j', (cash, range) => {
    const offered = [...buyTrainBy(RULES).candidates(table(corporation(cash), seller), 'X')]
    expect(offered.find(({ action }) => action.from === 'Y')?.range).toEqual(range)
  })

  it('nobody is offered his own trains', () => {
    const offered = [...buyTrainBy(RULES).candidates(table(corporation(9, '3-5')), 'X')]
    expect(offered.map(({ action }) => action.from)).toEqual(['bank', 'discard'])
  })

  it('without a president there is nobody to help', () => {
    const shares = { X: Array.from({ length: 9 }, () => 'pool' as const), Y: [] }
    const p = table(corporation(30), IDLE, { shares })
    expect(buyTrainBy(RULES).object(p, bank({ help: 50 }))).toEqual({
      code: 'or.contribute.NO_CASH',
      params: { need: 50, have: 0 },
    })
  })

  it('what a president is short of is told of his own money alone', () => {
    const p = table(corporation(30), IDLE, { players: { p1: { cash: 49 }, p2: { cash: 0 } } })
    expect(buyTrainBy(RULES).object(p, bank({ help: 50 }))?.params).toEqual({ need: 50, have: 49 })
  })

  it('a purchase without help is told as one, and nobody helps', () => {
    const d = changing(table(corporation(80)))
    carryOutTrainPurchase(d, bank(), RULES)
    expect(d.events).toEqual([{ type: 'trainBought', by: 'X', train: '2', from: 'bank', price: 80, help: 0 }])
    expect(d.state.players.p1?.cash).toBe(100)
  })

  it('what is not for sale is never handed over', () => {
    expect(() => carryOutTrainPurchase(changing(table(corporation(500))), bank({ train: '2-1' }), RULES)).toThrow('2-1')
    const d = changing(table(corporation(500)))
    expect(() => carryOutTrainPurchase(d, bank({ train: '3-9', name: '3', price: 120 }), RULES)).toThrow('3-9')
  })

  it('a refusal names what it rests on', () => {
    const p = table(corporation(200), seller)
    expect(buyTrainBy(RULES).object(p, fromY({ price: 0 }))?.params).toMatchObject({ need: 1, have: 200 })
    expect(objected(p, fromY({ from: 'nobody' }))).toBe('or.buyTrain.NOT_THEIRS')
    expect(buyTrainBy(RULES).object(table(corporation(9, '2-5', '2-6'), seller), fromY())?.params).toEqual({
      company: 'X',
      limit: 2,
    })
    expect(buyTrainBy(RULES).type).toBe('buyTrain')
  })
})
