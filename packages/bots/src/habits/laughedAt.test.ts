import { type Action, cash, type Game, play } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { STRENGTHS } from '../bots.js'
import { type Decision, quickly } from '../decide.js'
import { Dice } from '../dice.js'
import { decided, position, seatOf } from './position.js'

const buyTrains = { kind: 'operating', step: 'buyTrains', facts: { declared: true } } as const
const withCash = (...amounts: readonly number[]): readonly object[] =>
  amounts.map((each, i) => ({ name: ['Amy', 'Bob', 'Carlos'][i], cash: each }))

/** Amy leads a corporation that has no train yet. */
const withoutTrain = (): Game =>
  position('1846', {
    players: withCash(400, 200, 200),
    operators: { NYC: { price: 80, cash: 160, shares: { Amy: 20, treasury: 80 }, trains: [] } },
  })

const twoMinors = (treasury: number): Game =>
  position('18Mag', {
    round: { kind: 'operating', at: '3', step: 'buyTrains' },
    operators: {
      '1': { owner: 'Amy', trains: ['2'], cash: 30 },
      '3': { owner: 'Amy', trains: ['2'], cash: treasury },
      '2': { owner: 'Bob', trains: ['2'] },
      '6': { owner: 'Carlos', trains: ['2'] },
    },
  })

/** The first turn of a corporation whose president has nothing. */
const firstTurn = (treasury: number, more: object = {}): Game =>
  position('1846', {
    players: withCash(0, 200, 200),
    round: { kind: 'operating', at: 'GT' },
    operators: { GT: { price: 60, cash: treasury, shares: { Amy: 40, treasury: 60 }, trains: [] } },
    ...more,
  })

const dividendOf = (treasury: number): Game =>
  position('1846', {
    phase: 'II',
    round: { kind: 'operating', at: 'GT', step: 'dividend', facts: { ran: true, revenue: 100 } },
    operators: { GT: { price: 80, cash: treasury, shares: { Amy: 60, treasury: 40 }, trains: ['4'] } },
  })

/** Amy's ERIE must own a train; her GT has one, and the bank sells them at 80. */
const sisters = (): Game =>
  position('1846', {
    round: { at: 'ERIE', ...buyTrains },
    operators: {
      GT: { price: 60, cash: 0, shares: { Amy: 60, treasury: 40 }, trains: ['2'] },
      ERIE: { price: 80, cash: 200, shares: { Amy: 20, treasury: 80 }, trains: [] },
    },
  })

const askedForMail = (price: number): Game =>
  position('1846', {
    round: { kind: 'operating', at: 'GT' },
    operators: { GT: { price: 60, cash: 200, shares: { Amy: 40, treasury: 60 }, trains: ['2'] } },
    privates: { MAIL: 'Bob' },
    interrupts: [{ kind: 'consent', action: { type: 'buyPrivate', company: 'MAIL', price } }],
  })

type Row = readonly [what: string, game: () => Game, is: (action: Action, decision: Decision) => boolean]

const ROWS: readonly Row[] = [
  ['no second corporation is founded before the first has a train', withoutTrain, ({ type }) => type !== 'par'],
  [
    'what is said is never that it leads to the best end',
    withoutTrain,
    (_, { reasons }) => reasons.every(({ code }) => code !== 'bestByForecast'),
  ],
  ['minors of one hand do not sell each other their trains', () => twoMinors(60), ({ type }) => type === 'pass'],
  [
    'a minor with hundreds in its treasury buys a better train',
    () => twoMinors(500),
    (action) => action.type === 'buyTrain' && action.from === 'bank' && action.price >= 200,
  ],
  [
    'a company that can pay for every train pays out',
    () => dividendOf(2000),
    (action) => action.type === 'dividend' && action.kind === 'full',
  ],
  [
    'the only train of a sister company stays there while the bank sells one',
    sisters,
    (action) => action.type === 'buyTrain' && action.from === 'bank',
  ],
  ['Mail Contract is not sold for 1', () => askedForMail(1), (action) => action.type === 'answer' && !action.accept],
]

describe.each(STRENGTHS)('%s', (bot) => {
  it.each(ROWS)('%s', (_, game, is) => {
    const decision = decided(game(), bot)
    expect(is(decision.action, decision), JSON.stringify(decision)).toBe(true)
  })

  it.each([80, 120])('track and stations leave the money of the first train: %d in the treasury', (treasury) => {
    let game = firstTurn(treasury)
    for (let n = 0; n < 12 && game.state.operators.GT?.trains.length === 0; n++) {
      const { action } = decided(game, bot)
      if (action.type !== 'buyTrain') {
        const played = play(game, action)
        if (!played.ok) throw new Error(JSON.stringify(played.refusal))
        game = played.game
        expect(cash(game, 'GT')).toBeGreaterThanOrEqual(80)
        continue
      }
      expect(action).toMatchObject({ from: 'bank', name: '2' })
      expect(action.help).toBeUndefined()
      return
    }
    throw new Error('no train was bought')
  })
})

it('while playing on in thought, track is laid', () => {
  const game = firstTurn(400)
  expect(quickly(new Dice(1))(game, seatOf(game)).type).toBe('layTile')
})
