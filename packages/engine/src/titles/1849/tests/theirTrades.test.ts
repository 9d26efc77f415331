import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { ShareLedger } from '../../../interchange/shareLedger.js'
import { sellShares } from '../../../interchange/tell.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import { interchange1849 } from '../interchange/words.js'
import {
  type Actions,
  at,
  bankrupt,
  borrow,
  buying,
  cash,
  choose,
  corp,
  gives,
  holds,
  pass,
  position,
  type Row,
  refused,
  repay,
  row,
  sell,
  start,
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
  unsold,
} from './table.js'

/** Trades for money that is missing, and around corporations that close, as they go on 18xx.games. */
const THERE = { ruleset: '18xx.games' } as const

const gameOf = (scenario: object) => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

/** CTL of Amy owes interest; what else there is. */
const indebted = (amy: number, operators: TurnPosition['operators']): TurnPosition => ({
  ...THERE,
  options: ['bonds'],
  phase: '8',
  players: cash(amy, 500, 500),
  operators: {
    CTL: at(8, 1, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
    ...operators,
  },
  at: { step: 'finance', facts: { declared: true } },
})

const interest: readonly Row[] = [
  row(
    'handFirst: the president’s certificate counts as one where the other shares do not make up the sale',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 30, Bob: 20, pool: 10 } }) }), [
      pass(gives({ step: 'interest' })),
      sell('IFT', 20, gives({ 'shares.IFT.Amy': 10, 'president.IFT': 'Bob' }), 'Amy'),
    ]),
  ),
  row(
    'handFirst: what comes for a presidency sold for interest is asked when that is paid',
    turnOf('CTL', indebted(0, { IFT: at(7, 1, { shares: { Amy: 40, Bob: [10, 10, 20] } }) }), [
      pass(),
      sell('IFT', 10, gives({ 'shares.IFT.Amy': 30 }, { step: 'interest' }), 'Amy'),
      sell('IFT', 10, gives({ 'shares.IFT.Amy': 20 }, { step: 'interest' }), 'Amy'),
      repay(gives({ step: 'swap' }), 'Amy'),
      choose('10%+10%', gives({ 'president.IFT': 'Bob' })),
    ]),
  ),
  row(
    'handFirst: not where they do (EM2)',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 40, Bob: 20, pool: 10 } }) }), [
      pass(),
      sell('IFT', 20, refused('EM2'), 'Amy'),
    ]),
  ),
  row(
    'looseBankruptcy: so it is sold by one who gives up',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 30, Bob: 20, pool: 10 } }) }), [
      pass(),
      bankrupt(gives({ 'shares.IFT.Amy': 10, 'president.IFT': 'Bob', 'price.CTL': null })),
    ]),
  ),
  row(
    'looseBankruptcy: a part of it even with the interest in cash, where there is no other share',
    turnOf('CTL', indebted(60, { IFT: at(7, 1, { shares: { Amy: 20, Bob: 20, pool: 10 } }) }), [
      pass(),
      bankrupt(gives({ 'shares.IFT.Amy': 10, 'president.IFT': 'Bob' })),
    ]),
  ),
  row(
    'looseBankruptcy: at the same price the first in the order of the market is sold',
    turnOf(
      'CTL',
      indebted(36, {
        RCS: at(7, 1, { shares: { Bob: 40, Amy: 10 } }),
        IFT: at(7, 1, { shares: { Bob: 40, Amy: [20] } }),
      }),
      [pass(), bankrupt(gives({ 'shares.RCS.Amy': null }, { 'shares.IFT.Amy': 20 }))],
    ),
  ),
  row(
    'looseBankruptcy: what comes for a presidency is asked when all is over',
    turnOf('CTL', indebted(36, { IFT: at(7, 1, { shares: { Amy: 40, Bob: [10, 10, 20] } }) }), [
      pass(),
      bankrupt(gives({ 'shares.IFT.Amy': 30, 'price.CTL': null, step: 'swap' })),
      choose('10%+10%', gives({ 'papers.IFT.Amy': [10, 10, 10] })),
    ]),
  ),
]

/** CTL of Amy without a train or money; a 4H costs 100. */
const bound = (more: TurnPosition, operators: TurnPosition['operators']): TurnPosition => ({
  ...THERE,
  ...buying(
    { CTL: corp(100, { cash: 0, shares: { Amy: 40 } }), ...operators },
    { players: cash(0, 500, 500), ...more },
  ),
})
const loose = (row: number, shares: object) => at(row, 3, { shares: { Bob: 40, ...shares } })

const stacks: readonly Row[] = [
  row(
    'emergencyStack: a sale puts markers moved before behind others in their cell',
    turnOf(
      'CTL',
      bound(
        { memo: { stood: ['SFA', 'RCS', 'ATA'], shifted: ['RCS'] } },
        { RCS: loose(9, {}), ATA: loose(9, {}), SFA: loose(5, { Amy: 10 }) },
      ),
      [sell('SFA', 10, gives({ 'column.r9c3': ['ATA', 'RCS'] }), 'Amy')],
    ),
  ),
  row(
    'emergencyStack: the first sale of a stock round still counts them',
    stockTurn(
      'Amy',
      { ...THERE, memo: { shifted: ['RCS'] }, operators: { RCS: loose(9, {}), SFA: loose(8, { Amy: 10 }) } },
      [sell('SFA', 10, gives({ 'column.r9c3': ['SFA', 'RCS'] }))],
    ),
  ),
  row(
    'emergencyStack: not after somebody’s turn',
    stockTurn('Amy', { ...THERE, memo: { shifted: ['RCS'] }, operators: { RCS: loose(9, {}), SFA: loose(8, {}) } }, [
      pass(),
      sell('SFA', 10, gives({ 'column.r9c3': ['RCS', 'SFA'] })),
    ]),
  ),
  row(
    'emergencyStack: not where the sale moves no marker',
    turnOf(
      'CTL',
      bound(
        { memo: { stood: ['RCS', 'ATA', 'SFA'], shifted: ['RCS'] } },
        { RCS: loose(8, {}), ATA: loose(8, {}), SFA: loose(9, { Amy: 10 }) },
      ),
      [sell('SFA', 10, gives({}, { 'column.40': ['RCS', 'ATA'] }), 'Amy')],
    ),
  ),
  row(
    'OP-28 a sell-off goes by the order of the market, and those that meet lie so',
    turnOf('CTL', bound({ phase: '8' }, { SFA: loose(8, { Amy: 10 }), ATA: loose(8, { Amy: 10 }) }), [
      bankrupt(gives({ 'column.r9c3': ['SFA', 'ATA'] })),
    ]),
  ),
  row(
    'emergencyStack: a sell-off does not count as one of these sales',
    turnOf('CTL', bound({ phase: '8', memo: { stood: ['CTL', 'SFA'] } }, { SFA: loose(8, { Amy: 10 }) }), [
      bankrupt(gives({ 'column.r9c3': ['SFA'] }, { 'memo.shifted': [] })),
    ]),
  ),
  row(
    'handFirst: who is left with nothing is asked about a loan before what came for a presidency',
    turnOf(
      'CTL',
      bound(
        { phase: '12' },
        { RCS: at(2, 3, { president: 'Amy', shares: { Amy: [20, 10, 10], Bob: [20, 10, 10], pool: 10 } }) },
      ),
      [bankrupt(gives({ step: 'leave', at: 'Amy' })), borrow(gives({ step: 'swap' }), 'Amy')],
    ),
  ),
  row(
    'handFirst: a sell-off gives one certificate rather than two',
    turnOf('CTL', bound({ phase: '8' }, { RCS: at(7, 3, { shares: { Amy: [20, 20, 10, 10], pool: 30 } }) }), [
      bankrupt(gives({ 'papers.RCS.Amy': [20, 10, 10] })),
    ]),
  ),
]

const ELECTRIC = { ...THERE, options: ['absorbing', 'bonds', 'electricDreams'] } as const
const NO_TRAINS = { '16H': 0, R6H: 0 }

const trains: readonly Row[] = [
  row(
    'electricDuty: with E trains left, one without marker and train has to buy another’s',
    turnOf(
      'CTL',
      {
        ...ELECTRIC,
        phase: '16',
        depot: { left: NO_TRAINS },
        operators: {
          CTL: corp(100, { cash: 50, shares: { Amy: 40 } }),
          RCS: corp(144, { shares: { Amy: 40 }, trains: ['16H'] }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [pass(refused('ET1'))],
    ),
  ),
  row(
    'closedBuyerSkips: the earthquake closes AFG, and the next corporation buys no train',
    turnOf(
      'AFG',
      {
        ...THERE,
        phase: '10',
        depot: { left: { '10H': 0 } },
        operators: {
          AFG: corp(144, { cash: 800, shares: { Amy: 40 }, tokens: ['B14'], facts: { home: 'B14' } }),
          CTL: corp(100, { cash: 300, shares: { Amy: 40 } }),
          RCS: corp(68, { cash: 300, shares: { Amy: 40 }, trains: ['8H'] }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        train('12H', gives({ 'price.AFG': null, at: 'CTL', step: 'track' })),
        pass(gives({ step: 'token' })),
        pass(gives({ step: 'finance' })),
      ],
    ),
  ),
]

describe('trades on 18xx.games', () => {
  it.each([...interest, ...stacks, ...trains])('%s', (_, scenario) => holds(scenario))
})

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

describe('what 18xx.games shows', () => {
  it('AFG’s first home is chosen when it is known who begins the stock round', () => {
    const read = readScenario(
      position(
        {
          ...THERE,
          turn: 1,
          priority: 'Carlos',
          round: { kind: 'initial', at: 'Amy' },
          privates: unsold('SCE', 'SIGI', 'CNM', 'SMS', 'RSA'),
          memo: {
            drops: 3,
            foundingOrder: ['AFG', 'RCS', 'IFT', 'ATA', 'SFA'],
            bids: { SIGI: { Bob: 50 }, CNM: { Bob: 80 }, SMS: { Bob: 115 }, RSA: { Carlos: 155 } },
          },
        },
        [pass(), pass(), pass(), start('AFG', 68, gives({ step: 'home' }))],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(interchange1849.trace.priority?.(tryScenario(read).game)).toBe('p2')
  })

  it('a sell-off takes the shares first, and what comes for the presidency goes to the seller', () => {
    const hands = (shares: Record<string, number | readonly number[]>) =>
      gameOf(position({ ...THERE, operators: { IFT: at(7, 1, { shares }) } }, []))
    const ledger = new ShareLedger(hands({ Amy: 30, Bob: 30 }), { sellsHandFirst: true })
    const [own] = ledger.hand('IFT', 'p1').filter((n) => n > 0)
    ledger.settle(hands({ Bob: 30, Amy: [10, 10], pool: 10 }))
    expect(ledger.holderOf('IFT', own as number)).toBe('pool')
  })

  it.each([
    [20, ['IFT_0']],
    [10, ['IFT_1']],
    [30, ['IFT_1', 'IFT_0']],
  ])('of 30%% with the president’s certificate %i%% are told by as few as make it up', (percent, shares) => {
    const before = gameOf(position({ ...THERE, operators: { IFT: at(7, 1, { shares: { Amy: 30, Bob: 30 } }) } }, []))
    const told = {
      before,
      action: { type: 'sellShares', by: 'p1', corporation: 'IFT', percent },
      ledger: { shares: new ShareLedger(before, { sellsHandFirst: true }) },
      entity: () => ({}),
      id: (id: string) => id,
    } as unknown as Parameters<typeof sellShares>[0]
    expect(sellShares(told)).toMatchObject({ shares, percent })
  })
})
