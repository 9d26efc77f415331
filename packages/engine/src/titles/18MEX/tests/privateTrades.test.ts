import { describe, it } from 'vitest'
import {
  answer,
  buy,
  company,
  gives,
  holds,
  major,
  offer,
  pass,
  type Row,
  refused,
  sell,
  stockTurn,
  turnOf,
} from './table.js'

const fromTheMarket = (switches: Readonly<Record<string, boolean>>) => ({
  switches,
  privates: { MIR: 'Bob' },
  operators: { CHI: major(90, { shares: { Carlos: 50, pool: 20 } }) },
})

const rows: readonly Row[] = [
  [
    'MEX-3.2-13 only one’s own, and to another (any.NOT_OWNER, any.OWN_COMPANY)',
    stockTurn('Amy', { phase: '3', privates: { MCAR: 'Bob', MIR: 'Amy' } }, [
      offer('MCAR', 20, 'Carlos', refused('any.NOT_OWNER')),
      offer('MIR', 20, 'Amy', refused('any.OWN_COMPANY')),
      company('MIR', 20, refused('any.OWN_COMPANY')),
    ]),
  ],
  [
    'MEX-3.2-13 any number in the seller’s turn, before or after the purchase, for $1 at least (X-PP-2)',
    stockTurn(
      'Amy',
      { privates: { MCAR: 'Amy', 'KCM&O': 'Amy' }, operators: { CHI: major(60, { shares: { Carlos: 50 } }) } },
      [
        buy('CHI', 'ipo', gives({ 'cash.Amy': 565 }, { at: 'Amy' })),
        offer('MCAR', 0, 'Bob', refused('X-PP-2')),
        offer('MCAR', 1.5, 'Bob', refused('X-PP-2')),
        offer('MCAR', 1, 'Bob', gives({ step: 'consent', at: 'Bob' })),
        answer('Bob', true, gives({ 'private.MCAR': 'Bob', 'cash.Amy': 566, 'cash.Bob': 624, at: 'Amy' })),
        offer('KCM&O', 600, 'Carlos'),
        answer('Carlos', true, gives({ 'private.KCM&O': 'Carlos', 'cash.Amy': 1166, 'cash.Carlos': 25 })),
      ],
    ),
  ],
  [
    'MEX-3.2-13 O-17 a purchase before and a purchase after the sale of a private is one too many (X-BS-5)',
    stockTurn(
      'Amy',
      {
        privates: { MCAR: 'Amy' },
        operators: { CHI: major(60, { shares: { Carlos: 50 } }), MC: major(70, { shares: { Carlos: 40, Amy: 10 } }) },
      },
      [
        buy('CHI', 'ipo', gives({ 'cash.Amy': 565 })),
        offer('MCAR', 20, 'Bob'),
        answer('Bob', true, gives({ 'private.MCAR': 'Bob', at: 'Amy' })),
        buy('CHI', 'ipo', refused('X-BS-5')),
        sell('MC', 10, gives({ 'cash.Amy': 655 })),
      ],
    ),
  ],
  [
    'MEX-3.2-13 the buyer’s purchase of his own turn is not touched by what he was sold before',
    stockTurn(
      'Amy',
      { privates: { MCAR: 'Amy', MIR: 'Carlos' }, operators: { CHI: major(60, { shares: { Carlos: 50 } }) } },
      [
        offer('MCAR', 20, 'Bob'),
        answer('Bob', true),
        pass(gives({ at: 'Bob' })),
        company('MIR', 10, gives({ at: 'Carlos' })),
        answer('Carlos', true, gives({ 'private.MIR': 'Bob', 'cash.Bob': 595 })),
      ],
    ),
  ],
  [
    'MEX-3.2-19 it is the one purchase of his turn (X-BS-5, X-PP-4)',
    stockTurn(
      'Amy',
      {
        privates: { MCAR: 'Bob', MIR: 'Bob' },
        operators: { CHI: major(60, { shares: { Carlos: 40, Amy: 10 } }) },
      },
      [
        company('MCAR', 20),
        answer('Bob', true, gives({ 'private.MCAR': 'Amy', at: 'Amy' })),
        buy('CHI', 'ipo', refused('X-BS-5')),
        company('MIR', 20, refused('X-PP-4')),
        sell('CHI', 10, gives({ 'cash.Amy': 665 })),
      ],
    ),
  ],
  [
    'MEX-3.2-13 MEX-1.3.2-3 not with more than the buyer has (X-BS-1)',
    stockTurn('Amy', { privates: { MCAR: 'Amy', MIR: 'Bob' } }, [
      company('MIR', 626, refused('X-BS-1')),
      offer('MCAR', 626, 'Bob', refused('X-BS-1')),
      offer('MCAR', 625, 'Bob'),
      answer('Bob', true, gives({ 'cash.Bob': 0, 'cash.Amy': 1250 })),
    ]),
  ],
  [
    'MEX-3.1-9 the free share does not follow a private that is sold on',
    stockTurn('Amy', { privates: { MIR: 'Amy' }, operators: { CHI: { president: 'ipo', shares: { Amy: 10 } } } }, [
      offer('MIR', 100, 'Bob'),
      answer('Bob', true, gives({ 'private.MIR': 'Bob' }, { 'shares.CHI.Amy': 10, 'shares.CHI.Bob': null })),
    ]),
  ],
  [
    'switch mirShare: 10% of CHI in the market comes with MIR, whoever may trade when',
    stockTurn('Amy', fromTheMarket({ consent: false, mirShare: true }), [
      {
        ...company('MIR', 50, gives({ 'private.MIR': 'Amy', 'shares.CHI.Amy': 10, 'shares.CHI.pool': 10 })),
        share: true,
      },
    ]),
  ],
  [
    'switch buyerOnly: the private company alone',
    stockTurn('Amy', fromTheMarket({ consent: false, buyerOnly: true }), [
      { ...company('MIR', 50, gives({ 'private.MIR': 'Amy' }, { 'shares.CHI.Amy': null })), share: true },
    ]),
  ],
  [
    'switch buyerOnly: MNR never changes hands (any.HELD_BACK)',
    stockTurn('Amy', { switches: { consent: false, buyerOnly: true }, privates: { MNR: 'Bob' } }, [
      company('MNR', 50, refused('any.HELD_BACK')),
    ]),
  ],
  [
    'MEX-3.2-13 in a stock round only (X-PP-7)',
    turnOf(
      'MC',
      {
        phase: '3',
        privates: { MCAR: 'Amy' },
        operators: { MC: major(60, { cash: 500, shares: { Amy: 50 } }) },
      },
      [
        { ...offer('MCAR', 20, 'Bob', refused('X-PP-7')), by: 'Amy' },
        { ...company('MCAR', 20, refused('X-PP-7')), by: 'Bob' },
      ],
    ),
  ],
  [
    'MEX-1.3.1-1 MEX-1.4-1 a private has an owner, a player or a major, and pays him; it never goes back to the bank',
    stockTurn(
      'Amy',
      {
        phase: '3',
        privates: { MCAR: 'Amy', 'KCM&O': 'CHI', MNR: 'Bob' },
        operators: { CHI: major(60, { cash: 100, shares: { Carlos: 50 } }) },
        at: { memo: { passes: 2 } },
      },
      [
        offer('MCAR', 20, 'bank', refused('any.BAD_SHAPE')),
        pass(gives({ 'cash.Amy': 630, 'cash.Bob': 645, 'cash.CHI': 110, round: 'operating 1 of 2' })),
      ],
    ),
  ],
]

describe('private companies between players (18MEX 3.2(b), (c)(4))', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
