import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { playAll } from '../../../testing/table.js'
import { bound, gameOf, indebted, THERE } from './siteTable.js'
import {
  type Actions,
  at,
  bankrupt,
  cash,
  corp,
  gives,
  holds,
  pass,
  pay,
  run,
  sell,
  stockTurn,
  turnOf,
} from './table.js'

describe('a sale that closes a corporation on 18xx.games', () => {
  /** Bob sells CTL, Carlos too or not; then Amy closes it, and nobody has the money for anything else. */
  const closed = (row: number, carlos: Actions, priority: string, price: number) =>
    stockTurn(
      'Bob',
      {
        ...THERE,
        players: cash(0, 0, 0),
        operators: {
          CTL: at(row, 0, { shares: { Amy: 30, Bob: 10, Carlos: 10 } }),
          RCS: corp(144, { shares: { Bob: 20, pool: 10 } }),
        },
      },
      [
        sell('CTL', 10),
        ...carlos,
        sell('CTL', 10, gives({ 'price.CTL': null, round: 'operating', priority }, { 'price.RCS': price })),
      ],
    )
  it.each([
    ['nobody would have, so it goes to the left', 6, [sell('CTL', 10)], 'Bob', 137],
    ['Carlos would have, and nobody is after him: Amy keeps it', 7, [pass()], 'Amy', 144],
  ] as const)('closerKeepsPriority: could another have traded while it closed? %s', (_, row, carlos, priority, price) =>
    holds(closed(row, carlos, priority, price)),
  )
})

describe('what 18xx.games cannot go on after', () => {
  it.each([
    ['18xx.games', []],
    ['rulebook', ['CTL', 'CTL']],
  ] as const)('a corporation closes itself with the bond out: offered by %s', (ruleset, sales) => {
    const p = gameOf(
      turnOf(
        'CTL',
        {
          ...indebted(0, {}),
          ruleset,
          operators: {
            CTL: at(8, 0, { cash: 0, shares: { Amy: 40, Bob: 20 }, trains: ['8H'], facts: { bond: true } }),
          },
          at: { step: 'interest', facts: { declared: true, interestDue: 50 } },
        },
        [],
      ),
    )
    const sold = choices(p).offers.flatMap(({ action }) => (action.type === 'sellShares' ? [action.corporation] : []))
    expect(sold).toEqual(sales)
  })
})

describe('revenueLeft: CTL concedes between its run and its dividend', () => {
  /** RCS and SFA come after it; neither has anything to run, unless RCS has a train. */
  const conceded = (trains: readonly string[], ...then: Actions) =>
    turnOf(
      'CTL',
      {
        ...THERE,
        players: cash(0, 0, 0),
        tiles: { D6: '9 r2', E7: '58 r0' },
        operators: {
          CTL: corp(144, { cash: 0, shares: { Amy: 40 }, trains: ['4H'] }),
          RCS: corp(100, { cash: 0, shares: { Bob: 40, Amy: 20 }, trains }),
          SFA: corp(68, { cash: 200, shares: { Carlos: 40, Bob: 20 } }),
        },
        at: { step: 'dividend', facts: { ran: true, revenue: 90 } },
      },
      [bankrupt(gives({ 'price.CTL': null, at: 'RCS', step: 'track' })), ...then],
    )

  it('the next one keeps it as its own', () =>
    holds(conceded([], pass(gives({ step: 'dividend' })), pay('withhold', gives({ 'cash.RCS': 90, 'price.RCS': 90 })))))

  it('or pays it out', () => holds(conceded([], pass(), pay('full', gives({ 'cash.Bob': 36, 'cash.RCS': 36 })))))

  it('it waits for the one after, where the next one concedes too', () =>
    holds(
      conceded(
        [],
        pass(),
        bankrupt(gives({ 'price.RCS': null, at: 'SFA' })),
        pass(),
        pay('withhold', gives({ 'cash.SFA': 290 })),
      ),
    ))

  it('it is gone when the next one runs, even with nothing', () =>
    holds(conceded(['4H'], pass(), run([], gives({ 'price.RCS': 90 }, { 'cash.RCS': 0 })))))
})

describe('a loan, or leave the game', () => {
  it.each([
    [false, ['borrow', 'bankrupt']],
    [true, ['borrow']],
  ] as const)('loanLater: one who has left before: %s', (bankrupt, offered) => {
    const players = [{ name: 'Amy', cash: 0, bankrupt }, ...cash(0, 500, 500).slice(1)]
    const p = gameOf(turnOf('CTL', bound({ phase: '8', players }, { RCS: corp(144, { shares: { Bob: 40 } }) }), []))
    const failed = playAll(p, [{ type: 'bankrupt', by: 'CTL' }])
    expect(choices(failed).offers.map(({ action }) => action.type)).toEqual(offered)
  })
})

describe('a sale after which 18xx.games would wait for ever', () => {
  it.each([
    ['18xx.games', []],
    ['rulebook', [10]],
  ] as const)('is offered by %s', (ruleset, sales) => {
    const p = gameOf(
      stockTurn(
        'Amy',
        { ruleset, players: cash(0, 0, 0), operators: { CTL: at(8, 0, { shares: { Bob: 40, Amy: 10 } }) } },
        [],
      ),
    )
    const sold = choices(p).offers.flatMap(({ action }) => (action.type === 'sellShares' ? [action.percent] : []))
    expect(sold).toEqual(sales)
  })
})
