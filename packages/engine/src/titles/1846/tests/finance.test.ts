import { describe, it } from 'vitest'
import { company, gives, holds, issue, lay, pass, pay, type Row, redeem, refused, run, train, turnOf } from './table.js'

const midland = { G9: '57 r1', G7: '57 r1' } as const
const gt = { price: 60, cash: 100, tokens: ['B16', 'G9'] }

const issuing: readonly Row[] = [
  [
    '1846-ISS-1 TV-26 at most as many as leave no more in the Market than with players (or.issue.OVER_LIMIT)',
    turnOf('GT', { operators: { GT: { ...gt, shares: { Amy: 30, Bob: 10, pool: 20 } } } }, [
      issue(30, refused('or.issue.OVER_LIMIT')),
      issue(
        20,
        gives(
          { 'cash.GT': 200, 'shares.GT.pool': 40, 'shares.GT.treasury': 20, 'cash.bank': 5100 },
          { 'price.GT': 60 },
        ),
      ),
      issue(10, refused('or.issue.ALREADY_DONE')),
      redeem(10, refused('or.redeem.ALREADY_DONE')),
    ]),
  ],
  [
    '1846-ISS-1 only shares of the treasury (or.issue.NO_TREASURY_SHARES)',
    turnOf('GT', { operators: { GT: { ...gt, shares: { Amy: 60, Bob: 30 } } } }, [
      issue(20, refused('or.issue.NO_TREASURY_SHARES')),
      issue(0, refused('any.NO_SUCH_PERCENT')),
      issue(-10, refused('any.NO_SUCH_PERCENT')),
      issue(10, gives({ 'cash.GT': 150 })),
    ]),
  ],
  [
    '1846-ISS-1 a corporation without money may issue to build',
    turnOf('GT', { operators: { GT: { ...gt, cash: 0, shares: { Amy: 30 } } }, tiles: midland }, [
      issue(10, gives({ 'cash.GT': 50 })),
      lay('G11', '9 r1', gives({ 'cash.GT': 30 })),
    ]),
  ],
  [
    '1846-ISS-1 even if it brings less than a tile costs',
    turnOf(
      'GT',
      { operators: { GT: { price: 20, cash: 5, trains: ['2'], shares: { Amy: 20, pool: 10 } } }, at: { num: 2 } },
      [issue(10, gives({ 'cash.GT': 15, 'shares.GT.pool': 20 }))],
    ),
  ],
  [
    '1846-ISS-2 redeeming pays the next price to the bank (or.redeem.NOT_IN_MARKET)',
    turnOf('GT', { operators: { GT: { ...gt, cash: 200, shares: { Amy: 30, pool: 20 } } } }, [
      redeem(30, refused('or.redeem.NOT_IN_MARKET')),
      redeem(
        20,
        gives(
          { 'cash.GT': 60, 'shares.GT.pool': null, 'shares.GT.treasury': 70, 'cash.bank': 5240 },
          { 'price.GT': 60 },
        ),
      ),
      redeem(10, refused('or.redeem.ALREADY_DONE')),
      issue(10, refused('or.issue.ALREADY_DONE')),
    ]),
  ],
  [
    '1846-ISS-2 with the money for it (or.redeem.NO_CASH)',
    turnOf('GT', { operators: { GT: { ...gt, cash: 139, shares: { Amy: 30, pool: 20 } } } }, [
      redeem(20, refused('or.redeem.NO_CASH')),
    ]),
  ],
  [
    '1846-ISS-2 at $550 a share costs $550; at $10 an issued share pays nothing',
    turnOf('GT', { operators: { GT: { ...gt, price: 550, cash: 600, shares: { Amy: 30, pool: 20 } } } }, [
      redeem(10, gives({ 'cash.GT': 50 })),
    ]),
  ],
  [
    '1846-ISS-1 at $10 an issued share pays nothing',
    turnOf('GT', { operators: { GT: { ...gt, price: 10, shares: { Amy: 30 } } } }, [
      issue(20, gives({ 'shares.GT.pool': 20 }, { 'cash.GT': 100, 'price.GT': 10 })),
    ]),
  ],
  [
    '1846-ISS-3 neither moves the price',
    turnOf(
      'GT',
      { operators: { IC: { price: 60, shares: { Bob: 20 } }, GT: { ...gt, shares: { Amy: 40, pool: 10 } } } },
      [issue(30, { after: { 'price.GT': 60, 'column.60': ['IC', 'GT'] } })],
    ),
  ],
  [
    '1846-ISS-4 accepted after track and run, until the dividend is declared (or.issue.TOO_LATE, or.redeem.TOO_LATE)',
    turnOf(
      'GT',
      {
        operators: { GT: { ...gt, trains: ['2', '2', '2', '2'], shares: { Amy: 40, pool: 10 } } },
        privates: { MAIL: 'Bob' },
        tiles: midland,
      },
      [
        lay('G11', '9 r1'),
        pass(gives({ step: 'run' })),
        run(['2: G9-G7'], gives({ step: 'dividend' })),
        issue(10, gives({ 'cash.GT': 130 })),
        pay('withhold', gives({ 'cash.GT': 170, step: 'buyPrivates' })),
        issue(10, refused('or.issue.TOO_LATE')),
        redeem(10, refused('or.redeem.TOO_LATE')),
      ],
    ),
  ],
  [
    '1846-ISS-4 before the track with no limit on what the money is for',
    turnOf('GT', { operators: { GT: { ...gt, cash: 0, trains: ['2'], shares: { Amy: 40 } } }, tiles: midland }, [
      pass(gives({ step: 'run' })),
      issue(20, gives({ 'cash.GT': 100 })),
      run(['2: G9-G7']),
      pay('full'),
      train('2', gives({ 'cash.GT': 36 })),
    ]),
  ],
  [
    '1846-ISS-5 with more in the Market than with players nothing is issued, and nothing need be redeemed',
    turnOf('GT', { operators: { GT: { ...gt, trains: ['2'], shares: { Amy: 20, pool: 40 } } }, tiles: midland }, [
      issue(10, refused('or.issue.OVER_LIMIT')),
      pass(gives({ step: 'run' }, { 'shares.GT.pool': 40 })),
    ]),
  ],
]

const barred: readonly Row[] = [
  [
    '1846-ORD-4 an independent does neither (or.issue.INDEPENDENT, or.redeem.INDEPENDENT, or.buyPrivate.INDEPENDENT)',
    turnOf('BIG4', { operators: { BIG4: { owner: 'Amy', cash: 100 } }, privates: { MAIL: 'Bob' } }, [
      issue(10, refused('or.issue.INDEPENDENT')),
      redeem(10, refused('or.redeem.INDEPENDENT')),
      company('MAIL', 50, refused('or.buyPrivate.INDEPENDENT')),
    ]),
  ],
  [
    '1846-RCV-4 nor does a corporation in receivership (or.issue.RECEIVERSHIP, or.redeem.RECEIVERSHIP, or.buyPrivate.RECEIVERSHIP)',
    turnOf(
      'GT',
      {
        switches: { bestRun: false },
        operators: { GT: { ...gt, trains: ['2'], president: 'pool', shares: { pool: 50 } } },
        privates: { MAIL: 'Bob' },
        tiles: midland,
      },
      [
        issue(10, refused('or.issue.RECEIVERSHIP')),
        redeem(10, refused('or.redeem.RECEIVERSHIP')),
        company('MAIL', 50, refused('or.buyPrivate.RECEIVERSHIP')),
      ],
    ),
  ],
]

describe('issue and redeem (1846 §6.3)', () => {
  it.each([...issuing, ...barred])('%s', (_, scenario) => holds(scenario))
})
