import { describe, expect, it } from 'vitest'
import { MARKER_FEE } from '../data/companies.js'
import {
  type Actions,
  bid,
  buy,
  by,
  cash,
  company,
  four,
  gives,
  holds,
  order,
  PRIVATES,
  pass,
  position,
  type Row,
  refused,
  row,
  sell,
  start,
  type TurnPosition,
  token,
  unsold,
} from './table.js'

const ORDER = order('CTL', 'RCS', 'IFT', 'ATA', 'SFA')

/** A turn in the initial stock round, with all five companies unsold unless it says otherwise. */
const saleTurn = (at: string, more: TurnPosition, actions: Actions) => {
  const { at: round, memo, ...rest } = more
  return position(
    {
      turn: 1,
      round: { kind: 'initial', at, ...round },
      privates: unsold(...PRIVATES),
      memo: { ...ORDER.memo, ...memo },
      ...rest,
    },
    actions,
  )
}

/** Three passes in a row. */
const round = (expect: Parameters<typeof pass>[0]): Actions => [pass(), pass(), pass(expect)]

const turns: readonly Row[] = [
  row(
    '1849-8-1 1849-8-2 the cheapest is bought at its price, or another is bid on, or one passes; turns go left (BP1, BD1)',
    saleTurn('Amy', {}, [
      company('CNM', 75, refused('BP1')),
      bid('SCE', 25, refused('BD1')),
      company('SCE', 20, gives({ 'cash.Amy': 480, 'private.SCE': 'Amy', at: 'Bob' })),
      bid('CNM', 80, gives({ at: 'Carlos' }, { 'cash.Bob': 500, 'private.CNM': null })),
      pass(gives({ at: 'Amy' })),
      company('SCE', 20, refused('BP1')),
      company('SIGI', 45, gives({ 'private.SIGI': 'Amy', 'private.CNM': 'Bob', 'cash.Bob': 420, at: 'Bob' })),
    ]),
  ),
  row(
    '1849-8-1 no share is bought or sold and nothing founded before all five are sold',
    saleTurn('Amy', { operators: {} }, [
      start('CTL', 100, refused('any.WRONG_STEP')),
      buy('CTL', 'treasury', refused('any.WRONG_STEP')),
      sell('CTL', 10, refused('any.WRONG_STEP')),
    ]),
  ),
  row(
    '1849-8-3 a bid is at least 5 above the face and above the highest bid (BD2, BD4)',
    saleTurn('Amy', { privates: { ...unsold('SIGI', 'CNM', 'SMS', 'RSA'), SCE: 'Carlos' } }, [
      bid('CNM', 79, refused('BD2')),
      bid('CNM', 80, gives({ at: 'Bob' })),
      bid('CNM', 84, refused('BD2')),
      bid('CNM', 87, gives({ at: 'Carlos' })),
      bid('CNM', 91, refused('BD2')),
      bid('SCE', 95, refused('BD4')),
      bid('CNM', 92, gives({ at: 'Amy' })),
    ]),
  ),
  row(
    '1849-8-4 a new bid of one’s own replaces the old one, must beat it by 5, and sets only the difference aside (BD2, BD3)',
    saleTurn('Amy', { players: cash(210, 500, 500), memo: { bids: { SMS: { Amy: 120 } } } }, [
      bid('SMS', 124, refused('BD2')),
      bid('SMS', 211, refused('BD3')),
      bid('SMS', 135, gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      bid('RSA', 155, refused('BD3')),
      company('SCE', 20, gives({ 'cash.Amy': 190, at: 'Bob' })),
    ]),
  ),
  row(
    '1849-8-4 one player bids on several companies; money set aside cannot be spent (BP2, BD3)',
    saleTurn('Amy', { players: cash(210, 500, 500), memo: { bids: { SMS: { Amy: 115 }, CNM: { Amy: 80 } } } }, [
      company('SCE', 20, refused('BP2')),
      bid('RSA', 155, refused('BD3')),
      bid('SIGI', 50, refused('BD3')),
      bid('CNM', 85, gives({ at: 'Bob' })),
    ]),
  ),
]

/** Player 1 to 4 of the first example, with the bids they have made. */
const example: Actions = [
  bid('SMS', 115, gives({ at: 'Bob' })),
  bid('SMS', 120, gives({ at: 'Carlos' })),
  bid('CNM', 80, gives({ at: 'Dora' })),
  company('SCE', 20, gives({ 'cash.Dora': 355, 'private.SCE': 'Dora', at: 'Amy' })),
  company(
    'SIGI',
    45,
    gives(
      {
        'private.SIGI': 'Amy',
        'private.CNM': 'Carlos',
        'cash.Amy': 330,
        'cash.Carlos': 295,
        step: 'auction',
      },
      { 'cash.Bob': 375, 'cash.Dora': 355, at: 'Amy', 'private.SMS': null },
    ),
  ),
]

const auctions: readonly Row[] = [
  row(
    'TV-1 1849-8-5 1849-8-6 1849-8-7 one bid buys, two are auctioned: the lowest raises or drops (BD2, BD3, BD5, BP3)',
    saleTurn('Amy', { players: four }, [
      ...example,
      bid('SMS', 124, refused('BD2')),
      bid('SMS', 331, refused('BD3')),
      bid('RSA', 155, refused('BD5')),
      company('RSA', 150, refused('BP3')),
      bid('SMS', 130, refused('BD5'), 'Bob'),
      bid('SMS', 130, refused('BD5'), 'Carlos'),
      bid('SMS', 125, gives({ at: 'Bob' }, { step: 'auction' })),
      pass(gives({ 'private.SMS': 'Amy', 'cash.Amy': 205, step: 'companySale' }, { at: 'Bob', 'cash.Bob': 375 })),
      company('RSA', 150, gives({ 'cash.Bob': 225, 'private.RSA': 'Bob' })),
    ]),
  ),
  row(
    'TV-1 1849-8-6 1849-8-7 who drops out has the money back; the turn is still the one left of the last buyer on offer',
    saleTurn('Amy', { players: four }, [
      ...example,
      pass(gives({ 'private.SMS': 'Bob', 'cash.Bob': 255, at: 'Bob' }, { 'cash.Amy': 330 })),
    ]),
  ),
  row(
    '1849-8-6 three bidders: the lowest bid acts each time, and the limit is free cash and what is set aside for it',
    saleTurn(
      'Carlos',
      {
        players: cash(300, 140, 300),
        privates: { ...unsold('CNM', 'SMS', 'RSA'), SCE: 'Amy', SIGI: 'Amy' },
        memo: { bids: { SMS: { Amy: 115, Bob: 120, Carlos: 125 }, RSA: { Amy: 155 } } },
      },
      [
        company('CNM', 75, gives({ 'cash.Carlos': 225, step: 'auction', at: 'Amy' })),
        bid('SMS', 146, refused('BD3')),
        bid('SMS', 130, gives({ at: 'Bob' })),
        bid('SMS', 141, refused('BD3')),
        bid('SMS', 140, gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        bid('SMS', 145, gives({ at: 'Bob' })),
        // RSA has one bid: it follows at once, and its buyer is asked for the price of the first corporation.
        pass(gives({ 'private.SMS': 'Amy', 'private.RSA': 'Amy', 'cash.Amy': 0, step: 'par' }, { at: 'Amy' })),
      ],
    ),
  ),
]

const passes: readonly Row[] = [
  row(
    'TV-2 1849-8-8 SCE falls by 5 whenever all pass; at 5 the first who was offered it takes it free, which is buying',
    saleTurn('Amy', {}, [
      ...round(gives({ at: 'Amy' })),
      ...round(gives({ at: 'Amy' })),
      ...round(gives({ at: 'Amy' })),
      ...round(gives({ 'private.SCE': 'Amy', at: 'Bob' }, { 'cash.Amy': 500 })),
      company('SIGI', 45, gives({ 'cash.Bob': 455 })),
    ]),
  ),
  row(
    '1849-8-8 at 15 it is bought for 15, not for 20',
    saleTurn('Amy', {}, [
      ...round(gives({ at: 'Amy' })),
      pass(),
      company('SCE', 15, gives({ 'cash.Bob': 485, 'private.SCE': 'Bob', at: 'Carlos' })),
    ]),
  ),
  row(
    '1849-8-8 OP-35 after a fall the turn goes on left of the last who passed, and who is first offered it at 5 gets it',
    saleTurn('Amy', {}, [
      pass(),
      bid('SIGI', 50, gives({ at: 'Carlos' })),
      ...round(gives({ at: 'Carlos' })),
      ...round(gives({ at: 'Carlos' })),
      ...round(gives({ at: 'Carlos' })),
      ...round(
        gives(
          { 'private.SCE': 'Carlos', 'private.SIGI': 'Bob', 'cash.Bob': 450, at: 'Amy' },
          { 'cash.Carlos': 500, 'cash.Amy': 500 },
        ),
      ),
    ]),
  ),
  row(
    '1849-8-9 all pass with SCE sold: sold companies pay once, the priority goes left of the last who bought or bid, bids stay',
    saleTurn('Amy', { privates: { ...unsold('CNM', 'SMS', 'RSA'), SCE: 'Bob', SIGI: 'Amy' } }, [
      bid('SMS', 115, gives({ at: 'Bob' })),
      pass(),
      pass(),
      pass(gives({ 'cash.Amy': 510, 'cash.Bob': 505, priority: 'Bob', at: 'Bob' }, { 'cash.Carlos': 500 })),
      // The price of the others never falls.
      company('CNM', 75, gives({ 'private.CNM': 'Bob', 'private.SMS': 'Amy', 'cash.Amy': 395, 'cash.Bob': 430 })),
    ]),
  ),
  row(
    '1849-8-10 the priority goes left of the last who bought a company on offer, and the first stock round begins',
    saleTurn('Carlos', { privates: { SCE: 'Amy', SIGI: 'Amy', CNM: 'Bob', SMS: 'Bob', RSA: {} } }, [
      company('RSA', 150, gives({ 'private.RSA': 'Carlos', 'cash.Carlos': 350, step: 'par' })),
      start('CTL', 100, gives({ round: 'stock', at: 'Amy', 'president.CTL': 'Carlos' }, { priority: 'Amy' })),
    ]),
  ),
  row(
    '1849-8-10 not left of the one who got RSA for a bid',
    saleTurn(
      'Bob',
      {
        privates: { SCE: 'Amy', SIGI: 'Amy', CNM: 'Bob', SMS: {}, RSA: {} },
        memo: { bids: { RSA: { Amy: 160 } } },
      },
      [
        company('SMS', 110, gives({ 'private.RSA': 'Amy', 'cash.Amy': 340, 'cash.Bob': 390, step: 'par', at: 'Amy' })),
        start('CTL', 68, gives({ round: 'stock', at: 'Carlos', 'cash.CTL': 96 }, { priority: 'Carlos' })),
      ],
    ),
  ),
  row(
    '1849-8-10 OP-36 SCE taken at a lower price counts like one at face',
    saleTurn(
      'Amy',
      {
        privates: unsold(...PRIVATES),
        players: cash(500, 500, 900),
        memo: { bids: { SIGI: { Carlos: 50 }, CNM: { Carlos: 80 }, SMS: { Carlos: 115 }, RSA: { Carlos: 155 } } },
      },
      [
        ...round(gives({ at: 'Amy' })),
        company('SCE', 15, gives({ 'cash.Amy': 485, 'cash.Carlos': 500, step: 'par', at: 'Carlos' })),
        start('CTL', 68, gives({ round: 'stock', at: 'Bob' }, { priority: 'Bob' })),
      ],
    ),
  ),
]

/** Amy buys RSA while this corporation is first in the order. */
const firstOf = (id: string, actions: Actions) => {
  const others = Object.keys(MARKER_FEE).filter((other) => other !== id)
  return saleTurn(
    'Amy',
    { players: four, privates: { SCE: 'Bob', SIGI: 'Bob', CNM: 'Bob', SMS: 'Bob', RSA: {} }, ...order(id, ...others) },
    [company('RSA', 150, gives({ step: 'par' })), ...actions],
  )
}

const TREASURIES: readonly (readonly [string, number, number])[] = [
  ['ATA', 106, 170],
  ['CTL', 96, 160],
  ['IFT', 46, 110],
  ['RCS', 6, 70],
  ['SFA', 96, 160],
]

const first: readonly Row[] = [
  row(
    '1849-8.1-1 RSA’s buyer sets 68 or 100 and buys nothing else now (RS1, BP1)',
    firstOf('CTL', [
      start('CTL', 144, refused('RS1')),
      start('CTL', 90, refused('RS1')),
      start('RCS', 68, refused('RS1')),
      start(
        'CTL',
        68,
        gives(
          {
            'cash.CTL': 96,
            'president.CTL': 'Amy',
            'shares.CTL.Amy': 20,
            'shares.CTL.treasury': 80,
            'tokens.CTL': ['E1'],
            'charter.CTL': 2,
            'column.r4c2': ['CTL'],
            at: 'Bob',
          },
          { round: 'stock', 'cash.Amy': 225 },
        ),
      ),
    ]),
  ),
  row(
    '1849-8.1-1 1849-9.4.1-1 AFG’s home is chosen at once (RS2)',
    firstOf('AFG', [
      start('AFG', 100, gives({ step: 'home', 'cash.AFG': 160 }, { at: 'AFG' })),
      token('C5', refused('RS2')),
      token('E1', refused('RS2')),
      token('M9', gives({ 'tokens.AFG': ['M9'], 'charter.AFG': 2, round: 'stock', at: 'Bob' })),
    ]),
  ),
]

describe('the initial stock round (§8)', () => {
  it.each([...turns, ...auctions, ...passes, ...first])('%s', (_, scenario) => holds(scenario))

  it.each(TREASURIES.flatMap(([id, low, high]) => [[id, 68, low] as const, [id, 100, high] as const]))(
    'TV-3 1849-8.1-1 %s at %d starts with %d',
    (id, price, treasury) => {
      const fee = MARKER_FEE[id] ?? 0
      expect(2 * price - fee).toBe(treasury)
      holds(firstOf(id, [start(id, price, gives({ [`cash.${id}`]: treasury }, { 'cash.Amy': 225 }))]))
    },
  )
})

// Bids out of turn are answered like those of the auction.
it('1849-8-1 nobody acts out of turn (any.NOT_YOUR_TURN)', () =>
  holds(saleTurn('Amy', {}, [by('Bob', company('SCE', 20, refused('any.NOT_YOUR_TURN')))])))
